import { containersOf, fieldsOf, widgetsOfField } from '../../form/index.ts'
import type { Column, ColumnEntry, QueryEntry, RecordsKind, ResolvedPage } from '../../language/index.ts'
import type { WidgetNeeds } from '../../registry/index.ts'

export { type ListSort, type Paging, type RecordsKind, toFirstSort, toPaging } from '../../language/index.ts'

/** A column with the titles of the groups around it, the outermost first. */
export interface GroupedColumn {
  readonly column: Column
  /** The groups by their place in the document, so that two of one title stay apart. */
  readonly groups: readonly { readonly id: string; readonly title: string }[]
}

/** The columns of a page in their order, out of their groups; a field's name alone is short for a column. */
export const toColumns = (
  entries: readonly ColumnEntry[],
  around: GroupedColumn['groups'] = [],
): readonly GroupedColumn[] =>
  entries.flatMap((entry, index): readonly GroupedColumn[] => {
    if (typeof entry === 'string') return [{ column: { field: entry }, groups: around }]
    if (!('group' in entry)) return [{ column: entry, groups: around }]
    const id = `${around.at(-1)?.id ?? ''}/${index}`
    return toColumns(entry.columns, [...around, { id, title: entry.group }])
  })

/** An entry of the query bar with its parts named: a field's name alone is short for an object. */
export const toQueryEntry = (entry: QueryEntry): Exclude<QueryEntry, string> =>
  typeof entry === 'string' ? { field: entry } : entry

/**
 * How many entries of a query bar are in sight before a person unfolds the rest, where they do not say so themselves.
 * Pickers have less room, and fold what goes beyond two (specification 2.8).
 */
const firstEntries = { list: 3, treeTable: 3, page: 3, picker: 2 } as const

/** The entries of a query bar that are in sight before a person unfolds it (specification 3, hidden query items). */
export const entriesInSight = <E extends { readonly collapsed?: boolean }>(
  entries: readonly E[],
  kind: keyof typeof firstEntries,
): readonly E[] => entries.filter((entry, index) => !(entry.collapsed ?? index >= firstEntries[kind]))

/** The fields that a page shows besides its columns: on cards, and in what opens below a row. */
function furtherFields({ page }: ResolvedPage<RecordsKind>): readonly string[] {
  if (page.kind !== 'list') return []
  const { card, expand } = page
  const onCards = card
    ? [card.title, card.subtitle ?? [], card.text ?? [], card.fields ?? [], card.tags ?? []].flat()
    : []
  return [...onCards, ...(expand?.details ? fieldsOf(expand.details) : [])]
}

/** The layout widgets of what opens below a row. */
const detailsContainers = ({ page }: ResolvedPage<RecordsKind>): readonly string[] =>
  page.kind === 'list' && page.expand?.details ? containersOf(page.expand.details) : []

/** The widgets that a page shows in its records, and those of the query bar, whose editors in sight come along. */
export function widgetsOfRecords(resolved: ResolvedPage<RecordsKind>): WidgetNeeds {
  const { page, fields } = resolved
  const ofField = (name: string) => fields[name]?.widget ?? 'input'
  const columns = toColumns(page.columns).map(({ column }) => column.field)
  const inRecords = [...columns, ...furtherFields(resolved)].flatMap((name) => widgetsOfField(fields[name] ?? {}))
  const query = (page.query ?? []).map(toQueryEntry)
  const ofEntry = (entry: (typeof query)[number]) => entry.widget ?? ofField(entry.field)
  return {
    shown: [...inRecords, ...detailsContainers(resolved), ...query.map(ofEntry)],
    edited: entriesInSight(query, page.kind).map(ofEntry),
  }
}
