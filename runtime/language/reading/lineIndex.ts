/** A place in a text; both count from 1, columns in UTF-16 units as editors count them, a tab as one. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Finds the line and column of offsets in a text whose lines end with LF, CRLF or CR. */
export function createLineIndex(text: string): (offset: number) => Position {
  const starts = [0]
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length)
  return (offset) => {
    const place = Math.min(Math.max(0, offset), text.length)
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: place - (starts[low] ?? 0) + 1 }
  }
}
