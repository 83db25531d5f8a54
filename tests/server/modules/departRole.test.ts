import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestUser } from '../harness.ts'
import { makeDepart, makeManager } from './departTree.ts'
import { joinDepart } from './organisation.ts'
import { addNode, grant } from './people.ts'

interface Role {
  readonly id: string
  readonly departId: string
}

describeEachDatabase('department roles', {}, (server) => {
  const post = <T = unknown>(path: string, token: string, body: object) =>
    server().call<T>('POST', path, { token, body })
  const get = <T>(path: string, token: string, query: Readonly<Record<string, string>>) =>
    server().call<T>('GET', path, { token, query })
  const savePool = (token: string, departId: string, wanted: readonly string[], seen: readonly string[] = []) =>
    post('/sys/permission/saveDepartPermission', token, {
      ...{ departId, permissionIds: wanted.join(','), lastpermissionIds: seen.join(',') },
    })
  const addRole = async (token: string, departId: string) => {
    const body = { departId, roleName: 'Keeper', roleCode: `keeper-${createId().slice(-8)}` }
    return (await post<Role>('/sys/sysDepartRole/add', token, body)).body
  }
  const saveGrants = (token: string, roleId: string, wanted: readonly string[], seen: readonly string[] = []) =>
    post('/sys/sysDepartPermission/saveDeptRolePermission', token, {
      ...{ roleId, permissionIds: wanted.join(','), lastpermissionIds: seen.join(',') },
    })
  const assign = (token: string, userId: string, newRoleId: string, oldRoleId = '') =>
    post('/sys/sysDepartRole/deptRoleUserAdd', token, { userId, newRoleId, oldRoleId })
  const codesOf = async ({ token }: TestUser) =>
    (await get<{ codeList: readonly string[] }>('/sys/permission/getPermCode', token, {})).body.result.codeList

  /** A department that holds a node with a code, and a member. */
  const prepare = async () => {
    const admin = await server().signIn({ isAdmin: true })
    const depart = await makeDepart(server(), admin.token, `Unit ${createId()}`)
    const perms = `stock:${createId().slice(-8)}`
    const nodeId = await addNode(server(), { name: perms, menuType: 2, perms })
    await savePool(admin.token, depart.id, [nodeId])
    const member = await server().signIn()
    await joinDepart(server(), member.id, depart.id)
    const role = (await addRole(admin.token, depart.id)).result
    return { admin, depart, perms, nodeId, member, role }
  }

  test('give their members what the department holds, as long as they are members', async () => {
    const { admin, depart, perms, nodeId, member, role } = await prepare()
    expect((await saveGrants(admin.token, role.id, [nodeId])).body.success).toBe(true)
    expect(await codesOf(member)).not.toContain(perms)
    expect((await assign(admin.token, member.id, role.id)).body.success).toBe(true)
    expect(await codesOf(member)).toContain(perms)
    const rows = await get('/sys/sysDepartRole/getDeptRoleByUserId', admin.token, {
      userId: member.id,
      departId: depart.id,
    })
    expect(rows.body.result).toMatchObject([{ userId: member.id, droleId: role.id }])
    await server().db.updateTable('sysDepart').set({ status: '0' }).where('id', '=', depart.id).execute()
    expect(await codesOf(member)).not.toContain(perms)
    await server().db.updateTable('sysDepart').set({ status: '1' }).where('id', '=', depart.id).execute()
    await server().db.deleteFrom('sysUserDepart').where('userId', '=', member.id).execute()
    expect(await codesOf(member)).not.toContain(perms)
    await joinDepart(server(), member.id, depart.id)
    expect(await codesOf(member)).toContain(perms)
    const query = { depId: depart.id, userId: member.id }
    await server().call('DELETE', '/sys/user/deleteUserInDepart', { token: admin.token, query })
    await joinDepart(server(), member.id, depart.id)
    expect(await codesOf(member)).not.toContain(perms)
  })

  test('a role of a department opens calls like any other', async () => {
    const { admin, depart, member, role } = await prepare()
    const nodeId = await addNode(server(), { name: 'users', menuType: 2, perms: 'user:list' })
    expect((await get('/sys/user/list', member.token, {})).body.code).toBe(510)
    await savePool(admin.token, depart.id, [nodeId])
    await saveGrants(admin.token, role.id, [nodeId])
    await assign(admin.token, member.id, role.id)
    expect((await get('/sys/user/list', member.token, {})).body.success).toBe(true)
  })

  test('grant only what their department holds, and lose what it loses', async () => {
    const { admin, depart, perms, nodeId, member, role } = await prepare()
    const other = await addNode(server(), { name: 'other', menuType: 2, perms: 'other:code' })
    const refused = await saveGrants(admin.token, role.id, [nodeId, other])
    expect(refused.body).toMatchObject({ success: false, message: '部门没有此权限，不能授予其角色' })
    await saveGrants(admin.token, role.id, [nodeId])
    await assign(admin.token, member.id, role.id)
    const tree = await get<{ ids: readonly string[] }>(
      '/sys/sysDepartPermission/queryTreeListForDeptRole',
      admin.token,
      {
        departId: depart.id,
      },
    )
    expect(tree.body.result.ids).toEqual([nodeId])
    const held = () => get('/sys/sysDepartPermission/queryDeptRolePermission', admin.token, { roleId: role.id })
    expect((await held()).body.result).toEqual([nodeId])
    expect((await savePool(admin.token, depart.id, [], [nodeId])).body.success).toBe(true)
    expect((await held()).body.result).toEqual([])
    expect(await codesOf(member)).not.toContain(perms)
    await savePool(admin.token, depart.id, [nodeId])
    expect(await codesOf(member)).not.toContain(perms)
    const pool = await get('/sys/permission/queryDepartPermission', admin.token, { departId: depart.id })
    expect(pool.body.result).toEqual([nodeId])
  })

  test('nobody gives what they do not hold themselves, on any of the ways', async () => {
    const { admin, depart, nodeId, member, role } = await prepare()
    await saveGrants(admin.token, role.id, [nodeId])
    const clerk = await server().signIn({ codes: ['depart:permission', 'depart:role', 'depart:users'] })
    const empty = (await addRole(clerk.token, depart.id)).result
    const foreign = await addNode(server(), { name: 'more', menuType: 2, perms: 'more:code' })
    const refused = [
      await savePool(clerk.token, depart.id, [nodeId, foreign], [nodeId]),
      await saveGrants(clerk.token, empty.id, [nodeId]),
      await assign(clerk.token, member.id, role.id),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual([510, 510, 510])
    await grant(server(), clerk.roleId, nodeId)
    expect((await saveGrants(clerk.token, empty.id, [nodeId])).body.success).toBe(true)
    expect((await assign(clerk.token, member.id, role.id)).body.success).toBe(true)
    expect((await assign(clerk.token, member.id, '', role.id)).body.success).toBe(true)
  })

  test('are for members of their department only', async () => {
    const { admin, role } = await prepare()
    const stranger = await server().signIn()
    const answer = await assign(admin.token, stranger.id, role.id)
    expect(answer.body).toMatchObject({ success: false, message: '只有部门成员才能拥有部门角色' })
    expect((await assign(admin.token, stranger.id, 'nothing')).body.message).toBe('部门角色不存在')
    const held = server().db.selectFrom('sysDepartRoleUser').select('id').where('userId', '=', stranger.id)
    expect(await held.execute()).toEqual([])
  })

  test('who is in charge keeps those of the own departments, and no others', async () => {
    const { admin, depart, nodeId, member, role } = await prepare()
    const foreign = await prepare()
    const chief = await server().signIn({ codes: ['myDepart:list', 'myDepart:manage'] })
    await makeManager(server(), chief.id, [depart.id])
    await grant(server(), chief.roleId, nodeId)
    await grant(server(), chief.roleId, foreign.nodeId)
    const own = await addRole(chief.token, depart.id)
    expect(own.success).toBe(true)
    expect((await saveGrants(chief.token, role.id, [nodeId])).body.success).toBe(true)
    expect((await assign(chief.token, member.id, role.id)).body.success).toBe(true)
    const listed = await get<{ records: readonly Role[] }>('/sys/sysDepartRole/list', chief.token, {})
    expect(listed.body.result.records.map(({ id }) => id).sort()).toEqual([role.id, own.result.id].sort())
    const named = await get<readonly Role[]>('/sys/sysDepartRole/getDeptRoleList', chief.token, {
      ...{ departId: depart.id, userId: member.id },
    })
    expect(named.body.result.map(({ id }) => id).sort()).toEqual([role.id, own.result.id].sort())
    const { token } = chief
    const ids = { departId: foreign.depart.id, userId: foreign.member.id, roleId: foreign.role.id, id: foreign.role.id }
    const refused = [
      await post('/sys/sysDepartRole/add', token, { departId: foreign.depart.id, roleName: 'x', roleCode: createId() }),
      await post('/sys/sysDepartRole/edit', token, { id: foreign.role.id, roleName: 'x' }),
      await server().call('DELETE', '/sys/sysDepartRole/delete', { token, query: ids }),
      await server().call('DELETE', '/sys/sysDepartRole/deleteBatch', {
        token,
        query: { ids: `${foreign.role.id},${role.id}` },
      }),
      await get('/sys/sysDepartRole/queryById', token, ids),
      await get('/sys/sysDepartRole/getDeptRoleList', token, ids),
      await get('/sys/sysDepartRole/getDeptRoleByUserId', token, ids),
      await get('/sys/sysDepartPermission/queryTreeListForDeptRole', token, ids),
      await get('/sys/sysDepartPermission/queryDeptRolePermission', token, ids),
      await saveGrants(token, foreign.role.id, [foreign.nodeId]),
      await assign(token, foreign.member.id, foreign.role.id),
      await assign(token, foreign.member.id, '', foreign.role.id),
      await savePool(token, depart.id, [nodeId]),
      await get('/sys/permission/queryDepartPermission', token, ids),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 510))
    const moved = await post<Role>('/sys/sysDepartRole/edit', token, { id: role.id, departId: foreign.depart.id })
    expect(moved.body.result.departId).toBe(depart.id)
    expect((await get('/sys/sysDepartRole/queryById', admin.token, { id: foreign.role.id })).body.success).toBe(true)
    const search = await get<{ records: readonly Role[] }>('/sys/sysDepartRole/list', token, {
      departId: foreign.depart.id,
    })
    expect(search.body.result.records).toEqual([])
  })

  test('have codes of their own, and go with their department', async () => {
    const { admin, depart, member, role } = await prepare()
    await assign(admin.token, member.id, role.id)
    const { roleCode } = await server()
      .db.selectFrom('sysDepartRole')
      .select('roleCode')
      .where('id', '=', role.id)
      .executeTakeFirstOrThrow()
    const again = await post('/sys/sysDepartRole/add', admin.token, { departId: depart.id, roleName: 'x', roleCode })
    expect(again.body).toMatchObject({ success: false, result: { roleCode: '部门角色编码已存在' } })
    await server().call('DELETE', '/sys/sysDepart/delete', { token: admin.token, query: { id: depart.id } })
    const left = server().db.selectFrom('sysDepartRoleUser').select('id').where('userId', '=', member.id)
    expect(await left.execute()).toEqual([])
  })
})
