import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { beginEdit, leaveCell } from '../actions/editing.ts'
import { clearRange, copyRange, pasteText } from '../actions/ranges.ts'
import { runCommand } from '../actions/runCommand.ts'
import { toCommand } from '../keyboard/toCommand.ts'
import type { Grid } from './types.ts'

/** Whether an event comes from the active cell, and not from a popup that its editor opened or from another control. */
const isOfCell = ({ target, currentTarget }: { readonly target: EventTarget; readonly currentTarget: Element }) =>
  target instanceof Element && currentTarget.contains(target) && target.closest('[data-active]') !== null

const hasEditor = (grid: Grid): boolean => {
  const { cell, mode } = grid.cursor.get()
  return mode === 'edit' && grid.setup().columns[cell.column]?.entry === undefined
}

/** Whether the list of an editor is open. */
const isOpen = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[aria-expanded="true"]') !== null

/** The keys of an editor are its own, but the one that leaves it and, where no list is open, the one that calls it off. */
const isOfEditor = ({ key, target }: KeyboardEvent): boolean => key !== 'Tab' && (key !== 'Escape' || isOpen(target))

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

function onKeyDown(grid: Grid, event: KeyboardEvent): void {
  if (!isOfCell(event) || event.defaultPrevented) return
  if (hasEditor(grid) && isOfEditor(event)) return
  const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event
  const { isComposing } = nativeEvent
  const command = toCommand({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }, grid.cursor.get().mode)
  if (!command) {
    const { cell, mode } = grid.cursor.get()
    const isEntered = grid.setup().columns[cell.column]?.entry === undefined && mode !== 'edit'
    if (isEntered && isPrintable(event)) beginEdit(grid, 'edit')
    return
  }
  if (!runCommand(grid, command)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether the clipboard is about cells; while a value is edited it is about its characters. */
const isAboutCells = (grid: Grid, event: ClipboardEvent): boolean => {
  const { mode } = grid.cursor.get()
  return isOfCell(event) && mode !== 'type' && mode !== 'edit'
}

function onCopy(grid: Grid, event: ClipboardEvent): void {
  if (!isAboutCells(grid, event)) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', copyRange(grid))
}

function onCut(grid: Grid, event: ClipboardEvent): void {
  if (!isAboutCells(grid, event)) return
  onCopy(grid, event)
  clearRange(grid)
}

function onPaste(grid: Grid, event: ClipboardEvent): void {
  if (!isAboutCells(grid, event) || grid.setup().disabled) return
  event.preventDefault()
  pasteText(grid, event.clipboardData.getData('text/plain'))
}

function onBlur(grid: Grid, event: FocusEvent, onLeave: () => void): void {
  const next = event.relatedTarget
  if (next instanceof Node && event.currentTarget.contains(next)) return
  leaveCell(grid)
  if (!hasEditor(grid)) grid.cursor.set({ mode: 'idle' })
  onLeave()
}

/** The events of the keyboard and of the clipboard, heard once for all cells. */
export const toKeyboardEvents = (grid: Grid, onLeave: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => onKeyDown(grid, event),
  onCopy: (event: ClipboardEvent) => onCopy(grid, event),
  onCut: (event: ClipboardEvent) => onCut(grid, event),
  onPaste: (event: ClipboardEvent) => onPaste(grid, event),
  onBlur: (event: FocusEvent) => onBlur(grid, event, onLeave),
})
