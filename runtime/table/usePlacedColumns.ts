import { useMemo } from 'react'
import { actionsColumnId, type PlacedColumn, placeColumns, selectionColumnId } from './placeColumns.ts'
import type { DataTableProps } from './types.ts'

/** Under this width of the table one column stays in sight at most, and the buttons of a row scroll with it. */
const narrowWidth = 600
const selectionWidth = 48

/** All columns in order; the same objects until the columns, the kind of selection or the texts change. */
export function usePlacedColumns<R>(table: DataTableProps<R>, width: number): readonly PlacedColumn<R>[] {
  const { columns, rowActions, texts } = table
  const hasSelection = table.selection !== undefined
  const isNarrow = width < narrowWidth
  return useMemo(
    () =>
      placeColumns({
        columns,
        selection: hasSelection
          ? { id: selectionColumnId, title: texts.select, width: selectionWidth, render: () => null }
          : undefined,
        actions: rowActions && { ...rowActions, id: actionsColumnId, title: texts.actions },
        isNarrow,
      }),
    [columns, rowActions, hasSelection, texts.select, texts.actions, isNarrow],
  )
}
