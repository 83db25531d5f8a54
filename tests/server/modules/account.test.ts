import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { readVersionTypes } from '../versions.ts'
import { askCode, createPhone, forgetCodes, otherThan, readCode } from './codes.ts'
import { addDepart, addTenant, setTenants } from './organisation.ts'
import { addPerson } from './people.ts'

type Row = Readonly<Record<string, unknown>>

const find = (server: TestServer, id: string) =>
  server.db.selectFrom('sysUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const createName = (): string => `guest.${createId().slice(-12)}`
const createMail = (): string => `${createName()}@example.org`
const environment = { REGISTER: '1' }

describeEachDatabase('registering', { environment }, (server) => {
  const register = (body: object, path = '/sys/user/register') => server().call<Row>('POST', path, { body })

  test.each(['/sys/user/register', '/auth/register'])('%s makes an account that may nothing yet', async (path) => {
    const [username, phone] = [createName(), createPhone()]
    const smscode = await readCode(server(), { mobile: phone }, 'register')
    const requests = {
      status: 2,
      userIdentity: 2,
      orgCode: 'A01',
      relTenantIds: '1000',
      selectedroles: 'x',
      id: 'mine',
    }
    const body = { ...requests, username, password: 'good pass 1', phone, email: '', smscode }
    const answer = await register(body, path)
    expect(answer.body).toMatchObject({ success: true, message: '注册成功', result: { username } })
    const row = await server()
      .db.selectFrom('sysUser')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ phone, email: null, status: 1, delFlag: 0, userIdentity: null, relTenantIds: null })
    expect(row).toMatchObject({ orgCode: null, createBy: username })
    expect(await readVersionTypes(server(), 'sys_user', row.id)).toEqual(['add'])
    expect(row.id).not.toBe('mine')
    expect(await server().db.selectFrom('sysUserRole').select('id').where('userId', '=', row.id).execute()).toEqual([])
    const signedIn = await server().call('POST', '/sys/login', { body: { username, password: 'good pass 1' } })
    expect(signedIn.body.code).toBe(200)
  })

  test('a phone of another country is kept in one spelling, however it is written', async () => {
    const [username, digits] = [createName(), createPhone().slice(1)]
    const phone = `+44${digits}`
    const smscode = await readCode(server(), { mobile: `+44 ${digits}` }, 'register')
    expect(server().sent.at(-1)).toMatchObject({ channel: 'sms', to: phone })
    const written = `0044 ${digits.slice(0, 4)} ${digits.slice(4)}`
    expect((await register({ username, password: 'good pass 1', phone: written, smscode })).body.success).toBe(true)
    const row = await server().db.selectFrom('sysUser').select('phone').where('username', '=', username).execute()
    expect(row).toEqual([{ phone }])
  })

  test('a mailbox will do where no phone is named', async () => {
    const [username, email] = [createName(), createMail()]
    const smscode = await readCode(server(), { email }, 'register')
    const body = { username, password: 'good pass 1', email: email.toUpperCase(), smscode }
    expect((await register(body)).body.success).toBe(true)
    expect(server().sent.at(-1)).toMatchObject({ channel: 'mail', to: email })
    const row = await server().db.selectFrom('sysUser').select('email').where('username', '=', username).execute()
    expect(row).toEqual([{ email }])
  })

  test('a code is good for the phone that it was sent to alone', async () => {
    const phone = createPhone()
    const smscode = await readCode(server(), { mobile: phone }, 'register')
    const body = { username: createName(), password: 'good pass 1', smscode }
    for (const wrong of [
      { ...body, phone: createPhone() },
      { ...body, phone, smscode: otherThan(smscode) },
      { ...body, phone, smscode: '' },
    ])
      expect((await register(wrong)).body).toMatchObject({ success: false, code: 412, message: '验证码错误' })
    expect((await register({ ...body, phone })).body.success).toBe(true)
    expect((await register({ ...body, phone, username: createName() })).body.code).toBe(412)
  })

  test.each(['ab', 'x'.repeat(33), 'with space', 'a,b,c', '名字名字', 'a@b.c'])(
    'the name %o is refused',
    async (username) => {
      const { body } = await register({ username, password: 'good pass 1', phone: createPhone(), smscode: '1' })
      expect(body).toMatchObject({ success: false, result: { username: expect.stringContaining('3到32') } })
    },
  )

  test('an easy password is refused and spends no try', async () => {
    const phone = createPhone()
    const smscode = await readCode(server(), { mobile: phone }, 'register')
    const body = { username: createName(), phone, smscode }
    for (let times = 0; times < 6; times += 1)
      expect((await register({ ...body, password: 'weak' })).body.result).toHaveProperty('password')
    expect((await register({ ...body, password: 'good pass 1' })).body.success).toBe(true)
  })

  test('the name of an account that is gone is not given to another one', async () => {
    const [mobile, binned] = [createPhone(), await addPerson(server(), { delFlag: 1 })]
    const erased = await addPerson(server())
    await server().db.deleteFrom('sysUser').where('id', '=', erased.id).execute()
    const smscode = await readCode(server(), { mobile }, 'register')
    for (const { username } of [binned, erased])
      expect((await register({ username, password: 'good pass 1', phone: mobile, smscode })).body).toMatchObject({
        success: false,
        result: { username: '用户账号已存在' },
      })
  })

  test('what is taken is told to who proved a phone, and to nobody else', async () => {
    const taken = await addPerson(server())
    const [phone, mobile, email] = [createPhone(), createPhone(), createMail()]
    await server().db.updateTable('sysUser').set({ phone, email }).where('id', '=', taken.id).execute()
    const password = 'good pass 1'
    const blind = await register({ username: taken.username, password, phone: mobile, smscode: '1' })
    expect(blind.body).toMatchObject({ code: 412, message: '验证码错误' })
    const smscode = await readCode(server(), { mobile }, 'register')
    const named = await register({ username: taken.username.toUpperCase(), password, phone: mobile, smscode })
    expect(named.body).toMatchObject({ success: false, result: { username: '用户账号已存在' } })
    const mailed = await register({
      username: createName(),
      password,
      phone: mobile,
      email: email.toUpperCase(),
      smscode,
    })
    expect(mailed.body).toMatchObject({ success: false, result: { email: '该邮箱已被使用' } })
    expect((await register({ username: createName(), password, phone: mobile, smscode })).body.success).toBe(true)
    const theirs = await readCode(server(), { mobile: phone }, 'register')
    const phoned = await register({ username: createName(), password, phone, smscode: theirs })
    expect(phoned.body).toMatchObject({ success: false, result: { phone: '该手机号已被使用' } })
  })

  test('two visitors at once do not get the same name', async () => {
    const username = createName()
    const phones = [createPhone(), createPhone(), createPhone()]
    const codes: string[] = []
    for (const mobile of phones) codes.push(await readCode(server(), { mobile }, 'register'))
    const answers = await Promise.all(
      phones.map((phone, index) => register({ username, password: 'good pass 1', phone, smscode: codes[index] })),
    )
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  })
})

describeEachDatabase('a site without registration', { environment: { REGISTER: '0' } }, (server) => {
  test('refuses visitors and sends them no code', async () => {
    const mobile = createPhone()
    const response = await askCode(server(), { mobile }, 'register')
    const body = { username: createName(), password: 'good pass 1', phone: mobile, smscode: '111111' }
    const sent = await server().call('POST', '/sys/user/register', { body })
    for (const answer of [response, sent])
      expect(answer.body).toMatchObject({ success: false, message: '本站未开放注册' })
    expect(server().sent).toEqual([])
  })
})

const resetFailed = '重置失败，请检查手机号/邮箱，验证码是否正确'

describeEachDatabase('a forgotten password', {}, (server) => {
  const add = async () => {
    const person = await addPerson(server())
    const [phone, email] = [createPhone(), createMail()]
    await server().db.updateTable('sysUser').set({ phone, email }).where('id', '=', person.id).execute()
    const { body } = await server().call<{ token: string }>('POST', '/sys/login', { body: person })
    return { ...person, phone, email, token: body.result.token }
  }
  const verify = (body: object) =>
    server().call<{ ticket: string; username: string }>('POST', '/sys/user/phoneVerification', { body })
  const change = (body: object, path = '/sys/user/passwordChange') => server().call('POST', path, { body })
  const canSignIn = async (username: string, password: string) =>
    (await server().call('POST', '/sys/login', { body: { username, password } })).body.code === 200

  test.each(['/sys/user/passwordChange', '/auth/forge-password'])('%s takes a ticket once', async (path) => {
    const { phone, username, token, password } = await add()
    const smscode = await readCode(server(), { mobile: phone }, 'reset')
    const { body } = await verify({ phone, smscode })
    expect(body.result).toEqual({ username, ticket: expect.stringMatching(/^[\w-]{43}$/) })
    const { ticket } = body.result
    const next = { ticket, password: 'brand new 7' }
    expect((await change({ ...next, confirmpassword: 'other new 7' }, path)).body.message).toBe('两次输入密码不一致!')
    expect((await change({ ...next, password: 'weak' }, path)).body.result).toHaveProperty('password')
    expect((await change(next, path)).body).toMatchObject({ success: true, message: '密码修改成功!' })
    expect((await change(next, path)).body.message).toBe(resetFailed)
    expect((await verify({ phone, smscode })).body.result).toEqual({ smscode: resetFailed })
    expect((await server().call('GET', '/sys/user/getUserInfo', { token })).status).toBe(401)
    expect([await canSignIn(username, password), await canSignIn(username, 'brand new 7')]).toEqual([false, true])
    const kept = JSON.stringify(await server().db.selectFrom('sysLog').selectAll().execute())
    expect(kept).not.toContain('brand new 7')
    expect(kept).not.toContain(ticket)
  })

  test('a phone of another country proves as much, however it is written', async () => {
    const { id, username } = await add()
    const digits = createPhone().slice(1)
    await server()
      .db.updateTable('sysUser')
      .set({ phone: `+44${digits}` })
      .where('id', '=', id)
      .execute()
    const smscode = await readCode(server(), { mobile: `0044 ${digits}` }, 'reset')
    const phone = `+44 (${digits.slice(0, 4)}) ${digits.slice(4)}`
    expect((await verify({ phone, smscode })).body.result).toMatchObject({ username })
  })

  test('a mailbox proves as much as a phone', async () => {
    const { email, username } = await add()
    const smscode = await readCode(server(), { email }, 'reset')
    expect((await verify({ email: email.toUpperCase(), smscode })).body.result).toMatchObject({ username })
  })

  test('name, phone and code at once will do as older clients send them', async () => {
    const { phone, username } = await add()
    const other = await add()
    const password = 'brand new 7'
    const wrongName = await readCode(server(), { mobile: phone }, 'reset')
    const foreign = await change({ username: other.username, phone, smscode: wrongName, password })
    expect(foreign.body.message).toBe(resetFailed)
    const smscode = await readCode(server(), { mobile: phone }, 'reset')
    expect((await change({ username, phone, smscode, password })).body.success).toBe(true)
    expect([await canSignIn(username, password), await canSignIn(other.username, password)]).toEqual([true, false])
  })

  test('nothing but the right code of the right phone for the right purpose will do', async () => {
    const { phone } = await add()
    const signIn = await readCode(server(), { mobile: phone }, 'signIn')
    expect((await verify({ phone, smscode: signIn })).body.message).toBe(resetFailed)
    const smscode = await readCode(server(), { mobile: phone }, 'reset')
    for (let times = 0; times < 5; times += 1)
      expect((await verify({ phone, smscode: otherThan(smscode) })).body.message).toBe(resetFailed)
    expect((await verify({ phone, smscode })).body.message).toBe(resetFailed)
    expect((await verify({ phone: createPhone(), smscode })).body.message).toBe(resetFailed)
    for (const ticket of ['x', 'x'.repeat(43), "' or 1=1 --"])
      expect((await change({ ticket, password: 'brand new 7' })).body.message).toBe(resetFailed)
  })

  test('a ticket is worth nothing after ten minutes', async () => {
    const { phone } = await add()
    const { body } = await verify({ phone, smscode: await readCode(server(), { mobile: phone }, 'reset') })
    await server().db.updateTable('sysTicket').set({ expiresAt: '2020-01-01 00:00:00' }).execute()
    const { ticket } = body.result
    expect((await change({ ticket, password: 'brand new 7' })).body.message).toBe(resetFailed)
  })

  test('is never changed by an address that a page could load, and tells nobody who exists', async () => {
    const { username, phone } = await add()
    const query = { username, phone, password: 'brand new 7', smscode: '1' }
    expect((await server().call('GET', '/sys/user/passwordChange', { query })).status).toBe(405)
    const known = await server().call('GET', '/sys/user/querySysUser', { query: { phone } })
    const unknown = await server().call('GET', '/sys/user/querySysUser', { query: { phone: createPhone() } })
    expect({ ...known.body, timestamp: 0 }).toEqual({ ...unknown.body, timestamp: 0 })
    expect(known.body).toMatchObject({ success: true, result: null })
  })
})

describeEachDatabase('the own account', {}, (server) => {
  const edit = (token: string, body: object) =>
    server().call<Row>('POST', '/sys/user/login/setting/userEdit', { token, body })

  test('shows its data with departments, tenants and roles, and no secret', async () => {
    const { token, id, username } = await server().signIn()
    const depart = await addDepart(server(), id)
    const tenant = await addTenant(server())
    await setTenants(server(), id, [tenant])
    const { body, text } = await server().call('GET', '/sys/user/login/setting/getUserData', { token })
    expect(body.result).toMatchObject({
      ...{ id, username, departs: [depart], tenants: [{ id: tenant, name: 'Tenant' }], roles: ['Test'] },
    })
    for (const secret of ['password', 'failedLogins', 'lockedUntil']) expect(text).not.toContain(secret)
  })

  test('takes what people may say of themselves and nothing else', async () => {
    const { token, id } = await server().signIn()
    const before = await find(server(), id)
    const own = { realname: 'Ada', sex: 2, birthday: '1990-05-06', telephone: '010-1', post: 'Lead' }
    const requests = {
      ...{ id: 'other', username: 'root', password: 'x', status: 2, delFlag: 1, userIdentity: 2, orgCode: 'A01' },
      ...{ departIds: 'd', relTenantIds: '1000', phone: '13800000000', email: 'a@b.c', workNo: '1', createBy: 'x' },
    }
    const { body } = await edit(token, { ...own, ...requests })
    expect(body).toMatchObject({ success: true, message: '编辑成功!', result: own })
    const { updateBy, updateTime, ...after } = await find(server(), id)
    expect({ ...after, updateBy: null, updateTime: null }).toEqual({ ...before, ...own })
    expect([updateBy, typeof updateTime]).toEqual([before.username, 'string'])
    expect(await readVersionTypes(server(), 'sys_user', id)).toEqual(['base', 'edit'])
    expect((await edit(token, { birthday: 'soon' })).body.result).toHaveProperty('birthday')
    expect((await edit(token, { realname: 'x'.repeat(101) })).body.result).toHaveProperty('realname')
  })

  test('takes a picture only that the person uploaded', async () => {
    const [one, other] = [await server().signIn(), await server().signIn()]
    const add = (path: string, owner: string, type = 'image/png') =>
      server().db.insertInto('sysFile').values({ id: path, path, name: 'a.png', size: 1, type, owner }).execute()
    await add('temp/own.png', one.id)
    await add('temp/own.pdf', one.id, 'application/pdf')
    await add('temp/other.png', other.id)
    for (const avatar of ['temp/other.png', 'temp/own.pdf', 'temp/none.png', 'https://example.org/x.png', '../../etc'])
      expect((await edit(one.token, { avatar })).body.message).toBe('头像须为本人上传的图片')
    expect((await edit(one.token, { avatar: 'temp/own.png' })).body.success).toBe(true)
    expect((await find(server(), one.id)).avatar).toBe('temp/own.png')
    expect((await edit(one.token, { avatar: '' })).body.success).toBe(true)
    expect((await find(server(), one.id)).avatar).toBeNull()
  })

  test('binds a phone and a mailbox that the person has proved', async () => {
    const { token, id } = await server().signIn()
    const [phone, email] = [createPhone(), createMail()]
    const bind = (path: string, body: object) =>
      server().call('POST', `/sys/user/login/setting/${path}`, { token, body })
    const smscode = await readCode(server(), { mobile: phone }, 'bind', token)
    const wrong = await bind('bindPhone', { phone, smscode: otherThan(smscode) })
    expect(wrong.body).toMatchObject({ code: 412, message: '验证码错误', result: { smscode: '验证码错误' } })
    expect((await bind('bindPhone', { phone: createPhone(), smscode })).body.code).toBe(412)
    expect((await bind('bindPhone', { phone, smscode })).body).toMatchObject({ success: true, message: '绑定成功' })
    const mailCode = await readCode(server(), { email }, 'bind', token)
    expect((await bind('bindEmail', { email, smscode: mailCode })).body.success).toBe(true)
    expect(await find(server(), id)).toMatchObject({ phone, email })
    expect((await bind('bindPhone', { phone, smscode })).body.code).toBe(412)
  })

  test('binds a phone of another country in one spelling', async () => {
    const { token, id } = await server().signIn()
    const digits = createPhone().slice(1)
    const smscode = await readCode(server(), { mobile: `+44 ${digits}` }, 'bind', token)
    const body = { phone: `0044 ${digits}`, smscode }
    expect((await server().call('POST', '/sys/user/login/setting/bindPhone', { token, body })).body.success).toBe(true)
    expect(await find(server(), id)).toMatchObject({ phone: `+44${digits}` })
  })

  test('a code for binding is good for who asked for it alone, and no taken phone is bound', async () => {
    const [one, other] = [await server().signIn(), await server().signIn()]
    const phone = createPhone()
    const bind = (token: string, smscode: string) =>
      server().call('POST', '/sys/user/login/setting/bindPhone', { token, body: { phone, smscode } })
    const smscode = await readCode(server(), { mobile: phone }, 'bind', one.token)
    expect((await bind(other.token, smscode)).body.code).toBe(412)
    expect((await bind(one.token, smscode)).body.success).toBe(true)
    const theirs = await readCode(server(), { mobile: phone }, 'bind', other.token)
    expect((await bind(other.token, theirs)).body).toMatchObject({ result: { phone: '该手机号已被使用' } })
    expect((await find(server(), other.id)).phone).toBeNull()
    await forgetCodes(server())
  })
})

describeEachDatabase('the own sessions', {}, (server) => {
  interface Sessions {
    readonly records: readonly { readonly id: string; readonly device: string; readonly isCurrent: boolean }[]
    readonly total: number
  }
  const list = async (token: string) =>
    (await server().call<Sessions>('GET', '/sys/user/sessions', { token })).body.result
  const end = (token: string, id: string) => server().call('DELETE', '/sys/user/sessions', { token, query: { id } })
  const enter = async (body: object, agent: string) =>
    (await server().call<{ token: string }>('POST', '/sys/login', { body, headers: { 'user-agent': agent } })).body
      .result.token

  test('are listed with where they are from, and the one that asks is marked', async () => {
    const person = await addPerson(server())
    const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const [first, second] = [await enter(person, desk), await enter(person, 'Pocket')]
    const devices = (await list(second)).records.map(({ device }) => device)
    expect(devices.sort()).toEqual(['Firefox 140, Windows', 'Pocket'])
    const { records, total } = await list(second)
    expect(total).toBe(2)
    expect(records.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    expect(records.find(({ isCurrent }) => isCurrent)).toEqual({
      ...{ id: expect.any(String), ip: '127.0.0.1', device: 'Pocket', userAgent: 'Pocket' },
      isCurrent: true,
      ...{ createdAt: expect.stringMatching(/^\d{4}-/), lastSeenAt: expect.stringMatching(/^\d{4}-/) },
    })
    const stale = records.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await end(second, stale)).body.success).toBe(true)
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: first })).status).toBe(401)
    expect((await list(second)).total).toBe(1)
  })

  test('of other people can be neither seen nor ended', async () => {
    const [person, stranger] = [await server().signIn(), await server().signIn()]
    const theirs = (await list(stranger.token)).records[0]?.id ?? ''
    expect((await list(person.token)).records.map(({ id }) => id)).not.toContain(theirs)
    expect((await end(person.token, theirs)).body.success).toBe(false)
    await end(person.token, 'others')
    expect((await list(stranger.token)).total).toBe(1)
  })

  test('end all at once save the one that asks', async () => {
    const person = await addPerson(server())
    const [a, b, c] = [await enter(person, 'a'), await enter(person, 'b'), await enter(person, 'c')]
    expect((await end(b, 'others')).body.success).toBe(true)
    const states = []
    for (const token of [a, b, c]) states.push((await server().call('GET', '/sys/user/getUserInfo', { token })).status)
    expect(states).toEqual([401, 200, 401])
  })

  test('the log of the own sign-ins shows nobody else and nothing else', async () => {
    const [person, stranger] = [await addPerson(server()), await addPerson(server())]
    await server().call('POST', '/sys/login', { body: { ...person, password: 'wrong' } })
    await enter(stranger, 'x')
    const token = await enter(person, 'x')
    await server().call('DELETE', '/sys/user/sessions', { token, query: { id: 'others' } })
    const query = { pageNo: 1, pageSize: 1, column: 'createTime', order: 'desc' }
    const { body } = await server().call<{ records: Row[]; total: number }>('GET', '/sys/log/mine', { token, query })
    expect(body.result.total).toBe(2)
    expect(body.result.records).toMatchObject([{ userid: person.id, method: 'signIn.succeeded', logType: 1 }])
    const foreign = await server().call<{ total: number }>('GET', '/sys/log/mine', {
      token,
      query: { userid: stranger.id, superQueryMatchType: 'or', username: stranger.username },
    })
    expect(foreign.body.result.total).toBe(0)
  })
})
