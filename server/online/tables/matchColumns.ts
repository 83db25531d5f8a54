import type { ColumnShape, TableShape } from './shape.ts'

/** A column that is there, and what it is to be. */
export interface ColumnPair {
  readonly before: ColumnShape
  readonly after: ColumnShape
}

/** Which columns of a table stay, come and go. */
export interface ColumnMatch {
  readonly kept: readonly ColumnPair[]
  readonly added: readonly ColumnShape[]
  readonly dropped: readonly ColumnShape[]
}

/**
 * Finds for every wanted column the one that it is in the database: by its former name first, so that a new column may
 * take the name of a renamed one, then by its own.
 */
export function matchColumns(current: TableShape, wanted: TableShape): ColumnMatch {
  const free = new Map(current.columns.map((column) => [column.name, column]))
  const found = new Map<ColumnShape, ColumnShape>()
  const claim = (after: ColumnShape, name: string | undefined): void => {
    const before = name === undefined ? undefined : free.get(name)
    if (before === undefined || found.has(after)) return
    free.delete(before.name)
    found.set(after, before)
  }
  for (const after of wanted.columns) claim(after, after.formerName)
  for (const after of wanted.columns) claim(after, after.name)
  return {
    kept: wanted.columns.flatMap((after) => {
      const before = found.get(after)
      return before === undefined ? [] : [{ before, after }]
    }),
    added: wanted.columns.filter((after) => !found.has(after)),
    dropped: [...free.values()],
  }
}
