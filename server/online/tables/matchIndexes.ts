import type { ColumnMatch } from './matchColumns.ts'
import type { IndexShape, TableShape } from './shape.ts'

/** An index that is there, and what it is to be called. */
interface IndexPair {
  readonly before: IndexShape
  readonly after: IndexShape
}

/** Which indexes of a table stay, come and go. */
export interface IndexMatch {
  readonly kept: readonly IndexPair[]
  readonly added: readonly IndexShape[]
  readonly dropped: readonly IndexShape[]
}

/**
 * Finds for every wanted index one of the same columns that is there already: the one of its name, else that of its
 * former name, else any other. An index of other columns is another index.
 */
export function matchIndexes(current: TableShape, wanted: TableShape, columns: ColumnMatch): IndexMatch {
  const names = new Map(columns.kept.map(({ before, after }) => [before.name, after.name]))
  const free = new Set(current.indexes)
  const found = new Map<IndexShape, IndexShape>()
  const claim = (after: IndexShape, isFit: (before: IndexShape) => boolean): void => {
    if (found.has(after)) return
    const before = [...free].find((index) => isFit(index) && isSame(index, after, names))
    if (before === undefined) return
    free.delete(before)
    found.set(after, before)
  }
  for (const after of wanted.indexes) claim(after, ({ name }) => name === after.name)
  for (const after of wanted.indexes) claim(after, ({ name }) => name === after.formerName)
  for (const after of wanted.indexes) claim(after, () => true)
  return {
    kept: wanted.indexes.flatMap((after) => {
      const before = found.get(after)
      return before === undefined ? [] : [{ before, after }]
    }),
    added: wanted.indexes.filter((after) => !found.has(after)),
    dropped: [...free],
  }
}

/** A column that goes has no name any more, so that no index over it is the same as a wanted one. */
function isSame(before: IndexShape, after: IndexShape, names: ReadonlyMap<string, string>): boolean {
  return (
    before.isUnique === after.isUnique &&
    before.isNewestFirst === after.isNewestFirst &&
    before.columns.length === after.columns.length &&
    before.columns.every((column, place) => names.get(column) === after.columns[place])
  )
}
