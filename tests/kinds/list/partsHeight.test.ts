import { describe, expect, test } from 'vitest'
import { clampHeight, heightAfterKey, parseHeight } from '../../../runtime/kinds/list/parts/partsHeight.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['high', undefined],
  ['NaN', undefined],
  ['40', undefined],
  ['320.4', 320],
])('the kept height %j is %s', (text, height) => expect(parseHeight(text)).toBe(height))

test.each([
  [300, 800, 300],
  [40, 800, 180],
  [700, 800, 520],
  [700, 300, 180],
])('a height of %i in %i pixels is %i', (height, available, expected) =>
  expect(clampHeight(height, available)).toBe(expected),
)

describe('a key at the divider', () => {
  test.each([
    ['ArrowUp', 316],
    ['ArrowDown', 284],
    ['PageUp', 380],
    ['PageDown', 220],
    ['Home', 520],
    ['End', 180],
    ['Enter', undefined],
    ['toString', undefined],
  ])('%s leads to %s', (key, expected) => expect(heightAfterKey(key, 300, 800)).toBe(expected))
})
