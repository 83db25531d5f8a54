import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { engines } from '../database.ts'
import { createTestServer, type TestServer } from '../harness.ts'
import { type OidcProviderServer, openOidcProvider } from './oidcProvider.ts'
import { addDepart } from './organisation.ts'

interface Away {
  readonly url: string
  readonly cookie: string
}

const callback = '/sys/thirdLogin/office/callback'

describe.each(engines)('signing in by another site on %s', (engine) => {
  let server: TestServer
  let site: OidcProviderServer
  const printed: string[] = []

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(String(line)))
    site = await openOidcProvider()
    const shared = { title: 'Office', clientId: 'app', clientSecret: 'only-ours' }
    const providers = [
      { ...shared, type: 'office', issuer: site.url },
      { ...shared, type: 'gone', issuer: 'http://127.0.0.1:1' },
    ]
    server = await createTestServer(engine, {
      environment: { OIDC_PROVIDERS: JSON.stringify(providers), PUBLIC_URL: 'http://localhost' },
    })
  })
  afterAll(async () => {
    await server.close()
    await site.close()
    vi.restoreAllMocks()
  })
  afterEach(() => {
    Object.assign(site.mood, { subject: 's1', name: 'Ada', claims: {}, isForged: false })
    expect(server.bugs).toEqual([])
  })

  const leave = async (): Promise<Away> => {
    const { status, headers } = await server.call('GET', '/sys/thirdLogin/render/office')
    expect(status).toBe(302)
    return { url: String(headers.location), cookie: toCookie(headers) }
  }
  const toCookie = (headers: Readonly<Record<string, unknown>>) => String(headers['set-cookie']).split(';')[0] ?? ''
  const startBinding = async (token: string): Promise<Away> => {
    const { body, headers } = await server.call<{ url: string }>('POST', '/sys/thirdLogin/bind/office', { token })
    return { url: body.result.url, cookie: toCookie(headers) }
  }
  const arrive = async (parameters: URLSearchParams, cookie: string) => {
    const query = Object.fromEntries(parameters)
    const { status, headers } = await server.call('GET', callback, { query, headers: { cookie } })
    expect(status).toBe(302)
    return new URL(String(headers.location), 'http://app')
  }
  const comeBack = async ({ url, cookie }: Away) => arrive(site.approve(url), cookie)
  const exchange = (token: string, cookie: string, rest = '') =>
    server.call<{ token: string; userInfo: { username: string } }>(
      'GET',
      `/sys/thirdLogin/getLoginUser/${token}/office${rest}`,
      { headers: { cookie } },
    )
  const signIn = async () => {
    const away = await leave()
    const back = await comeBack(away)
    return exchange(back.searchParams.get('token') ?? '', away.cookie)
  }
  const bind = async (subject: string, token: string) => {
    site.mood.subject = subject
    return comeBack(await startBinding(token))
  }

  test('leads to the provider with everything that protects the way, and keeps none of it in the open', async () => {
    const { headers } = await server.call('GET', '/sys/thirdLogin/render/office')
    const url = new URL(String(headers.location))
    expect(url.origin + url.pathname).toBe(`${site.url}/authorize`)
    const requested = Object.fromEntries(url.searchParams)
    expect(requested).toMatchObject({
      ...{ client_id: 'app', response_type: 'code', code_challenge_method: 'S256' },
      ...{ redirect_uri: `http://localhost/api${callback}`, scope: 'openid profile email' },
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(requested[name]).toMatch(/^[\w-]{43}$/)
    const cookie = String(headers['set-cookie'])
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^pagewright-third=[\w-]{43}$/)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/api/sys/thirdLogin', 'SameSite=Lax'])
    const rows = JSON.stringify(await server.db.selectFrom('sysTicket').selectAll().execute())
    for (const secret of [requested.state ?? '', toCookie(headers).split('=')[1] ?? '', 'only-ours'])
      expect(rows).not.toContain(secret)
  })

  test('who is bound to nobody is told what to do', async () => {
    site.mood.subject = 'nobody'
    const { body } = await signIn()
    expect(body).toMatchObject({ success: false, code: 500 })
    expect(body.message).toContain('尚未绑定用户')
  })

  test('who has bound an account signs in as the wire has it', async () => {
    const person = await server.signIn()
    const depart = await addDepart(server, person.id)
    const back = await bind('s2', person.token)
    expect(back.pathname + back.search).toBe('/account/settings/binding?third=office')
    const accounts = await server.call<object[]>('GET', '/sys/thirdLogin/accounts', { token: person.token })
    expect(accounts.body.result).toEqual([
      { type: 'office', title: 'Office', isBound: true, name: 'Ada', boundAt: expect.stringMatching(/^\d{4}-/) },
      { type: 'gone', title: 'Office', isBound: false, name: null, boundAt: null },
    ])
    const { body } = await signIn()
    expect(body).toMatchObject({
      ...{ success: true, message: '登录成功' },
      result: { multi_depart: 1, departs: [depart], userInfo: { username: person.username, orgCode: depart.orgCode } },
    })
    expect((await server.call('GET', '/sys/user/getUserInfo', { token: body.result.token })).status).toBe(200)
    const logged = server.db.selectFrom('sysLog').select('method').where('userid', '=', person.id)
    expect(await logged.where('logType', '=', 1).execute()).toEqual([{ method: 'signIn.succeeded' }])
    const away = await leave()
    const again = await comeBack(away)
    expect((await exchange(again.searchParams.get('token') ?? '', away.cookie, '/1000')).body.success).toBe(true)
  })

  test('a frozen account stays closed', async () => {
    const person = await server.signIn()
    await bind('s3', person.token)
    await server.db.updateTable('sysUser').set({ status: 2 }).where('id', '=', person.id).execute()
    expect((await signIn()).body.message).toBe('该用户已冻结')
  })

  test('the token of the app works once, in the browser that left, for two minutes and for its site', async () => {
    const person = await server.signIn()
    await bind('s4', person.token)
    const tokenOf = async (away: Away) => (await comeBack(away)).searchParams.get('token') ?? ''
    const away = await leave()
    const token = await tokenOf(away)
    expect((await exchange(token, away.cookie)).body.success).toBe(true)
    const expired = '第三方登录已失效，请重新登录'
    expect((await exchange(token, away.cookie)).body.message).toBe(expired)
    expect((await exchange(await tokenOf(await leave()), 'pagewright-third=other')).body.message).toBe(expired)
    expect((await exchange(await tokenOf(await leave()), '')).body.message).toBe(expired)
    const late = await leave()
    const lateToken = await tokenOf(late)
    await server.db.updateTable('sysTicket').set({ expiresAt: '2020-01-01 00:00:00' }).execute()
    expect((await exchange(lateToken, late.cookie)).body.message).toBe(expired)
    const wrong = await leave()
    const path = `/sys/thirdLogin/getLoginUser/${await tokenOf(wrong)}/gone`
    expect((await server.call('GET', path, { headers: { cookie: wrong.cookie } })).body.message).toBe(expired)
  })

  test('a way back that began in another browser, twice or nowhere ends at the sign-in page', async () => {
    const away = await leave()
    const parameters = site.approve(away.url)
    const failed = '/user/login?third=office&error=failed'
    const toText = ({ pathname, search }: URL) => pathname + search
    expect(toText(await arrive(parameters, 'pagewright-third=other'))).toBe(failed)
    expect(toText(await arrive(parameters, away.cookie))).toBe(failed)
    expect(toText(await arrive(new URLSearchParams({ code: 'x', state: 'y' }), away.cookie))).toBe(failed)
    const again = await leave()
    const right = site.approve(again.url)
    expect((await arrive(right, again.cookie)).searchParams.has('token')).toBe(true)
    expect(toText(await arrive(right, again.cookie))).toBe(failed)
  })

  test.each([
    ['of another nonce', { nonce: 'other' }, false],
    ['for another client', { aud: 'other' }, false],
    ['of another issuer', { iss: 'https://evil.example.org' }, false],
    ['that has expired', { exp: 1 }, false],
    ['signed by somebody else', {}, true],
  ])('an identity %s is none', async (_title, claims, isForged) => {
    const away = await leave()
    Object.assign(site.mood, { claims, isForged })
    const back = await comeBack(away)
    expect(back.search).toBe('?third=office&error=failed')
    expect(printed.at(-1)).toMatch(/^The sign-in by "office" failed: /)
    expect(printed.at(-1)).not.toContain('Ada')
  })

  test('a code without its verifier is refused by the provider', async () => {
    const [mine, other] = [await leave(), await leave()]
    const stolen = site.approve(other.url)
    stolen.set('state', new URL(mine.url).searchParams.get('state') ?? '')
    expect((await arrive(stolen, mine.cookie)).search).toBe('?third=office&error=failed')
  })

  test('who declines at the provider comes back to where they were', async () => {
    const state = ({ url }: Away) => new URL(url).searchParams.get('state') ?? ''
    const away = await leave()
    const declined = new URLSearchParams({ error: 'access_denied', state: state(away) })
    expect((await arrive(declined, away.cookie)).href).toBe('http://app/user/login?third=office&error=denied')
    const { token } = await server.signIn()
    const binding = await startBinding(token)
    const refused = new URLSearchParams({ error: 'access_denied', state: state(binding) })
    const page = 'http://app/account/settings/binding?third=office&error=denied'
    expect((await arrive(refused, binding.cookie)).href).toBe(page)
  })

  test('an account of the other site belongs to one user, and a user has one of each site', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()]
    expect((await bind('s5', one.token)).search).toBe('?third=office')
    expect((await bind('s5', other.token)).search).toBe('?third=office&error=taken')
    expect((await bind('s6', one.token)).search).toBe('?third=office')
    const rows = server.db.selectFrom('sysThirdAccount').select(['subject', 'userId'])
    const bound = await rows.where('subject', 'in', ['s5', 's6']).execute()
    expect(bound).toEqual([{ subject: 's6', userId: one.id }])
  })

  test('a failed change of a binding leaves the old one', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()]
    await bind('s7', one.token)
    await bind('s8', other.token)
    expect((await bind('s7', other.token)).search).toBe('?third=office&error=taken')
    const rows = server.db.selectFrom('sysThirdAccount').select('subject').where('userId', '=', other.id)
    expect(await rows.execute()).toEqual([{ subject: 's8' }])
  })

  test('an unbound account opens nothing any more', async () => {
    const [person, stranger] = [await server.signIn(), await server.signIn()]
    await bind('s9', person.token)
    const unbind = (token: string) =>
      server.call('DELETE', '/sys/thirdLogin/unbind', { token, query: { thirdType: 'office' } })
    expect((await unbind(stranger.token)).body.success).toBe(false)
    expect((await signIn()).body.success).toBe(true)
    expect((await unbind(person.token)).body.success).toBe(true)
    expect((await signIn()).body.message).toContain('尚未绑定用户')
  })

  test('a site that is not set up is nowhere, and one that does not answer says so', async () => {
    expect((await server.call('GET', '/sys/thirdLogin/render/other')).status).toBe(404)
    expect((await server.call('GET', '/sys/thirdLogin/other/callback')).status).toBe(404)
    const { headers } = await server.call('GET', '/sys/thirdLogin/render/gone')
    expect(headers.location).toBe('/user/login?third=gone&error=failed')
    const { token } = await server.signIn()
    const { body } = await server.call('POST', '/sys/thirdLogin/bind/gone', { token })
    expect(body).toMatchObject({ success: false, message: '第三方登录服务暂不可用，请稍后重试' })
  })

  test('the way back is the address of the installation, whatever a request says of its host', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example.org', host: 'evil.example.org' }
    const answer = await server.call('GET', '/sys/thirdLogin/render/office', { headers })
    const back = new URL(String(answer.headers.location)).searchParams.get('redirect_uri')
    expect(back).toBe(`http://localhost/api${callback}`)
    expect(answer.headers['set-cookie']).not.toContain('; Secure')
  })

  test('an installation with TLS is come back to by TLS, and its cookie goes no other way', async () => {
    const office = { type: 'office', title: 'Office', issuer: site.url, clientId: 'app', clientSecret: 'only-ours' }
    const secure = await createTestServer(engine, {
      environment: { OIDC_PROVIDERS: JSON.stringify([office]), PUBLIC_URL: 'https://office.example.org' },
    })
    const answer = await secure.call('GET', '/sys/thirdLogin/render/office')
    const back = new URL(String(answer.headers.location)).searchParams.get('redirect_uri')
    expect(back).toBe(`https://office.example.org/api${callback}`)
    expect(answer.headers['set-cookie']).toContain('; Secure')
    await secure.close()
  })
})
