/** What an edit of a report would show of its statement that it did not show before: a column, or `all` when none is named any more. */
export type Revealed = { readonly column: string } | 'all'

/** Compares the columns that a report names before and after an edit; a report that names none shows all of its statement. */
export function findRevealed(before: readonly string[], after: readonly string[]): Revealed | undefined {
  if (before.length === 0) return undefined
  if (after.length === 0) return 'all'
  const column = after.find((name) => !before.includes(name))
  return column === undefined ? undefined : { column }
}
