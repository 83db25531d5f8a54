import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { readVersionTypes } from '../versions.ts'
import { addPerson } from './people.ts'

interface Tenant {
  readonly id: number
  readonly name: string
}

let made = 0

describeEachDatabase('tenants', {}, (server) => {
  const codes = [
    'tenant:list',
    'tenant:add',
    'tenant:edit',
    'tenant:delete',
    'tenant:export',
    'tenant:users',
    'tenant:all',
  ]
  const call = <T = unknown>(token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, values: object) =>
    server().call<T>(
      method,
      `/sys/${path}`,
      method === 'GET' || method === 'DELETE'
        ? { token, query: values as Record<string, string> }
        : { token, body: values },
    )
  const addTenant = async (token: string, values: object = {}) => {
    made += 1
    return (await call<Tenant>(token, 'POST', 'tenant/add', { name: `Tenant ${made}`, ...values })).body.result
  }
  const tenantsOf = async (id: string) =>
    (await server().db.selectFrom('sysUser').select('relTenantIds').where('id', '=', id).executeTakeFirst())
      ?.relTenantIds

  test('are numbered by the database or by the request, and kept by those numbers', async () => {
    const { token } = await server().signIn({ codes })
    const first = await addTenant(token, { id: 7, createBy: 'x' })
    const second = await addTenant(token)
    expect(first).toMatchObject({ status: 1 })
    // A free number of the request's own counts (wire contract 7.16), and the database goes on where it was.
    expect(first.id).toBe(7)
    expect(second.id).toBeGreaterThanOrEqual(1000)
    const edited = await call(token, 'PUT', 'tenant/edit', { id: first.id, name: 'Renamed', status: '0' })
    expect(edited.body.result).toMatchObject({ id: first.id, name: 'Renamed', status: 0 })
    await call(token, 'PUT', 'tenant/edit', { id: String(first.id), name: 'Renamed again' })
    const byId = await call(token, 'GET', 'tenant/queryById', { id: first.id })
    expect(byId.body.result).toMatchObject({ name: 'Renamed again', status: 0 })
    const list = await call<{ records: readonly Tenant[] }>(token, 'GET', 'tenant/list', { id: second.id })
    expect(list.body.result.records).toMatchObject([{ id: second.id }])
    const exported = await call(token, 'GET', 'tenant/exportXls', { selections: `${first.id},x` })
    expect(exported.headers['content-type']).toContain('excel')
    expect((await call(token, 'GET', 'tenant/exportXls', { selections: 'x' })).status).toBe(200)
    const gone = await call(token, 'DELETE', 'tenant/deleteBatch', { ids: `${first.id},${second.id},x` })
    expect(gone.body.success).toBe(true)
    expect((await call(token, 'GET', 'tenant/queryById', { id: first.id })).body.success).toBe(false)
  })

  test('get numbers behind those that came with their own', async () => {
    const { token } = await server().signIn({ codes })
    const { id } = await addTenant(token)
    const taken = [id + 1, id + 2]
    for (const own of taken)
      await server()
        .db.insertInto('sysTenant')
        .values({ id: own, name: `Own ${own}` })
        .execute()
    expect((await addTenant(token)).id).toBe(id + 3)
    expect((await addTenant(token)).id).toBe(id + 4)
  })

  test.each(['x', '1 or 1=1', '99999999999', '1e3', '-1', ''])('with the number %j are none', async (id) => {
    const { token } = await server().signIn({ codes })
    const { id: currentId } = await addTenant(token)
    const query = { id: id || ' ' }
    for (const answer of [
      await call(token, 'GET', 'tenant/queryById', query),
      await call(token, 'DELETE', 'tenant/delete', query),
      await call(token, 'PUT', 'tenant/edit', { id, name: 'x' }),
    ])
      expect(answer.body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await call(token, 'GET', 'tenant/queryById', { id: currentId })).body.success).toBe(true)
  })

  test('refuse names that are taken, ends before starts and unknown states', async () => {
    const { token } = await server().signIn({ codes })
    const { name } = await addTenant(token)
    const add = async (values: object) => (await call(token, 'POST', 'tenant/add', values)).body
    expect(await add({ name })).toMatchObject({ success: false, result: { name: '租户名称已存在' } })
    const dates = { beginDate: '2026-02-01 00:00:00', endDate: '2026-01-01 00:00:00' }
    expect((await add({ name: 'Odd dates', ...dates })).message).toBe('结束时间须晚于开始时间')
    expect((await add({ name: 'Odd state', status: 5 })).message).toBe('状态须为 1 或 0')
  })

  test('take users in and let them go, and are not deleted while they have some', async () => {
    const { token } = await server().signIn({ codes })
    const [tenant, other] = [await addTenant(token), await addTenant(token)]
    const [anna, bert] = [await addPerson(server()), await addPerson(server())]
    const userIdList = [anna.id, bert.id]
    for (const tenantId of [tenant.id, other.id])
      expect((await call(token, 'POST', 'tenant/addUsers', { tenantId, userIdList })).body.success).toBe(true)
    await call(token, 'POST', 'tenant/addUsers', { tenantId: tenant.id, userIdList })
    expect(await tenantsOf(anna.id)).toBe(`${tenant.id},${other.id}`)
    const members = await call<{ records: readonly { id: string; password?: string }[] }>(
      token,
      'GET',
      'tenant/userList',
      { tenantId: tenant.id },
    )
    expect(members.body.result.records.map(({ id }) => id).toSorted()).toEqual(userIdList.toSorted())
    expect(members.text).not.toContain('password')
    const refused = await call(token, 'DELETE', 'tenant/delete', { id: tenant.id })
    expect(refused.body).toMatchObject({ success: false, message: `租户“${tenant.name}”下有用户，不能删除` })
    await call(token, 'DELETE', 'tenant/removeUsers', { tenantId: tenant.id, userIds: userIdList.join(',') })
    expect(await tenantsOf(anna.id)).toBe(String(other.id))
    // Who was in the tenant already did not change.
    expect(await readVersionTypes(server(), 'sys_user', anna.id)).toEqual(['base', 'edit', 'edit', 'edit'])
    expect((await call(token, 'DELETE', 'tenant/delete', { id: tenant.id })).body.success).toBe(true)
    const unknown = await call(token, 'POST', 'tenant/addUsers', { tenantId: tenant.id, userIdList })
    expect(unknown.body).toMatchObject({ success: false, message: '租户不存在' })
  })

  test('of a user are changed by who may, and sent back unchanged by everybody', async () => {
    const { token } = await server().signIn({ codes })
    const [tenant, other] = [await addTenant(token), await addTenant(token)]
    const person = await addPerson(server())
    const editor = await server().signIn({ codes: ['user:edit', 'user:list', 'tenant:all'] })
    const assigner = await server().signIn({ codes: ['user:edit', 'user:list', 'user:tenants', 'tenant:all'] })
    const edit = async (by: string, relTenantIds: unknown) =>
      (await call<{ relTenantIds: string }>(by, 'PUT', 'user/edit', { id: person.id, realname: 'x', relTenantIds }))
        .body
    expect((await edit(editor.token, String(tenant.id))).code).toBe(510)
    expect(await tenantsOf(person.id)).toBeNull()
    const both = `${tenant.id},${other.id}`
    expect((await edit(assigner.token, both)).result.relTenantIds).toBe(both)
    expect((await edit(editor.token, `${other.id},${tenant.id}`)).success).toBe(true)
    expect((await edit(editor.token, '')).code).toBe(510)
    for (const wrong of ['9', `${both},x`, "1000' or '1"])
      expect((await edit(assigner.token, wrong)).message).toBe('租户不存在')
    expect(await tenantsOf(person.id)).toBe(both)
    expect((await edit(assigner.token, [other.id])).result.relTenantIds).toBe(String(other.id))
    const open = await call<readonly Tenant[]>(assigner.token, 'GET', 'tenant/queryList', { ids: both })
    expect(open.body.result.map(({ id }) => id)).toEqual([tenant.id, other.id])
    expect((await call(editor.token, 'GET', 'tenant/queryList', {})).body.code).toBe(510)
  })
})
