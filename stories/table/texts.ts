import type { PagerTexts, TableTexts } from '../../runtime/table/index.ts'

/** The words that a list page would give in English. */
export const tableTexts: TableTexts = {
  select: 'Select',
  selectAll: 'Select all rows',
  selectRow: (rowNumber) => `Select row ${rowNumber}`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  sortNone: 'Sort no more',
  resizeColumn: (title) => `Width of ${title}`,
  actions: 'Actions',
}

export const pagerTexts: PagerTexts = {
  label: 'Pages',
  range: (from, to, total) => `${from}-${to} of ${total}`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  pageSize: 'Rows per page',
  perPage: (size) => `${size} / page`,
  jump: 'Go to',
  jumpLabel: 'Go to page',
}
