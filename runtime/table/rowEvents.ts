import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { rowAfterKey } from './rowKeys.ts'
import { isOfControl, rowOfEvent, selectBoxOfEvent } from './rowOfEvent.ts'
import type { DataTableProps } from './types.ts'

interface RowEventCalls {
  readonly focusRow: (index: number) => void
  readonly keep: (row: number | undefined, track: number | undefined) => void
  readonly firstVisible: () => number
  readonly perView: number
}

/** One set of handlers on the table for all its rows, so that a row is plain markup. */
export function toRowEvents<R>(table: DataTableProps<R>, { focusRow, keep, firstVisible, perView }: RowEventCalls) {
  const { rows, rowKey, selection, onRowClick, onRowDoubleClick } = table
  const hasRowFocus = Boolean(selection || onRowClick || onRowDoubleClick)

  const toggle = (row: R) => {
    if (!selection || selection.isDisabled?.(row)) return
    const isSelected = selection.keys.has(rowKey(row))
    if (selection.mode === 'multiple' || !isSelected) selection.onToggle(row, !isSelected)
  }
  const withRow = (event: MouseEvent<HTMLElement>, call: ((row: R) => void) | undefined) => {
    const index = rowOfEvent(event)
    const row = index === undefined ? undefined : rows[index]
    if (row !== undefined && call && !isOfControl(event)) call(row)
  }

  return {
    onClick: (event: MouseEvent<HTMLElement>) => withRow(event, onRowClick),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => withRow(event, onRowDoubleClick),
    onChange: (event: ChangeEvent<HTMLElement>) => {
      const box = selectBoxOfEvent(event)
      const row = box && rows[rowOfEvent(event) ?? -1]
      if (row !== undefined) selection?.onToggle(row, box?.checked ?? false)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, key } = event
      if (event.defaultPrevented || !hasRowFocus || !(target instanceof Element)) return
      const isRow = target.matches('.pw-table-row')
      if (target !== currentTarget && !isRow && !selectBoxOfEvent(event)) return
      const index = rowOfEvent(event)
      const next = rowAfterKey(key, { row: index, firstVisible: firstVisible(), count: rows.length, perView })
      const row = index === undefined ? undefined : rows[index]
      if (next !== undefined) focusRow(next)
      else if (isRow && row !== undefined && key === ' ') toggle(row)
      else if (isRow && row !== undefined && key === 'Enter' && onRowClick) onRowClick(row)
      else if (isRow && key === 'Escape') currentTarget.focus()
      else return
      event.preventDefault()
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.target)) return
      const track = event.target.closest('[aria-colindex]')?.getAttribute('aria-colindex')
      keep(rowOfEvent(event), track ? Number(track) - 1 : undefined)
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
