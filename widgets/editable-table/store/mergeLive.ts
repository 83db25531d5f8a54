import type { DataRecord } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { GridRow, GridState } from './types.ts'

interface LiveMerge {
  readonly keyField: string
  /** The cell that a person is editing now: what came for it is passed over. */
  readonly edited: { readonly key: string; readonly name: string } | undefined
}

/** Takes in rows that other people changed (wire contract 1.12); rows that are not in the table are passed over. */
export function mergeLive(
  state: GridState,
  incoming: readonly DataRecord[],
  { keyField, edited }: LiveMerge,
): GridState {
  const byKey = new Map(incoming.map((record) => [toText(record[keyField]), record]))
  byKey.delete('')
  let hasChanged = false
  const rows = state.rows.map((row): GridRow => {
    const record = byKey.get(toText(row.values[keyField]))
    if (!record) return row
    const changes = Object.entries(record).filter(
      ([name, value]) => row.values[name] !== value && !(edited?.key === row.key && edited.name === name),
    )
    if (changes.length === 0) return row
    hasChanged = true
    return { ...row, values: { ...row.values, ...Object.fromEntries(changes) } }
  })
  return hasChanged ? { ...state, rows } : state
}
