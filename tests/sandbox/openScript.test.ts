import { expect, test, vi } from 'vitest'
import type { ScriptHost } from '../../runtime/scripts/host.ts'
import type { FromSandbox, ScriptFailure, ToSandbox } from '../../runtime/scripts/messages.ts'
import { openScript } from '../../runtime/scripts/openScript.ts'
import { createSharedActs, ReportedError, toOwnPath } from '../../runtime/scripts/sharedActs.ts'

const base = new URL('https://app.example/api')

test.each(['/sys/user/list', 'sys/user/list', '/sys/x?a=1', '/online/cgform/api/getData/1'])(
  'a script may call %s',
  (url) => {
    expect(toOwnPath(url, base)).toBe(`/${url.replace(/^\//, '')}`)
  },
)

test.each([
  ...[
    'https://evil.example/x',
    'HTTP://evil.example',
    '//evil.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ],
  ...[
    '/../admin',
    '/sys/../../x',
    '/sys/%2e%2e/%2e%2e/x',
    '/sys/%252e%252e/x',
    '\\\\evil.example',
    '/\\evil.example',
    '/sys\n/x',
    ' https://evil.example',
  ],
  ...[7, null, undefined, { toString: () => '/sys' }],
])('a script may not call %s', (url) => {
  expect(() => toOwnPath(url, base)).toThrow(/only call paths of this server/)
})

const noWays = { base, request: vi.fn(), message: vi.fn(), confirm: vi.fn() }

/** A sandbox that answers as a test tells it. */
function open(
  answer: (message: ToSandbox, report: (message: FromSandbox) => void) => void,
  given: {
    readonly acts?: Partial<Record<string, (...args: readonly unknown[]) => unknown>>
    readonly timeouts?: { start: number; sign: number }
  } = {},
) {
  const posted: ToSandbox[] = []
  const failures: ScriptFailure[] = []
  const end = vi.fn()
  const host = {
    read: () => ({ a: 1 }),
    write: vi.fn(),
    acts: { ...createSharedActs(noWays), ...given.acts },
  } as unknown as ScriptHost
  const opened = openScript({
    type: 'form',
    text: 'text',
    host,
    onFailure: (failure) => failures.push(failure),
    onUnoffered: vi.fn(),
    ...(given.timeouts ? { timeouts: given.timeouts } : {}),
    openPort: (receive) => ({
      post(message) {
        posted.push(message)
        answer(message, (reply) => queueMicrotask(() => receive(reply)))
      },
      end,
    }),
  })
  return { opened, posted, failures, end, host }
}

const loads = (message: ToSandbox, report: (message: FromSandbox) => void) => {
  if (message.kind === 'load') report({ kind: 'loaded', methods: ['run'] })
}

test('a sandbox that gives no sign is ended, and its calls fail', async () => {
  const { opened, end } = open(loads, { timeouts: { start: 100, sign: 40 } })
  const answer = await opened
  if (!answer.ok) throw new Error('not opened')
  expect(await answer.script.call({ method: 'run', args: [] })).toEqual({
    ok: false,
    failure: { kind: 'crashed', message: 'no sign', method: 'run' },
  })
  expect(end).toHaveBeenCalledOnce()
  expect(await answer.script.call({ method: 'run', args: [] })).toMatchObject({
    ok: false,
    failure: { kind: 'crashed' },
  })
})

test('a sandbox that does not start is given up', async () => {
  const { opened, end } = open(() => {}, { timeouts: { start: 30, sign: 40 } })
  expect(await opened).toMatchObject({ ok: false, failure: { kind: 'crashed' } })
  expect(end).toHaveBeenCalledOnce()
})

test('only what the host offers is done, whatever is asked', async () => {
  const answers: unknown[] = []
  const { opened } = open((message, report) => {
    loads(message, report)
    if (message.kind === 'call')
      for (const [ask, name] of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nothing'].entries())
        report({ kind: 'ask', ask, name, args: '[]' })
    if (message.kind === 'answer') answers.push([message.isOk, JSON.parse(message.value).message])
  })
  const answer = await opened
  if (!answer.ok) throw new Error('not opened')
  void answer.script.call({ method: 'run', args: [] })
  await expect.poll(() => answers.length).toBe(5)
  expect(answers.every((one) => String(one).startsWith('false,This app does not offer'))).toBe(true)
  answer.script.end()
})

test('what the person has read already is not told of again', async () => {
  const answers: string[] = []
  const { opened } = open(
    (message, report) => {
      loads(message, report)
      if (message.kind === 'call') report({ kind: 'ask', ask: 1, name: 'getAction', args: '["/x"]' })
      if (message.kind === 'answer') answers.push(message.value)
    },
    { acts: { getAction: () => Promise.reject(new ReportedError('gone')) } },
  )
  const answer = await opened
  if (!answer.ok) throw new Error('not opened')
  void answer.script.call({ method: 'run', args: [] })
  await expect.poll(() => answers).toEqual(['{"message":"gone","isReported":true}'])
  answer.script.end()
})

test('what fails outside of calls is told', async () => {
  const failure: ScriptFailure = { kind: 'error', message: 'x', line: 1, column: 2 }
  const { opened, failures } = open((message, report) => {
    loads(message, report)
    if (message.kind === 'load') report({ kind: 'failed', call: 77, failure })
  })
  await opened
  await expect.poll(() => failures).toEqual([failure])
})
