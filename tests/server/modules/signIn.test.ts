import { expect, test } from 'vitest'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { addPerson, failOften, readCaptcha } from './people.ts'

interface SignInResult {
  readonly token: string
  readonly userInfo: Readonly<Record<string, unknown>>
  readonly captchaRequired?: boolean
}

const userInfoFields = [
  ...['activitiSync', 'avatar', 'birthday', 'clientId', 'createBy', 'createTime', 'delFlag', 'departIds', 'email'],
  ...['homePath', 'id', 'orgCode', 'orgCodeTxt', 'phone', 'post', 'realname', 'relTenantIds', 'sex', 'status'],
  ...['telephone', 'updateBy', 'updateTime', 'userIdentity', 'username', 'workNo'],
]

function login(server: TestServer, body: object, path = '/sys/login', headers: Record<string, string> = {}) {
  return server.call<SignInResult | null>('POST', path, { body, headers })
}

async function fail(server: TestServer, username: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const checkKey = `fail-${username}-${count}`
    const captcha = await readCaptcha(server, checkKey)
    await login(server, { username, password: 'wrong', captcha, checkKey })
  }
}

/** Other tests of the suite come from the same address, whose failures would ask for captchas too. */
async function forgetAddress(server: TestServer): Promise<void> {
  await server.db.updateTable('sysSignInAttempt').set({ ip: '192.0.2.1' }).execute()
}

describeEachDatabase('signing in', {}, (server) => {
  test('the right password opens a session with everything that the wire lists', async () => {
    const person = await addPerson(server())
    const { body, status } = await login(server(), {
      ...person,
      remember_me: true,
      captcha: null,
      checkKey: 1612345678901,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, code: 200, message: '登录成功' })
    expect(body.result).toMatchObject({ multi_depart: 0, departs: [], sysAllDictItems: {} })
    expect(body.result).not.toHaveProperty('tenantList')
    expect(Object.keys(body.result?.userInfo ?? {}).sort()).toEqual(userInfoFields)
    const { token = '' } = body.result ?? {}
    const own = await server().call('GET', '/sys/user/getUserInfo', { token })
    expect(own.body.result).toMatchObject({ userInfo: { username: person.username } })
  })

  test('the mobile sign-in answers as the other one does', async () => {
    const person = await addPerson(server())
    const { body } = await login(server(), person, '/sys/mLogin')
    expect(Object.keys(body.result ?? {}).sort()).toEqual([
      ...['departs', 'fileToken', 'multi_depart', 'sysAllDictItems', 'token', 'userInfo'],
    ])
  })

  test('a wrong password and an unknown name are told the same', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    const wrong = await login(server(), { username: person.username, password: 'wrong' })
    const unknown = await login(server(), { username: `nobody-${person.id}`, password: 'wrong' })
    expect(wrong.body).toMatchObject({ success: false, code: 500, message: '用户名或密码错误' })
    expect({ ...unknown.body, timestamp: 0 }).toEqual({ ...wrong.body, timestamp: 0 })
  })

  test.each([
    [{ status: 2 }, '该用户已冻结'],
    [{ delFlag: 1 }, '该用户已注销'],
  ])('an account with %o is told so only with the right password', async (values, message) => {
    await forgetAddress(server())
    const person = await addPerson(server(), values)
    expect((await login(server(), { ...person, password: 'wrong' })).body.message).toBe('用户名或密码错误')
    const right = await login(server(), person)
    expect(right.body).toMatchObject({ success: false, message })
    expect(right.body.result?.token).toBeUndefined()
  })

  test('words come in the language of the request', async () => {
    await forgetAddress(server())
    const body = { username: 'nobody', password: 'wrong' }
    const { body: english } = await login(server(), body, '/sys/login', { 'accept-language': 'en' })
    expect(english.message).toBe('The user name or the password is wrong.')
  })

  test('a refusal stands by the field of the sign-in page that it is about, in the language of its reader', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    const wrong = { ...person, password: 'wrong' }
    const refused = (body: object, language = 'en') =>
      login(server(), body, '/sys/login', { 'accept-language': language })
    const password = 'The user name or the password is wrong.'
    expect((await refused(wrong)).body.result).toEqual({ captchaRequired: false, password })
    expect((await refused(wrong, 'zh-TW')).body.result).toMatchObject({ password: '使用者名稱或密碼錯誤' })
    await refused(wrong)
    expect((await refused(wrong)).body.result).toMatchObject({ captcha: 'Please enter the captcha.' })
    await forgetAddress(server())
    const frozen = await addPerson(server(), { status: 2 })
    expect((await refused(frozen)).body.result).toMatchObject({ username: 'This account is frozen.' })
  })

  test('the log keeps who signed in and never a password or a token', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    await login(server(), { ...person, password: 'secret-guess-9' })
    const { body } = await login(server(), person)
    const own = server().db.selectFrom('sysLog').selectAll().where('username', '=', person.username)
    const rows = await own.orderBy('id').execute()
    expect(rows.map((row) => [row.logType, row.method])).toEqual([
      [1, 'signIn.failed'],
      [1, 'signIn.succeeded'],
    ])
    const text = JSON.stringify(rows)
    for (const secret of ['secret-guess-9', person.password, String(body.result?.token)])
      expect(text).not.toContain(secret)
  })
})

describeEachDatabase('captchas', {}, (server) => {
  test('a captcha is a picture that no other address can be read from', async () => {
    const { body } = await server().call<string>('GET', '/sys/randomImage/k1')
    expect(body.result).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(Buffer.from(body.result.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg .*<\/svg>$/s)
  })

  test.each(['/sys/login', '/sys/mLogin'])('after three failures %s asks for a captcha', async (path) => {
    await forgetAddress(server())
    const person = await addPerson(server())
    const wrong = { username: person.username, password: 'wrong' }
    const answers = []
    for (let count = 0; count < 3; count += 1) answers.push(await login(server(), wrong, path))
    expect(answers.map(({ body }) => body.result?.captchaRequired)).toEqual([false, false, true])
    await forgetAddress(server())
    const without = await login(server(), person, path)
    expect(without.body).toMatchObject({ success: false, message: '验证码无效', result: { captchaRequired: true } })
    const captcha = await readCaptcha(server(), 'k2')
    const withCaptcha = await login(server(), { ...person, captcha, checkKey: 'k2' }, path)
    expect(withCaptcha.body.code).toBe(200)
    expect((await login(server(), person, path)).body.code).toBe(200)
  })

  test('failures of an address ask for a captcha whatever the name', async () => {
    await forgetAddress(server())
    for (const username of ['a1', 'a2', 'a3']) await login(server(), { username, password: 'wrong' })
    const { body } = await login(server(), { username: 'a4', password: 'wrong' })
    expect(body).toMatchObject({ message: '验证码无效', result: { captchaRequired: true } })
  })

  test('a captcha works once, also when it was answered wrong', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    const captcha = await readCaptcha(server(), 'k3')
    const first = await login(server(), { ...person, captcha, checkKey: 'k3' })
    const again = await login(server(), { ...person, captcha, checkKey: 'k3' })
    expect([first.body.code, again.body.code]).toEqual([200, 412])
    expect(again.body.message).toBe('验证码错误')
    const next = await readCaptcha(server(), 'k4')
    const wrong = await login(server(), { ...person, captcha: 'zzzz', checkKey: 'k4' })
    const late = await login(server(), { ...person, captcha: next, checkKey: 'k4' })
    expect([wrong.body.code, late.body.code]).toEqual([412, 412])
  })

  test('a captcha of another key and one older than 60 seconds are wrong', async () => {
    const person = await addPerson(server())
    const captcha = await readCaptcha(server(), 'k5')
    expect((await login(server(), { ...person, captcha, checkKey: 'k6' })).body.code).toBe(412)
    await server()
      .db.updateTable('sysCaptcha')
      .set({ expiresAt: '2020-01-01 00:00:00' })
      .where('checkKey', '=', 'k5')
      .execute()
    expect((await login(server(), { ...person, captcha, checkKey: 'k5' })).body.code).toBe(412)
  })
})

describeEachDatabase('locks', {}, (server) => {
  test.each(['known', 'unknown'])('ten failures lock a name that is %s for ten minutes', async (kind) => {
    await forgetAddress(server())
    const username = kind === 'known' ? (await addPerson(server())).username : 'nobody-at-all'
    await fail(server(), username, 10)
    await forgetAddress(server())
    const captcha = await readCaptcha(server(), 'l1')
    const { body } = await login(server(), { username, password: 'correct horse 1', captcha, checkKey: 'l1' })
    expect(body).toMatchObject({
      success: false,
      code: 500,
      message: '登录失败次数过多，该用户已被锁定，请10分钟后再试',
    })
  })

  test('who empties the log lifts neither the captcha nor the lock', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    await fail(server(), person.username, 10)
    await forgetAddress(server())
    await server().db.deleteFrom('sysLog').execute()
    expect((await login(server(), person)).body).toMatchObject({ success: false, result: { captchaRequired: true } })
    const captcha = await readCaptcha(server(), 'emptied')
    const { body } = await login(server(), { ...person, captcha, checkKey: 'emptied' })
    expect(body.message).toContain('锁定')
  })

  test('the lock holds for the mobile sign-in and ends after ten minutes', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    await fail(server(), person.username, 10)
    await forgetAddress(server())
    expect((await login(server(), person, '/sys/mLogin')).body.message).toContain('锁定')
    const rows = server().db.updateTable('sysSignInAttempt').where('username', '=', person.username)
    await rows.set({ createdAt: formatMinutesAgo(11) }).execute()
    const captcha = await readCaptcha(server(), 'l2')
    expect((await login(server(), { ...person, captcha, checkKey: 'l2' })).body.code).toBe(200)
    expect((await login(server(), person)).body.code).toBe(200)
  })

  test('parallel guesses are counted as those one by one are', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    const keys = Array.from({ length: 25 }, (_, index) => `p${index}`)
    const captchas = await Promise.all(keys.map((checkKey) => readCaptcha(server(), checkKey)))
    const guesses = keys.map((checkKey, index) =>
      login(server(), { username: person.username, password: 'wrong', captcha: captchas[index], checkKey }),
    )
    const answers = await Promise.all(guesses)
    const checked = answers.filter(({ body }) => body.message === '用户名或密码错误')
    expect(checked.length).toBe(10)
  })

  test('a reset of the password by an administrator ends the lock', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    await fail(server(), person.username, 10)
    await forgetAddress(server())
    const { token } = await server().signIn({ isAdmin: true })
    const body = { username: person.username, password: 'a new one 22' }
    expect((await server().call('PUT', '/sys/user/changePassword', { token, body })).body.success).toBe(true)
    expect((await login(server(), body)).body.code).toBe(200)
  })

  test('an address with very many failures waits', async () => {
    await forgetAddress(server())
    const person = await addPerson(server())
    await failOften(server(), 60)
    const captcha = await readCaptcha(server(), 'l3')
    const { body } = await login(server(), { ...person, captcha, checkKey: 'l3' })
    expect(body.message).toBe('登录失败次数过多，请10分钟后再试')
  })
})

describeEachDatabase('signing out', {}, (server) => {
  test.each(['POST', 'GET'] as const)('%s ends the session at once', async (method) => {
    const { token } = await server().signIn()
    const out = await server().call(method, '/sys/logout', { token })
    expect(out.body).toMatchObject({ success: true, message: '退出登录成功！' })
    expect((await server().call('GET', '/sys/user/getUserInfo', { token })).status).toBe(401)
    const again = await server().call(method, '/sys/logout', { token })
    expect(again.body).toMatchObject({ success: false, message: 'Token无效!' })
  })

  test('an empty body with the JSON type is accepted, as older clients send it', async () => {
    const { token } = await server().signIn()
    const response = await server().app.inject({
      method: 'POST',
      url: '/api/sys/logout',
      headers: { 'x-access-token': token, 'content-type': 'application/json' },
    })
    expect(response.json()).toMatchObject({ success: true })
  })
})

describeEachDatabase('settings', {}, (server) => {
  test('tell the app the salt of the signature before anybody signs in, and nothing else that is kept', async () => {
    const { body } = await server().call<Record<string, unknown>>('GET', '/settings')
    expect(Object.keys(body.result).sort()).toEqual([
      ...[
        'defaultLanguage',
        'flags',
        'languages',
        'names',
        'openPages',
        'pages',
        'product',
        'recordVersions',
        'signIn',
        'signSecret',
        'site',
        'storedScripts',
        'tagline',
        'timeZone',
        'uploadLimit',
      ],
    ])
    expect(body.result.signSecret).toMatch(/^[0-9a-f]{32}$/)
    expect(body.result).toMatchObject({
      signIn: {
        phone: true,
        register: server().config.databaseUrl === undefined,
        forgotten: true,
        third: [],
        cas: null,
      },
      flags: { settings: false, polling: false },
    })
  })
})

const provider = {
  ...{ type: 'office', title: 'Office', issuer: 'https://id.example.org' },
  ...{ clientId: 'app', clientSecret: 'only-ours' },
}
const environment = {
  ...{ REGISTER: '0', SITE_FLAGS: 'settings', CAS_URL: 'https://sso.example.org/cas/', PUBLIC_URL: 'http://localhost' },
  STORED_SCRIPTS: '1',
  OIDC_PROVIDERS: JSON.stringify([provider]),
}

describeEachDatabase('settings of an office', { environment }, (server) => {
  test('name the ways to sign in, and no secret of any', async () => {
    const { body, text } = await server().call('GET', '/settings')
    expect(body.result).toMatchObject({
      signIn: { register: false, third: [{ type: 'office', title: 'Office' }], cas: 'https://sso.example.org/cas' },
      flags: { settings: true, polling: false },
      storedScripts: true,
    })
    expect(text).not.toContain('only-ours')
    expect(text).not.toContain('clientId')
  })
})

function formatMinutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
