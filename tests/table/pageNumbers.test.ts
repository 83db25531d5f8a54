import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAfterResize, pageCount, pageNumbers, parsePage } from '../../runtime/table/pager/pageNumbers.ts'

const before = 'gapBefore'
const after = 'gapAfter'

test.each([
  [1, 0, [1]],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, after, 8]],
  [4, 8, [1, 2, 3, 4, 5, after, 8]],
  [5, 8, [1, before, 4, 5, 6, 7, 8]],
  [5, 9, [1, before, 4, 5, 6, after, 9]],
  [15, 30, [1, before, 14, 15, 16, after, 30]],
  [27, 30, [1, before, 26, 27, 28, 29, 30]],
  [26, 30, [1, before, 25, 26, 27, after, 30]],
  [30, 30, [1, before, 26, 27, 28, 29, 30]],
])('page %i of %i shows %j', (current, pages, slots) => {
  expect(pageNumbers(current, pages)).toEqual(slots)
})

test('the places rise, hold the first, the current and the last page, and never move in number', () => {
  const page = fc
    .integer({ min: 1, max: 5000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(page, ([current, pages]) => {
      const slots = pageNumbers(current, pages)
      const numbers = slots.filter((slot) => typeof slot === 'number')
      expect(slots).toHaveLength(Math.min(7, pages))
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
      expect(numbers).toEqual(expect.arrayContaining([1, current, pages]))
    }),
  )
})

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [297, 30, 10],
])('%i rows in pages of %i make %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages)
})

test.each([
  [3, 10, 20, 2],
  [1, 10, 30, 1],
  [2, 30, 10, 4],
])('page %i of %i rows becomes, with %i rows, page %i', (current, size, next, page) => {
  expect(pageAfterResize(current, size, next)).toBe(page)
})

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['0', 1],
  ['-4', 1],
  ['999', 30],
  ['', undefined],
  ['two', undefined],
  ['1.5', undefined],
  ['1e1', undefined],
])('the typed page %j is read as %j', (text, page) => {
  expect(parsePage(text, 30)).toBe(page)
})
