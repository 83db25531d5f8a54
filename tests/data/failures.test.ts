import { CancelledError } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { CallError, type CallErrorDetails } from '../../runtime/data/callError.ts'
import { type Failure, toFailure } from '../../runtime/data/failures.ts'
import { toFieldMessages } from '../../runtime/data/fieldMessages.ts'

const url = 'http://server/api/x'
const status = (code: number, message = '') => new CallError({ kind: 'status', url, status: code, message })
const refused = (code: number, message: string, more: Partial<CallErrorDetails> = {}) =>
  new CallError({ kind: 'refused', url, status: 200, code, message, ...more })
const kind = (name: CallErrorDetails['kind']) => new CallError({ kind: name, url })

const cases: readonly (readonly [name: string, error: unknown, failure: Partial<Failure>])[] = [
  ['403', status(403, 'x'), { key: 'forbidden', message: '拒绝访问', level: 'error', seconds: 4 }],
  ['404', status(404, 'x'), { key: 'notFound', message: '很抱歉，资源未找到!', level: 'error' }],
  ['504', status(504, 'x'), { key: 'timeout', message: '网络超时', level: 'error' }],
  ['no answer in time', kind('timeout'), { key: 'timeout', message: '网络超时', level: 'error' }],
  [
    '401',
    status(401, 'Token失效，请重新登录!'),
    { key: 'unauthorized', message: '未授权，请重新登录', signOut: { when: 'delayed', milliseconds: 1500 } },
  ],
  ['401 in an envelope', refused(401, 'x'), { key: 'unauthorized', message: '未授权，请重新登录' }],
  [
    '500 with the words of an ended session',
    status(500, 'Token失效，请重新登录'),
    {
      key: 'expired',
      level: 'dialog',
      seconds: 0,
      title: '登录已过期',
      message: '很抱歉，登录已过期，请重新登录',
      button: '重新登录',
      signOut: { when: 'confirmed' },
    },
  ],
  ['500 in an envelope with those words', refused(500, 'Token失效，请重新登录'), { key: 'expired', level: 'dialog' }],
  ['500 with other words', status(500, '操作失败'), { key: 'server', message: '操作失败', level: 'error', seconds: 4 }],
  ['an error status without words', status(502), { key: 'server', message: '请求出现错误，请稍后再试' }],
  [
    '510',
    refused(510, '没有权限，请联系管理员授权'),
    { key: 'noPermission', level: 'warning', message: '没有权限，请联系管理员授权' },
  ],
  [
    '510 with what is lacking',
    refused(510, '该角色包含您没有的权限：a、b。', {
      result: { refusal: { text: '原因', lacking: ['a', 'b'], more: 2 } },
    }),
    {
      key: 'noPermission',
      level: 'dialog',
      seconds: 0,
      message: '该角色包含您没有的权限：a、b。',
      refusal: { text: '原因', lacking: ['a', 'b'], more: 2, advice: '', explain: undefined },
    },
  ],
  [
    '510 with a list that is none',
    refused(510, 'x', { result: { refusal: { lacking: [1] } } }),
    { key: 'noPermission', level: 'warning', message: 'x' },
  ],
  ['510 as a status', status(510), { key: 'noPermission', level: 'warning', message: '没有权限，请联系管理员授权' }],
  [
    'a refusal',
    refused(500, '该用户已冻结'),
    { key: 'refused', level: 'warning', message: '该用户已冻结', seconds: 4 },
  ],
  ['a refusal without words', refused(0, ''), { key: 'refused', message: '请求出现错误，请稍后再试' }],
  ['no network', kind('network'), { key: 'network', level: 'error', message: '网络连接失败，请检查网络后重试' }],
  ['an answer that is none', kind('unreadable'), { key: 'unreadable', message: '请求出现错误，请稍后再试' }],
  ['a file without content', kind('empty'), { key: 'noData', level: 'warning', message: '文件下载失败' }],
  ['a dictionary without a code', kind('dictionaryCode'), { key: 'dictionaryCode', message: '字典编码不能为空!' }],
  ['a call that was ended', kind('aborted'), { key: 'aborted', level: 'silent', message: '' }],
  ['a query that was ended', new CancelledError(), { key: 'aborted', level: 'silent' }],
  ['a bug', new TypeError('secret'), { key: 'server', message: '请求出现错误，请稍后再试' }],
]

describe('the error catalogue tells', () => {
  for (const [name, error, failure] of cases) test(name, () => expect(toFailure(error)).toMatchObject(failure))

  test('every failure of its own in three languages', () => {
    for (const [name, error] of cases) {
      const texts = (['zh', 'en', 'tw'] as const).map((language) => toFailure(error, language).message)
      const [zh, en, tw] = texts
      if (zh === '' || (error instanceof CallError && error.message === zh)) continue
      expect(new Set([zh, en, tw]).size, name).toBe(3)
    }
  })

  test('a dictionary without a code in the words of the specification', () => {
    expect(toFailure(kind('dictionaryCode'), 'en').message).toBe('dictionary code cannot be empty!')
  })
})

test('a call without a token has no session to end', () => {
  const error = new CallError({ kind: 'status', url, status: 401, message: '请登录', anonymous: true })
  expect(toFailure(error)).toMatchObject({ key: 'server', message: '请登录' })
  expect(toFailure(error).signOut).toBeUndefined()
})

test('messages by field are read from a refusal', () => {
  expect(toFieldMessages(refused(500, 'x', { result: { username: '已存在', count: 1 } }))).toEqual({
    username: '已存在',
  })
})

test('other failures carry no messages by field', () => {
  for (const error of [
    refused(500, 'x'),
    refused(500, 'x', { result: ['a'] }),
    kind('network'),
    new Error('x'),
    null,
  ]) {
    expect(toFieldMessages(error)).toEqual({})
  }
})

test('a refusal leads to an address of the app alone', () => {
  const lead = (explain: unknown) =>
    toFailure(refused(510, '', { result: { refusal: { lacking: ['a'], explain } } })).refusal?.explain
  expect(lead('/isystem/explain?user=ada')).toBe('/isystem/explain?user=ada')
  for (const other of ['https://example.org', '//example.org', 'javascript:alert(1)', 7, null])
    expect(lead(other)).toBeUndefined()
})

test('what is lacking for an act is no message about a field', () => {
  expect(toFieldMessages(refused(510, 'x', { result: { refusal: { text: 'y', lacking: ['a'] } } }))).toEqual({})
})

describe('a call of a visitor that is not for visitors', () => {
  const refusal = (message: string, anonymous = true) =>
    toFailure(new CallError({ kind: 'status', url, status: 401, message, anonymous }), 'en')

  test('asks to sign in, in words that tell of no session', () => {
    expect(refusal('Token失效，请重新登录!')).toMatchObject({ needsSignIn: true, message: 'Please sign in first' })
    expect(refusal('Members only')).toMatchObject({ needsSignIn: true, message: 'Members only' })
  })
  test('is another one than that of who was signed in', () => {
    expect(refusal('Token失效，请重新登录!', false)).toMatchObject({ key: 'unauthorized' })
    expect(refusal('x', false).needsSignIn).toBeUndefined()
  })
})
