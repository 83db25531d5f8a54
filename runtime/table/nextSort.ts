import type { TableSort } from './types.ts'

/** What a press of a title asks for: ascending, then descending, then none (specification 4, table list). */
export function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  if (sort?.column !== column) return { column, order: 'asc' }
  return sort.order === 'asc' ? { column, order: 'desc' } : undefined
}
