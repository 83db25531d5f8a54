import { describe, expect, test } from 'vitest'
import { contrast, toReadable } from '../../runtime/shell/theme/readable.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
})

describe('every primary colour of the product can be read', () => {
  const primaries = ['#f5222d', '#fa541c', '#faad14', '#13c2c2', '#52c41a', '#2fa678', '#2f54eb', '#722ed1']
  const backgrounds = ['#ffffff', '#141c19', '#e6f5ee', '#1b3f31', '#fee8e8', '#45201f']
  test.each(primaries.flatMap((primary) => backgrounds.map((background) => [primary, background] as const)))(
    '%s on %s',
    (primary, background) => {
      expect(contrast(toReadable(primary, background), background)).toBeGreaterThanOrEqual(4.5)
    },
  )
  test('one that can be read already stays as it is', () => {
    expect(toReadable('#1f5f3f', '#ffffff')).toBe('#1f5f3f')
  })
})
