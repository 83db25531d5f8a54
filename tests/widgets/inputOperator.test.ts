import fc from 'fast-check'
import { expect, test } from 'vitest'
import { operators, unwrapText, wrapText } from '../../widgets/input/operator.ts'

test.each([
  ['like', 'ada', '*ada*'],
  ['ne', 'ada', '!ada'],
  ['ge', '5', '>=5'],
  ['le', '5', '<=5'],
] as const)('%s wraps %s as %s', (operator, typed, stored) => {
  expect(wrapText(typed, operator)).toBe(stored)
  expect(unwrapText(stored, operator)).toBe(typed)
})

test('nothing typed asks nothing', () => {
  for (const operator of operators) expect(wrapText('', operator)).toBe('')
})

test('whatever is typed comes back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operators), fc.string(), (operator, typed) => {
      expect(unwrapText(wrapText(typed, operator), operator)).toBe(typed)
    }),
  )
})

test.each([
  ['like', 'ada'],
  ['like', '*'],
  ['like', '**'],
  ['ne', '!'],
  ['ge', '5'],
] as const)('%s shows %s as it is, as it is not wrapped', (operator, stored) => {
  expect(unwrapText(stored, operator)).toBe(stored)
})
