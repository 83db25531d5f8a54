import { gzipSync } from 'node:zlib'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymous, defineModule, route } from '../../../server/http/index.ts'
import { createTestServer, type TestServer } from '../harness.ts'

const echo = defineModule({
  id: 'echo',
  section: '7.1',
  routes: [
    route('POST', '/echo', anonymous('For the test.'), { body: Type.Any(), act: 'none' }, ({ body }) =>
      typeof body === 'object' && body !== null ? Object.keys(body).length : body,
    ),
  ],
})

type Headers = Readonly<Record<string, string>>

let server: TestServer
beforeAll(async () => {
  server = await createTestServer('pglite', { modules: [echo] })
})
afterAll(() => server.close())

async function post(payload: string | Buffer, headers: Headers = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each<[string, string, Headers?]>([
  ['1000 levels', nested(1000)],
  ['brackets in a text', JSON.stringify(`${'['.repeat(5000)}\\"{`)],
  ['sixty thousand keys', JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, key) => [key, 1])))],
  ['what looks like a method in a text', JSON.stringify('toString() \\u valueOf')],
  ['nothing', ''],
  ['a charset that is UTF-8', '1', { 'content-type': 'application/json; charset="UTF-8"' }],
])('%s is read', async (_title, payload, headers) => {
  expect(await post(payload, headers)).toMatchObject({ status: 200 })
})

test.each<[string, string | Buffer, string, Headers?]>([
  ['1001 levels', nested(1001), '请求内容嵌套过深，最多1000层'],
  ['a hundred thousand levels', nested(100_000), '请求内容嵌套过深'],
  ['a hundred thousand objects', objects(100_000), '请求内容嵌套过深'],
  ['no end', '['.repeat(100_000), '请求内容嵌套过深'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}', '请求格式不正确'],
  ['a prototype in a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', '请求格式不正确'],
  ['a prototype deep inside', '{"a":[{"\\u005f_proto__":{"isAdmin":true}}]}', '请求格式不正确'],
  ['a member in the place of a method', '{"a":[{"toString":"x"}]}', '请求格式不正确'],
  ['one that is written by escapes', '{"value\\u004ff":1}', '请求格式不正确'],
  ['half a text', '{"a":"', '请求格式不正确'],
  ['another charset', '1', '请求格式不正确', { 'content-type': 'application/json; charset=gbk' }],
  ['what is packed', gzipSync('1'), '请求格式不正确', { 'content-encoding': 'gzip' }],
  ['a bomb', gzipSync(Buffer.alloc(100_000_000)), '请求格式不正确', { 'content-encoding': 'gzip' }],
  ['another type', 'a=1', '请求格式不正确', { 'content-type': 'application/x-www-form-urlencoded' }],
])('%s is refused in words', async (_title, payload, message, headers) => {
  const { status, body } = await post(payload, headers)
  expect([400, 413]).toContain(status)
  expect(body).toMatchObject({ success: false, message: expect.stringContaining(message) })
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  expect(server.bugs).toEqual([])
})

test('more than 1 MB is refused', async () => {
  expect(await post(JSON.stringify('a'.repeat(1024 * 1024)))).toMatchObject({
    status: 413,
    body: { message: '请求内容超出1MB限制' },
  })
})
