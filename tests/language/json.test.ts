import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObject, parseJson } from '../../runtime/language/json.ts'

test.each([null, undefined, [], [{}], '', '{}', 0, true, () => ({})])('%o is no object of JSON', (value) => {
  expect(isObject(value)).toBe(false)
})

test('an object of JSON is one whatever its members are', () => {
  for (const value of [{}, { a: 1 }, Object.create(null)]) expect(isObject(value)).toBe(true)
})

test('what JSON writes is read as what it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      expect(JSON.stringify(parseJson(text))).toBe(text)
    }),
  )
})

test.each(['', '{', 'undefined', "{'a':1}", '[1,]', 'NaN'])('%j gives nothing', (text) => {
  expect(parseJson(text)).toBeUndefined()
})
