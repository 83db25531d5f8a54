import { describe, expect, test } from 'vitest'
import { toMediumSpan, toPlace } from '../../../runtime/kinds/report/block/toPlace.ts'
import { placeAfterKey } from '../../../runtime/kinds/report/charts/placeAfterKey.ts'

describe('a block of a grid of 12 columns', () => {
  test.each([
    [1, 6],
    [3, 6],
    [4, 6],
    [5, 12],
    [6, 12],
    [8, 12],
    [12, 12],
  ])('of %i columns takes %i where the page is narrower', (span, medium) => {
    expect(toMediumSpan(span, 12)).toBe(medium)
  })

  test('takes the whole width and the usual height unless it says otherwise', () => {
    expect(toPlace({}, 5, undefined)).toEqual({ '--pw-wide': 12, '--pw-medium': 12, '--pw-rows': 5 })
    expect(toPlace({ span: 3, rows: 2 }, 5, 12)).toEqual({ '--pw-wide': 3, '--pw-medium': 6, '--pw-rows': 2 })
  })

  test('never takes more columns than there are', () => {
    expect(toPlace({ span: 24 }, 5, 6)['--pw-wide']).toBe(6)
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
