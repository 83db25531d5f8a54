import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { cellKeys } from './cellKeys.ts'
import type { RowEventContext } from './rowEventContext.ts'
import { rowKeyDown } from './rowKeyDown.ts'
import { cellOfEvent, isOfControl, isOfOpener, openedRowOfEvent, rowOfEvent, selectBoxOfEvent } from './rowOfEvent.ts'
import { toggleRows } from './toggleRows.ts'

/** One set of handlers on the table for all its rows, so that a row is plain markup. */
export function toRowEvents<R>(context: RowEventContext<R>) {
  const { table, rows, placed, keep } = context
  const { rowKey, expansion, editing, onRowClick } = table
  // Where cells are edited, a double click means a cell.
  const onRowDoubleClick = table.onRowDoubleClick ?? (editing ? undefined : table.onRowOpen)

  const rowOf = (event: MouseEvent<HTMLElement> | ChangeEvent<HTMLElement>): R | undefined =>
    rows[rowOfEvent(event) ?? -1]

  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event)
      if (row === undefined) return
      if (isOfOpener(event)) expansion?.onToggle(row, !expansion.keys.has(rowKey(row)))
      else if (onRowClick && !isOfControl(event)) onRowClick(row)
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event)
      if (row === undefined || isOfControl(event)) return
      const column = placed[cellOfEvent(event) ?? -1]?.column.id
      if (editing && column !== undefined && editing.isEditable(row, column)) {
        // The word under the pointer would stay marked beneath the editor.
        getSelection()?.removeAllRanges()
        editing.onBegin({ key: rowKey(row), column })
      } else onRowDoubleClick?.(row)
    },
    onChange: (event: ChangeEvent<HTMLElement>) => {
      const box = selectBoxOfEvent(event)
      const row = box && rowOf(event)
      if (row !== undefined) toggleRows(event, context, row, box?.checked ?? false)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || openedRowOfEvent(event) !== undefined) return
      if (cellKeys(event, context) || rowKeyDown(event, context)) event.preventDefault()
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.target)) return
      const opened = openedRowOfEvent(event)
      if (opened === undefined) keep(rowOfEvent(event), cellOfEvent(event))
      else keep(opened, undefined)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) keep(undefined, undefined)
    },
    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      const cell = event.target instanceof Element ? event.target.closest('.pw-table-cell, .pw-table-title-text') : null
      // The whole text of what the ellipsis cuts off, asked for only when the pointer is there.
      if (cell instanceof HTMLElement && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? ''
    },
  }
}
