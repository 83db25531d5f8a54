import { useEffect, useMemo, useState } from 'react'
import type { DataTableProps } from './types.ts'
import type { View } from './useView.ts'
import type { Windowing } from './windowingTypes.ts'

/** Mounts all rows and columns. */
export const wholeTable: Windowing = {
  useRows: ({ count }) => useMemo(() => Array.from({ length: count }, (_, index) => index), [count]),
  useColumns: (placed) => placed,
}

/** So many rows are mounted at once, and as many columns as the view has room for; of more only those in and beside it. */
const maxRows = 40

let virtualTable: Windowing | undefined

/** Loads what keeps the rows and columns of large tables beyond the view unmounted. */
export async function loadVirtualTable(): Promise<Windowing> {
  virtualTable ??= (await import('./virtualTable.ts')).virtualTable
  return virtualTable
}

/** Whether so many rows are too many to be mounted at once. */
export const isLargeTable = (rows: number): boolean => rows > maxRows

// The rows of a tree come and go while its keys are in use, and the focus would be lost with a table that is mounted anew.
const isLarge = <R>({ rows, columns, rowActions, tree }: DataTableProps<R>, view: View | undefined): boolean =>
  tree !== undefined ||
  isLargeTable(rows.length) ||
  (view !== undefined &&
    columns.reduce((sum, { width, minFitWidth }) => sum + (minFitWidth ?? width), rowActions?.width ?? 0) > view.width)

/** How a table is windowed; undefined while the code of that loads. What was large once stays so. */
export function useWindowing<R>(table: DataTableProps<R>, view: View | undefined): Windowing | undefined {
  const [wasLarge, setWasLarge] = useState(false)
  const [arrived, setArrived] = useState<Windowing>()
  const loaded = arrived ?? virtualTable
  const needsLoading = wasLarge && !loaded
  const isLargeNow = isLarge(table, view)
  if (isLargeNow && !wasLarge) setWasLarge(true)
  useEffect(() => {
    if (!needsLoading) return
    let isGone = false
    const use = (windowing: Windowing) => {
      if (!isGone) setArrived(windowing)
    }
    // A slow table is better than none.
    loadVirtualTable().then(use, () => use(wholeTable))
    return () => {
      isGone = true
    }
  }, [needsLoading])
  return wasLarge || isLargeNow ? loaded : wholeTable
}
