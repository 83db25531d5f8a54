import type { DataRecord } from '../dataRecord.ts'
import { evaluateCondition, evaluateIn } from '../expression/evaluate.ts'
import { resolveTemplates } from '../expression/resolve.ts'
import type { Scope } from '../expression/types.ts'
import { isObject } from '../json.ts'
import type { RecordSource } from '../kinds/page/source.ts'
import { type ListQuery, toListParameters } from '../query/listParameters.ts'
import type { QueryParameters } from '../query/query.ts'
import { isCompleteLine, type QueryFieldType } from '../query/superQuery.ts'
import { type QueryRule, queryRules } from '../schema/queryRules.ts'
import { findCall } from '../sources/findCall.ts'
import { toRecords } from './pickRecords.ts'

/** What a person asks of one field in the query bar. */
export interface FilterField {
  readonly field: string
  readonly rule: QueryRule
  readonly value: unknown
}

/** How a block comes to its records: by a call, from the document, or not at all. */
export type Question =
  | {
      readonly kind: 'call'
      readonly url: string
      readonly parameters: QueryParameters | DataRecord
      readonly records?: string
      /** How many records the call gives at once, where more may follow. */
      readonly size?: number
    }
  | { readonly kind: 'rows'; readonly rows: readonly DataRecord[]; readonly isWritten: boolean }
  | { readonly kind: 'missing' }

const nothing = { kind: 'rows', rows: [], isWritten: false } as const satisfies Question

const resolve = (values: DataRecord | undefined, names: Scope): DataRecord =>
  values ? (resolveTemplates(values, names).value as DataRecord) : {}

const isRule = (name: string): name is QueryRule => (queryRules as readonly string[]).includes(name)

/** The conditions of a filter, one for each rule of a field. */
const toConditions = (filter: DataRecord): readonly FilterField[] =>
  Object.entries(filter).flatMap(([field, value]): readonly FilterField[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([rule, inner]) => (isRule(rule) ? [{ field, rule, value: inner }] : []))
      : [{ field, rule: 'eq', value }],
  )

/** The type that a value shows, for servers that compare by it. */
const typeOf = (value: unknown): QueryFieldType =>
  typeof value === 'number'
    ? 'decimal'
    : typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
      ? value.length > 10
        ? 'datetime'
        : 'date'
      : 'text'

/** A call has one condition for each field; what else a filter asks of one goes as an advanced query (wire contract 2.3). */
function divide(conditions: readonly FilterField[]): Pick<ListQuery, 'query' | 'superQuery'> {
  const first = new Map<string, FilterField>()
  const further: FilterField[] = []
  for (const condition of conditions)
    if (first.has(condition.field)) further.push(condition)
    else first.set(condition.field, condition)
  const lines = further.flatMap(({ field, rule, value }) =>
    rule === 'between' || rule === 'multi' ? [] : [{ field, rule, value, type: typeOf(value) }],
  )
  return {
    query: [...first.values()],
    ...(lines.some(isCompleteLine) ? { superQuery: { match: 'and', lines } } : {}),
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

/**
 * The question of a block. A source of records is asked by the grammar of lists, with what the query bar says where the
 * source is asked by that; a call of its own gets the parameters that it names.
 */
export function toQuestion(
  source: RecordSource,
  names: Scope,
  queryFilters: readonly FilterField[],
  page = 1,
): Question {
  if ('data' in source) return { kind: 'rows', rows: source.data, isWritten: true }
  if ('rows' in source) return { kind: 'rows', rows: toRecords(evaluateIn(source.rows, names)), isWritten: false }
  if (!evaluateCondition(source.needs, names, true)) return nothing
  const records = source.records === undefined ? {} : { records: source.records }
  if ('url' in source) {
    const along = source.filterable ? toListParameters({ query: queryFilters }) : {}
    return { kind: 'call', url: source.url, parameters: { ...along, ...resolve(source.query, names) }, ...records }
  }
  if (source.key !== undefined) {
    const key = toText(resolve({ key: source.key }, names).key)
    if (key === '') return nothing
    const call = findCall(source, 'queryById', { ids: [key] })
    return call === undefined
      ? { kind: 'missing' }
      : { kind: 'call', url: call.path, parameters: call.query, ...records }
  }
  const own = toConditions(resolve(source.filter, names)).filter(({ value }) => !isEmpty(value))
  // What the source says itself goes before what the query bar asks.
  const conditions = [...own, ...queryFilters.filter(({ field }) => !own.some((each) => each.field === field))]
  const sorted = source.sort && toText(resolve({ field: source.sort.field }, names).field)
  const parameters = toListParameters({
    ...divide(conditions),
    ...(sorted ? { sort: [{ field: sorted, direction: source.sort?.order ?? 'asc' }] } : {}),
    ...(source.size ? { page: { number: page, size: source.size } } : {}),
  })
  const call = findCall(source, 'list', { query: parameters })
  if (call === undefined) return { kind: 'missing' }
  const size = source.size === undefined ? {} : { size: source.size }
  return { kind: 'call', url: call.path, parameters: call.query, ...records, ...size }
}
