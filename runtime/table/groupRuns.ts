import type { PlacedColumn } from './placeColumns.ts'
import type { TableColumnGroup } from './types.ts'

/** A title above neighbouring columns, by the numbers of its first and its last one. */
export interface GroupRun {
  readonly group: TableColumnGroup
  /** 0 for the uppermost line of titles. */
  readonly level: number
  readonly first: number
  readonly last: number
  readonly pin: 'left' | 'right' | undefined
}

/**
 * The titles of groups of one line. Columns share a title while they stand beside each other at the same pin and lie in
 * the same groups down to that line; a column that was moved out of its group has one of its own.
 */
export function groupRuns<R>(placed: readonly PlacedColumn<R>[], level: number): readonly GroupRun[] {
  const runs: GroupRun[] = []
  let before: PlacedColumn<R> | undefined
  for (const entry of placed) {
    const group = entry.column.groups?.[level]
    const run = runs.at(-1)
    const continues = group && run && before && isTogether(before, entry, level)
    if (continues) runs[runs.length - 1] = { ...run, last: entry.track }
    else if (group) runs.push({ group, level, first: entry.track, last: entry.track, pin: entry.pin })
    before = entry
  }
  return runs
}

const isTogether = <R>(one: PlacedColumn<R>, other: PlacedColumn<R>, level: number): boolean => {
  if (one.pin !== other.pin || one.kind !== 'data' || other.kind !== 'data') return false
  for (let line = 0; line <= level; line++)
    if (one.column.groups?.[line]?.id !== other.column.groups?.[line]?.id) return false
  return true
}
