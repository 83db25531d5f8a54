import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { anchorPopup, type PopupPlacement, toFieldMessage, useText } from '../../../runtime/index.ts'
import type { Cell } from '../keyboard/range.ts'
import { useGrid, useGridSetup } from './context.ts'

/** The cell under the pointer, told by the table. */
export interface HoveredCell {
  subscribe(listener: () => void): () => void
  get(): Cell | undefined
}

/** Over the lower edge of its cell, a little to the right of its start. */
const onCell: PopupPlacement = { placement: 'bottom-start', gap: -6, shift: 8 }

/** Why a cell fails, beside it: of the one under the pointer, else of the active one (specification 5). */
export function CellTip({ hovered }: { readonly hovered: HoveredCell }) {
  const grid = useGrid()
  const { id, columns } = useGridSetup()
  const { store, cursor } = grid
  const text = useText()
  const tip = useRef<HTMLDivElement>(null)
  const under = useSyncExternalStore(hovered.subscribe, hovered.get)
  const { cell, mode } = useSyncExternalStore(cursor.subscribe, cursor.get)
  const [isScrolled, setScrolled] = useState(false)
  useSyncExternalStore(store.subscribe, store.state)

  const errorAt = (place: Cell | undefined) => {
    const key = place && store.keys()[place.row]
    const column = place && columns[place.column]
    const error = key === undefined || !column ? undefined : store.view(key)?.errors[column.name]
    return error && column && { place, words: toFieldMessage(error, column.label, text) }
  }
  const active = errorAt(cell)
  const shown = errorAt(under) ?? (mode === 'idle' || isScrolled ? undefined : active)
  const { row, column } = shown?.place ?? {}

  useEffect(() => {
    const scroller = grid.view()?.scroller
    const onScroll = () => setScrolled(true)
    scroller?.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller?.removeEventListener('scroll', onScroll)
  }, [grid])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell shows its words again
  useEffect(() => setScrolled(false), [cell.row, cell.column])
  // biome-ignore lint/correctness/useExhaustiveDependencies: words of another length stand elsewhere
  useLayoutEffect(() => {
    const element = tip.current
    const anchor = grid.view()?.scroller.querySelector(`[data-row="${row}"] [data-cell="${column}"]`)
    if (!element || !anchor || row === undefined) return
    element.showPopover()
    const stop = anchorPopup(element, anchor, onCell)
    return () => {
      stop()
      element.hidePopover()
    }
  }, [grid, row, column, shown?.words])

  return (
    <div ref={tip} id={`${id}-tip`} role="tooltip" popover="manual" className="pw-grid-tip">
      {shown?.words ?? active?.words}
    </div>
  )
}
