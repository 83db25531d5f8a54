import type { ResolvedPage } from '../../language/index.ts'
import { isLargeTable, loadVirtualTable } from '../../table/index.ts'

/** Loads what windows a large table ahead of a list that may have one, so that its rows are drawn once. */
export async function prepareTable({ page: { paging } }: ResolvedPage<'list'>): Promise<void> {
  const isLarge = paging === false || isLargeTable(paging?.size ?? 0)
  // Where it cannot be loaded the table does without it.
  if (isLarge) await loadVirtualTable().catch(() => undefined)
}
