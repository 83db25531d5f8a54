import type { ResolvedPage } from '../resolvePage.ts'
import { hasOwnOrder } from '../sources/findCall.ts'

/** The kinds that show records in a table. */
export type RecordsKind = 'list' | 'picker' | 'treeTable'

/** The default paging of every list, with larger pages for long ones, and that of pickers (specification 9). */
const defaultSizes: readonly number[] = [10, 20, 30, 50, 100, 200]
const pickerSizes: readonly number[] = [5, 10, 20, 30]

export interface Paging {
  readonly size: number
  readonly sizes: readonly number[]
}

/** How the records are divided into pages; null when all of them are loaded. */
export function toPaging({ page }: ResolvedPage<RecordsKind>): Paging | null {
  // A tree shows all of its uppermost records unless its page divides them.
  if (page.paging === false || (page.kind === 'treeTable' && page.paging === undefined)) return null
  const sizes = page.paging?.sizes ?? (page.kind === 'picker' ? pickerSizes : defaultSizes)
  return { size: page.paging?.size ?? sizes[0] ?? 10, sizes }
}

/** The order of the records by one of their fields. */
export interface ListSort {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/**
 * The order of the records until a person chooses one: newest first (specification 9), or that of the tree. What
 * is made online comes in an order of its own; it need not have the column of newest records.
 */
export function toFirstSort({ page, source }: ResolvedPage<RecordsKind>): ListSort | undefined {
  const counted = page.kind === 'treeTable' ? page.tree?.order : undefined
  if (page.sort === undefined && counted !== undefined) return { field: counted, direction: 'asc' }
  if (page.sort === undefined && hasOwnOrder(source)) return undefined
  return { field: page.sort?.field ?? 'createTime', direction: page.sort?.order ?? 'desc' }
}
