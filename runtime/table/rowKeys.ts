/** Where the focus stands: on the table, on a row, or on the box of a row. */
export interface RowFocus {
  readonly row: number | undefined
  readonly firstVisible: number
  readonly count: number
  readonly perView: number
}

/** The row that a key leads to, or none when the key is not one that moves among rows. */
export function rowAfterKey(key: string, { row, firstVisible, count, perView }: RowFocus): number | undefined {
  if (count === 0) return undefined
  const within = (index: number) => Math.min(count - 1, Math.max(0, index))
  if (row === undefined) return key === 'ArrowDown' || key === 'ArrowUp' ? within(firstVisible) : undefined
  switch (key) {
    case 'ArrowDown':
      return within(row + 1)
    case 'ArrowUp':
      return within(row - 1)
    case 'PageDown':
      return within(row + perView)
    case 'PageUp':
      return within(row - perView)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
