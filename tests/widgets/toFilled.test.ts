import { expect, test } from 'vitest'
import { textsByKey } from '../../widgets/shared/textsByKey.ts'
import { toFilled } from '../../widgets/shared/toFilled.ts'

const byKey = (keys: readonly string[], value: unknown) => Object.fromEntries(textsByKey(keys, value))

test.each([
  [['a', 'b'], 'Ada, Grace', { a: 'Ada', b: 'Grace' }],
  [['a', 'b'], ['Ada', 'Hopper, Grace'], { a: 'Ada', b: 'Hopper, Grace' }],
  [['a', 'b', 'c'], 'Ada,,Edsger', { a: 'Ada', b: '', c: 'Edsger' }],
  [['a', 'b'], 'Ada,,Grace', { a: 'Ada', b: 'Grace' }],
  [['a'], 'Lovelace, Ada', { a: 'Lovelace, Ada' }],
  [['a', 'b'], 'Lovelace, Ada,Grace', {}],
  [['a', 'b'], undefined, {}],
  [[], '', {}],
])('beside %j the text %j says %j', (keys, value, texts) => {
  expect(byKey(keys, value)).toEqual(texts)
})

const change = {
  before: ['a', 'b', 'c'],
  fills: { names: 'name', mails: 'mail' },
  records: new Map(),
  label: 'name',
  names: ['Ada', 'Grace', 'c'],
}
const matches = (values: Readonly<Record<string, unknown>>) => (field: string) => values[field]
const filled = { names: 'Ada,Grace,Edsger', mails: 'a@x,,e@x' }

test('what stands beside a key goes and stays with it', () => {
  const get = matches(filled)
  expect(toFilled({ ...change, get, after: ['b', 'c'] })).toEqual({ names: 'Grace,Edsger', mails: ',e@x' })
  expect(toFilled({ ...change, get, after: ['c', 'a'] })).toEqual({ names: 'Edsger,Ada', mails: 'e@x,a@x' })
  expect(toFilled({ ...change, get, after: ['b'] })).toEqual({ names: 'Grace', mails: null })
  expect(toFilled({ ...change, get, after: [] })).toEqual({ names: null, mails: null })
})

test('a record that is known says more than what stood beside its key', () => {
  const records = new Map([['c', { id: 'c', name: 'Edsger D.', mail: null }]])
  const after = ['a', 'c']
  expect(toFilled({ ...change, get: matches(filled), records, after })).toEqual({
    names: 'Ada,Edsger D.',
    mails: 'a@x,',
  })
})

test('where the texts cannot be told apart the names that show count, and a key is no name', () => {
  const get = matches({ names: 'Lovelace, Ada,Grace,Edsger', mails: 'a@x' })
  expect(toFilled({ ...change, get, after: ['b', 'c'] })).toEqual({ names: 'Grace,', mails: null })
})
