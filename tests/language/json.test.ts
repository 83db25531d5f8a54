import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepestJson, isObject, parseJson } from '../../runtime/language/json.ts'

test.each([null, undefined, [], [{}], '', '{}', 0, true, () => ({})])('%o is no object of JSON', (value) => {
  expect(isObject(value)).toBe(false)
})

test('an object of JSON is one whatever its members are', () => {
  for (const value of [{}, { a: 1 }, Object.create(null)]) expect(isObject(value)).toBe(true)
})

/** Members in the place of methods are a test of their own. */
const hasMethods = (value: unknown): boolean => !/"(toString|valueOf)":/.test(JSON.stringify(value))

test('what JSON writes is read as what it was', () => {
  fc.assert(
    fc.property(fc.jsonValue().filter(hasMethods), (value) => {
      const text = JSON.stringify(value)
      expect(JSON.stringify(parseJson(text))).toBe(text)
    }),
  )
})

test.each(['{"toString":1}', '[{"a":{"valueOf":null}}]', '{"\\u0074oString":1}'])(
  '%s gives nothing, as no text could be made of it',
  (text) => {
    expect(parseJson(text)).toBeUndefined()
  },
)

test('values are nested as deep as others can follow', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parseJson(nested(deepestJson))).toBeDefined()
  expect(parseJson(nested(deepestJson + 1))).toBeUndefined()
  expect(parseJson(JSON.stringify(['[{'.repeat(2000), '\\"[', '"'.repeat(2000)]))).toBeDefined()
  const mixed = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`
  expect(parseJson(mixed(deepestJson))).toBeDefined()
  expect(parseJson(mixed(deepestJson + 2))).toBeUndefined()
})

test.each(['', '{', 'undefined', "{'a':1}", '[1,]', 'NaN'])('%j gives nothing', (text) => {
  expect(parseJson(text)).toBeUndefined()
})
