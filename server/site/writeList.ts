import {
  type Format,
  findCall,
  isObject,
  pickRecords,
  type ResolvedPage,
  type Source,
  toFirstSort,
  toListParameters,
  toPaging,
} from '../../runtime/language/index.ts'
import { writeRows } from './blocks/table.ts'
import { resolve, type SiteRecord, type SiteScope } from './scope.ts'
import type { Writing } from './writing.ts'

/** What makes a column show in some cases, or otherwise than its field. */
const later = ['hidden', 'showWhen', 'text'] as const

/** The columns of a list that show a field; groups and what has no field of its own are left to the app. */
const toListColumns = (columns: unknown) =>
  (Array.isArray(columns) ? columns : []).flatMap((entry) => {
    if (typeof entry === 'string') return [{ name: entry }]
    return isObject(entry) && typeof entry.field === 'string' && !later.some((name) => name in entry)
      ? [{ name: entry.field, label: entry.label, format: entry.format as Format | undefined }]
      : []
  })

/** Whether the query bar asks for something before a person does; how it does that is known to its widgets. */
const asksFirst = (query: unknown, scope: SiteScope): boolean =>
  (Array.isArray(query) ? query : []).some((entry) =>
    isObject(entry) ? entry.default !== undefined || String(entry.field) in scope.query : String(entry) in scope.query,
  )

/** Writes the first records of a list, in the order in which it shows them. */
export async function writeList(document: SiteRecord, scope: SiteScope, writing: Writing): Promise<string> {
  const source = document.source as Source | undefined
  if (source === undefined || asksFirst(document.query, scope)) return ''
  const resolved = { page: document, source } as unknown as ResolvedPage<'list'>
  const [sort, paging] = [toFirstSort(resolved), toPaging(resolved)]
  const filter = Object.entries(resolve(document.filter, scope))
  const parameters = toListParameters({
    query: filter.map(([field, value]) => ({ field, rule: 'eq', value })),
    ...(sort === undefined ? {} : { sort: [sort] }),
    ...(paging === null ? {} : { page: { number: 1, size: paging.size } }),
  })
  const call = findCall(source, 'list', { query: parameters })
  if (call === undefined) return ''
  const rows = pickRecords(await writing.call(call.path, call.query), undefined)
  return writeRows(rows, toListColumns(document.columns), document.fields, { ...scope, rows }, writing)
}
