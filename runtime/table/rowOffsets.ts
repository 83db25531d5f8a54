/** Where rows stand when some of them are open: pixels from the first row. */
export interface RowOffsets {
  topOf(index: number): number
  /** The height of a row together with what is open below it. */
  heightOf(index: number): number
  /** The row at a height; the last one for heights beyond. */
  indexAt(offset: number): number
  readonly total: number
}

/** A row that is open, and how high what it opened is. */
export interface OpenRow {
  readonly index: number
  readonly height: number
}

/** Lays rows out below each other; `open` is in the order of the rows. */
export function createRowOffsets(count: number, rowHeight: number, open: readonly OpenRow[]): RowOffsets {
  const heights = new Map(open.map(({ index, height }) => [index, height]))
  const opened = open.reduce((sum, { height }) => sum + height, 0)
  const topOf = (index: number): number => {
    let top = index * rowHeight
    for (const row of open) {
      if (row.index >= index) break
      top += row.height
    }
    return top
  }
  return {
    topOf,
    heightOf: (index) => rowHeight + (heights.get(index) ?? 0),
    total: count * rowHeight + opened,
    indexAt(offset) {
      let before = 0
      for (const { index, height } of open) {
        const bottom = (index + 1) * rowHeight + before
        if (offset < bottom) break
        if (offset < bottom + height) return index
        before += height
      }
      return Math.max(0, Math.min(count - 1, Math.floor((offset - before) / rowHeight)))
    },
  }
}
