import { byOwnOperator, type FilterEntry, toParameterText, toShownTime } from '../language/index.ts'

const toTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(toParameterText) : toParameterText(value).split(',')).filter((text) => text !== '')

/** Compares as numbers where both are, else as texts, as dates are written largest part first. */
function compare(one: string, other: string): number {
  const [first, second] = [Number(one), Number(other)]
  if (one !== '' && other !== '' && !Number.isNaN(first) && !Number.isNaN(second)) return first - second
  return one < other ? -1 : one > other ? 1 : 0
}

/** A value as a bound compares it: one that names a day is about the person's clock. */
const beside = (value: string, bound: string): string => (bound.length === 10 ? toShownTime(value) : value)

/** A bound that names a day holds for the whole of it. */
const isUpTo = (value: string, bound: string): boolean =>
  compare(value, bound) <= 0 || (bound.length === 10 && value.startsWith(bound))

type Match = (value: string, filter: unknown) => boolean

const inside =
  (test: (value: string, part: string) => boolean): Match =>
  (value, filter) =>
    test(value.toLowerCase(), toParameterText(filter).toLowerCase())
const than =
  (test: (order: number) => boolean): Match =>
  (value, filter) =>
    value !== '' && test(compare(value, toParameterText(filter)))

const matches: Readonly<Record<FilterEntry['rule'], Match>> = {
  eq: (value, filter) => (Array.isArray(filter) ? toTexts(filter).includes(value) : value === toParameterText(filter)),
  ne: (value, filter) => value !== toParameterText(filter),
  like: inside((value, part) => value.includes(part)),
  right_like: inside((value, part) => value.startsWith(part)),
  left_like: inside((value, part) => value.endsWith(part)),
  in: (value, filter) => toTexts(filter).includes(value),
  multi: (value, filter) => toTexts(value).some((part) => toTexts(filter).includes(part)),
  gt: than((order) => order > 0),
  ge: than((order) => order >= 0),
  lt: than((order) => order < 0),
  le: than((order) => order <= 0),
  between: (value, filter) => {
    const [from, to] = Array.isArray(filter) ? filter.map(toParameterText) : [toParameterText(filter), '']
    if (value === '') return false
    return (!from || compare(beside(value, from), from) >= 0) && (!to || isUpTo(beside(value, to), to))
  },
}

const isFilter = ({ value }: FilterEntry): boolean =>
  Array.isArray(value) ? value.some((part) => toParameterText(part) !== '') : toParameterText(value) !== ''

/**
 * Whether a record is what was asked for, as a server would judge it (specification 5, query rules), for records that
 * are all here already.
 */
export const matchesQuery = (record: Readonly<Record<string, unknown>>, entries: readonly FilterEntry[]): boolean =>
  entries
    .filter(isFilter)
    .map(byOwnOperator)
    .every(({ field, rule, value }) => matches[rule](toParameterText(record[field]), value))
