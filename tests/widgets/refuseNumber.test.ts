import { expect, test } from 'vitest'
import { refuseNumber } from '../../widgets/shared/number/refuseNumber.ts'
import { toStepped } from '../../widgets/shared/number/toStepped.ts'

test.each([
  ['12abc', {}, '@:form.notNumber'],
  ['-', {}, '@:form.notNumber'],
  ['1,5', {}, '@:form.notNumber'],
  ['12345678901234567890', {}, '@:form.digits'],
  ['0.1234567890123456789', {}, '@:form.digits'],
  [12.999, { precision: 2 }, '@:form.decimals'],
  [1e-7, { precision: 2 }, '@:form.decimals'],
  [123456789012, { max: 99_999_999.99 }, '@:form.max'],
  [-1, { min: 0 }, '@:form.min'],
  [12.99, { min: 0, max: 20, precision: 2 }, undefined],
  ['12.50', { precision: 2 }, undefined],
  ['12345678901234567000', {}, undefined],
])('what was put in as a number, %j with %j, is refused with %j', (value, bounds, text) => {
  expect(refuseNumber(value, bounds)?.text).toBe(text)
})

test('a step stays within the bounds, and has no more digits than it needs', () => {
  expect(toStepped(undefined, 1, {})).toBe(1)
  expect(toStepped(0.1, 1, { step: 0.2 })).toBe(0.3)
  expect(toStepped(9.5, 1, { max: 10 })).toBe(10)
  expect(toStepped(50, 1, { max: 10 })).toBe(10)
  expect(toStepped(0, -1, { min: 0 })).toBe(0)
})
