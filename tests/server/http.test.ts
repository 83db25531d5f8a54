import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFailure } from '../../runtime/language/index.ts'
import { createApp } from '../../server/app.ts'
import { anonymous, code, signedIn } from '../../server/http/access.ts'
import { ok } from '../../server/http/envelope.ts'
import { defineModule, route } from '../../server/http/route.ts'
import { createSignature } from '../../server/http/sign.ts'
import { readUpload } from '../../server/http/upload.ts'
import { createTestServer, describeEachDatabase, type TestServer } from './harness.ts'

const open = anonymous('It is only there for the tests.')
const forUsers = signedIn('It is only there for the tests.')

const probe = defineModule({
  id: 'probe',
  section: '7.2',
  routes: [
    route('GET', '/probe/open', open, (call) => call.user?.username ?? 'nobody'),
    route('GET', '/probe/user', forUsers, (call) => ({ ...call.user })),
    route('GET', '/probe/coded', code('probe:a', 'probe:b'), () => true),
    route('GET', '/probe/items/:code', forUsers, { params: { code: Type.String() } }, (call) => call.params.code),
    route('GET', '/probe/file', forUsers, { takesFileToken: true }, () => 'file'),
    route(
      'GET',
      '/probe/typed',
      open,
      { query: { size: Type.Optional(Type.Integer()) } },
      (call) => call.query.size ?? null,
    ),
    route(['PUT', 'POST'], '/probe/body', open, { act: 'none' }, (call) => call.body),
    route('GET', '/probe/words', open, () => ok(1, { zh: '好', en: 'good', tw: '好的' })),
    route('GET', '/probe/expected', open, () => {
      throw createFailure({ zh: '不行', en: 'no', tw: '不行的' }, { code: 412, result: { name: 'x' } })
    }),
    route('GET', '/probe/bug', open, () => {
      throw new Error('select secret from sys_user')
    }),
    route('GET', '/probe/sql', open, { query: { name: Type.String() } }, (call) =>
      call.db.selectFrom('sysUser').select('id').where('username', '=', call.query.name).execute(),
    ),
    route(['GET', 'POST'], '/probe/signed/:dict', open, { isSigned: true, act: 'none' }, () => 'signed'),
    route('POST', '/probe/upload', open, { isUpload: true, act: 'none' }, async (call) =>
      (await readUpload(call.request)).files.map((file) => file.content.length),
    ),
  ],
})

describeEachDatabase('the calls', { modules: [probe] }, (server) => {
  test('wrap a result in the envelope of the wire', async () => {
    const { status, body, headers } = await server().call('GET', '/probe/words')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: '好', code: 200, result: 1 })
    expect(Math.abs(body.timestamp - Date.now())).toBeLessThan(5000)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('repeat a text result as the message', async () => {
    expect((await server().call('GET', '/probe/open')).body).toMatchObject({ message: 'nobody', result: 'nobody' })
  })

  test.each([
    ['en-US,en;q=0.9', 'good'],
    ['zh-TW', '好的'],
    ['zh-Hant-HK;q=0.8, fr', '好的'],
    ['fr', '好'],
    ['', '好'],
    ['en;q=0, zh', '好'],
    ['*', '好'],
  ])('answer in the language that %j asks for', async (header, message) => {
    const answer = await server().call('GET', '/probe/words', { headers: { 'accept-language': header } })
    expect(answer.body.message).toBe(message)
  })

  test('give an expected failure its code, words and result', async () => {
    const { status, body } = await server().call('GET', '/probe/expected', { headers: { 'accept-language': 'en' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: false, code: 412, message: 'no', result: { name: 'x' } })
  })

  test('show of a bug only its number', async () => {
    const before = server().bugs.length
    const { status, body, text } = await server().call('GET', '/probe/bug')
    expect(status).toBe(200)
    expect(body.message).toMatch(/^操作失败，系统异常（编号 [0-9a-f]{8}）$/)
    expect(text).not.toMatch(/select|sys_user|at /)
    expect(server().bugs).toHaveLength(before + 1)
  })

  test('refuse a text that the database cannot hold without a word of SQL', async () => {
    const { body } = await server().call('GET', '/probe/sql', { query: { name: 'a\0b' } })
    expect(body.success).toBe(false)
    expect(body.message).not.toMatch(/select|sys_user|UTF8|0x00/i)
  })

  test('type the query, and take an empty parameter for none', async () => {
    expect((await server().call('GET', '/probe/typed', { query: { size: '5' } })).body.result).toBe(5)
    expect((await server().call('GET', '/probe/typed', { query: { size: '' } })).body.result).toBeNull()
    expect((await server().call('GET', '/probe/typed', { query: { size: 'x' } })).body).toMatchObject({
      success: false,
      code: 500,
    })
  })

  test('take the first of a parameter that is given twice', async () => {
    const response = await server().app.inject({ url: '/api/probe/typed?size=1&size=2' })
    expect(response.json().result).toBe(1)
  })

  test('know no other path', async () => {
    for (const path of ['/nope', '/probe', '/probe/open/x', '/Probe/open', '']) {
      const { status, body } = await server().call('GET', path)
      expect([path, status, body.code, body.message]).toEqual([path, 404, 404, '路径不存在，请检查路径是否正确'])
    }
  })

  test('name the methods of a path', async () => {
    const { status, body, headers } = await server().call('DELETE', '/probe/items/x')
    expect([status, body.code, headers.allow]).toEqual([405, 405, 'GET, HEAD, OPTIONS'])
    const options = await server().app.inject({ method: 'OPTIONS', url: '/api/probe/body' })
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'PUT, POST, OPTIONS'])
    expect(options.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('answer HEAD like GET without a body, and only to whom GET answers', async () => {
    const head = await server().app.inject({ method: 'HEAD', url: '/api/probe/words' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await server().app.inject({ method: 'HEAD', url: '/api/probe/user' })).statusCode).toBe(401)
  })

  test('take an empty body of the JSON type for none', async () => {
    const response = await server().app.inject({
      method: 'POST',
      url: '/api/probe/body',
      headers: { 'content-type': 'application/json' },
      payload: '',
    })
    expect(response.json()).toMatchObject({ success: true, result: {} })
  })

  test.each([
    ['broken JSON', 'application/json', '{"a":', 400],
    ['a key that reaches a prototype', 'application/json', '{"__proto__":{"isAdmin":true}}', 400],
    ['another type', 'text/plain', 'hello', 415],
  ])('refuse %s readably', async (_, type, payload, status) => {
    const response = await server().app.inject({
      method: 'POST',
      url: '/api/probe/body',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.json()).toMatchObject({ success: false, code: 500 })
    expect([400, status]).toContain(response.statusCode)
  })

  test('refuse a body above 1 MB', async () => {
    const { status, body } = await server().call('POST', '/probe/body', { body: { text: 'x'.repeat(1024 * 1024) } })
    expect([status, body.message]).toEqual([413, '请求内容超出1MB限制'])
  })

  test('take an upload of 10 MB and refuse more with the words of the wire', async () => {
    const upload = async (size: number) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(size)]), 'a.bin')
      const request = new Request('http://localhost/', { method: 'POST', body: form })
      const headers = { 'content-type': request.headers.get('content-type') ?? '' }
      return (
        await server().app.inject({
          method: 'POST',
          url: '/api/probe/upload',
          headers,
          payload: Buffer.from(await request.arrayBuffer()),
        })
      ).json()
    }
    expect((await upload(10 * 1024 * 1024)).result).toEqual([10 * 1024 * 1024])
    expect((await upload(10 * 1024 * 1024 + 1)).message).toBe('文件大小超出10MB限制, 请压缩或降低文件质量!')
    expect((await upload(13 * 1024 * 1024)).message).toBe('文件大小超出10MB限制, 请压缩或降低文件质量!')
  })

  describe('know who calls', () => {
    const isIn = async (headers: Record<string, string>, url = '/api/probe/user') =>
      (await server().app.inject({ url, headers })).statusCode === 200

    test('by either header', async () => {
      const { token } = await server().signIn()
      expect(await isIn({ 'x-access-token': token })).toBe(true)
      expect(await isIn({ authorization: token })).toBe(true)
      expect(await isIn({ authorization: `Bearer ${token}` })).toBe(true)
    })

    test('by the query only where a route says so', async () => {
      const { token } = await server().signIn()
      expect(await isIn({}, `/api/probe/user?token=${token}`)).toBe(false)
      expect(await isIn({}, `/api/probe/file?token=${token}`)).toBe(true)
      expect(await isIn({}, '/api/probe/file?token=x')).toBe(false)
    })

    test('and give nobody the password', async () => {
      const { token, username } = await server().signIn()
      const { body, text } = await server().call('GET', '/probe/user', { token })
      expect(body.result).toMatchObject({ username })
      expect(text).not.toContain('password"')
    })

    test('and refuse what is no token', async () => {
      const { token } = await server().signIn()
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"username":"admin"}').toString('base64url')}.`
      for (const wrong of [
        'x',
        `${token}x`,
        token.slice(1),
        token.toUpperCase(),
        `${token},${token}`,
        `' or 1=1 --`,
        unsigned,
        'A'.repeat(43),
      ]) {
        const { status, body } = await server().call('GET', '/probe/user', { token: wrong })
        expect([wrong, status, body.code, body.message]).toEqual([wrong, 401, 401, 'Token失效，请重新登录!'])
      }
    })

    test('and forget a session that has ended, or whose user is frozen or deleted', async () => {
      const { token, id } = await server().signIn()
      const isKnown = () => isIn({ 'x-access-token': token })
      for (const change of [{ status: 2 }, { delFlag: 1 }]) {
        await server().db.updateTable('sysUser').set(change).where('id', '=', id).execute()
        expect(await isKnown()).toBe(false)
        await server().db.updateTable('sysUser').set({ status: 1, delFlag: 0 }).where('id', '=', id).execute()
        expect(await isKnown()).toBe(true)
      }
      await server()
        .db.updateTable('sysSession')
        .set({ expiresAt: '2020-01-01 00:00:00' })
        .where('userId', '=', id)
        .execute()
      expect(await isKnown()).toBe(false)
    })

    test('and prolong a session with its use, at most once a minute', async () => {
      const { token, id } = await server().signIn()
      const session = () =>
        server()
          .db.selectFrom('sysSession')
          .select(['expiresAt', 'lastSeenAt'])
          .where('userId', '=', id)
          .executeTakeFirstOrThrow()
      const fresh = await session()
      await isIn({ 'x-access-token': token })
      expect(await session()).toEqual(fresh)
      await server()
        .db.updateTable('sysSession')
        .set({ lastSeenAt: '2024-01-01 00:00:00' })
        .where('userId', '=', id)
        .execute()
      await isIn({ 'x-access-token': token })
      expect((await session()).lastSeenAt >= fresh.lastSeenAt).toBe(true)
    })

    test('and ask for one of the codes, which hold from the next call on', async () => {
      const user = await server().signIn({ codes: ['probe:b'] })
      const other = await server().signIn({ codes: ['probe:x', 'probe:a,probe:c'] })
      const none = await server().signIn({ codes: ['probe'] })
      const admin = await server().signIn({ isAdmin: true })
      const codeOf = async (token: string) => (await server().call('GET', '/probe/coded', { token })).body.code
      expect([
        await codeOf(user.token),
        await codeOf(other.token),
        await codeOf(none.token),
        await codeOf(admin.token),
      ]).toEqual([200, 200, 510, 200])
      await server().db.deleteFrom('sysRolePermission').where('roleId', '=', user.roleId).execute()
      expect(await codeOf(user.token)).toBe(510)
    })

    test('however the address is spelt', async () => {
      const spellings = [
        '/api/probe/user',
        '/api/probe/user?x=.js',
        '/api/probe/user;.js',
        '/api/probe/user/x.js',
        '/api/probe/user/..;/open',
        '/api/probe/open/../user',
        '/api/probe/open/..%2fuser',
        '/api/probe/%75ser',
        '/api//probe/user',
        '/api/probe/user%2f',
        '/api/probe/user%00',
        '/api/./probe/user',
        '/api/probe/user.css',
        '/api/probe/items/x.js',
        '/api/probe/items/x;.js',
        '/api/probe/items/a%2Fx.js',
        '/api/probe/items/..%2f..%2fopen',
        '/%61pi/probe/user',
        '/api/probe/items/%2e%2e',
      ]
      for (const url of spellings) {
        const response = await server().app.inject({ url })
        expect([url, response.statusCode]).toEqual([url, expect.toBeOneOf([400, 401, 404])])
        expect(response.body).not.toContain('"success":true')
      }
    })

    test('and keep an encoded slash in the parameter', async () => {
      const { token } = await server().signIn()
      const response = await server().app.inject({
        url: '/api/probe/items/a%2Fb,c',
        headers: { 'x-access-token': token },
      })
      expect(response.json().result).toBe('a/b,c')
    })
  })

  describe('check a signature', () => {
    const stamp = () => String(Date.now())
    const secret = async () =>
      String(
        (
          await server()
            .db.selectFrom('sysSetting')
            .select('value')
            .where('key', '=', 'sign.secret')
            .executeTakeFirstOrThrow()
        ).value,
      )
    const ask = async (headers: Record<string, string>, url = '/api/probe/signed/sex?b=2&a=x&_t=1') =>
      (await server().app.inject({ url, headers })).json().message

    test('in both forms of the time', async () => {
      const sign = createSignature({ a: 'x', b: '2' }, await secret())
      const wire = new Date(Date.now() + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
      expect(await ask({ 'x-sign': sign, 'x-timestamp': stamp() })).toBe('signed')
      expect(await ask({ 'x-sign': sign, 'x-timestamp': wire })).toBe('signed')
    })

    test('over a body and a path with a comma', async () => {
      const sign = createSignature({ n: '1', 'x-path-variable': 'sys_user,realname,id' }, await secret())
      const response = await server().app.inject({
        method: 'POST',
        url: '/api/probe/signed/sys_user%2Crealname%2Cid',
        headers: { 'x-sign': sign, 'x-timestamp': stamp() },
        payload: { n: 1 },
      })
      expect(response.json().message).toBe('signed')
    })

    test('and say what is wrong with it', async () => {
      const sign = createSignature({ a: 'x', b: '2' }, await secret())
      expect(await ask({ 'x-sign': 'F'.repeat(32), 'x-timestamp': stamp() })).toBe('Sign签名校验失败！')
      expect(await ask({ 'x-sign': sign, 'x-timestamp': String(Date.now() - 301_000) })).toBe(
        '签名验证失败，请求时效性验证失败！',
      )
      expect(await ask({ 'x-sign': sign, 'x-timestamp': 'soon' })).toBe('签名验证失败，请求时效性验证失败！')
      expect(await ask({ 'x-sign': sign })).toContain('X-TIMESTAMP')
    })

    test('only where one is sent, unless the setting asks for it', async () => {
      expect(await ask({})).toBe('signed')
      await server().db.insertInto('sysSetting').values({ key: 'sign.required', value: true }).execute()
      expect(await ask({})).toContain('X-TIMESTAMP')
      expect(await ask({ 'x-timestamp': stamp() })).toBe('Sign签名校验失败！')
      await server().db.deleteFrom('sysSetting').where('key', '=', 'sign.required').execute()
    })
  })

  test('keep one signature secret for the installation', async () => {
    const before = await server().db.selectFrom('sysSetting').selectAll().execute()
    const again = await createApp({ config: server().config, db: server().db, modules: [probe] })
    expect(await server().db.selectFrom('sysSetting').selectAll().execute()).toEqual(before)
    await again.close()
  })
})

describe('the signature', () => {
  test('is the MD5 of the sorted parameters and the secret, in capitals', () => {
    // md5('{"a":"1","b":"x"}salt'), computed by the md5sum of the machine.
    expect(createSignature({ b: 'x', a: '1' }, 'salt')).toBe('9465F2A3FCA479BDAC56621D507D4422')
  })
})

/** The worker of stored scripts as the build names it, then files that are not it. */
const sandboxes = [
  'scriptSandbox-aB3_x-9Z.js',
  'scriptSandbox-1.js',
  'myscriptSandbox-aB3_x-9Z.js',
  'scriptSandbox-aB3_x-9Z.css',
]

describe('the app', () => {
  let folder: string
  let server: TestServer
  let app: Awaited<ReturnType<typeof createApp>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-app-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<meta name="pagewright-api" content="/api"><div id="app"></div>')
    await writeFile(join(folder, 'assets/main-abc.js'), 'console.log(1)')
    for (const name of sandboxes) await writeFile(join(folder, 'assets', name), 'console.log(2)')
    await writeFile(join(folder, '.env'), 'secret')
    server = await createTestServer('pglite', { modules: [probe] })
    app = await createApp({
      config: { ...server.config, appFolder: folder, apiUrl: 'https://other.example/base' },
      db: server.db,
      modules: [probe],
    })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
    await rm(folder, { recursive: true })
  })

  test('is the answer to every navigation', async () => {
    for (const url of ['/', '/isystem/user', '/user/login?redirect=%2F', '/form/v1.2', '/index.html']) {
      const response = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ])
      expect(response.body).toContain('<div id="app">')
      expect(response.headers['cache-control']).toBe('no-cache')
    }
  })

  test('learns where its server is', async () => {
    const response = await app.inject({ url: '/' })
    expect(response.body).toContain('content="https://other.example/base"')
    expect(response.headers['content-security-policy']).toContain("connect-src 'self' ws: wss: https://other.example")
  })

  test('gives hashed files for a year', async () => {
    const response = await app.inject({ url: '/assets/main-abc.js' })
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test('lets the worker of stored scripts compile WebAssembly, and nothing else', async () => {
    const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy']
    const own = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'"
    expect(await policyOf('/assets/scriptSandbox-aB3_x-9Z.js')).toBe(own)
    const page = await policyOf('/')
    expect(page).not.toContain('wasm')
    for (const path of [...sandboxes.slice(1), 'main-abc.js', 'scriptSandbox-gone1234.js'])
      expect([path, await policyOf(`/assets/${path}`)]).toEqual([path, page])
    expect(await policyOf('/x/assets/scriptSandbox-aB3_x-9Z.js')).toBe(page)
  })

  test('has no page for a missing file, a hidden file, another method or a way out', async () => {
    for (const [method, url] of [
      ['GET', '/assets/gone.js'],
      ['GET', '/.env'],
      ['POST', '/isystem/user'],
      ['GET', '/../package.json'],
      ['GET', '/assets/..%2f..%2fpackage.json'],
    ] as const) {
      const response = await app.inject({ method, url })
      expect([url, response.statusCode]).toEqual([url, expect.toBeOneOf([400, 403, 404])])
      expect(response.body).not.toMatch(/secret|"name"/)
    }
  })

  test.each([
    ['an address that is none', 'GET', '/api/gone', undefined],
    ['a call of nobody', 'GET', '/api/probe/user', undefined],
    ['a body that is no JSON', 'POST', '/api/probe/body', '{'],
    ['a missing file', 'GET', '/assets/gone.js', undefined],
  ] as const)('answers %s under the policy as well', async (_title, method, url, payload) => {
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
  })

  test('runs under a strict policy', async () => {
    const { headers } = await server.app.inject({ url: '/api/probe/open' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob: https:;frame-src 'self' blob:;font-src 'self' data:;connect-src 'self' ws: wss:;object-src 'none';base-uri 'self';frame-ancestors 'self';form-action 'self'",
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
  })
})
