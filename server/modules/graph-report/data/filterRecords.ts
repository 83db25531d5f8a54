import type {
  Condition,
  ConditionGroup,
  ConditionValue,
  FieldType,
  QueryFields,
} from '../../../http/query/condition.ts'
import { parseFilters } from '../../../http/query/parseFilters.ts'
import { parseSuperQuery } from '../../../http/query/parseSuperQuery.ts'
import type { Values } from '../../../http/resource/index.ts'

/** What a call asks of records by the grammar of lists: filters, and the advanced query (wire contract 2). */
export function parseQuestion(parameters: Values, fields: QueryFields, zone: string): readonly ConditionGroup[] {
  const further = parseSuperQuery(parameters, fields, zone)
  return [{ match: 'and', conditions: parseFilters(parameters, fields, zone) }, ...(further === null ? [] : [further])]
}

/** The records that meet groups of conditions, as the database would leave them of a table. */
export function filterRecords(
  records: readonly Values[],
  groups: readonly ConditionGroup[],
  fields: QueryFields,
): readonly Values[] {
  return records.filter((record) =>
    groups.every(({ match, conditions }) => {
      const matches = (condition: Condition) => meets(record, condition, fields[condition.field]?.type ?? 'text')
      return match === 'and' ? conditions.every(matches) : conditions.some(matches)
    }),
  )
}

type Test = (value: unknown, expected: readonly ConditionValue[], type: FieldType) => boolean

const toText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A moment as the wire writes it, whether a record has `T` and fractions or not. */
const toMoment = (value: unknown): string => {
  const text = toText(value).replace('T', ' ').slice(0, 19)
  return text.length === 10 ? `${text} 00:00:00` : text
}

const toComparable: Readonly<Record<FieldType, (value: unknown) => string | number>> = {
  text: toText,
  json: toText,
  integer: Number,
  decimal: Number,
  boolean: (value) => (/^(true|1|y)$/i.test(toText(value)) ? 'true' : 'false'),
  date: (value) => toMoment(value).slice(0, 10),
  datetime: toMoment,
}

/** Below 0, 0 or above 0; nothing for a value that is not there, which no comparison finds. */
function compare(value: unknown, [expected]: readonly ConditionValue[], type: FieldType): number | undefined {
  if (toText(value) === '') return undefined
  const [one, other] = [toComparable[type](value), toComparable[type](expected)]
  if (Number.isNaN(one)) return undefined
  return one < other ? -1 : one > other ? 1 : 0
}

const compares =
  (matches: (order: number) => boolean): Test =>
  (value, expected, type) => {
    const order = compare(value, expected, type)
    return order !== undefined && matches(order)
  }

const isAny: Test = (value, expected, type) => expected.some((each) => compare(value, [each], type) === 0)
const hasElement: Test = (value, expected) => {
  const elements = toText(value).split(',')
  return expected.some((each) => elements.includes(String(each)))
}
const part =
  (matches: (text: string, wanted: string) => boolean): Test =>
  (value, [expected]) =>
    toText(value) !== '' && matches(toText(value), String(expected))

const contains = part((text, wanted) => text.includes(wanted))
const ends = part((text, wanted) => text.endsWith(wanted))
const starts = part((text, wanted) => text.startsWith(wanted))
/** As in a database, a value that is not there is not unlike another one either. */
const not =
  (test: Test): Test =>
  (value, expected, type) =>
    toText(value) !== '' && !test(value, expected, type)

const tests: Readonly<Record<Condition['operator'], Test>> = {
  never: () => false,
  empty: (value) => toText(value) === '',
  not_empty: (value) => toText(value) !== '',
  eq: compares((order) => order === 0),
  ne: compares((order) => order !== 0),
  gt: compares((order) => order > 0),
  ge: compares((order) => order >= 0),
  lt: compares((order) => order < 0),
  le: compares((order) => order <= 0),
  in: isAny,
  not_in: not(isAny),
  multi: hasElement,
  not_multi: not(hasElement),
  like: contains,
  left_like: ends,
  right_like: starts,
  not_like: not(contains),
  not_left_like: not(ends),
  not_right_like: not(starts),
}

function meets(record: Values, condition: Condition, type: FieldType): boolean {
  const value = Object.hasOwn(record, condition.field) ? record[condition.field] : undefined
  const expected = 'value' in condition ? [condition.value].flat() : []
  return tests[condition.operator](value, expected, type)
}
