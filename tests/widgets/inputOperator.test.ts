import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toQueryParameters } from '../../runtime/language/query/query.ts'
import { fromFilter, operators, toFilter, unwrapText, wrapText } from '../../widgets/input/operator.ts'

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

test.each([
  ['like', '*ada*'],
  ['ne', '!ada'],
  ['ge', '>= ada'],
  ['le', '<= ada'],
] as const)('a query bar asks %s as %s, whatever the rule of its entry (specification 5)', (operator, written) => {
  for (const rule of ['like', 'eq', 'ne', 'ge', 'le', 'in', 'between'] as const)
    expect(toQueryParameters([{ field: 'name', rule, value: toFilter('ada', operator) }])).toEqual({ name: written })
  expect(toQueryParameters([{ field: 'name', rule: 'like', value: toFilter('', operator) }])).toEqual({})
})

test('whatever is typed into a query bar comes back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operators), fc.string(), (operator, typed) => {
      expect(fromFilter(toFilter(typed, operator), operator)).toBe(typed)
    }),
  )
})

test.each([
  ['ada', 'ada'],
  ['*ada*', 'ada'],
  [undefined, ''],
] as const)('the default %s of a document shows as %j', (stored, shown) => {
  expect(fromFilter(stored, 'like')).toBe(shown)
})
