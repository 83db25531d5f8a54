import type { Cell } from '../keyboard/range.ts'
import type { HoveredCell } from './CellTip.tsx'

/** Allocates the place of the pointer, told by one listener for all cells. */
export function createHovered(): HoveredCell & { set(cell: Cell | undefined): void } {
  let hovered: Cell | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => hovered,
    set(cell) {
      if (cell?.row === hovered?.row && cell?.column === hovered?.column) return
      hovered = cell
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The failing cell under an element; others have nothing to say. */
export function toHovered(target: EventTarget): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.pw-grid-failing') : null
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row
  const column = cell?.dataset.cell
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}
