import { type Cell, type CellRange, rangeOf } from './range.ts'
import type { CellMode } from './toCommand.ts'

/** Where a person is in the table. */
export interface CursorState {
  readonly cell: Cell
  /** The other corner of what is selected; the cell itself while one is. */
  readonly anchor: Cell
  readonly mode: CellMode
  /** Rows that are ticked, by their keys. */
  readonly ticked: ReadonlySet<string>
  /** The block that the fill handle is dragged over. */
  readonly filling: CellRange | undefined
}

/** What a row draws of the cursor, as one text, so that rows without it are not drawn again. */
export interface RowCursor {
  /** The number of the active column, or -1. */
  readonly active: number
  readonly mode: CellMode
  readonly left: number
  readonly right: number
  /** Whether the range ends in this row. */
  readonly isLast: boolean
  readonly isTicked: boolean
  readonly isFilling: boolean
}

/** The cursor of one table, outside of React. */
export interface Cursor {
  get(): CursorState
  range(): CellRange
  set(change: Partial<CursorState>): void
  /** Takes away the ticks of rows that are not there any more. */
  keepTicks(keys: readonly string[]): void
  /** The cursor as a row sees it; the same object while it is the same. */
  ofRow(row: number, key: string): RowCursor
  subscribe(listener: () => void): () => void
}

const nowhere: RowCursor = {
  active: -1,
  mode: 'idle',
  left: -1,
  right: -1,
  isLast: false,
  isTicked: false,
  isFilling: false,
}

const isSameCursor = (one: RowCursor, other: RowCursor): boolean =>
  one.active === other.active &&
  one.mode === other.mode &&
  one.left === other.left &&
  one.right === other.right &&
  one.isLast === other.isLast &&
  one.isTicked === other.isTicked &&
  one.isFilling === other.isFilling

const nothingTicked: ReadonlySet<string> = new Set()
const first: Cell = { row: 0, column: 0 }

/** Allocates the cursor of a table, in its first cell. */
export function createCursor(): Cursor {
  let state: CursorState = { cell: first, anchor: first, mode: 'idle', ticked: nothingTicked, filling: undefined }
  const listeners = new Set<() => void>()
  const known = new Map<string, RowCursor>()

  const toCursor = (row: number, key: string): RowCursor => {
    const { cell, mode, ticked, filling } = state
    const range = rangeOf(state.cell, state.anchor)
    const isActive = cell.row === row
    const isRanged =
      row >= range.top && row <= range.bottom && !(range.top === range.bottom && range.left === range.right)
    const isTicked = ticked.has(key)
    const isFilling = filling !== undefined && row >= filling.top && row <= filling.bottom
    if (!isActive && !isRanged && !isTicked && !isFilling) return nowhere
    const block = isFilling ? filling : isRanged ? range : undefined
    return {
      active: isActive ? cell.column : -1,
      mode: isActive ? mode : 'idle',
      left: block?.left ?? -1,
      right: block?.right ?? -1,
      isLast: row === range.bottom,
      isTicked,
      isFilling,
    }
  }

  const set = (change: Partial<CursorState>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }

  return {
    get: () => state,
    range: () => rangeOf(state.cell, state.anchor),
    set,
    keepTicks(keys) {
      const presentKeys = new Set(keys)
      const kept = [...state.ticked].filter((key) => presentKeys.has(key))
      if (kept.length < state.ticked.size) set({ ticked: new Set(kept) })
    },
    ofRow(row, key) {
      const next = toCursor(row, key)
      if (next === nowhere) {
        known.delete(key)
        return next
      }
      const before = known.get(key)
      if (before && isSameCursor(before, next)) return before
      known.set(key, next)
      return next
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
