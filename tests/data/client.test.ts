import { describe, expect, test } from 'vitest'
import { CallError } from '../../runtime/data/callError.ts'
import { watchLeaving } from '../../runtime/data/leaving.ts'
import { answer, answerJson, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

const failureOf = async (call: Promise<unknown>): Promise<CallError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error(`the call did not fail as a call: ${String(error)}`)
  return error
}

describe('a call carries', () => {
  test('the token, the tenant and the language', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    await createTestClient(server.origin, { getLanguage: () => 'tw' }).client.get('/sys/user/list')
    expect(server.seen[0]?.headers).toMatchObject({
      'x-access-token': 'token-1',
      tenant_id: '1000',
      'accept-language': 'zh-TW',
    })
  })

  test('no token and the tenant 0 when nobody is signed in', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    await createTestClient(server.origin, { getToken: () => undefined, getTenant: () => undefined }).client.get('/x')
    expect(server.seen[0]?.headers).toMatchObject({ tenant_id: '0' })
    expect(server.seen[0]?.headers).not.toHaveProperty('x-access-token')
  })

  test('the time stamp in seconds on GET only', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    const { client } = createTestClient(server.origin)
    const before = Math.floor(Date.now() / 1000)
    await client.get('/sys/user/list', { name: 'x' })
    await client.post('/sys/user/add', {})
    await client.put('/sys/user/edit', {})
    await client.delete('/sys/user/delete', { id: '1' })
    const [get, ...others] = server.seen
    expect(Number(get?.url.searchParams.get('_t'))).toBeGreaterThanOrEqual(before)
    expect(get?.url.searchParams.get('_t')).toMatch(/^\d{10}$/)
    for (const { url } of others) expect(url.searchParams.has('_t')).toBe(false)
  })

  test('no time stamp when it asks for dictionary items', async () => {
    await using server = await startServer((_, response) => answer(response, []))
    await createTestClient(server.origin).client.get('/sys/dict/getDictItems/sex')
    expect(server.seen[0]?.url.search).toBe('')
  })

  test('its parameters without the absent ones, lists as comma lists', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    const query = {
      a: 'x y&z',
      b: null,
      c: undefined,
      d: ['1', 2],
      e: false,
      f: '',
      g: { pid: '0' },
      h: 0,
      i: { operator: 'ge', text: '5' },
    }
    await createTestClient(server.origin).client.get('/x?a=old&k=kept', query)
    const { _t, ...parameters } = Object.fromEntries(server.seen[0]?.url.searchParams ?? [])
    const structure = { g: '{"pid":"0"}', i: '>= 5' }
    expect(parameters).toEqual({ a: 'x y&z', k: 'kept', d: '1,2', e: 'false', f: '', ...structure, h: '0' })
  })

  test('its body as JSON', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    await createTestClient(server.origin).client.request('PUT', '/sys/user/edit', {
      query: { a: 1 },
      body: { id: '1' },
    })
    const [seen] = server.seen
    expect(seen?.method).toBe('PUT')
    expect(seen?.url.href).toBe('http://local/api/sys/user/edit?a=1')
    expect(seen?.headers['content-type']).toContain('application/json')
    expect(JSON.parse(seen?.body ?? '')).toEqual({ id: '1' })
  })

  test('a form as multipart', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    const form = new FormData()
    form.append('file', new Blob(['hello']), 'a.txt')
    await createTestClient(server.origin).client.post('/sys/common/upload', form)
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.seen[0]?.body).toContain('filename="a.txt"')
  })

  test('a signature where the server checks one', async () => {
    await using server = await startServer((_, response) => answer(response, []))
    const { client } = createTestClient(server.origin)
    await client.get('/sys/dict/loadDict/sys_user,realname,username', { keyword: 'a', pageSize: 10 })
    await client.get('/sys/user/list')
    const [signed, unsigned] = server.seen
    expect(signed?.headers['x-sign']).toBe('0BB817B39AFD0659D180D549F64F6670')
    expect(signed?.headers['x-timestamp']).toMatch(/^\d{14}$/)
    expect(unsigned?.headers).not.toHaveProperty('x-sign')
  })

  test('no signature without a secret', async () => {
    await using server = await startServer((_, response) => answer(response, []))
    await createTestClient(server.origin, { getSignSecret: () => undefined }).client.get('/sys/dict/getDictItems/sex')
    expect(server.seen[0]?.headers).not.toHaveProperty('x-sign')
  })
})

describe('the token stays with its server', () => {
  test('another origin is told nothing of the person', async () => {
    await using other = await startServer((_, response) => answer(response, 1))
    const { client } = createTestClient('http://127.0.0.1:9')
    expect(await client.get(`${other.origin}/x`)).toMatchObject({ result: 1 })
    expect(other.seen[0]?.headers).not.toHaveProperty('x-access-token')
    expect(other.seen[0]?.headers).not.toHaveProperty('tenant_id')
  })

  test('a path that looks like another host stays below the base', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    await createTestClient(server.origin).client.post('//evil.example/x', {})
    expect(server.seen[0]?.url.pathname).toBe('/api/evil.example/x')
  })

  test('a redirect to another origin is not followed', async () => {
    await using other = await startServer((_, response) => answer(response, 1))
    await using server = await startServer((_, response) => response.writeHead(302, { Location: other.origin }).end())
    const error = await failureOf(createTestClient(server.origin).client.get('/x'))
    expect(error.kind).toBe('network')
    expect(other.seen).toEqual([])
  })
})

describe('an answer', () => {
  test('gives its result, message and code', async () => {
    await using server = await startServer((_, response) => answer(response, { id: '1' }, '添加成功！'))
    expect(await createTestClient(server.origin).client.post('/x', {})).toEqual({
      result: { id: '1' },
      message: '添加成功！',
      code: 200,
    })
  })

  test('may have no code and no message', async () => {
    await using server = await startServer((_, response) => answerJson(response, { success: true, result: [] }))
    expect(await createTestClient(server.origin).client.get('/x')).toEqual({ result: [], message: '', code: 0 })
  })

  test('may be a value without an envelope', async () => {
    await using server = await startServer((_, response) => answerJson(response, { traces: [] }))
    expect(await createTestClient(server.origin).client.get('/actuator/httptrace')).toMatchObject({
      result: { traces: [] },
    })
  })

  test('may be empty', async () => {
    await using server = await startServer((_, response) => response.writeHead(204).end())
    expect(await createTestClient(server.origin).client.put('/x', {})).toMatchObject({ result: null })
  })

  test('that says no is a failure with its code, words and result', async () => {
    const body = { success: false, message: '用户名已存在', code: 500, result: { username: '已存在' } }
    await using server = await startServer((_, response) => answerJson(response, body))
    const { client, failures } = createTestClient(server.origin)
    const error = await failureOf(client.post('/sys/user/add', {}))
    expect(error).toMatchObject({
      kind: 'refused',
      code: 500,
      status: 200,
      message: '用户名已存在',
      result: body.result,
    })
    expect(error.url).toBe(`${server.origin}/api/sys/user/add`)
    expect(failures).toMatchObject([{ key: 'refused', message: '用户名已存在', level: 'warning' }])
  })

  test('that is no JSON is a failure', async () => {
    await using server = await startServer((_, response) => response.end('<!doctype html><title>app</title>'))
    expect((await failureOf(createTestClient(server.origin).client.get('/x'))).kind).toBe('unreadable')
  })

  test('with an error status is a failure whatever its body', async () => {
    await using server = await startServer((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))
    const error = await failureOf(createTestClient(server.origin).client.get('/x'))
    expect(error).toMatchObject({ kind: 'status', status: 502, code: 502, message: '' })
  })

  test('with an error status is asked for once', async () => {
    await using server = await startServer((_, response) => answerJson(response, {}, 503))
    await failureOf(createTestClient(server.origin).client.get('/x'))
    expect(server.seen).toHaveLength(1)
  })
})

describe('a call that gets no answer', () => {
  test('is given up when its time is over', async () => {
    await using server = await startServer(() => undefined)
    const { client, failures } = createTestClient(server.origin, { timeout: 50 })
    expect((await failureOf(client.get('/x'))).kind).toBe('timeout')
    expect(failures).toMatchObject([{ key: 'timeout', message: '网络超时' }])
    await server.hungUp
  })

  test('is given up when the answer stops in the middle', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"success":')
    })
    expect((await failureOf(createTestClient(server.origin, { timeout: 50 }).client.get('/x'))).kind).toBe('timeout')
  })

  test('ends in silence when its page is left', async () => {
    await using server = await startServer(() => controller.abort())
    const controller = new AbortController()
    const { client, failures } = createTestClient(server.origin)
    expect((await failureOf(client.get('/x', {}, { signal: controller.signal }))).kind).toBe('aborted')
    expect(failures).toEqual([])
    await server.hungUp
  })

  test('is never sent when its page is left already', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    const call = createTestClient(server.origin).client.get('/x', {}, { signal: AbortSignal.abort() })
    expect((await failureOf(call)).kind).toBe('aborted')
    expect(server.seen).toEqual([])
  })

  test('says nothing of a call that ends because the page goes away', async () => {
    const server = await startServer(() => undefined)
    await server[Symbol.asyncDispose]()
    const window = new EventTarget()
    const { client, failures } = createTestClient(server.origin, { isLeaving: watchLeaving(window) })
    window.dispatchEvent(new Event('pagehide'))
    expect((await failureOf(client.get('/x'))).kind).toBe('aborted')
    expect(failures).toEqual([])
    window.dispatchEvent(new Event('pageshow'))
    expect((await failureOf(client.get('/x'))).kind).toBe('network')
  })

  test('says that the network is down', async () => {
    const server = await startServer(() => undefined)
    await server[Symbol.asyncDispose]()
    const { client, failures } = createTestClient(server.origin)
    expect((await failureOf(client.get('/x'))).kind).toBe('network')
    expect(failures).toMatchObject([{ key: 'network' }])
  })
})

describe('the end of a session', () => {
  const ended = { success: false, message: 'Token失效，请重新登录!', code: 401 }

  test('is told once for all calls that it stopped', async () => {
    await using server = await startServer((_, response) => answerJson(response, ended, 401))
    const { client, failures } = createTestClient(server.origin)
    await Promise.all([1, 2, 3].map((number) => failureOf(client.get(`/x/${number}`))))
    await failureOf(client.get('/late', {}, { report: false }))
    expect(failures).toMatchObject([{ key: 'unauthorized', signOut: { when: 'delayed' } }])
  })

  test('is told again for the next session', async () => {
    await using server = await startServer((_, response) => answerJson(response, ended, 401))
    let token = 'token-1'
    const { client, failures } = createTestClient(server.origin, { getToken: () => token })
    await failureOf(client.get('/x'))
    token = 'token-2'
    await failureOf(client.get('/x'))
    expect(failures).toHaveLength(2)
  })

  test('is told although the caller shows other failures itself', async () => {
    await using server = await startServer((_, response) => answerJson(response, ended, 500))
    const { client, failures } = createTestClient(server.origin)
    await failureOf(client.get('/x', {}, { report: false }))
    expect(failures).toMatchObject([{ key: 'expired', level: 'dialog' }])
  })
})

test('a caller that shows its failures itself keeps them to itself', async () => {
  await using server = await startServer((_, response) =>
    answerJson(response, { success: false, message: '验证码错误', code: 412 }),
  )
  const { client, failures } = createTestClient(server.origin)
  expect(await failureOf(client.post('/sys/login', {}, { report: false }))).toMatchObject({
    code: 412,
    message: '验证码错误',
  })
  expect(failures).toEqual([])
})

test('a call that is answered after it failed says so once, and other calls do not', async () => {
  let isDown = true
  await using server = await startServer(({ url }, response) =>
    isDown && url.pathname === '/api/a' ? response.writeHead(504).end() : answer(response, null),
  )
  const recovered: string[] = []
  const { client, failures } = createTestClient(server.origin, { onRecovery: (call) => recovered.push(call) })
  await failureOf(client.get('/a', { page: 1 }))
  expect(failures).toMatchObject([{ key: 'timeout', call: 'GET /api/a' }])
  await client.get('/b')
  await client.get('/b')
  expect(recovered).toEqual([])
  isDown = false
  await client.get('/a', { page: 2 })
  await client.get('/a')
  expect(recovered).toEqual(['GET /api/a'])
})
