import { isObject, parseJson } from '../../runtime/index.ts'
import type { Condition } from './propTypes.ts'

/**
 * The condition as the text of a JSON object, which is what travels; undefined for none, null for one that is no object
 * (specification 5, category select).
 */
export function toConditionText(condition: Condition | undefined): string | null | undefined {
  if (condition === undefined || condition === '') return undefined
  if (typeof condition !== 'string') return JSON.stringify(condition)
  return isObject(parseJson(condition)) ? condition : null
}
