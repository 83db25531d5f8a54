import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRowOffsets } from '../../runtime/table/rowOffsets.ts'

describe('rows of which some are open', () => {
  const offsets = createRowOffsets(10, 48, [
    { index: 1, height: 200 },
    { index: 4, height: 100 },
  ])

  test.each([
    [0, 0],
    [1, 48],
    [2, 296],
    [4, 392],
    [5, 540],
  ])('row %i stands at %i pixels', (index, top) => {
    expect(offsets.topOf(index)).toBe(top)
  })

  test('a row is as high as itself and what it opened', () => {
    expect([0, 1, 4].map(offsets.heightOf)).toEqual([48, 248, 148])
    expect(offsets.total).toBe(780)
  })

  test.each([
    [0, 0],
    [47, 0],
    [48, 1],
    [95, 1],
    [96, 1],
    [295, 1],
    [296, 2],
    [343, 2],
    [344, 3],
    [440, 4],
    [539, 4],
    [5000, 9],
    [-3, 0],
  ])('at %i pixels there is row %i', (offset, index) => {
    expect(offsets.indexAt(offset)).toBe(index)
  })
})

test('no rows take no height', () => {
  expect(createRowOffsets(0, 48, []).total).toBe(0)
})

test('law: every row begins where the one before ends, and is found there', () => {
  const heights = fc.array(fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }), {
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(heights, (given) => {
      const open = given.flatMap((height, index) => (height === undefined ? [] : [{ index, height }]))
      const offsets = createRowOffsets(given.length, 40, open)
      let top = 0
      for (const index of given.keys()) {
        expect(offsets.topOf(index)).toBe(top)
        const bottom = top + offsets.heightOf(index)
        for (const offset of [top, top + 39, top + 40, bottom - 1]) {
          if (offset < bottom) expect(offsets.indexAt(offset)).toBe(index)
        }
        top = bottom
      }
      expect(offsets.total).toBe(top)
    }),
  )
})
