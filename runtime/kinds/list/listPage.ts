import type { ColumnEntry, QueryEntry, ResolvedPage } from '../../language/index.ts'
import type { WidgetNeeds } from '../../registry/index.ts'

/** The kinds that show records in a table. */
export type RecordsKind = 'list' | 'picker'

/** The default paging of every list (specification 9). */
const defaultSizes: readonly number[] = [10, 20, 30]

export interface Paging {
  readonly size: number
  readonly sizes: readonly number[]
}

/** How the records are divided into pages; null when all of them are loaded. */
export function toPaging({ page }: ResolvedPage<RecordsKind>): Paging | null {
  if (page.paging === false) return null
  const sizes = page.paging?.sizes ?? defaultSizes
  return { size: page.paging?.size ?? sizes[0] ?? 10, sizes }
}

/** The order of the records until a person chooses one: newest first (specification 9). */
export const toFirstSort = ({
  page,
}: ResolvedPage<RecordsKind>): { readonly field: string; readonly direction: 'asc' | 'desc' } => ({
  field: page.sort?.field ?? 'createTime',
  direction: page.sort?.order ?? 'desc',
})

/** An entry with its parts named: a field's name alone is short for an object. */
export const toColumn = (entry: ColumnEntry): Exclude<ColumnEntry, string> =>
  typeof entry === 'string' ? { field: entry } : entry
export const toQueryEntry = (entry: QueryEntry): Exclude<QueryEntry, string> =>
  typeof entry === 'string' ? { field: entry } : entry

/** Entries of a query bar that are in sight before a person unfolds the rest. */
export const firstEntries = 3

/** The widgets that the columns of a page show, and those of the query bar, whose editors in sight come along. */
export function widgetsOfRecords({ page, fields }: ResolvedPage<RecordsKind>): WidgetNeeds {
  const ofField = (name: string) => fields[name]?.widget ?? 'input'
  const columns = page.columns.map((entry) => ofField(toColumn(entry).field))
  const query = (page.query ?? []).map(toQueryEntry).map((entry) => entry.widget ?? ofField(entry.field))
  return { shown: [...columns, ...query], edited: query.slice(0, firstEntries) }
}
