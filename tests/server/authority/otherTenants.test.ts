import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { addDelegate, addDepartOf, addGivenRole, type GivenNode } from './delegates.ts'
import { createFormScene } from './formScene.ts'

const freshName = () => `told_${createId().slice(-10)}`

// Somebody who works in one tenant sees a colleague who is in another one too.
describeEachDatabase('what one tenant is told of another', {}, (server) => {
  const { call, addForm } = createFormScene(server)
  const addTenants = async () => {
    const rows = await server()
      .db.insertInto('sysTenant')
      .values([{ name: freshName() }, { name: freshName() }])
      .returning(['id', 'name'])
      .execute()
    const [one = { id: 0, name: '' }, two = { id: 0, name: '' }] = rows
    return { one: one.id, two: two.id, nameOfTwo: two.name }
  }
  /** A colleague in departments of both tenants and of none, and who looks at them from the first. */
  const addColleagues = async (nodes: readonly GivenNode[] = []) => {
    const { one, two } = await addTenants()
    const [own, theirs, common] = [
      await addDepartOf(server(), one),
      await addDepartOf(server(), two),
      await addDepartOf(server(), 0),
    ]
    const both = await addDelegate(server(), { departs: [own.id, theirs.id, common.id], tenants: [one, two] })
    const role = await addGivenRole(server(), nodes)
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    return { both, who, own, theirs, common, one, two }
  }

  test.each([
    ['the picker of people', '/sys/user/queryUserComponentData', []],
    ['their list', '/sys/user/list', [{ perms: 'user:list' }]],
    ['the address book', '/sys/user/queryByOrgCodeForAddressList', [{ perms: 'address:list' }]],
  ] as const)('%s names the departments of the tenant and of none', async (_title, path, nodes) => {
    const { both, who, own, theirs, common } = await addColleagues(nodes)
    const text = JSON.stringify(await call(who, 'GET', path, { pageSize: '100' }))
    expect(text).toContain(both.id)
    expect(text).toContain(own.departName)
    expect(text).toContain(common.departName)
    expect(text).not.toContain(theirs.departName)
  })

  test('the receipts of an announcement and the explanation of what somebody may do name no others', async () => {
    const { both, who, own, theirs, one } = await addColleagues(
      ['announcement:list', 'announcement:receipts', 'permission:explain', 'user:list'].map((perms) => ({ perms })),
    )
    const id = createId()
    const announcement = { id, titile: 'x', msgContent: 'x', userIds: `${both.id},` }
    await server()
      .db.insertInto('sysAnnouncement')
      .values({ ...announcement, msgType: 'USER', sendStatus: '1', tenantId: one })
      .execute()
    await server()
      .db.insertInto('sysAnnouncementSend')
      .values({ id: createId(), anntId: id, userId: both.id })
      .execute()
    const answers = [
      await call(who, 'GET', '/sys/sysAnnouncementSend/list', { anntId: id }),
      await call(who, 'GET', '/sys/permission/explain/person', { user: both.id }),
    ]
    for (const text of answers.map((answer) => JSON.stringify(answer))) {
      expect(text).toContain(own.departName)
      expect(text).not.toContain(theirs.departName)
    }
  })

  test('who looks after receipts for the installation is not told who is in a tenant', async () => {
    const { one: tenant } = await addTenants()
    const theirs = await addDelegate(server(), { tenants: [tenant] })
    const codes = ['announcement:list', 'announcement:receipts', 'announcement:release']
    const role = await addGivenRole(
      server(),
      codes.map((perms) => ({ perms })),
    )
    const who = await addDelegate(server(), { roles: [role.id] })
    const id = createId()
    await server()
      .db.insertInto('sysAnnouncement')
      .values({ id, titile: 'x', msgContent: 'x', msgType: 'ALL', sendStatus: '1', tenantId: 0 })
      .execute()
    await call(theirs, 'GET', '/sys/annountCement/listByUser')
    const answer = JSON.stringify(
      await call(who, 'GET', '/sys/sysAnnouncementSend/list', { anntId: id, pageSize: '100' }),
    )
    expect(answer).toContain('"success":true')
    expect(answer).not.toContain(theirs.username)
    const receipt = await server()
      .db.selectFrom('sysAnnouncementSend')
      .select('id')
      .where('anntId', '=', id)
      .where('userId', '=', theirs.id)
      .executeTakeFirstOrThrow()
    const marked = await call(who, 'PUT', '/sys/sysAnnouncementSend/edit', { ...receipt, readFlag: '1' })
    const taken = await call(who, 'DELETE', '/sys/sysAnnouncementSend/delete', receipt)
    expect([marked, taken]).toMatchObject(Array(2).fill({ success: false, message: 'There is no such record.' }))
  })

  test('an agent of another tenant is not named to who looks after agents', async () => {
    const { one, two } = await addTenants()
    const both = await addDelegate(server(), { tenants: [one, two] })
    const theirs = await addDelegate(server(), { tenants: [two] })
    const set = await server().call('PUT', '/sys/sysUserAgent/mine', {
      token: both.token,
      headers: { tenant_id: String(two) },
      body: {
        ...{ agentUserName: theirs.username, status: '1' },
        ...{ startTime: '2030-01-01 00:00:00', endTime: '2031-01-01 00:00:00' },
      },
    })
    expect(set.body).toMatchObject({ success: true })
    const role = await addGivenRole(server(), [{ perms: 'userAgent:list' }, { perms: 'user:list' }], one)
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    const people = await call(who, 'GET', '/sys/user/list', { pageSize: '1000' })
    const agents = await call(who, 'GET', '/sys/sysUserAgent/list', { pageSize: '1000' })
    const has = (answer: unknown) => JSON.stringify(answer).includes(theirs.username)
    expect([agents.success, has(people), has(agents)]).toEqual([true, false, false])
  })

  test('nobody learns who is in a department of another tenant', async () => {
    const { both, who, own, theirs, common } = await addColleagues()
    const find = async (path: string, query: object) =>
      JSON.stringify(await call(who, 'GET', path, query)).includes(both.id)
    const ask = async ({ id, orgCode }: typeof own) => [
      await find('/sys/user/queryUserByDepId', { id }),
      await find('/sys/user/queryUserComponentData', { code: orgCode }),
      await find('/sys/user/queryUserComponentData', { departId: id }),
    ]
    expect(await ask(own)).toEqual([true, true, true])
    expect(await ask(common)).toEqual([true, true, true])
    expect(await ask(theirs)).toEqual([false, false, false])
  })

  test('the last requests are those of the tenant, and of all for who looks after all', async () => {
    const { one, two } = await addTenants()
    const role = await addGivenRole(server(), [{ perms: 'monitor:trace' }])
    const [ours, theirs] = [
      await addDelegate(server(), { tenants: [one] }),
      await addDelegate(server(), { tenants: [two] }),
    ]
    for (const each of [ours, theirs]) await call(each, 'GET', '/sys/category/loadOne', { field: 'name', val: each.id })
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    const admin = await server().signIn({ isAdmin: true })
    for (const path of ['/sys/monitor/traces', '/actuator/httptrace']) {
      const text = JSON.stringify(await call(who, 'GET', path))
      expect([text.includes(ours.id), text.includes(theirs.id), text.includes(theirs.username)]).toEqual([
        true,
        false,
        false,
      ])
      const all = JSON.stringify(await call(admin, 'GET', path))
      expect([all.includes(ours.id), all.includes(theirs.id), all.includes('tenantId')]).toEqual([true, true, false])
    }
  })

  test('a refusal says that there is more in other tenants, and not what', async () => {
    const { one, two, nameOfTwo } = await addTenants()
    const title = freshName()
    const form = await addForm({ code: {} }, { tenantId: two, tableTxt: title })
    const role = await addGivenRole(server(), [{ url: form.address }, { perms: 'secret:of:two' }], two)
    const [inOne, code] = [[{ perms: 'user:list' }, { perms: 'user:password' }], 'dict:edit']
    const stronger = await addGivenRole(server(), [{ perms: code }], one)
    const both = await addDelegate(server(), { roles: [role.id, stronger.id], tenants: [one, two] })
    const own = await addGivenRole(server(), inOne)
    const password = { username: both.username, password: 'Abcdef123!y' }
    const ask = async (tenants: readonly number[]) => {
      const who = await addDelegate(server(), { roles: [own.id], tenants })
      return call(who, 'PUT', '/sys/user/changePassword', password)
    }
    const refused = await ask([one])
    expect(refused.success).toBe(false)
    expect(refused.message).toContain('permissions outside of your tenants')
    for (const named of [nameOfTwo, title, 'secret:of:two']) expect(JSON.stringify(refused)).not.toContain(named)
    expect(JSON.stringify(refused)).toContain(code)
    const member = JSON.stringify(await ask([one, two]))
    for (const named of [nameOfTwo, title, 'secret:of:two']) expect(member).toContain(named)
  })

  test('a view belongs to the tenant of its form, whoever makes it', async () => {
    const { one } = await addTenants()
    const admin = await server().signIn({ isAdmin: true })
    const form = await addForm({ code: {} }, { tenantId: one })
    const made = await call(admin, 'POST', `/online/cgform/head/copyOnline?code=${form.id}`)
    expect([made.success, made.message]).toEqual([true, made.message])
    const heads = await server()
      .db.selectFrom('onlCgformHead')
      .select(['copyType', 'tenantId'])
      .where('physicId', '=', form.id)
      .execute()
    expect(heads).toEqual([{ copyType: 1, tenantId: one }])
  })
})
