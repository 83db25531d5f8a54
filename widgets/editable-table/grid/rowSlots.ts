/** A row that is mounted, in the place in the document that it took over from a row that went out of sight. */
export interface RowSlot {
  readonly slot: number
  readonly key: string
}

const isSameOrder = (slots: readonly RowSlot[], keys: readonly string[]): boolean =>
  slots.length === keys.length && slots.every(({ key }, index) => key === keys[index])

/**
 * Gives the rows in sight their places. A row keeps its place as long as it is mounted, and one that comes into sight
 * takes that of one that went, as filling cells anew costs a fraction of making them. It takes none that lies behind a
 * row that stays: that row would have to be moved in the document, and what is moved there loses the focus.
 */
export function toRowSlots(before: readonly RowSlot[], keys: readonly string[]): readonly RowSlot[] {
  if (isSameOrder(before, keys)) return before
  const shown = new Set(keys)
  const places = new Map(before.map(({ key }, index) => [key, index]))
  const free = before.flatMap(({ key }, index) => (shown.has(key) ? [] : [index]))
  let unused = before.reduce((max, { slot }) => Math.max(max, slot), -1)
  let limit = before.length
  const slots = keys.toReversed().map((key): RowSlot => {
    const place = places.get(key)
    if (place !== undefined) limit = Math.min(limit, place)
    const found = free.findLastIndex((index) => index < limit)
    const taken = place ?? (found < 0 ? undefined : free.splice(found, 1)[0])
    const slot = taken === undefined ? undefined : before[taken]?.slot
    if (slot !== undefined) return { slot, key }
    unused += 1
    return { slot: unused, key }
  })
  return slots.reverse()
}
