import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { addPerson, addRole } from './people.ts'

const everyCode = [
  ...['user:list', 'user:add', 'user:edit', 'user:delete', 'user:freeze', 'user:password', 'user:recycle'],
  ...['user:roles', 'role:users'],
]

const hasRole = async (server: TestServer, userId: string, roleId: string) =>
  (await server.db
    .selectFrom('sysUserRole')
    .select('id')
    .where('userId', '=', userId)
    .where('roleId', '=', roleId)
    .executeTakeFirst()) !== undefined

/** What a person with all codes of user administration could try against somebody above them. */
const attacks: readonly [string, 'PUT' | 'DELETE', string, (target: { id: string; username: string }) => object][] = [
  ['reset the password', 'PUT', '/sys/user/changePassword', ({ username }) => ({ username, password: 'taken over 1' })],
  ['change the phone', 'PUT', '/sys/user/edit', ({ id }) => ({ id, phone: '13811112222' })],
  ['freeze', 'PUT', '/sys/user/frozenBatch', ({ id }) => ({ ids: id, status: 2 })],
]

describeEachDatabase('nobody rises above themselves', {}, (server) => {
  test.each(attacks)('who is no administrator cannot %s of one', async (_title, method, path, toBody) => {
    const target = await server().signIn({ isAdmin: true })
    const { token } = await server().signIn({ codes: everyCode })
    const before = await server().db.selectFrom('sysUser').selectAll().where('id', '=', target.id).executeTakeFirst()
    const { body } = await server().call(method, path, { token, body: toBody(target) })
    expect(body.code).toBe(510)
    const after = await server().db.selectFrom('sysUser').selectAll().where('id', '=', target.id).executeTakeFirst()
    expect(after).toEqual(before)
  })

  test.each(attacks)('who lacks a code of another user cannot %s of them', async (_title, method, path, toBody) => {
    const target = await server().signIn({ codes: ['dict:delete'] })
    const { token } = await server().signIn({ codes: everyCode })
    expect((await server().call(method, path, { token, body: toBody(target) })).body.code).toBe(510)
  })

  test.each(attacks)('who holds every code of another user can %s of them', async (_title, method, path, toBody) => {
    const target = await server().signIn({ codes: ['user:list'] })
    const { token } = await server().signIn({ codes: everyCode })
    expect((await server().call(method, path, { token, body: toBody(target) })).body.success).toBe(true)
  })

  test('who is no administrator cannot delete one, nor anybody in a batch with one', async () => {
    const target = await server().signIn({ isAdmin: true })
    const other = await addPerson(server())
    const { token } = await server().signIn({ codes: everyCode })
    const query = { ids: `${other.id},${target.id}` }
    expect((await server().call('DELETE', '/sys/user/deleteBatch', { token, query })).body.code).toBe(510)
    const left = await server()
      .db.selectFrom('sysUser')
      .select('delFlag')
      .where('id', 'in', [other.id, target.id])
      .execute()
    expect(left).toEqual([{ delFlag: 0 }, { delFlag: 0 }])
  })

  test('nobody gives a role that they do not hold, on any of the ways', async () => {
    const { token, id, roleId: own } = await server().signIn({ codes: everyCode })
    const { roleId: admin } = await server().signIn({ isAdmin: true })
    const person = await addPerson(server())
    const username = `made-${createId()}`
    for (const roleId of [admin, await addRole(server())]) {
      const add = { username, password: 'good pass 1', selectedroles: roleId }
      const answers = [
        await server().call('POST', '/sys/user/add', { token, body: add }),
        await server().call('PUT', '/sys/user/edit', { token, body: { id, selectedroles: `${own},${roleId}` } }),
        await server().call('PUT', '/sys/user/edit', { token, body: { id: person.id, selectedroles: [roleId] } }),
        await server().call('POST', '/sys/user/addSysUserRole', { token, body: { roleId, userIdList: [id] } }),
      ]
      expect(answers.map(({ body }) => body.code)).toEqual([510, 510, 510, 510])
      expect([await hasRole(server(), id, roleId), await hasRole(server(), person.id, roleId)]).toEqual([false, false])
    }
    const made = await server().db.selectFrom('sysUser').select('id').where('username', '=', username).execute()
    expect(made).toEqual([])
    const given = { id: person.id, selectedroles: own }
    expect((await server().call('PUT', '/sys/user/edit', { token, body: given })).body.success).toBe(true)
  })

  test('roles need their own code, also for who holds them', async () => {
    const { token, roleId } = await server().signIn({ codes: ['user:add', 'user:edit'] })
    const username = `made-${createId()}`
    const body = { username, password: 'good pass 1', selectedroles: roleId }
    expect((await server().call('POST', '/sys/user/add', { token, body })).body.code).toBe(510)
    const made = await server().db.selectFrom('sysUser').select('id').where('username', '=', username).execute()
    expect(made).toEqual([])
  })

  test('the password of another account is none of the calls for the own one', async () => {
    const { token } = await server().signIn()
    const { username } = await addPerson(server())
    const body = { username, oldpassword: 'correct horse 1', password: 'taken over 1', confirmpassword: 'taken over 1' }
    expect((await server().call('PUT', '/sys/user/updatePassword', { token, body })).body.code).toBe(510)
  })
})

describeEachDatabase('an administrator remains', {}, (server) => {
  test('nobody freezes or deletes themselves', async () => {
    const { token, id } = await server().signIn({ isAdmin: true })
    await server().signIn({ isAdmin: true })
    const frozen = await server().call('PUT', '/sys/user/frozenBatch', { token, body: { ids: id, status: 2 } })
    const deleted = await server().call('DELETE', '/sys/user/delete', { token, query: { id } })
    for (const { body } of [frozen, deleted]) expect(body.message).toBe('不能对自己执行此操作')
    expect((await server().call('GET', '/sys/user/getUserInfo', { token })).status).toBe(200)
  })

  test('the last active administrator keeps the role on every way', async () => {
    await server().db.updateTable('sysUser').set({ status: 2 }).execute()
    const { token, id, roleId } = await server().signIn({ isAdmin: true })
    const answers = [
      await server().call('PUT', '/sys/user/edit', { token, body: { id, selectedroles: '' } }),
      await server().call('DELETE', '/sys/user/deleteUserRole', { token, query: { roleId, userId: id } }),
      await server().call('DELETE', '/sys/user/deleteUserRoleBatch', { token, query: { roleId, userIds: id } }),
    ]
    for (const { body } of answers) expect(body).toMatchObject({ success: false, message: '至少保留一名可用的管理员' })
    expect(await hasRole(server(), id, roleId)).toBe(true)
  })

  test('two administrators who freeze each other at once leave one', async () => {
    await server().db.updateTable('sysUser').set({ status: 2 }).execute()
    const [a, b] = [await server().signIn({ isAdmin: true }), await server().signIn({ isAdmin: true })]
    const freeze = (token: string, ids: string) =>
      server().call('PUT', '/sys/user/frozenBatch', { token, body: { ids, status: 2 } })
    await Promise.all([freeze(a.token, b.id), freeze(b.token, a.id)])
    const active = await server().db.selectFrom('sysUser').select('id').where('status', '=', 1).execute()
    expect(active.length).toBe(1)
  })
})
