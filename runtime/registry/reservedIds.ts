/** What tables call their own columns; no widget that people add as a cell type may take such a name (specification 5). */
const reserved: ReadonlySet<string> = new Set([
  'row-number',
  'row-checkbox',
  'row-radio',
  'row-expand',
  'row-drag-sort',
])

/** Whether the id of a widget is one that tables keep for themselves. */
export const isReservedId = (id: string): boolean => reserved.has(id)
