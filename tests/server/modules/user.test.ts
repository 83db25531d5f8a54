import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { readLastChange, readVersionTypes } from '../versions.ts'
import { writeRows } from '../writeRows.ts'
import { addPerson, addRole } from './people.ts'
import { upload } from './upload.ts'

type Row = Readonly<Record<string, unknown>>
interface Page {
  readonly records: readonly Row[]
  readonly total: number
}

const rolesOf = async (server: TestServer, userId: string) =>
  (await server.db.selectFrom('sysUserRole').select('roleId').where('userId', '=', userId).execute()).map(
    (row) => row.roleId,
  )

const find = (server: TestServer, id: string) =>
  server.db.selectFrom('sysUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describeEachDatabase('users', {}, (server) => {
  test('a new user signs in with the password and the roles of the form', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const roleId = await addRole(server())
    const username = `new-${createId()}`
    const body = { username, realname: 'New', password: 'good pass 1', sex: '1', selectedroles: roleId }
    const added = await server().call<Row>('POST', '/sys/user/add', { token, body })
    expect(added.body).toMatchObject({
      success: true,
      message: '添加成功！',
      result: { username, sex: 1, orgCodeTxt: null },
    })
    expect(added.text).not.toContain('argon2')
    expect(await rolesOf(server(), String(added.body.result.id))).toEqual([roleId])
    const signedIn = await server().call('POST', '/sys/login', { body: { username, password: 'good pass 1' } })
    expect(signedIn.body.code).toBe(200)
  })

  test.each(['short1', 'onlyletters', '12345678', '', undefined])(
    'the password %o is refused at its field',
    async (password) => {
      const { token } = await server().signIn({ isAdmin: true })
      const body = { username: `weak-${createId()}`, password }
      const answer = await server().call<Row>('POST', '/sys/user/add', { token, body })
      expect(answer.body.success).toBe(false)
      expect(answer.body.result.password).toContain('8')
    },
  )

  test('a name that exists is refused at its field', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { username } = await addPerson(server())
    const answer = await server().call('POST', '/sys/user/add', { token, body: { username, password: 'good pass 1' } })
    expect(answer.body).toMatchObject({ success: false, result: { username: '用户账号已存在' } })
  })

  test('the list shows texts of dictionaries and no secret', async () => {
    const { token } = await server().signIn({ codes: ['user:list'] })
    const person = await addPerson(server())
    const { body, text } = await server().call<Page>('GET', '/sys/user/list', {
      token,
      query: { username: person.username },
    })
    expect(body.result).toMatchObject({ total: 1, records: [{ username: person.username, orgCodeTxt: null }] })
    expect(body.result.records[0]).toHaveProperty('sex_dictText')
    expect(body.result.records[0]).toHaveProperty('status_dictText')
    for (const secret of ['argon2', 'failedLogins', 'lockedUntil', 'password']) expect(text).not.toContain(secret)
  })

  test('an edit writes what a form may write and nothing else', async () => {
    const { token } = await server().signIn({ codes: ['user:edit'] })
    const person = await addPerson(server())
    const before = await find(server(), person.id)
    const body = {
      ...{ id: person.id, realname: 'Changed', username: 'other', password: 'good pass 2', status: 2, delFlag: 1 },
      ...{ orgCode: 'A01', departIds: 'd', failedLogins: 9, createBy: 'x', homePath: '/x' },
    }
    expect((await server().call('PUT', '/sys/user/edit', { token, body })).body.success).toBe(true)
    const { updateBy, updateTime, ...after } = await find(server(), person.id)
    expect({ ...after, updateBy: null, updateTime: null }).toEqual({ ...before, realname: 'Changed' })
    expect(updateBy).toMatch(/^user-/)
    expect(updateTime).not.toBeNull()
  })

  test('a form that sends the present roles back needs no right to change them', async () => {
    const roleId = await addRole(server())
    const person = await addPerson(server(), { roleIds: [roleId] })
    const { token } = await server().signIn({ codes: ['user:edit'] })
    const body = { id: person.id, realname: 'Same', selectedroles: roleId }
    expect((await server().call('PUT', '/sys/user/edit', { token, body })).body.success).toBe(true)
    expect(await rolesOf(server(), person.id)).toEqual([roleId])
  })

  test('deleting moves to the recycle bin, ends sessions, and restoring brings the roles back', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const person = await server().signIn({ codes: ['a:b'] })
    await server().call('DELETE', '/sys/user/delete', { token, query: { id: person.id } })
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: person.token })).status).toBe(401)
    const bin = await server().call<Row[]>('GET', '/sys/user/recycleBin', { token })
    expect(bin.body.result.map(({ id }) => id)).toContain(person.id)
    const deleted = bin.body.result.find(({ id }) => id === person.id)
    expect(deleted).toMatchObject({ updateBy: username, updateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /) })
    const paged = await server().call<Page>('GET', '/sys/user/recycleBin', { token, query: { pageNo: 1, pageSize: 1 } })
    expect(paged.body.result.records.length).toBe(1)
    await server().call('PUT', '/sys/user/putRecycleBin', { token, body: { userIds: person.id } })
    expect((await find(server(), person.id)).delFlag).toBe(0)
    expect(await rolesOf(server(), person.id)).toEqual([person.roleId])
  })

  test('a user is not restored beside another one of the same name', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [person, twin] = [await addPerson(server(), { delFlag: 1 }), await addPerson(server())]
    await server().db.updateTable('sysUser').set({ username: person.username }).where('id', '=', twin.id).execute()
    const { body } = await server().call('PUT', '/sys/user/putRecycleBin', { token, body: { userIds: person.id } })
    expect(body).toMatchObject({ success: false, message: `用户账号“${person.username}”已存在，不能还原` })
  })

  test('what is shared from older days keeps nobody from being changed otherwise, and is given to no other one', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [one, two, other] = [await addPerson(server()), await addPerson(server()), await addPerson(server())]
    const workNo = `W${createId().slice(-8)}`
    const { db } = server()
    await db.updateTable('sysUser').set({ workNo }).where('id', 'in', [one.id, two.id]).execute()
    const edit = async (id: string, body: object) =>
      (await server().call('PUT', '/sys/user/edit', { token, body: { id, ...body } })).body.success
    expect(await edit(one.id, { workNo, realname: 'Changed' })).toBe(true)
    expect(await edit(other.id, { workNo })).toBe(false)
  })

  test('a name stays that of who had it first, in the recycle bin and after', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await addPerson(server())
    const { username } = person
    const add = async () => {
      const body = { username, realname: 'Heir', password: 'good pass 1' }
      return (await server().call('POST', '/sys/user/add', { token, body, headers: { 'accept-language': 'en' } })).body
    }
    const importAgain = async () => {
      const content = writeRows('用户', ['用户账号', '用户姓名'], [[username, 'Heir']])
      return (await upload(server(), token, '/sys/user/importExcel', { name: 'users.xls', content })).body
    }
    const checkOnly = async () =>
      (await server().call('GET', '/sys/user/checkOnlyUser', { token, query: { username } })).body.success
    const expectTaken = async () => {
      const words = /belonged to someone before; restore it from the recycle bin/
      expect(await add()).toMatchObject({ success: false, result: { username: expect.stringMatching(words) } })
      expect(await importAgain()).toMatchObject({ code: 201, result: { errorCount: 1, successCount: 0 } })
      expect(await checkOnly()).toBe(false)
    }
    await server().call('DELETE', '/sys/user/delete', { token, query: { id: person.id } })
    await expectTaken()
    await server().call('DELETE', '/sys/user/deleteRecycleBin', { token, query: { userIds: person.id } })
    await expectTaken()
    expect(await server().db.selectFrom('sysUser').select('id').where('username', '=', username).execute()).toEqual([])
  })

  test('only what lies in the recycle bin is removed for good', async () => {
    const { token } = await server().signIn({ codes: ['user:recycle'] })
    const [gone, stays] = [await addPerson(server(), { delFlag: 1 }), await addPerson(server())]
    const query = { userIds: `${gone.id},${stays.id},' or 1=1 --` }
    await server().call('DELETE', '/sys/user/deleteRecycleBin', { token, query })
    const left = await server().db.selectFrom('sysUser').select('id').where('id', 'in', [gone.id, stays.id]).execute()
    expect(left).toEqual([{ id: stays.id }])
  })

  test('a frozen user is out at once and comes back only after thawing', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await server().signIn()
    const freeze = (status: number) =>
      server().call('PUT', '/sys/user/frozenBatch', { token, body: { ids: person.id, status } })
    await freeze(2)
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: person.token })).status).toBe(401)
    await freeze(1)
    expect((await find(server(), person.id)).status).toBe(1)
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: person.token })).status).toBe(401)
  })

  test('freezing, restoring and erasing leave versions that say so', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = await addPerson(server())
    const change = () => readLastChange(server(), token, 'sys_user', id)
    const types = () => readVersionTypes(server(), 'sys_user', id)
    await server().call('PUT', '/sys/user/frozenBatch', { token, body: { ids: id, status: 2 } })
    expect(await change()).toEqual([['status', '1', '2']])
    await server().call('PUT', '/sys/user/frozenBatch', { token, body: { ids: id, status: 2 } })
    expect(await types()).toEqual(['base', 'edit'])
    await server().call('DELETE', '/sys/user/delete', { token, query: { id } })
    await server().call('PUT', '/sys/user/putRecycleBin', { token, body: { userIds: id } })
    expect(await change()).toEqual([['delFlag', '1', '0']])
    await server().call('DELETE', '/sys/user/delete', { token, query: { id } })
    await server().call('DELETE', '/sys/user/deleteRecycleBin', { token, query: { userIds: id } })
    expect(await types()).toEqual(['base', 'edit', 'delete', 'edit', 'delete', 'delete'])
  })

  test('a restore that is refused leaves no version', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [gone, twin] = [await addPerson(server(), { delFlag: 1 }), await addPerson(server())]
    await server().db.updateTable('sysUser').set({ username: gone.username }).where('id', '=', twin.id).execute()
    await server().call('PUT', '/sys/user/putRecycleBin', { token, body: { userIds: gone.id } })
    expect(await readVersionTypes(server(), 'sys_user', gone.id)).toEqual([])
  })

  test('the own password changes with the old one, and the other sessions end', async () => {
    const person = await addPerson(server())
    const sign = async () =>
      (await server().call<{ token: string }>('POST', '/sys/login', { body: person })).body.result.token
    const [token, other] = [await sign(), await sign()]
    const change = (body: object, method: 'PUT' | 'POST' = 'PUT') =>
      server().call('PUT' === method ? 'PUT' : 'POST', '/sys/user/updatePassword', {
        token,
        body: { username: person.username, ...body },
      })
    const next = { password: 'brand new 7', confirmpassword: 'brand new 7' }
    const [messages, fields]: [string[], string[][]] = [[], []]
    for (const body of [
      { ...next, oldpassword: 'wrong' },
      { oldpassword: person.password },
      { oldpassword: person.password, password: 'brand new 7', confirmpassword: 'else 1234' },
      { oldpassword: person.password, password: 'weak', confirmpassword: 'weak' },
    ]) {
      const { message, result } = (await change(body)).body
      messages.push(message)
      fields.push(Object.keys(Object(result)))
      expect(Object.values(Object(result))).toEqual([message])
    }
    expect(fields).toEqual([['oldpassword'], ['password'], ['confirmpassword'], ['password']])
    expect(messages.slice(0, 3)).toEqual(['旧密码输入错误!', '新密码不允许为空!', '两次输入密码不一致!'])
    expect(messages[3]).toContain('8')
    expect((await change({ ...next, oldpassword: person.password }, 'POST')).body.success).toBe(true)
    expect((await server().call('GET', '/sys/user/getUserInfo', { token })).status).toBe(200)
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: other })).status).toBe(401)
    const body = { username: person.username, password: 'brand new 7' }
    expect((await server().call('POST', '/sys/login', { body })).body).toMatchObject({ code: 200 })
  })

  test('old passwords cannot be tried without end', async () => {
    const person = await server().signIn()
    const body = { oldpassword: 'x', password: 'brand new 7', confirmpassword: 'brand new 7' }
    const messages = []
    for (let count = 0; count < 11; count += 1)
      messages.push(
        (await server().call('PUT', '/sys/user/updatePassword', { token: person.token, body })).body.message,
      )
    expect(messages[9]).toBe('旧密码输入错误!')
    expect(messages[10]).toContain('锁定')
  })

  test('a reset ends the sessions of the user', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await server().signIn()
    const body = { username: person.username, password: 'brand new 7', confirmpassword: 'brand new 7' }
    expect((await server().call('PUT', '/sys/user/changePassword', { token, body })).body.success).toBe(true)
    expect((await server().call('GET', '/sys/user/getUserInfo', { token: person.token })).status).toBe(401)
    const weak = await server().call('PUT', '/sys/user/changePassword', { token, body: { ...body, password: 'weak' } })
    expect(weak.body.success).toBe(false)
  })

  test('a picker shows names to everybody and phones only to who may list users', async () => {
    const person = await addPerson(server())
    await server()
      .db.updateTable('sysUser')
      .set({ phone: '13800000000', birthday: '1990-01-02' })
      .where('id', '=', person.id)
      .execute()
    const pick = async (token: string, query: Record<string, string>) =>
      (await server().call<Page>('GET', '/sys/user/queryUserComponentData', { token, query })).body.result
    const { token } = await server().signIn()
    const found = await pick(token, {
      username: person.username.slice(2),
      column: 'birthday',
      order: 'asc',
      field: 'id',
    })
    expect(found).toMatchObject({
      total: 1,
      records: [{ id: person.id, phone: null, birthday: null, realname: `Real ${person.username}` }],
    })
    expect((await pick(token, { phone: '13900000000' })).total).toBeGreaterThan(0)
    const { token: listing } = await server().signIn({ codes: ['user:list'] })
    expect(await pick(listing, { id: person.id })).toMatchObject({
      records: [{ phone: '13800000000', birthday: '1990-01-02' }],
    })
    expect((await pick(listing, { phone: '13900000000' })).total).toBe(0)
  })

  test('a form asks whether an account is taken', async () => {
    const { token } = await server().signIn()
    const person = await addPerson(server())
    const check = (query: Record<string, string>) => server().call('GET', '/sys/user/checkOnlyUser', { token, query })
    expect((await check({ username: person.username })).body).toMatchObject({
      success: false,
      message: '用户账号已存在',
    })
    expect((await check({ username: person.username, id: person.id })).body).toMatchObject({
      success: true,
      result: true,
    })
    expect((await check({ username: 'nobody' })).body).toMatchObject({ success: true, result: true })
  })

  test('the users of a role are listed, joined and removed', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const roleId = await addRole(server())
    const [a, b] = [await addPerson(server()), await addPerson(server())]
    const list = async () =>
      (await server().call<Page>('GET', '/sys/user/userRoleList', { token, query: { roleId } })).body.result.total
    const body = { roleId, userIdList: [a.id, b.id] }
    await server().call('POST', '/sys/user/addSysUserRole', { token, body })
    await server().call('POST', '/sys/user/addSysUserRole', { token, body })
    expect(await list()).toBe(2)
    await server().call('DELETE', '/sys/user/deleteUserRole', { token, query: { roleId, userId: a.id } })
    expect(await list()).toBe(1)
    await server().call('DELETE', '/sys/user/deleteUserRoleBatch', {
      token,
      query: { roleId, userIds: `${a.id},${b.id}` },
    })
    expect(await list()).toBe(0)
    const roles = await server().call('GET', '/sys/user/queryUserRole', { token, query: { userid: a.id } })
    expect(roles.body.result).toEqual([])
  })

  test('imported users cannot sign in before somebody sets their password, and the answer says so', async () => {
    const { token } = await server().signIn({ codes: ['user:import'] })
    const username = `sheet-${createId()}`
    const content = writeRows(
      '用户',
      ['用户账号', '用户姓名', 'password', '角色'],
      [[username, 'Sheet', 'good pass 1', 'admin']],
    )
    const { body } = await upload(server(), token, '/sys/user/importExcel', { name: 'users.xls', content })
    expect(body).toMatchObject({ success: true, code: 200 })
    expect(body.message).toContain('数据行数：1')
    expect(body.message).toContain('尚无密码')
    for (const password of ['', 'good pass 1', 'none'])
      expect((await server().call('POST', '/sys/login', { body: { username, password } })).body.success).toBe(false)
  })

  test('small calls answer as the wire has them', async () => {
    const { token, id } = await server().signIn({ codes: ['user:list', 'user:add'] })
    const departs = await server().call('GET', '/sys/user/getCurrentUserDeparts', { token })
    expect(departs.body.result).toEqual({ list: [], orgCode: '' })
    const made = await server().call('GET', '/sys/user/generateUserId', { token })
    expect(made.body.result).toMatch(/^[0-9a-f]{32}$/)
    const several = await server().call<Row[]>('GET', '/sys/user/queryByIds', { token, query: { userIds: `${id},x` } })
    expect(several.body.result.map((row) => row.id)).toEqual([id])
    const one = await server().call<Row>('GET', '/sys/user/queryById', { token, query: { id } })
    expect(one.body.result.id).toBe(id)
  })
})
