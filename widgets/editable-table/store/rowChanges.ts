import type { DataRecord } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { CellEdit, GridRow, GridState } from './types.ts'

/** Puts new rows before the one at a place. */
export function insertRows(state: GridState, at: number, rows: readonly GridRow[]): GridState {
  const added = rows.map((row): GridRow => ({ ...row, mark: 'new' }))
  return { ...state, rows: state.rows.toSpliced(Math.max(0, Math.min(at, state.rows.length)), 0, ...added) }
}

interface Removal {
  readonly keyField: string
  /** Whether saved rows stay in the table, marked as deleted. */
  readonly keepsDeleted: boolean
}

/** Takes rows out; the keys of saved ones are noted (specification 4: selected ids tracked as deleted). */
export function removeRows(
  state: GridState,
  keys: ReadonlySet<string>,
  { keyField, keepsDeleted }: Removal,
): GridState {
  const isSaved = ({ values, mark }: GridRow) => mark !== 'new' && toText(values[keyField]) !== ''
  const going = state.rows.filter((row) => keys.has(row.key) && row.mark !== 'deleted')
  if (going.length === 0) return state
  const removed = new Set([...state.removed, ...going.filter(isSaved).map(({ values }) => toText(values[keyField]))])
  const rows = state.rows.flatMap((row): readonly GridRow[] => {
    if (!keys.has(row.key) || row.mark === 'deleted') return [row]
    return keepsDeleted && isSaved(row) ? [{ ...row, mark: 'deleted' }] : []
  })
  return { rows, removed: [...removed] }
}

/** Moves rows one place up or down; they keep their order and stop at the edge. */
export function stepRows(state: GridState, keys: ReadonlySet<string>, step: -1 | 1): GridState {
  const rows = [...state.rows]
  const order = rows.map((_, index) => index)
  let hasMoved = false
  for (const index of step === -1 ? order : order.toReversed()) {
    const row = rows[index]
    const beside = rows[index + step]
    if (!row || !beside || !keys.has(row.key) || keys.has(beside.key)) continue
    rows[index] = beside
    rows[index + step] = row
    hasMoved = true
  }
  return hasMoved ? { ...state, rows } : state
}

/** Moves one row to another place, as dragging does; `to` counts the places as they are before. */
export function moveRow(state: GridState, from: number, to: number): GridState {
  const row = state.rows[from]
  const place = to > from ? to - 1 : to
  if (!row || place === from) return state
  return { ...state, rows: state.rows.toSpliced(from, 1).toSpliced(place, 0, row) }
}

/** Writes the place of every row, from 1, into a field (specification 4, drag sort). */
export function renumber(state: GridState, field: string): GridState {
  let hasChanged = false
  const rows = state.rows.map((row, index): GridRow => {
    if (Number(row.values[field]) === index + 1) return row
    hasChanged = true
    return touch(row, { [field]: index + 1 })
  })
  return hasChanged ? { ...state, rows } : state
}

/** Writes values into cells; rows whose values stay the same keep their identity. */
export function writeCells(state: GridState, edits: readonly CellEdit[]): GridState {
  const byKey = new Map<string, Record<string, unknown>>()
  for (const { key, name, value } of edits) {
    const changes = byKey.get(key) ?? {}
    changes[name] = value
    byKey.set(key, changes)
  }
  let hasChanged = false
  const rows = state.rows.map((row): GridRow => {
    const changes = byKey.get(row.key)
    if (!changes || Object.entries(changes).every(([name, value]) => row.values[name] === value)) return row
    hasChanged = true
    return touch(row, changes)
  })
  return hasChanged ? { ...state, rows } : state
}

/** A row with other values, which is marked as changed unless it is new. */
const touch = (row: GridRow, changes: DataRecord): GridRow => ({
  ...row,
  values: { ...row.values, ...changes },
  mark: row.mark ?? 'changed',
})
