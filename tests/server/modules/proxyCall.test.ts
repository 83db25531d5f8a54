import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProxyModule } from '../../../server/modules/proxy/module.ts'
import { isPublicAddress } from '../../../server/modules/proxy/publicAddress.ts'
import type { Network } from '../../../server/modules/proxy/target.ts'
import { createTestServer, type TestServer } from '../harness.ts'
import { type Loopback, openLoopback, readBody } from './loopback.ts'

const path = '/sys/common/transitRESTful'

/** Requests that reached the host of the test. */
const received: { readonly method: string; readonly url: string; readonly headers: object; readonly body: string }[] =
  []

const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/json': (_request, response) => response.setHeader('content-type', 'application/json').end('{"ok":[1]}'),
  '/text': (_request, response) => response.setHeader('content-type', 'text/plain').end('{"ok":[1]}'),
  '/broken': (_request, response) => response.setHeader('content-type', 'application/json').end('{"ok'),
  '/empty': (_request, response) => response.writeHead(204).end(),
  '/moved': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/wrong': (_request, response) => response.writeHead(503).end('internal words'),
  '/large': (_request, response) => {
    response.on('error', () => undefined)
    for (let chunk = 0; chunk < 20; chunk += 1) response.write('x'.repeat(100_000))
    response.end()
  },
  '/slow': () => undefined,
}

const listener = async (request: IncomingMessage, response: ServerResponse) => {
  const { method = '', url = '', headers } = request
  received.push({ method, url, headers, body: await readBody(request) })
  const answer = answers[url.split('?')[0] ?? '']
  if (answer) answer(request, response)
  else response.end('?')
}

const requests: string[] = []
let addresses: readonly string[] = ['127.0.0.1']

/** The network of a test: names lead where the test says, and this machine may be called. */
const network: Network = {
  resolve: async (name) => {
    requests.push(name)
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  },
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
}

let server: TestServer
let host: Loopback
let port = ''

beforeAll(async () => {
  host = await openLoopback((request, response) => void listener(request, response))
  port = new URL(host.url).port
  const environment = { PROXY_HOSTS: `api.example.org:${port} api.example.org 127.0.0.1 [::1] plain.example.org` }
  server = await createTestServer('pglite', { modules: [createProxyModule(network, 1500)], environment })
})
afterAll(async () => {
  await host.close()
  await server.close()
})

describe('the proxy', () => {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
    const { token } = await server.signIn({ codes: ['proxy:call'] })
    received.length = 0
    requests.length = 0
    const headers = { cookie: 'a=b', authorization: 'Bearer x', 'x-tenant-id': '0', accept: 'application/json' }
    return (await server.call(method, path, { token, query: { url }, headers, ...(body && { body }) })).body
  }
  const at = (place: string) => `http://api.example.org:${port}${place}`

  test('hands on what a listed host answers', async () => {
    addresses = ['127.0.0.1']
    expect(await call('GET', at('/json?q=1&r=a%26b'))).toMatchObject({ success: true, result: { ok: [1] } })
    expect(received[0]).toMatchObject({ method: 'GET', url: '/json?q=1&r=a%26b', body: '' })
    expect(await call('GET', at('/text'))).toMatchObject({ success: true, result: '{"ok":[1]}' })
    expect(await call('GET', at('/broken'))).toMatchObject({ success: true, result: '{"ok' })
    expect(await call('DELETE', at('/empty'))).toMatchObject({ success: true, result: '' })
  })

  test.each(['POST', 'PUT'] as const)(
    'hands on the body of %s, and of the headers only what says its form',
    async (method) => {
      addresses = ['127.0.0.1']
      await call(method, at('/json'), { name: '名' })
      expect(received[0]).toMatchObject({ method, body: '{"name":"名"}' })
      expect(received[0]?.headers).toEqual({
        host: `api.example.org:${port}`,
        connection: 'close',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'content-length': '14',
      })
    },
  )

  test.each([
    ['/moved', '目标主机要求跳转（302），代理不跟随跳转'],
    ['/wrong', '目标主机返回错误：503'],
    ['/large', '目标主机返回的内容超出1MB限制'],
    ['/slow', '目标主机响应超时'],
  ])('says of %s what went wrong', async (place, message) => {
    addresses = ['127.0.0.1']
    expect(await call('GET', at(place))).toMatchObject({ success: false, message, result: null })
    expect(received).toHaveLength(1)
  })

  test.each([
    ...['http://127.0.0.1:1/', 'http://169.254.169.254/latest/meta-data', 'http://[::1]:8080/', 'http://2130706433:9/'],
    ...[
      'http://0177.0.0.1:9/',
      'http://0x7f.1:9/',
      'http://127.1:9/',
      'http://0.0.0.0/',
      'http://0/',
      'http://localhost/',
    ],
    ...['http://[::ffff:127.0.0.1]/', 'http://[::ffff:a9fe:a9fe]/', 'http://metadata.google.internal/'],
    ...[
      'http://user:pass@api.example.org/',
      'http://api.example.org@169.254.169.254/',
      'http://api.example.org%40evil.org/',
    ],
    ...[
      'http://api.example.org.evil.org/',
      'http://evil.org/?http://api.example.org/',
      'http://evil.org#@api.example.org/',
    ],
    ...['http://evil.org\\@api.example.org/', 'http:\\\\api.example.org', '//api.example.org/', 'http:api.example.org'],
    ...['http://api.example.org:22/', 'https://api.example.org:80/', 'http://plain.example.org:8080/'],
    ...['file:///etc/passwd', 'ftp://api.example.org/', 'gopher://api.example.org/', 'data:text/plain,x', ''],
    ...['http://api.example.org./', 'http://xn--api.example.org/', 'x'.repeat(9000)],
  ])('refuses %s without asking anybody', async (url) => {
    addresses = ['127.0.0.1']
    const { success } = await call('GET', url)
    expect(success).toBe(false)
    expect([...requests, ...received]).toEqual([])
    expect(server.bugs).toEqual([])
  })

  test.each([
    ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '::1', '::'],
    ...[
      'fe80::1',
      'fd00:ec2::254',
      '::ffff:192.168.1.1',
      '64:ff9b::a9fe:a9fe',
      '2002:7f00:1::',
      '::127.0.0.1',
      'fec0::1',
    ],
    ...['ff02::1', '255.255.255.255', '192.0.2.1', 'nonsense'],
  ])('refuses a listed host that leads to %s, also beside an open address', async (address) => {
    for (const all of [[address], ['127.0.0.1', address]]) {
      addresses = all
      expect(await call('GET', at('/json'))).toMatchObject({
        success: false,
        message: '目标主机指向内部地址，已拒绝访问',
      })
      expect(received).toEqual([])
    }
  })

  test('asks for the addresses of a name once', async () => {
    addresses = ['127.0.0.1']
    await call('GET', at('/json'))
    expect(requests).toEqual(['api.example.org'])
  })

  test('writes to the log whom it called, without what was asked', async () => {
    addresses = ['127.0.0.1']
    await call('GET', at('/json?key=secret-of-mine'))
    const { requestParam } = await server.db
      .selectFrom('sysLog')
      .select('requestParam')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(requestParam).toContain('/json')
    expect(requestParam).not.toContain('secret-of-mine')
  })
})

test('the proxy of a server without the setting says that it is off', async () => {
  const plain = await createTestServer()
  const { token } = await plain.signIn({ isAdmin: true })
  const { body } = await plain.call('GET', path, { token, query: { url: 'https://example.org' } })
  expect(body).toMatchObject({ success: false, message: expect.stringContaining('PROXY_HOSTS') })
  await plain.close()
})

test('the proxy of a server calls no address of the machine, even a listed one', async () => {
  const own = await createTestServer('pglite', {
    modules: [createProxyModule()],
    environment: { PROXY_HOSTS: `127.0.0.1:${port} [::1]:${port} localhost:${port}` },
  })
  const { token } = await own.signIn({ isAdmin: true })
  received.length = 0
  for (const name of ['127.0.0.1', '2130706433', '[::1]', 'localhost']) {
    const { body } = await own.call('GET', path, { token, query: { url: `http://${name}:${port}/json` } })
    expect(body).toMatchObject({ success: false, message: '目标主机指向内部地址，已拒绝访问' })
  }
  expect(received).toEqual([])
  await own.close()
})
