import type { MouseEvent } from 'react'
import { canEdit } from '../actions/cells.ts'
import { goTo, leaveCell } from '../actions/editing.ts'
import { fillRange } from '../actions/ranges.ts'
import { type Cell, fillTarget } from '../keyboard/range.ts'
import type { Grid } from './types.ts'

/** The cell in which an element lies. */
const cellOf = (target: EventTarget | null): Cell | undefined => {
  if (!(target instanceof Element)) return undefined
  const column = target.closest<HTMLElement>('[data-cell]')?.dataset.cell
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return column === undefined || row === undefined ? undefined : { row: Number(row), column: Number(column) }
}

const isSame = (one: Cell, other: Cell): boolean => one.row === other.row && one.column === other.column

let stopFollowing = () => {}

/** Follows the pointer over cells until the button is released, also outside of the window. */
function followPointer(onCell: (cell: Cell) => void, onEnd: () => void): void {
  stopFollowing()
  const onMove = ({ clientX, clientY, buttons }: globalThis.MouseEvent) => {
    if (buttons === 0) {
      onUp()
      return
    }
    const cell = cellOf(document.elementFromPoint(clientX, clientY))
    if (cell) onCell(cell)
  }
  const onUp = () => {
    stopFollowing()
    onEnd()
  }
  stopFollowing = () => {
    document.removeEventListener('mousemove', onMove)
    document.removeEventListener('mouseup', onUp)
  }
  document.addEventListener('mousemove', onMove)
  document.addEventListener('mouseup', onUp)
}

function startFilling(grid: Grid): void {
  followPointer(
    (cell) => grid.cursor.set({ filling: fillTarget(grid.cursor.range(), cell) }),
    () => {
      const { filling } = grid.cursor.get()
      grid.cursor.set({ filling: undefined })
      if (filling) fillRange(grid, filling)
    },
  )
}

function startSelecting(grid: Grid): void {
  followPointer(
    (cell) => {
      const { anchor, mode } = grid.cursor.get()
      if (!isSame(anchor, cell)) grid.cursor.set({ anchor: cell, mode: mode === 'edit' ? 'navigate' : mode })
    },
    () => {},
  )
}

/** What opens a list or a calendar when it is pressed. */
const opens = '.ant-select-selector, .ant-picker'

/** A click on a cell opens what its editor opens on a click. */
function openEditor(scroller: Element): void {
  requestAnimationFrame(() => {
    const target = scroller.querySelector(`.pw-grid-editor :is(${opens})`)
    for (const type of ['mousedown', 'mouseup', 'click'])
      target?.dispatchEvent(new globalThis.MouseEvent(type, { bubbles: true, cancelable: true }))
  })
}

/** A press on a cell makes it the active one; a drag selects cells, and the handle of the selection fills. */
export function onMouseDown(grid: Grid, event: MouseEvent): void {
  const { target, currentTarget, button, shiftKey } = event
  if (button !== 0 || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('[data-fill]')) {
    event.preventDefault()
    startFilling(grid)
    return
  }
  const cell = cellOf(target)
  if (!cell) return
  const { cell: active, mode } = grid.cursor.get()
  if (isSame(cell, active) && (mode === 'type' || mode === 'edit')) return
  if (shiftKey) {
    event.preventDefault()
    grid.cursor.set({ anchor: cell, mode: 'navigate' })
    grid.focus(active)
    return
  }
  const { columns, props } = grid.setup()
  const column = columns[cell.column]
  const isToggle = column?.entry?.control === 'toggle'
  if (!isToggle) event.preventDefault()
  const canWrite = canEdit(grid, grid.store.state().rows[cell.row], column)
  if (canWrite && column && !column.entry) {
    leaveCell(grid)
    grid.cursor.set({ cell, anchor: cell, mode: 'edit' })
    grid.focus(cell)
    openEditor(currentTarget)
    return
  }
  goTo(grid, cell, canWrite && !isToggle && props.alwaysEdit === false ? 'edit' : 'navigate')
  startSelecting(grid)
}
