import { useMountedColumns } from './useMountedColumns.ts'
import { useMountedRows } from './useMountedRows.ts'
import type { Windowing } from './windowingTypes.ts'

/** Mounts the rows and columns in and just beside the view, so that a table is as fast with ten thousand rows as with ten. */
export const virtualTable: Windowing = { useRows: useMountedRows, useColumns: useMountedColumns }
