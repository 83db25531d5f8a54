import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymous, code, defineModule, readUpload, route } from '../../../server/http/index.ts'
import { createUploadRoom } from '../../../server/http/uploadRoom.ts'
import { createTestServer, type TestServer } from '../harness.ts'

const megabyte = 1024 * 1024
const boundary = 'line'

/** Sizes instead of contents, so that the answer is small. */
const uploads = defineModule({
  id: 'uploads',
  section: '7.4',
  routes: [
    route('POST', '/upload', anonymous('For the test.'), { isUpload: true, act: 'none' }, async ({ request }) => {
      const { fields, files } = await readUpload(request)
      return { fields, files: files.map(({ name, content }) => [name, content.length]) }
    }),
    route('POST', '/closed', code('file:upload'), { isUpload: true, act: 'none' }, ({ request }) =>
      readUpload(request),
    ),
    route('POST', '/plain', anonymous('For the test.'), { act: 'none' }, () => 'nothing is read'),
  ],
})

let server: TestServer
beforeAll(async () => {
  server = await createTestServer('pglite', { modules: [uploads] })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const part = (headers: string, content: string | Buffer): readonly (string | Buffer)[] => [
  `--${boundary}\r\n${headers}\r\n\r\n`,
  content,
  '\r\n',
]
const file = (name: string, content: string | Buffer) =>
  part(`Content-Disposition: form-data; name="file"; filename="${name}"`, content)
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const whole = (...parts: readonly (readonly (string | Buffer)[])[]) => [...parts.flat(), `--${boundary}--\r\n`]
const toBuffer = (parts: readonly (string | Buffer)[]) => Buffer.concat(parts.map((each) => Buffer.from(each)))

interface Answer {
  readonly status: number
  readonly message: string
  readonly success: boolean
  readonly result: { readonly files: readonly unknown[]; readonly fields: Readonly<Record<string, string>> } | null
}

const post = async (
  payload: Buffer,
  { type = `multipart/form-data; boundary=${boundary}`, path = '/upload' } = {},
): Promise<Answer> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': type },
    payload,
  })
  return { status: answer.statusCode, ...answer.json() }
}

/** Sends pieces one after the other, as far as the server takes them, and gives its answer and what was sent of them. */
async function stream(
  headers: Readonly<Record<string, string | number>>,
  pieces: Iterable<Buffer>,
  { path = '/upload', agent }: { readonly path?: string; readonly agent?: Agent } = {},
): Promise<Answer & { readonly sent: number; readonly port: number | undefined }> {
  const { port } = server.app.server.address() as AddressInfo
  const outgoing = send({ agent, port, host: '127.0.0.1', method: 'POST', path: `/api${path}`, headers })
  outgoing.on('error', () => undefined)
  const answered = once(outgoing, 'response')
  let isAnswered = false
  void answered.then(() => {
    isAnswered = true
  })
  outgoing.flushHeaders()
  let sent = 0
  for (const piece of pieces) {
    await new Promise<void>((resolve) => outgoing.write(piece, () => resolve()))
    sent += piece.length
    if (isAnswered) break
  }
  // The server has answered what holds back its body before it comes.
  if (!isAnswered && sent > 0) outgoing.end()
  const [response] = await answered
  const localPort = outgoing.socket?.localPort
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (agent === undefined) outgoing.destroy()
  return { status: response.statusCode, sent, port: localPort, ...JSON.parse(Buffer.concat(chunks).toString()) }
}

const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const large = '文件大小超出10MB限制'
const broken = '上传内容不完整或格式不正确'

test('files and fields come as they are', async () => {
  const parts = whole(field('biz', 'avatar'), file('头像.png', 'x'.repeat(10)), file('b.txt', ''))
  expect(await post(toBuffer(parts))).toMatchObject({
    status: 200,
    result: {
      fields: { biz: 'avatar' },
      files: [
        ['头像.png', 10],
        ['b.txt', 0],
      ],
    },
  })
})

describe('what is no upload is the mistake of its sender', () => {
  const sound = toBuffer(whole(file('a.txt', 'hello')))
  const cut = (end: number) => sound.subarray(0, end)
  test.each<[string, Buffer, string?]>([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['no boundary', sound, 'multipart/form-data'],
    ['an empty boundary', sound, 'multipart/form-data; boundary='],
    ['another boundary', sound, 'multipart/form-data; boundary=other'],
    ['a file without an end', cut(sound.length - 12)],
    ['a head without an end', cut(30)],
    ['half a boundary', cut(sound.length - 4)],
    ['a field without an end', toBuffer(field('a', 'x')).subarray(0, -2)],
    ['a part without a head', toBuffer([`--${boundary}\r\n\r\nx\r\n`]).subarray(0, -1)],
    ['a thousand fields', toBuffer(whole(...Array.from({ length: 1000 }, (_, index) => field(`f${index}`, 'x'))))],
    ['a thousand files', toBuffer(whole(...Array.from({ length: 1000 }, (_, index) => file(`f${index}`, 'x'))))],
    ['a field of 2 MB', toBuffer(whole(field('a', 'x'.repeat(2 * megabyte))))],
    ['zeros', Buffer.alloc(megabyte)],
  ])('%s', async (_title, payload, type) => {
    const answer = await post(payload, type === undefined ? {} : { type })
    expect(answer).toMatchObject({ status: 400, success: false, message: expect.stringContaining(broken) })
    expect(server.bugs).toEqual([])
  })

  test.each<[string, Buffer]>([
    ['a part without a name', toBuffer(whole(part('Content-Disposition: form-data', 'x')))],
    ['a part of another kind', toBuffer(whole(part('Content-Disposition: attachment; name="a"', 'x')))],
    ['a name of 1 MB', toBuffer(whole(field('a'.repeat(megabyte), 'x')))],
    ['a name of the prototype', toBuffer(whole(field('__proto__', 'x'), field('constructor', 'x')))],
    [
      'parts within a part',
      toBuffer(
        whole(
          part(
            'Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=inner',
            '--inner\r\n\r\nx\r\n--inner--',
          ),
        ),
      ),
    ],
    ['the boundary twice', toBuffer([`--${boundary}\r\n`, ...whole(file('a.txt', 'x'))])],
    ['something behind the end', Buffer.concat([toBuffer(whole(file('a.txt', 'x'))), Buffer.alloc(megabyte, 'y')])],
    [
      'a charset that there is not',
      toBuffer(
        whole(part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nothing', 'x')),
      ),
    ],
    [
      'a name in pieces',
      toBuffer(whole(part('Content-Disposition: form-data; name="a"; filename*=utf-8\'\'%ff%', 'x'))),
    ],
    ['a path as a name', toBuffer(whole(file('../../etc/passwd', 'x')))],
  ])('%s is taken or refused, and nothing breaks', async (_title, payload) => {
    const answer = await post(payload)
    expect([200, 400]).toContain(answer.status)
    expect(Object.getPrototypeOf({})).not.toHaveProperty('x')
    for (const [name] of (answer.result?.files ?? []) as [string][]) expect(name).not.toContain('/')
    expect(server.bugs).toEqual([])
  })

  test('who goes away in the middle is no bug', async () => {
    const { port } = server.app.server.address() as AddressInfo
    const outgoing = send({ port, host: '127.0.0.1', method: 'POST', path: '/api/upload', headers: multipart })
    outgoing.on('error', () => undefined)
    await new Promise<void>((resolve) => outgoing.write(toBuffer(file('a.txt', 'x'.repeat(megabyte))), () => resolve()))
    outgoing.destroy()
    expect(await post(sound)).toMatchObject({ status: 200 })
    expect(server.bugs).toEqual([])
  })
})

describe('all files of an upload together are 10 MB at most', () => {
  function* endless(parts: readonly (string | Buffer)[]): Generator<Buffer> {
    for (const each of parts) yield Buffer.from(each)
    for (;;) yield Buffer.alloc(megabyte, 'x')
  }

  test('what says that it is larger is refused before anything of it is read', async () => {
    const answer = await stream({ ...multipart, 'content-length': 99 * megabyte }, [])
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining(large), sent: 0 })
  })

  test('one file that goes on and on is refused on the way', async () => {
    const answer = await stream(
      { ...multipart, 'transfer-encoding': 'chunked' },
      endless(file('a.txt', '').slice(0, 1)),
    )
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining(large) })
    expect(answer.sent).toBeLessThan(40 * megabyte)
  })

  test.each([
    ['files', () => Array.from({ length: 9 }, (_, index) => file(`f${index}`, Buffer.alloc(2 * megabyte)))],
    ['what is no part', () => [[Buffer.alloc(20 * megabyte)]]],
  ])('many of %s count as one', async (_title, parts) => {
    const chunked = { ...multipart, 'transfer-encoding': 'chunked' }
    const pieces = whole(...parts()).map((each) => Buffer.from(each))
    expect(await stream(chunked, pieces)).toMatchObject({ success: false, message: expect.stringContaining(large) })
  })

  test('and the connection goes on after what was refused', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const chunked = { ...multipart, 'transfer-encoding': 'chunked' }
    const tooMuch = [toBuffer(whole(file('a.txt', Buffer.alloc(11 * megabyte))))]
    const refused = await stream(chunked, tooMuch, { agent })
    const taken = await stream(chunked, [toBuffer(whole(file('a.txt', 'x')))], { agent })
    expect([refused.success, taken.success]).toEqual([false, true])
    expect(taken.port).toBe(refused.port ?? 'the port of a connection')
    agent.destroy()
  })

  test('who may not upload is told before anything is read', async () => {
    const answer = await stream({ ...multipart, 'content-length': megabyte }, [], { path: '/closed' })
    expect(answer).toMatchObject({ status: 401, sent: 0 })
  })

  test('a call that takes no files takes none', async () => {
    expect(await post(toBuffer(whole(file('a.txt', 'x'))), { path: '/plain' })).toMatchObject({ status: 400 })
  })
})

describe('the memory of uploads', () => {
  /** Work that goes on until it is told to end. */
  function createWork(room: ReturnType<typeof createUploadRoom>, bytes: number, log: string[], name: string) {
    const { promise, resolve: end } = Promise.withResolvers<void>()
    const done = room.lend(bytes, async () => {
      log.push(name)
      await promise
    })
    return { end, done }
  }

  test('is lent in turn, as far as there is any', async () => {
    const room = createUploadRoom({ size: 10, milliseconds: 10_000 })
    const log: string[] = []
    const [first, second, third] = [6, 6, 3].map((bytes, index) => createWork(room, bytes, log, String(index)))
    await Promise.resolve()
    expect(log).toEqual(['0'])
    first?.end()
    await first?.done
    await Promise.resolve()
    expect(log).toEqual(['0', '1', '2'])
    second?.end()
    third?.end()
    await Promise.all([second?.done, third?.done])
    expect(await room.lend(99, async () => 'all of it at most')).toBe('all of it at most')
  })

  test('is refused to who would wait too long, and free again after a failure', async () => {
    const room = createUploadRoom({ size: 10, milliseconds: 20 })
    const work = createWork(room, 10, [], 'first')
    await expect(room.lend(1, async () => 'never')).rejects.toMatchObject({ entry: { status: 503 } })
    work.end()
    await work.done
    await expect(room.lend(10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await room.lend(10, async () => 'again')).toBe('again')
  })
})
