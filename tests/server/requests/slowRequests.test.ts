import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymous, defineModule, route, signedIn } from '../../../server/http/index.ts'
import { createTestServer, type TestServer } from '../harness.ts'
import { head, openConnection } from './connection.ts'

const open = anonymous('For the test.')
const echo = defineModule({
  id: 'echo',
  section: '7.1',
  routes: [
    route('POST', '/echo', open, { body: Type.Any(), act: 'none' }, ({ body }) => body),
    route('POST', '/closed', signedIn('For the test.'), { body: Type.Any(), act: 'none' }, ({ body }) => body),
    // An answer may take as long as it needs.
    route('GET', '/long', open, async () => {
      await sleep(1500)
      return 'at last'
    }),
  ],
})

const json = (length: number) => ({ 'Content-Type': 'application/json', 'Content-Length': length })
const seconds = (from: number) => (performance.now() - from) / 1000
const slow = '请求传输过慢'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer('pglite', {
    modules: [echo],
    environment: { REQUEST_SECONDS: '3', REQUEST_IDLE_SECONDS: '1' },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

describe.concurrent('requests that come in slowly', () => {
  test.each([
    ['nothing at all', ''],
    ['a head without an end', 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nX-A: '],
  ])('%s is answered so, and its connection closed', async (_title, bytes) => {
    const begun = performance.now()
    const connection = await openConnection(server)
    connection.write(bytes)
    const answer = await connection.readAll()
    if (bytes !== '') expect(answer).toContain('HTTP/1.1 408')
    expect(answer).toContain(bytes === '' ? '' : slow)
    expect(seconds(begun)).toBeLessThan(5)
  })

  test('a body that stops is answered so, and its connection closed', async () => {
    const begun = performance.now()
    const connection = await openConnection(server)
    connection.write(`${head('POST', '/echo', json(1000))}{"a":`)
    const answer = await connection.readAll()
    expect(answer).toContain('HTTP/1.1 408')
    expect(answer).toContain(slow)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(seconds(begun)).toBeLessThan(4)
  })

  test('and so is one that comes drop by drop', async () => {
    const begun = performance.now()
    const connection = await openConnection(server)
    connection.write(`${head('POST', '/echo', json(1_000_000))}"`)
    connection.drip('a', 50)
    expect(await connection.readAll()).toContain('HTTP/1.1 408')
    expect(seconds(begun)).toBeLessThan(4)
  })

  test('one on a slow line comes in', async () => {
    const connection = await openConnection(server)
    const body = JSON.stringify('a'.repeat(20_000))
    connection.write(head('POST', '/echo', json(body.length)))
    for (let sent = 0; sent < body.length; sent += 1000) {
      connection.write(body.slice(sent, sent + 1000))
      await sleep(100)
    }
    expect(await connection.read('aaa')).toContain('HTTP/1.1 200')
    connection.close()
  })

  test('but not for longer than all of a request may take', async () => {
    const begun = performance.now()
    const connection = await openConnection(server)
    connection.write(`${head('POST', '/echo', json(1_000_000))}"`)
    connection.drip('a'.repeat(1000), 100)
    expect(await connection.readAll()).toContain('HTTP/1.1 408')
    expect(seconds(begun)).toBeGreaterThan(2)
    expect(seconds(begun)).toBeLessThan(9)
  })

  test('a body that nobody wanted keeps no connection either', async () => {
    const begun = performance.now()
    const connection = await openConnection(server)
    connection.write(`${head('POST', '/closed', json(1000))}{"a":`)
    expect(await connection.readAll()).toContain('HTTP/1.1 401')
    expect(seconds(begun)).toBeLessThan(4)
  })

  test('an answer may take longer, on a connection that is used again', async () => {
    const connection = await openConnection(server)
    connection.write(head('GET', '/long'))
    expect(await connection.read('at last')).toContain('HTTP/1.1 200')
    connection.write(`${head('POST', '/echo', json(7))}"again"`)
    expect(await connection.read('"again"')).toContain('"again"')
    connection.close()
  })

  test('who holds back a body is asked for it once it is wanted', async () => {
    const refused = await openConnection(server)
    refused.write(head('POST', '/closed', { ...json(3), Expect: '100-continue' }))
    const answer = await refused.readAll()
    expect(answer).toContain('HTTP/1.1 401')
    expect(answer).not.toContain('100 Continue')
    const { token } = await server.signIn()
    const wanted = await openConnection(server)
    wanted.write(head('POST', '/closed', { ...json(3), Expect: '100-continue', 'X-Access-Token': token }))
    expect(await wanted.read()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    wanted.write('"b"')
    expect(await wanted.read('"b"')).toContain('HTTP/1.1 200')
    wanted.close()
  })

  test('a thousand requests in one go are all answered, in their order', async () => {
    const connection = await openConnection(server)
    const last = `${head('POST', '/echo', json(6))}"last"`
    connection.write(`${`${head('POST', '/echo', json(3))}"a"`.repeat(1000)}${last}`)
    const answers = await connection.read('"last"')
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(1001)
    connection.close()
  })

  test.each([
    ['no request', 'hello\r\n\r\n'],
    ['a head that is too long', `GET /api/long HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['two lengths', 'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n"a"'],
    ['a length beside chunks', `${head('POST', '/echo', { 'Content-Length': 3, 'Transfer-Encoding': 'chunked' })}"a"`],
  ])('%s is answered in words', async (_title, bytes) => {
    const connection = await openConnection(server)
    connection.write(bytes)
    const answer = await connection.readAll()
    expect(answer).toContain('HTTP/1.1 400')
    expect(answer).toContain('请求格式不正确')
    expect(server.bugs).toEqual([])
  })
})
