import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findUser } from '../../../server/modules/sign-in/casTicket.ts'
import { engines } from '../database.ts'
import { createTestServer, type TestServer } from '../harness.ts'
import { type Loopback, openLoopback } from './loopback.ts'
import { addDepart } from './organisation.ts'
import { addPerson, failOften } from './people.ts'

const accept = (user: string): string => `
  <cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
    <cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess>
  </cas:serviceResponse>`

const refusal = `
  <cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
    <cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>
  </cas:serviceResponse>`

const entity = (user: string) => `<!DOCTYPE x [<!ENTITY u "${user}">]>${accept('&u;')}`

describe.each(engines)('signing in by CAS on %s', (engine) => {
  let server: TestServer
  let site: Loopback
  let answer: RequestListener
  const requests: URL[] = []

  beforeAll(async () => {
    site = await openLoopback((request, response) => {
      requests.push(new URL(request.url ?? '', 'http://cas'))
      return answer(request, response)
    })
    server = await createTestServer(engine, {
      environment: { CAS_URL: `${site.url}/cas/`, PUBLIC_URL: 'http://localhost' },
    })
  })
  beforeEach(() => {
    requests.length = 0
  })
  afterAll(async () => {
    await server.close()
    await site.close()
    expect(server.bugs).toEqual([])
  })

  const service = 'http://localhost/user/login'
  const validate = (query: Record<string, string> = { ticket: 'ST-1', service }) =>
    server.call<{ token: string }>('GET', '/sys/cas/client/validateLogin', { query })
  const answerWith = (text: string) => {
    answer = (_request, response) => response.end(text)
  }

  test('a ticket that the server accepts opens a session as the wire has it', async () => {
    const person = await addPerson(server)
    const depart = await addDepart(server, person.id)
    answerWith(accept(person.username))
    const { body } = await validate({ ticket: 'ST 1&x=', service: `${service}?redirect=/a%26b` })
    expect(body).toMatchObject({
      ...{ success: true, message: '登录成功' },
      result: { multi_depart: 1, userInfo: { username: person.username, orgCode: depart.orgCode } },
    })
    expect((await server.call('GET', '/sys/user/getUserInfo', { token: body.result.token })).status).toBe(200)
    expect(requests.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
      ['/cas/serviceValidate', { ticket: 'ST 1&x=', service: `${service}?redirect=/a%26b` }],
    ])
    const logged = server.db.selectFrom('sysLog').select(['method', 'username']).where('userid', '=', person.id)
    expect(await logged.execute()).toEqual([{ method: 'signIn.succeeded', username: person.username }])
  })

  test('a person without an account, a deleted and a frozen one are refused', async () => {
    const refused = async (username: string) => {
      answerWith(accept(username))
      return (await validate()).body.message
    }
    expect(await refused('nobody')).toBe('该用户不存在')
    expect(await refused((await addPerson(server, { delFlag: 1 })).username)).toBe('该用户已注销')
    expect(await refused((await addPerson(server, { status: 2 })).username)).toBe('该用户已冻结')
  })

  test.each([
    'http://evil.example.org/user/login',
    'http://localhost.evil.example.org/',
    'http://localhost@evil.example.org/',
    'https://localhost/',
    'http://localhost:8080/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/user/login',
  ])('a ticket for %s is not even asked about', async (address) => {
    answerWith(accept((await addPerson(server)).username))
    const { body } = await validate({ ticket: 'ST-1', service: address })
    expect(body).toMatchObject({ success: false, message: '单点登录验证失败，请重新登录' })
    expect(requests).toEqual([])
  })

  test('a ticket for another site opens nothing, whatever the request says of its host', async () => {
    answerWith(accept((await addPerson(server)).username))
    const query = { ticket: 'ST-1', service: 'http://evil.example.org/user/login' }
    for (const headers of [
      { host: 'evil.example.org' },
      { host: 'localhost', 'x-forwarded-host': 'evil.example.org' },
    ]) {
      const { body } = await server.call('GET', '/sys/cas/client/validateLogin', { query, headers })
      expect(body).toMatchObject({ success: false, message: '单点登录验证失败，请重新登录' })
    }
    expect(requests).toEqual([])
  })

  const answers: readonly [string, (username: string) => RequestListener][] = [
    ['a refusal', () => (_request, response) => response.end(refusal)],
    ['no XML', () => (_request, response) => response.end('yes')],
    ['an entity for a name', (name) => (_request, response) => response.end(entity(name))],
    ['another status', (name) => (_request, response) => response.writeHead(500).end(accept(name))],
    ['very much', (name) => (_request, response) => response.end(accept(name) + ' '.repeat(70_000))],
    ['a prototype', (name) => (_request, response) => response.end(`<__proto__>${accept(name)}</__proto__>`)],
    ['an empty name', () => (_request, response) => response.end(accept(' '))],
    ['a cut connection', () => (request) => request.socket.destroy()],
    [
      'a redirect',
      (name) => (request, response) =>
        request.url?.startsWith('/cas')
          ? response.writeHead(302, { location: '/ok' }).end()
          : response.end(accept(name)),
    ],
  ]

  test.each(answers)('%s opens nothing', async (_title, toListener) => {
    await server.db.updateTable('sysLog').set({ ip: '192.0.2.1' }).execute()
    answer = toListener((await addPerson(server)).username)
    expect((await validate()).body).toMatchObject({ success: false, message: '单点登录验证失败，请重新登录' })
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/cas/serviceValidate'])
  })

  test('a server that does not answer is waited for no longer than 5 s', { timeout: 10_000 }, async () => {
    answer = () => undefined
    const started = performance.now()
    expect((await validate()).body.success).toBe(false)
    expect(performance.now() - started).toBeLessThan(6500)
  })

  test('an address with very many failures waits, and the server is not asked for it', async () => {
    answerWith(refusal)
    await failOften(server, 60)
    expect((await validate()).body.message).toBe('登录失败次数过多，请10分钟后再试')
    expect(requests).toEqual([])
  })
})

test('without CAS there is no sign-in by it', async () => {
  const server = await createTestServer()
  const query = { ticket: 'x', service: 'http://localhost/' }
  expect((await server.call('GET', '/sys/cas/client/validateLogin', { query })).body.message).toBe('未启用单点登录')
  await server.close()
})

test('names of markup and numbers stay texts or are none', () => {
  expect(findUser(accept('007'))).toBe('007')
  expect(findUser(accept('true'))).toBe('true')
  expect(findUser(accept('&lt;b&gt;'))).toBe('&lt;b&gt;')
  for (const text of [accept('<b>x</b>'), accept(''), '<user>x</user>', '']) expect(findUser(text)).toBeUndefined()
})
