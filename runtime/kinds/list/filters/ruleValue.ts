import { isFilterText } from '../../../data/index.ts'
import type { QueryRule } from '../../../language/index.ts'

/** The elements of a value that holds several: an array, or comma-joined text (specification 9). */
export function toElements(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.filter((element) => element !== undefined && element !== '')
  if (typeof value !== 'string') return value === undefined || value === null ? [] : [value]
  return value
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** What a rule asks: one value, several of which one counts, or the two ends of a range. */
export const shapeOf = (rule: QueryRule): 'one' | 'several' | 'range' =>
  rule === 'in' || rule === 'multi' ? 'several' : rule === 'between' ? 'range' : 'one'

/**
 * The value that stays when a person takes another rule: away from `in` only the first (specification 4), away from a
 * range its beginning.
 */
export function keepForRule(value: unknown, from: QueryRule, to: QueryRule): unknown {
  const [before, after] = [shapeOf(from), shapeOf(to)]
  if (before === after) return value
  const first = before === 'several' ? toElements(value)[0] : before === 'range' ? [value].flat()[0] : value
  if (after === 'one') return first
  if (first === undefined || first === '') return undefined
  // These rules ask for plain values: an operator of a text is not theirs.
  const plain = isFilterText(first) ? first.text : first
  return after === 'several' ? [plain] : [plain, undefined]
}
