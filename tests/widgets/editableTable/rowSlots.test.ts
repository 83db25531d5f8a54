import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RowSlot, toRowSlots } from '../../../widgets/editable-table/grid/rowSlots.ts'

const slotsOf = (slots: readonly RowSlot[]): readonly number[] => slots.map(({ slot }) => slot)
const first: readonly RowSlot[] = ['a', 'b', 'c', 'd'].map((key, slot) => ({ slot, key }))

test('the first rows get a place each', () => {
  expect(new Set(slotsOf(toRowSlots([], ['a', 'b', 'c']))).size).toBe(3)
})

test('the same rows keep the same list', () => {
  expect(toRowSlots(first, ['a', 'b', 'c', 'd'])).toBe(first)
})

test('rows far away take over all places in their order', () => {
  expect(slotsOf(toRowSlots(first, ['w', 'x', 'y', 'z']))).toEqual([0, 1, 2, 3])
})

test('a row that comes below takes the place of one that went above', () => {
  expect(slotsOf(toRowSlots(first, ['c', 'd', 'e']))).toEqual([2, 3, 1])
})

test('a row that comes above gets a place of its own, as rows that stay are not moved', () => {
  expect(slotsOf(toRowSlots(first, ['z', 'a', 'b', 'c']))).toEqual([4, 0, 1, 2])
})

test('the row with the focus stays where it is while all others are replaced', () => {
  expect(slotsOf(toRowSlots(first, ['c', 'x', 'y', 'z']))).toEqual([2, 0, 1, 3])
  expect(slotsOf(toRowSlots(first, ['w', 'x', 'y', 'c']))).toEqual([4, 0, 1, 2])
})

const keys = fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 8 })

/** The places that React moves in the document: those that stood before one that comes before them now. */
function movedKeys(before: readonly RowSlot[], after: readonly RowSlot[]): readonly string[] {
  const places = new Map(before.map(({ slot }, index) => [slot, index]))
  let last = -1
  return after.flatMap(({ slot, key }) => {
    const place = places.get(slot)
    if (place === undefined) return []
    if (place < last) return [key]
    last = place
    return []
  })
}

test('no two rows share a place, rows that stay keep theirs, and scrolling moves none of them', () => {
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      const order = (list: readonly string[]) => list.toSorted((a, b) => Number(a) - Number(b))
      const before = toRowSlots([], order(one))
      const after = toRowSlots(before, order(other))
      expect(after.map(({ key }) => key)).toEqual(order(other))
      expect(new Set(slotsOf(after)).size).toBe(after.length)
      const stay = before.filter(({ key }) => other.includes(key))
      for (const { slot, key } of stay) expect(after.find((row) => row.key === key)?.slot).toBe(slot)
      expect(movedKeys(before, after).filter((key) => one.includes(key))).toEqual([])
    }),
  )
})
