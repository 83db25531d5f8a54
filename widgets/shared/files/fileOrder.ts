/** The last so many of a list; all of them for 0 (specification 5, `uploadnum`). */
export const latest = <T>(items: readonly T[], limit: number): readonly T[] => (limit > 0 ? items.slice(-limit) : items)

/** A list with one item moved by one place; null when there is no place (specification 5). */
export const moved = <T>(items: readonly T[], index: number, step: -1 | 1): readonly T[] | null =>
  movedTo(items, index, index + step)

/** A list with one item moved to the place of another; null when there is none, or when it lies there already. */
export function movedTo<T>(items: readonly T[], index: number, target: number): readonly T[] | null {
  const item = items[index]
  if (item === undefined || index === target || target < 0 || target >= items.length) return null
  return items.toSpliced(index, 1).toSpliced(target, 0, item)
}

/** Keys for paths that may stand twice: they move with their item, so that the focus stays on it. */
export function toKeys(paths: readonly string[]): readonly string[] {
  const seen = new Map<string, number>()
  return paths.map((path) => {
    const times = (seen.get(path) ?? 0) + 1
    seen.set(path, times)
    return `${times} ${path}`
  })
}
