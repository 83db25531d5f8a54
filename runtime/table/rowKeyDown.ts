import type { KeyboardEvent } from 'react'
import { cellBeside } from './editableCells.ts'
import type { RowEventContext } from './rowEventContext.ts'
import { rowAfterKey } from './rowKeys.ts'
import { rowOfEvent, selectBoxOfEvent } from './rowOfEvent.ts'

/** The keys of the table, of a row, and of the box of a row. Says whether it was one. */
export function rowKeyDown<R>(event: KeyboardEvent<HTMLElement>, context: RowEventContext<R>): boolean {
  const { table, rows, focusRow, firstVisible, perView } = context
  const { selection, expansion, editing, tree, onRowClick, onRowDoubleClick, onRowOpen } = table
  const { target, currentTarget, key } = event
  const hasRowFocus = Boolean(selection || expansion || editing || tree || onRowClick || onRowDoubleClick || onRowOpen)
  if (!hasRowFocus || !(target instanceof Element)) return false
  const isRow = target.matches('.pw-table-row')
  if (target !== currentTarget && !isRow && !selectBoxOfEvent(event)) return false
  const index = rowOfEvent(event)
  const next = rowAfterKey(key, { row: index, firstVisible: firstVisible(), count: rows.length, perView })
  if (next !== undefined) {
    focusRow(next)
    return true
  }
  const row = index === undefined ? undefined : rows[index]
  if (!isRow || index === undefined || row === undefined) return false
  return ofRow(key, { ...context, row, index }) || leaveRow(key, currentTarget)
}

const leaveRow = (key: string, table: HTMLElement): boolean => {
  if (key === 'Escape') table.focus()
  return key === 'Escape'
}

interface RowContext<R> extends RowEventContext<R> {
  readonly row: R
  readonly index: number
}

function ofRow<R>(key: string, context: RowContext<R>): boolean {
  const { table, row } = context
  if (key === 'ArrowRight') return open(context) || intoCells(context, false)
  if (key === 'ArrowLeft') return close(context)
  if (key === 'F2') return intoCells(context, true)
  if (key === 'Delete' && table.onRowRemove && !table.editing) {
    table.onRowRemove(row)
    return true
  }
  if (key === ' ') return toggleSelected(table, row) || toggleOpen(context)
  if (key !== 'Enter') return false
  if (table.onRowOpen && !table.editing) {
    table.onRowOpen(row)
    return true
  }
  if (!table.onRowClick) return toggleOpen(context) || intoCells(context, true)
  table.onRowClick(row)
  return true
}

/** Where Enter opens a row, Space does what a click on it does; its box is ticked by itself. */
function toggleSelected<R>({ selection, rowKey, ...table }: RowEventContext<R>['table'], row: R): boolean {
  if (table.onRowClick && table.onRowOpen) {
    table.onRowClick(row)
    return true
  }
  if (!selection) return false
  const isSelected = selection.keys.has(rowKey(row))
  if (selection.isDisabled?.(row)) return true
  if (selection.mode === 'multiple' || !isSelected) selection.onToggle(row, !isSelected)
  return true
}

/** Whether what a row opens shows; undefined when it opens nothing. */
function isOpen<R>({ table, row }: RowContext<R>): boolean | undefined {
  const { tree, expansion, rowKey } = table
  if (tree) return tree.placeOf(row).isOpen
  if (!expansion || expansion.canOpen?.(row) === false) return undefined
  return expansion.keys.has(rowKey(row))
}

function toggleOpen<R>(context: RowContext<R>): boolean {
  const state = isOpen(context)
  if (state === undefined) return false
  const { tree, expansion } = context.table
  const opener = tree ?? expansion
  opener?.onToggle(context.row, !state)
  return true
}

/** Opens a closed row; in a tree an open one leads to its first child. */
function open<R>(context: RowContext<R>): boolean {
  const state = isOpen(context)
  if (state === false) return toggleOpen(context)
  if (state && context.table.tree && context.index + 1 < context.rows.length) {
    context.focusRow(context.index + 1)
    return true
  }
  return false
}

/** Closes an open row; in a tree a closed one leads to its parent. */
function close<R>(context: RowContext<R>): boolean {
  if (isOpen(context)) return toggleOpen(context)
  const { tree } = context.table
  if (!tree) return false
  const { level } = tree.placeOf(context.row)
  const parent = context.rows.findLastIndex((row, at) => at < context.index && tree.placeOf(row).level < level)
  if (parent >= 0) context.focusRow(parent)
  return parent >= 0
}

/** Goes to the first cell of the row that can be edited, or into its editor. */
function intoCells<R>({ table, rows, placed, row, index, focusCell }: RowContext<R>, edits: boolean): boolean {
  const { editing, rowKey } = table
  const cell = editing && cellBeside({ rows, placed, editing }, index, undefined, 1)
  if (!cell) return false
  if (edits) editing.onBegin({ key: rowKey(row), column: cell.column })
  else focusCell(index, cell.column)
  return true
}
