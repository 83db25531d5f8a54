import { type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

interface Kept {
  readonly row: number | undefined
  readonly track: number | undefined
}

const nothingKept: Kept = { row: undefined, track: undefined }

interface TableFocus {
  /** The row and the column that hold the focus: both stay mounted while they are scrolled away. */
  readonly kept: Kept
  readonly keep: (row: number | undefined, track: number | undefined) => void
  /** Brings a row, or a cell of it, into view and gives it the focus. */
  readonly bring: (row: number, track: number | undefined) => void
}

/** Where the focus is among rows and cells that are mounted only while they are near the view. */
export function useTableFocus(grid: RefObject<HTMLDivElement | null>): TableFocus {
  const [kept, setKept] = useState(nothingKept)
  const calls = useMemo(
    () => ({
      keep: (row: number | undefined, track: number | undefined) =>
        setKept((known) => (known.row === row && known.track === track ? known : { row, track })),
      bring(row: number, track: number | undefined) {
        flushSync(() => setKept({ row, track }))
        const line = grid.current?.querySelector<HTMLElement>(
          `:scope > .pw-table-body > .pw-table-row[data-index="${row}"]`,
        )
        const cell = track === undefined ? line : line?.querySelector<HTMLElement>(`[aria-colindex="${track + 1}"]`)
        cell?.focus({ preventScroll: true })
        cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
    }),
    [grid],
  )
  return { kept, ...calls }
}
