import { toListParameters } from '../../../data/index.ts'
import { type BlockSource, findCall, type QueryRule, resolveTemplates, type Scope } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** What a person asks of one field in the query bar. */
export interface FilterField {
  readonly field: string
  readonly rule: QueryRule
  readonly value: unknown
}

/** How a block comes to its records: by a call, from the document, or not at all. */
export type Question =
  | { readonly kind: 'call'; readonly url: string; readonly parameters: DataRecord; readonly records?: string }
  | { readonly kind: 'rows'; readonly rows: readonly DataRecord[] }
  | { readonly kind: 'missing' }

const resolve = (values: DataRecord | undefined, names: Scope): DataRecord =>
  values ? (resolveTemplates(values, names).value as DataRecord) : {}

/**
 * The question of a block. A source of records is asked by the grammar of lists, with all that the query bar says; a
 * call of its own gets the parameters that it names.
 */
export function toQuestion(source: BlockSource, names: Scope, queryFilters: readonly FilterField[]): Question {
  if ('data' in source) return { kind: 'rows', rows: source.data }
  const records = source.records === undefined ? {} : { records: source.records }
  if ('url' in source) {
    const along = source.asked ? toListParameters({ query: queryFilters }) : {}
    return { kind: 'call', url: source.url, parameters: { ...along, ...resolve(source.query, names) }, ...records }
  }
  const filters = Object.entries(resolve(source.filter, names)).map(([field, value]) => ({
    field,
    rule: 'eq' as const,
    value,
  }))
  const parameters = toListParameters({
    query: [...queryFilters, ...filters],
    ...(source.sort ? { sort: [{ field: source.sort.field, direction: source.sort.order ?? 'asc' }] } : {}),
    ...(source.size ? { page: { number: 1, size: source.size } } : {}),
  })
  const call = findCall(source, 'list', { query: parameters })
  if (call === undefined) return { kind: 'missing' }
  return { kind: 'call', url: call.path, parameters: call.query, ...records }
}
