import { expect, test, vi } from 'vitest'
import { checkCode, takeCode } from '../../../server/modules/verification/codes.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { askCode, createPhone, forgetCodes, otherThan, readCode } from './codes.ts'
import { addPerson, failOften } from './people.ts'

async function addWithPhone(server: TestServer, values: { readonly status?: number } = {}) {
  const person = await addPerson(server, values)
  const phone = createPhone()
  await server.db.updateTable('sysUser').set({ phone }).where('id', '=', person.id).execute()
  return { ...person, phone }
}

const signIn = (server: TestServer, mobile: string, captcha: string) =>
  server.call<{ token: string; userInfo: { username: string } } | null>('POST', '/sys/phoneLogin', {
    body: { mobile, captcha },
  })

/** Ages the codes of a target as if they had been asked for some time ago. */
const age = (server: TestServer, target: string, createdAt: string) =>
  server.db.updateTable('sysVerificationCode').set({ createdAt }).where('target', '=', target).execute()

const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

describeEachDatabase('codes', { environment: { REGISTER: '1' } }, (server) => {
  test.each(['/sys/sms', '/account/sms'])(
    '%s says the same whoever exists, and sends only to who does',
    async (path) => {
      const { phone } = await addWithPhone(server())
      await forgetCodes(server())
      for (const smsmode of [0, 2]) {
        await forgetCodes(server())
        const before = server().sent.length
        const known = await server().call('POST', path, { body: { mobile: phone, smsmode } })
        const unknown = await server().call('POST', path, { body: { mobile: createPhone(), smsmode } })
        expect({ ...unknown.body, timestamp: 0 }).toEqual({ ...known.body, timestamp: 0 })
        expect(known.body).toMatchObject({ success: true, code: 200, message: '验证码已发送', result: null })
        expect(
          server()
            .sent.slice(before)
            .map(({ to }) => to),
        ).toEqual([phone])
      }
    },
  )

  test('/account/sms answers GET as well, as its parameters are no secrets', async () => {
    const { phone } = await addWithPhone(server())
    await forgetCodes(server())
    const before = server().sent.length
    const { body } = await server().call('GET', '/account/sms', { query: { mobile: phone, smsmode: '0' } })
    expect(body).toMatchObject({ success: true, message: '验证码已发送', result: null })
    expect(
      server()
        .sent.slice(before)
        .map(({ to }) => to),
    ).toEqual([phone])
  })

  test('the throttle holds for a target that nobody has as for one that somebody has', async () => {
    const { phone } = await addWithPhone(server())
    for (const mobile of [phone, createPhone()]) {
      await forgetCodes(server())
      expect((await askCode(server(), { mobile }, 'signIn')).body.success).toBe(true)
      const again = await askCode(server(), { mobile }, 'reset')
      expect(again.body.success).toBe(false)
      expect(again.body.message).toMatch(/^发送过于频繁，请\d+秒后再试$/)
    }
  })

  test('a target gets five in an hour and one in a minute', async () => {
    await forgetCodes(server())
    const mobile = createPhone()
    const answers = []
    for (let count = 0; count < 6; count += 1) {
      answers.push((await askCode(server(), { mobile }, 'register')).body)
      await age(server(), mobile, minutesAgo(10))
    }
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true, false])
    expect(answers[5]?.message).toBe('发送次数过多，请50分钟后再试')
    await age(server(), mobile, minutesAgo(61))
    expect((await askCode(server(), { mobile }, 'register')).body.success).toBe(true)
  })

  test('parallel requests for a target are throttled as those one by one are', async () => {
    await forgetCodes(server())
    const mobile = createPhone()
    const answers = await Promise.all(Array.from({ length: 6 }, () => askCode(server(), { mobile }, 'register')))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  })

  test('an address gets twenty in an hour', async () => {
    await forgetCodes(server())
    const answers = []
    for (let count = 0; count < 21; count += 1)
      answers.push((await askCode(server(), { mobile: createPhone() }, 'register')).body.success)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => true), false])
    await forgetCodes(server())
  })

  test.each([
    [{ mobile: '123' }, 'signIn', '手机号不正确'],
    [{ mobile: '12800000000' }, 'register', '手机号不正确'],
    [{ mobile: '' }, 'signIn', '手机号不正确'],
    [{ email: 'a@b.c' }, 'signIn', '手机号不正确'],
    [{ email: 'a@b.c,d@e.f' }, 'register', '邮箱格式不正确'],
    [{ email: 'a b@c.d' }, 'reset', '邮箱格式不正确'],
  ] as const)('%o is refused in words', async (target, mode, message) => {
    const sent = server().sent.length
    expect((await askCode(server(), target, mode)).body).toMatchObject({ success: false, message })
    expect(server().sent.length).toBe(sent)
  })

  test('one for binding needs a session', async () => {
    expect((await askCode(server(), { mobile: createPhone() }, 'bind')).status).toBe(401)
  })

  test('the database holds no code in the clear', async () => {
    const mobile = createPhone()
    const code = await readCode(server(), { mobile }, 'register')
    const rows = await server().db.selectFrom('sysVerificationCode').selectAll().where('target', '=', mobile).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
  })

  test('a code is compared five times in all, also at the same moment', async () => {
    const mobile = createPhone()
    const target = { channel: 'sms', address: mobile } as const
    const code = await readCode(server(), { mobile }, 'register')
    const check = (guess: string) => checkCode(server().db, target, 'register', guess)
    const guesses = await Promise.all(Array.from({ length: 5 }, () => check(otherThan(code))))
    expect(guesses).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(await check(code)).toBeUndefined()
  })

  test('of two who use a code at the same moment one is late', async () => {
    const mobile = createPhone()
    const target = { channel: 'sms', address: mobile } as const
    const code = await readCode(server(), { mobile }, 'register')
    const redeem = () => takeCode(server().db, target, 'register', code)
    expect((await Promise.all([redeem(), redeem(), redeem()])).filter(Boolean)).toHaveLength(1)
  })

  test('only the newest code of a target counts, and none for longer than five minutes', async () => {
    const mobile = createPhone()
    const target = { channel: 'sms', address: mobile } as const
    const check = (guess: string) => checkCode(server().db, target, 'register', guess)
    const first = await readCode(server(), { mobile }, 'register')
    const second = await readCode(server(), { mobile }, 'register')
    if (first !== second) expect(await check(first)).toBeUndefined()
    expect(await check(second)).toBeDefined()
    await server()
      .db.updateTable('sysVerificationCode')
      .set({ expiresAt: minutesAgo(1) })
      .where('target', '=', mobile)
      .execute()
    expect(await check(second)).toBeUndefined()
  })
})

describeEachDatabase('signing in by phone', {}, (server) => {
  test('the code that the phone was sent opens a session, once', async () => {
    const { phone, username, id } = await addWithPhone(server())
    const code = await readCode(server(), { mobile: phone }, 'signIn')
    const { body } = await signIn(server(), phone, code)
    expect(body).toMatchObject({
      success: true,
      message: '登录成功',
      result: { multi_depart: 0, userInfo: { username } },
    })
    const { token = '' } = body.result ?? {}
    expect((await server().call('GET', '/sys/user/getUserInfo', { token })).status).toBe(200)
    expect((await signIn(server(), phone, code)).body).toMatchObject({
      success: false,
      code: 412,
      message: '验证码错误',
      result: { code: '验证码错误' },
    })
    const own = server().db.selectFrom('sysLog').selectAll().where('username', '=', phone)
    const rows = await own.orderBy('id').execute()
    expect(rows.map(({ method, userid }) => [method, userid])).toEqual([
      ['signIn.succeeded', id],
      ['signIn.failed', null],
    ])
    expect(rows[0]?.logContent).toContain(username)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('a code for something else opens nothing', async () => {
    const { phone } = await addWithPhone(server())
    const code = await readCode(server(), { mobile: phone }, 'reset')
    expect((await signIn(server(), phone, code)).body.success).toBe(false)
  })

  test('who exists is not told without the code, and nobody is told with it', async () => {
    const { phone, id } = await addWithPhone(server())
    const wrong = await signIn(server(), phone, '000000')
    const unknown = await signIn(server(), createPhone(), '000000')
    expect({ ...unknown.body, timestamp: 0 }).toEqual({ ...wrong.body, timestamp: 0 })
    const code = await readCode(server(), { mobile: phone }, 'signIn')
    await server().db.updateTable('sysUser').set({ phone: null }).where('id', '=', id).execute()
    expect((await signIn(server(), phone, code)).body.message).toBe('该用户不存在或未绑定手机号')
  })

  test('a frozen account stays closed', async () => {
    const { phone } = await addWithPhone(server(), { status: 2 })
    const code = await readCode(server(), { mobile: phone }, 'signIn')
    expect((await signIn(server(), phone, code)).body).toMatchObject({
      success: false,
      result: { mobile: '该用户已冻结' },
    })
  })

  test('ten wrong codes lock the phone, whatever comes then', async () => {
    const { phone } = await addWithPhone(server())
    for (let count = 0; count < 10; count += 1) await signIn(server(), phone, 'x')
    await server().db.updateTable('sysLog').set({ ip: '192.0.2.1' }).execute()
    const code = await readCode(server(), { mobile: phone }, 'signIn')
    const { body } = await signIn(server(), phone, code)
    expect(body).toMatchObject({ success: false, message: '登录失败次数过多，该用户已被锁定，请10分钟后再试' })
  })

  test('failures of phones and of passwords add up for an address', async () => {
    await failOften(server(), 60)
    expect((await signIn(server(), createPhone(), '000000')).body.message).toBe('登录失败次数过多，请10分钟后再试')
  })
})

let isBroken = false
const sender = {
  send: async () => {
    if (isBroken) throw new Error('no route to the gateway')
  },
}

describeEachDatabase('a gateway that fails', { sender }, (server) => {
  test('is told in words, to who exists and to who does not, and its code is worth nothing', async () => {
    isBroken = true
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { phone } = await addWithPhone(server())
    await forgetCodes(server())
    for (const mobile of [phone, createPhone()]) {
      const { body } = await askCode(server(), { mobile }, 'signIn')
      expect(body).toMatchObject({ success: false, message: '短信验证码发送失败,请稍后重试' })
    }
    const code = /\d{6}/.exec(server().sent.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await signIn(server(), phone, code)).body.message).toBe('验证码错误')
    expect(printed).toHaveBeenCalledExactlyOnceWith(`A message to ${phone} could not be sent: no route to the gateway`)
    printed.mockRestore()
    isBroken = false
    await forgetCodes(server())
    for (const mobile of [phone, createPhone()])
      expect((await askCode(server(), { mobile }, 'signIn')).body.success).toBe(true)
  })
})
