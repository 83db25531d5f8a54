import { useMemo } from 'react'
import {
  actionsColumnId,
  expansionColumnId,
  type PlacedColumn,
  placeColumns,
  selectionColumnId,
} from './placeColumns.ts'
import type { DataTableProps } from './types.ts'

/** Under this width of the table one column stays in sight at most; the buttons of a row stay when they are one menu. */
const narrowWidth = 600
const selectionWidth = 48
const expansionWidth = 40

/** All columns in order; the same objects until the columns, the kind of selection or the texts change. */
export function usePlacedColumns<R>(table: DataTableProps<R>, width: number): readonly PlacedColumn<R>[] {
  const { columns, rowActions, texts } = table
  const hasSelection = table.selection !== undefined
  const hasExpansion = table.expansion !== undefined
  const isNarrow = width < narrowWidth
  return useMemo(() => {
    const shown = (isNarrow && rowActions?.narrow) || rowActions
    return placeColumns({
      columns,
      selection: hasSelection
        ? { id: selectionColumnId, title: texts.select, width: selectionWidth, render: nothing }
        : undefined,
      expansion: hasExpansion
        ? { id: expansionColumnId, title: texts.expand ?? '', width: expansionWidth, render: nothing }
        : undefined,
      actions: shown && { ...shown, id: actionsColumnId, title: texts.actions },
      isNarrow,
      keepsActions: rowActions?.narrow !== undefined,
    })
  }, [columns, rowActions, hasSelection, hasExpansion, texts.select, texts.expand, texts.actions, isNarrow])
}

const nothing = () => null
