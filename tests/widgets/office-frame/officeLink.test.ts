import { beforeEach, describe, expect, test } from 'vitest'
import { createOfficeLink, type OfficeLink } from '../../../widgets/office-frame/officeLink.ts'
import { channel, type OfficeConfig, type ToOffice } from '../../../widgets/office-frame/protocol.ts'

const origin = 'https://office.example'
const config: OfficeConfig = { document: '', fileName: '', readOnly: false, language: 'en', options: {} }

let link: OfficeLink
let posted: ToOffice[]
let states: string[]
let events: unknown[]
let timers: Set<() => void>

const passTime = () => {
  for (const run of [...timers]) run()
}
const receive = (message: object, from = origin) => link.receive(from, { channel, ...message })
const requests = () => posted.flatMap((message) => (message.kind === 'request' ? [message] : []))
const lastId = () => requests().at(-1)?.id ?? 0

beforeEach(() => {
  posted = []
  states = []
  events = []
  timers = new Set()
  link = createOfficeLink({
    origin,
    timeout: 1000,
    post(message, target) {
      expect(target).toBe(origin)
      posted.push(message)
    },
    later(callback) {
      const run = () => {
        timers.delete(run)
        callback()
      }
      timers.add(run)
      return () => void timers.delete(run)
    },
    onState: (state, session) => states.push(`${state} ${session}`),
    onEvent: (event) => events.push(event),
  })
})

const connect = () => {
  link.greet()
  receive({ kind: 'ready' })
}

describe('the handshake', () => {
  test('greets a page that is loaded and waits for its sign', () => {
    link.greet()
    expect(posted).toEqual([{ channel, kind: 'hello' }])
    receive({ kind: 'ready' })
    expect(states).toEqual(['connecting 0', 'ready 1'])
    expect(timers.size).toBe(0)
  })

  test('is over when the page spoke before it was loaded', () => {
    receive({ kind: 'ready' })
    link.greet()
    expect(posted).toEqual([])
    expect(states).toEqual(['ready 1'])
  })

  test('says that a page keeps silent, and listens on', async () => {
    link.greet()
    const request = link.request('save', {})
    passTime()
    await expect(request).rejects.toMatchObject({ kind: 'timeout' })
    expect(states).toEqual(['connecting 0', 'silent 0'])
    receive({ kind: 'ready' })
    expect(states.at(-1)).toBe('ready 1')
  })

  test('begins anew with a page that is loaded anew', async () => {
    connect()
    const request = link.request('save', {})
    link.greet()
    await expect(request).rejects.toMatchObject({ kind: 'closed' })
    receive({ kind: 'ready' })
    expect(states.at(-1)).toBe('ready 2')
  })
})

describe('a request', () => {
  test('waits until the page listens', () => {
    void link.request('setConfig', config)
    expect(requests()).toEqual([])
    connect()
    expect(requests()).toEqual([{ channel, kind: 'request', id: 1, command: 'setConfig', data: config }])
  })

  test.each([
    ['save', {}, { path: 'temp/b.docx' }, { path: 'temp/b.docx' }],
    ['save', {}, undefined, {}],
    ['exportPdf', { fileName: 'a.pdf' }, { path: 'temp/a.pdf' }, { path: 'temp/a.pdf' }],
    ['exportPdf', { fileName: 'a.pdf' }, { path: 7 }, {}],
    ['fillFields', { values: { buyer: 'Ada' } }, { count: 3 }, { count: 3 }],
    ['fillFields', { values: {} }, 'nonsense', { count: 0 }],
    ['replaceText', { replacements: [{ from: 'A', to: 'B' }] }, { count: 2 }, { count: 2 }],
  ] as const)('%s is answered', async (command, data, answer, result) => {
    connect()
    const request = link.request(command, data as never)
    expect(requests().at(-1)).toMatchObject({ command, data })
    receive({ kind: 'answer', id: lastId(), ok: true, data: answer })
    await expect(request).resolves.toEqual(result)
    expect(timers.size).toBe(0)
  })

  test('is told from another by its number', async () => {
    connect()
    const first = link.request('save', {})
    const second = link.request('save', {})
    receive({ kind: 'answer', id: 2, ok: true, data: { path: 'b' } })
    receive({ kind: 'answer', id: 1, ok: true, data: { path: 'a' } })
    await expect(Promise.all([first, second])).resolves.toEqual([{ path: 'a' }, { path: 'b' }])
  })

  test('that the page refuses fails with its words', async () => {
    connect()
    const request = link.request('save', {})
    receive({ kind: 'answer', id: lastId(), ok: false, message: 'The document is locked' })
    await expect(request).rejects.toMatchObject({ kind: 'refused', message: 'The document is locked' })
  })

  test('that is not answered in time fails, and its late answer is nobody’s', async () => {
    connect()
    const request = link.request('save', {})
    passTime()
    await expect(request).rejects.toMatchObject({ kind: 'timeout' })
    expect(() => receive({ kind: 'answer', id: lastId(), ok: true })).not.toThrow()
    receive({ kind: 'ready' })
    expect(requests()).toHaveLength(1)
  })

  test('fails when the page is closed', async () => {
    connect()
    const request = link.request('save', {})
    link.close()
    await expect(request).rejects.toMatchObject({ kind: 'closed' })
  })
})

describe('a message of a window', () => {
  test('from another origin is nobody’s', async () => {
    connect()
    const request = link.request('save', {})
    for (const other of ['https://evil.example', 'null', 'http://office.example', 'https://office.example:444'])
      receive({ kind: 'answer', id: lastId(), ok: true, data: { path: 'evil' } }, other)
    receive({ kind: 'answer', id: lastId(), ok: true, data: { path: 'good' } })
    await expect(request).resolves.toEqual({ path: 'good' })
  })

  test.each([
    null,
    'ready',
    42,
    { kind: 'ready' },
    { channel: 'another', kind: 'ready' },
    { channel: 'another', kind: 'changed' },
    { channel, kind: 'answer', id: '1', ok: true },
    { channel, kind: 'answer', id: 1, ok: 'yes' },
    { channel, kind: 'constructor' },
  ])('%j is none of an office page', async (message) => {
    connect()
    const request = link.request('save', {})
    link.receive(origin, message)
    receive({ kind: 'answer', id: lastId(), ok: true, data: { path: 'good' } })
    await expect(request).resolves.toEqual({ path: 'good' })
    expect(states).toEqual(['connecting 0', 'ready 1'])
    expect(events).toEqual([])
  })

  test('tells that the document changed, and where it was saved', () => {
    connect()
    receive({ kind: 'changed' })
    receive({ kind: 'saved', path: 'temp/b.docx' })
    receive({ kind: 'saved' })
    expect(events).toEqual([{ kind: 'changed' }, { kind: 'saved', path: 'temp/b.docx' }, { kind: 'saved' }])
  })
})
