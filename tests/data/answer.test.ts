import { describe, expect, test } from 'vitest'
import { stamp, toAddress, toBase } from '../../runtime/data/address.ts'
import { findEnvelope, type RawAnswer, toAnswer } from '../../runtime/data/answer.ts'
import { CallError } from '../../runtime/data/callError.ts'

const raw = (part: Partial<RawAnswer>): RawAnswer => ({ url: '/a', status: 200, text: '', anonymous: false, ...part })
const read = (part: Partial<RawAnswer>) => {
  try {
    return toAnswer(raw(part))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { kind, status, message, result, code } = error
    return { kind, status, message, result, code }
  }
}

describe('an envelope', () => {
  test.each([undefined, null, true, 7, 'success', [], {}, { success: 1 }, { success: 'true' }, { result: 1 }])(
    'is not %j',
    (value) => expect(findEnvelope(value)).toBeNull(),
  )

  test.each([
    [{ success: true }, { success: true, message: '', code: 0, result: null }],
    [
      { success: false, message: 'no', code: 500, result: [1] },
      { success: false, message: 'no', code: 500, result: [1] },
    ],
    [
      { success: true, message: 7, code: '201' },
      { success: true, message: '', code: 201, result: null },
    ],
    [
      { success: true, code: 'x', result: undefined },
      { success: true, message: '', code: 0, result: undefined },
    ],
    [
      { success: true, code: null },
      { success: true, message: '', code: 0, result: null },
    ],
  ])('is %j', (value, envelope) => expect(findEnvelope(value)).toEqual(envelope))
})

describe('an answer', () => {
  const text = (value: unknown) => JSON.stringify(value)

  test.each([
    [
      'the result of an envelope',
      { text: text({ success: true, result: 1, code: 201, message: 'ok' }) },
      { result: 1, message: 'ok', code: 201 },
    ],
    ['a value outside of one', { status: 203, text: '[1]' }, { result: [1], message: '', code: 203 }],
    ['nothing', { status: 204 }, { result: null, message: '', code: 204 }],
    ['the last status that is good', { status: 299, text: '1' }, { result: 1, message: '', code: 299 }],
  ])('is %s', (_, part, answer) => expect(read(part)).toEqual(answer))

  test.each([
    [
      'refuses',
      { text: text({ success: false, message: 'no', code: 7, result: 1 }) },
      { kind: 'refused', message: 'no', code: 7, result: 1 },
    ],
    ['is no JSON', { text: '<html>' }, { kind: 'unreadable' }],
    ['is below 200', { status: 199, text: text({ success: true }) }, { kind: 'status', status: 199 }],
    ['is 300 or more', { status: 300, text: text({ success: true }) }, { kind: 'status', status: 300, code: 300 }],
    [
      'says in an envelope why',
      { status: 500, text: text({ success: false, message: 'bug', code: 510, result: 2 }) },
      { kind: 'status', status: 500, message: 'bug', code: 510, result: 2 },
    ],
    [
      'says in its own words why',
      { status: 422, text: '{"errors":["x"]}' },
      { kind: 'status', code: 422, result: { errors: ['x'] }, message: '' },
    ],
    ['says nothing', { status: 502, text: 'Bad gateway' }, { kind: 'status', code: 502, result: null }],
  ])('is an error where it %s', (_, part, error) => expect(read(part)).toMatchObject(error))
})

describe('the address of a call', () => {
  test.each([
    ['/sys/user/list', 'https://a.example/api/sys/user/list'],
    ['sys/user/list', 'https://a.example/api/sys/user/list'],
    ['//b.example/x', 'https://a.example/api/b.example/x'],
    ['\\\\b.example/x', 'https://a.example/api/b.example/x'],
    ['HTTPS://b.example/x', 'https://b.example/x'],
    ['http://b.example/x?a=1', 'http://b.example/x?a=1'],
  ])('of %s', (url, address) => {
    for (const base of ['https://a.example/api', 'https://a.example/api//'])
      expect(toAddress(toBase(base), url).href).toBe(address)
  })

  test('has its parameters: absent ones are left out, lists are joined, objects are JSON', () => {
    const query = { a: '', b: undefined, c: null, d: [1, 'x'], e: { f: 1 }, g: 0, h: false }
    expect(Object.fromEntries(toAddress(toBase('https://a.example'), '/x', query).searchParams)).toEqual({
      ...{ a: '', d: '1,x', e: '{"f":1}', g: '0', h: 'false' },
    })
  })

  test('has a time stamp in whole seconds, save where dictionary items are asked for', () => {
    const stamped = (path: string) => {
      const address = new URL(`https://a.example${path}`)
      stamp(address, 1_764_000_123_999)
      return address.href
    }
    expect(stamped('/x?a=1')).toBe('https://a.example/x?a=1&_t=1764000123')
    expect(stamped('/api/sys/dict/getDictItems/sex')).toBe('https://a.example/api/sys/dict/getDictItems/sex')
  })
})
