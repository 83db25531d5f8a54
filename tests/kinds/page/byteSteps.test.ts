import { expect, test } from 'vitest'
import { toByteStep } from '../../../runtime/kinds/page/charts/byteSteps.ts'

const [kb, mb, gb] = [1024, 1024 ** 2, 1024 ** 3]

test.each([
  [0, 1],
  [900, 200],
  [5 * kb, kb],
  [540 * mb, 200 * mb],
  [1.5 * gb, 500 * mb],
  [2.8 * gb, gb],
  [101 * gb, 50 * gb],
  [252 * gb, 100 * gb],
])('an axis up to %d bytes has a line every %d bytes', (largest, step) => {
  expect(toByteStep(largest)).toBe(step)
})
