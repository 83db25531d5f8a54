import type { KeyboardEvent } from 'react'
import { cellBeside } from './editableCells.ts'
import type { RowEventContext } from './rowEventContext.ts'
import { cellOfEvent, rowOfEvent } from './rowOfEvent.ts'

const besides: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const rowsAway: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The keys of a cell that can be edited: to its neighbours, into the editor, back to the row. Says whether it was one. */
export function cellKeys<R>(event: KeyboardEvent<HTMLElement>, context: RowEventContext<R>): boolean {
  const { table, rows, placed, focusCell, focusRow } = context
  const { editing, rowKey } = table
  const { target, key } = event
  if (!editing || !(target instanceof Element) || !target.matches('.pw-table-editable')) return false
  const index = rowOfEvent(event)
  const column = placed[cellOfEvent(event) ?? -1]?.column.id
  const row = index === undefined ? undefined : rows[index]
  if (index === undefined || column === undefined || row === undefined) return false

  const beside = besides[key]
  const away = rowsAway[key]
  if (beside !== undefined) {
    const next = cellBeside({ rows, placed, editing }, index, column, beside)
    if (next) focusCell(next.row, next.column)
    else if (beside === -1) focusRow(index)
    return true
  }
  if (away !== undefined) {
    const next = rows[index + away]
    if (next !== undefined && editing.isEditable(next, column)) focusCell(index + away, column)
    else if (next !== undefined) focusRow(index + away)
    return true
  }
  if (key === 'Escape') focusRow(index)
  else if (key === 'Enter' || key === 'F2') editing.onBegin({ key: rowKey(row), column })
  else return false
  return true
}
