import { expect, test } from 'vitest'
import {
  evaluate,
  evaluateCondition,
  readsName,
  readsSelf,
  watchedNames,
} from '../../runtime/language/expression/evaluate.ts'

test.each([
  ['values.a == 1', ['a']],
  ['values.a + values.b + values.a', ['a', 'b']],
  ["values['a'] == 1", ['a']],
  ['values.address.city', ['address']],
  ['values[record.name] == 1', 'all'],
  ['len(values)', 'all'],
  ['record.a == query.b', []],
  ['self > 1', []],
  ['values.', []],
])('%s watches %j', (source, expected) => {
  expect(watchedNames(source, 'values')).toEqual(expected)
})

test.each([
  ['self > 1', true],
  ['self.city', true],
  ["values.selfish == 'self'", false],
])('%s reads its own field: %s', (source, expected) => {
  expect(readsSelf(source)).toBe(expected)
})

test('a condition holds as its value does, and one that is left out or fails counts as the fallback', () => {
  expect(evaluateCondition('values.a == 1', { values: { a: '1' } }, false)).toBe(true)
  expect(evaluateCondition('values.a == 1', { values: { a: 2 } }, true)).toBe(false)
  for (const fallback of [true, false]) {
    expect(evaluateCondition(undefined, {}, fallback)).toBe(fallback)
    expect(evaluateCondition('values.a ==', {}, fallback)).toBe(fallback)
  }
})

test('an expression that cannot be read fails as one that cannot run', () => {
  expect(evaluate('1 +', {}).ok).toBe(false)
  expect(evaluate('1 + 1', {})).toEqual({ ok: true, value: 2 })
})

test.each([
  ['selection.length > values.most', true],
  ['values.most > selection.length', true],
  ['values.selection', false],
  ["'selection'", false],
])('%s reads the selection: %s', (source, expected) => {
  expect(readsName(source, 'selection')).toBe(expected)
})
