import type { KeyOf, LoadedTree, TreeRecord } from './types.ts'

/** Why nothing stands below an open record. */
export type BranchNote = 'failed' | 'empty'

/** One line of a tree as it is shown. */
export interface TreeRow {
  readonly record: TreeRecord
  readonly key: string
  /** The key of the record above; undefined for the uppermost. */
  readonly parent: string | undefined
  /** 1 for the uppermost. */
  readonly level: number
  /** The number among its siblings, from 1, and how many they are. */
  readonly position: number
  readonly size: number
  /** Whether its children show; undefined for a record without any. */
  readonly isOpen: boolean | undefined
  /** Set for a line that stands in place of the children of its record. */
  readonly note?: BranchNote
}

interface Flattening {
  readonly tree: LoadedTree
  readonly keyOf: KeyOf
  readonly canOpen: (record: TreeRecord) => boolean
  readonly isOpen: (key: string) => boolean
  /** What stands in place of the children of an open record, if anything does. */
  readonly noteOf?: (key: string) => BranchNote | undefined
}

interface Level {
  readonly siblings: readonly TreeRecord[]
  readonly parent: string | undefined
  next: number
}

/**
 * The lines of a tree from top to bottom: the records whose parents are all open. A record that turns up again, as
 * below itself, is left out there, so that a circle is no endless tree.
 */
export function flattenTree({ tree, keyOf, canOpen, isOpen, noteOf }: Flattening): readonly TreeRow[] {
  const rows: TreeRow[] = []
  const placed = new Set<string>()
  const levels: Level[] = [{ siblings: tree.roots, parent: undefined, next: 0 }]
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const { siblings, parent } = level
    const record = siblings[level.next]
    if (record === undefined) {
      levels.pop()
      continue
    }
    level.next += 1
    const key = keyOf(record)
    if (placed.has(key)) continue
    placed.add(key)
    const place = { level: levels.length, position: level.next, size: siblings.length, parent }
    const opens = canOpen(record)
    const shows = opens && isOpen(key)
    rows.push({ record, key, ...place, isOpen: opens ? shows : undefined })
    if (!shows) continue
    const note = noteOf?.(key)
    if (note)
      rows.push({ record, key, parent: key, level: place.level + 1, position: 1, size: 1, isOpen: undefined, note })
    else levels.push({ siblings: tree.childrenOf(key) ?? [], parent: key, next: 0 })
  }
  return rows
}
