import { describe, expect, test } from 'vitest'
import { isWholeLine, toMediumSpans, toPlace } from '../../../runtime/kinds/page/block/toPlace.ts'
import { placeAfterKey } from '../../../runtime/kinds/page/charts/placeAfterKey.ts'

describe('blocks of a grid of 12 columns', () => {
  test.each([
    [[1], [12]],
    [
      [3, 3],
      [6, 6],
    ],
    [
      [3, 3, 3, 3],
      [6, 6, 6, 6],
    ],
    [
      [4, 4, 4],
      [6, 6, 12],
    ],
    [
      [4, 8, 3, 3],
      [12, 12, 6, 6],
    ],
    [
      [4, 4, 8, 2],
      [6, 6, 12, 12],
    ],
    [
      [5, 6, 8, 12],
      [12, 12, 12, 12],
    ],
    [[], []],
  ])('of the spans %j take %j where the page is narrower', (spans, medium) => {
    expect(
      toMediumSpans(
        spans.map((span) => ({ span })),
        undefined,
      ),
    ).toEqual(medium)
  })

  test('fills a line of an odd number of columns', () => {
    expect(toMediumSpans([{ span: 2 }, { span: 1 }, {}], 7)).toEqual([7, 7, 7])
    expect(toMediumSpans([{ span: 1 }, { span: 1 }], 5)).toEqual([5, 5])
  })

  test('take the whole width and the usual height unless they say otherwise', () => {
    expect(toPlace({}, 12, 5, undefined)).toEqual({ '--pw-wide': 12, '--pw-medium': 12, '--pw-rows': 5 })
    expect(toPlace({ span: 3, rows: 2 }, 6, 5, 12)).toEqual({ '--pw-wide': 3, '--pw-medium': 6, '--pw-rows': 2 })
  })

  test('never take more columns than there are', () => {
    expect(toPlace({ span: 24 }, 6, 5, 6)['--pw-wide']).toBe(6)
  })
})

describe('the keys of a chart', () => {
  test.each([
    ['ArrowRight', undefined, 0],
    ['ArrowRight', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowLeft', undefined, 2],
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
    ['Tab', 1, undefined],
  ])('%s from %s leads to %s of three', (key, from, to) => {
    expect(placeAfterKey(key, from, 3)).toBe(to)
  })

  test('lead nowhere in an empty chart', () => {
    expect(placeAfterKey('Home', undefined, 0)).toBeUndefined()
  })
})

test.each([
  [{}, undefined, true],
  [{ span: 12 }, undefined, true],
  [{ span: 6 }, undefined, false],
  [{ span: 6 }, 6, true],
])('whether %j stands alone in a line of %j columns: %j', (block, columns, isWhole) => {
  expect(isWholeLine(block, columns)).toBe(isWhole)
})
