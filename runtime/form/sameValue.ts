import { isObject } from '../language/index.ts'
import { isMissing } from './checkRule.ts'

/**
 * Whether two values say the same to the person who put them in: what is empty in one way is empty in every way, and a
 * number is the text of it, as servers send both.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isMissing(one) && isMissing(other))) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSameValue(part, other[index]))
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      isSameValue(one[name], other[name]),
    )
  const isPlain = typeof one !== 'object' && typeof other !== 'object'
  return isPlain && !isMissing(one) && !isMissing(other) && String(one) === String(other)
}
