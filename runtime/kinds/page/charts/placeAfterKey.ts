/** The place to which a key leads; undefined for a key that leads nowhere. */
export function placeAfterKey(key: string, place: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return place === undefined ? 0 : Math.min(place + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return place === undefined ? count - 1 : Math.max(place - 1, 0)
  return undefined
}
