import { expect, test } from 'vitest'
import { toAnswer } from '../../runtime/data/answer.ts'
import { CallError } from '../../runtime/data/callError.ts'
import { toFieldMessages } from '../../runtime/data/fieldMessages.ts'

const refused = (result: unknown) => new CallError({ kind: 'refused', url: '/x', status: 200, code: 500, result })

test.each([
  ['messages by field, as ours answers them', { name: '已存在' }, { name: '已存在' }],
  ['several messages of a field', { name: ['too short', 'taken'] }, { name: 'too short taken' }],
  ['paths into tables', { 'items[2].price': 'too much' }, { 'items[2].price': 'too much' }],
  ['a list of them', [{ field: 'name', message: 'taken' }], { name: 'taken' }],
  ['a list with default messages', [{ field: 'name', defaultMessage: 'taken', code: 'X' }], { name: 'taken' }],
  [
    'a list with paths',
    [
      { propertyPath: 'a.b', msg: 'wrong' },
      { path: 'c', message: 'bad' },
    ],
    { 'a.b': 'wrong', c: 'bad' },
  ],
  ['a list beside other things', { code: 1, errors: [{ field: 'name', message: 'taken' }] }, { name: 'taken' }],
  ['an object beside other things', { title: 'Invalid', errors: { name: ['taken'] } }, { name: 'taken' }],
  ['field errors and violations', { violations: [{ field: 'name', message: 'taken' }] }, { name: 'taken' }],
  ['what has no words', { name: 3, mail: null, phone: '', list: [1] }, {}],
  ['a list of anything', ['a', null, 3, { field: '', message: 'x' }, { field: 'a' }], {}],
  ['nothing', null, {}],
])('%s are read', (_what, result, messages) => {
  expect(toFieldMessages(refused(result))).toEqual(messages)
})

test.each([400, 409, 412, 422])('a server outside of the family may refuse by the status %i', (status) => {
  const text = JSON.stringify({ title: 'Not valid', errors: { name: ['taken'] } })
  try {
    toAnswer({ url: '/x', status, text, anonymous: false })
    expect.unreachable()
  } catch (error) {
    expect(toFieldMessages(error)).toEqual({ name: 'taken' })
  }
})

test('a server that is broken says nothing of fields', () => {
  const error = new CallError({ kind: 'status', url: '/x', status: 500, result: { name: 'taken' } })
  expect(toFieldMessages(error)).toEqual({})
})
