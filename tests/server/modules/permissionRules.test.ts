import { expect, test } from 'vitest'
import type { RecordPage } from '../../../server/http/envelope.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { addNode, addPerson, addRole, grant } from './people.ts'

type Row = Readonly<Record<string, unknown>>

interface AccessReason {
  readonly topic: string
  readonly outcome: string
  readonly subject: string
  readonly text: string
  readonly by: string
}

interface Explanation {
  readonly allowed: boolean
  readonly outcome: string
  readonly findings: readonly AccessReason[]
}

/** A node of the user list with a rule, a role that grants it, and somebody with that role. */
async function addBound(server: TestServer, rule: Row = {}) {
  const admin = await server.signIn({ isAdmin: true })
  const node = await addNode(server, { name: 'Users', perms: 'user:list', url: '/isystem/user' })
  const user = await server.signIn({ codes: ['role:permission', 'permission:rule', 'permission:list'] })
  await grant(server, user.roleId, node)
  const body = {
    permissionId: node,
    ruleName: 'Own',
    ruleColumn: 'username',
    ruleConditions: '=',
    ruleValue: '#{sys_user_code}',
    ...rule,
  }
  const added = await server.call<Row>('POST', '/sys/permission/addPermissionRule', { token: admin.token, body })
  return { admin, node, user, added, ruleId: String((added.body.result as Row | null)?.id) }
}

function choose(server: TestServer, token: string, body: Row) {
  return server.call('POST', '/sys/role/datarule', { token, body })
}

describeEachDatabase('data rules of menu nodes', {}, (server) => {
  test('a rule that was added is chosen by a role, and then holds', async () => {
    const { admin, node, user, ruleId, added } = await addBound(server())
    expect(added.body).toMatchObject({ success: true, message: '添加成功！' })
    const listed = await server().call<Row[]>('GET', '/sys/permission/getPermRuleListByPermId', {
      token: admin.token,
      query: { permissionId: node },
    })
    expect(listed.body.result).toMatchObject([{ id: ruleId, ruleName: 'Own', status: '1' }])
    const flagged = await server()
      .db.selectFrom('sysPermission')
      .select('ruleFlag')
      .where('id', '=', node)
      .executeTakeFirst()
    expect(flagged?.ruleFlag).toBe(1)
    await addPerson(server())
    expect(await countUsers(server(), user.token)).toBeGreaterThan(1)
    const chosen = await choose(server(), admin.token, { permissionId: node, roleId: user.roleId, dataRuleIds: ruleId })
    expect(chosen.body.success, chosen.body.message).toBe(true)
    expect(await countUsers(server(), user.token)).toBe(1)
    const { body } = await server().call<Row>('GET', `/sys/role/datarule/${node}/${user.roleId}`, {
      token: admin.token,
    })
    expect(body.result).toMatchObject({ datarule: [{ id: ruleId }], drChecked: ruleId })
    await server().call('DELETE', '/sys/permission/deletePermissionRule', { token: admin.token, query: { id: ruleId } })
    expect(await countUsers(server(), user.token)).toBeGreaterThan(1)
  })

  test('who is bound neither frees a role, nor changes the rule, nor passes more on', async () => {
    const { admin, node, user, ruleId } = await addBound(server())
    await choose(server(), admin.token, { permissionId: node, roleId: user.roleId, dataRuleIds: ruleId })
    const free = await choose(server(), user.token, { permissionId: node, roleId: user.roleId, dataRuleIds: '' })
    const change = await server().call('PUT', '/sys/permission/editPermissionRule', {
      token: user.token,
      body: { id: ruleId, ruleConditions: '!=' },
    })
    const remove = await server().call('DELETE', '/sys/permission/deletePermissionRule', {
      token: user.token,
      query: { id: ruleId },
    })
    for (const { body } of [free, change, remove]) expect(body).toMatchObject({ success: false, code: 510 })
    const roleId = await addRole(server())
    await server().call('POST', '/sys/permission/saveRolePermission', {
      token: user.token,
      body: { roleId, permissionIds: node, lastpermissionIds: '' },
    })
    const given = await server().call<Row>('GET', `/sys/role/datarule/${node}/${roleId}`, { token: admin.token })
    expect(given.body.result.drChecked).toBe(ruleId)
  })

  test.each([
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: '1=1' }, '不支持自定义SQL，请用字段、条件和值描述规则'],
    [{ ruleConditions: 'sounds like' }, '条件规则“sounds like”不存在'],
    [{ ruleColumn: 'password' }, '字段“password”不属于该菜单的数据'],
    [{ ruleValue: '' }, '规则值不能为空'],
    [{ ruleValue: '#{sys_secret}' }, '变量“sys_secret”不存在'],
    [{ permissionId: 'none' }, '菜单不存在'],
  ])('a rule with %o is refused in words', async (rule, message) => {
    const { added } = await addBound(server(), rule)
    expect(added.body.success).toBe(false)
    expect(added.body.message).toContain(message)
  })

  test('a role chooses rules only where it has the node, and only rules of that node', async () => {
    const { admin, node, ruleId } = await addBound(server())
    const other = await addNode(server(), { name: 'Other', perms: 'role:list' })
    const roleId = await addRole(server())
    const without = await choose(server(), admin.token, { permissionId: node, roleId, dataRuleIds: ruleId })
    expect(without.body.message).toBe('请先给角色授予该菜单，再设置数据规则')
    const foreign = await choose(server(), admin.token, { permissionId: other, roleId, dataRuleIds: ruleId })
    expect(foreign.body.message).toBe('数据规则不存在')
  })
})

async function countUsers(server: TestServer, token: string): Promise<number> {
  const { body } = await server.call<RecordPage>('GET', '/sys/user/list', { token })
  return body.result.total
}

describeEachDatabase('records of tenants', {}, (server) => {
  test.each([
    ['role', '/sys/role', { roleName: 'Mine', roleCode: 'mine-1' }, { roleName: 'Theirs' }],
    ['position', '/sys/position', { name: 'Mine', code: 'mine-1' }, { name: 'Theirs' }],
    ['depart', '/sys/sysDepart', { departName: 'Mine' }, { departName: 'Theirs' }],
  ])('nobody sees, changes or takes the %s of another tenant', async (access, base, values, change) => {
    const codes = ['list', 'add', 'edit', 'delete'].map((verb) => `${access}:${verb}`)
    const [first, second] = [await server().signIn({ codes }), await server().signIn({ codes })]
    await server()
      .db.insertInto('sysTenant')
      .values([
        { id: 1, name: 'One' },
        { id: 2, name: 'Two' },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const join = async (user: { readonly id: string }, relTenantIds: string) =>
      server().db.updateTable('sysUser').set({ relTenantIds }).where('id', '=', user.id).execute()
    await join(first, '1')
    await join(second, '2')
    const ask = (
      user: { readonly token: string },
      tenant: string,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      request: object = {},
    ) =>
      server().call<Row>(method, path, {
        token: user.token,
        headers: tenant === '' ? {} : { tenant_id: tenant },
        ...request,
      })
    const added = await ask(first, '1', 'POST', `${base}/add`, { body: values })
    const { id } = added.body.result as { id: string }
    const listed = async (user: typeof first, tenant: string) => {
      const { body } = await ask(user, tenant, 'GET', `${base}/list`, { query: { id } })
      return (body.result as unknown as RecordPage).total
    }
    expect(await listed(first, '1')).toBe(1)
    expect(await listed(second, '2')).toBe(0)
    expect(await listed(second, '')).toBe(0)
    for (const [method, path, request] of [
      ['GET', `${base}/queryById`, { query: { id } }],
      ['PUT', `${base}/edit`, { body: { id, ...change } }],
      ['DELETE', `${base}/delete`, { query: { id } }],
      ['DELETE', `${base}/deleteBatch`, { query: { ids: id } }],
    ] as const)
      expect((await ask(second, '2', method, path, request)).body.success, path).toBe(false)
    expect((await ask(second, '1', 'GET', `${base}/list`)).body).toMatchObject({ success: false, code: 510 })
    const admin = await server().signIn({ isAdmin: true })
    expect(await listed(admin as typeof first, '')).toBe(1)
  })
})

describeEachDatabase('the explanation of a permission', {}, (server) => {
  const explain = async (query: Record<string, string>) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call<Explanation>('GET', '/sys/permission/explain', {
      token,
      query,
      headers: { 'accept-language': 'en' },
    })
    return body
  }

  test('names the role that grants a code, the rule that narrows, and how many records are left', async () => {
    const { admin, node, user, ruleId } = await addBound(server())
    await choose(server(), admin.token, { permissionId: node, roleId: user.roleId, dataRuleIds: ruleId })
    const { result } = await explain({ user: user.username, url: '/api/sys/user/list?pageNo=1' })
    expect(result).toMatchObject({ allowed: true, outcome: 'narrowed' })
    expect(result.findings).toContainEqual(
      expect.objectContaining({ topic: 'code', outcome: 'allowed', subject: 'user:list', by: 'Test' }),
    )
    expect(result.findings).toContainEqual(
      expect.objectContaining({
        topic: 'rule',
        outcome: 'narrowed',
        subject: 'Own',
        text: `The rule "Own": username = ${user.username}`,
        by: 'Test',
      }),
    )
    const records = result.findings.find(({ topic }) => topic === 'records')
    expect(records?.text).toMatch(/^Of \d+ records this user sees 1\.$/)
  })

  test('names the roles that would allow what is denied', async () => {
    const holder = await server().signIn({ codes: ['dict:delete'] })
    await server().db.updateTable('sysRole').set({ roleName: 'Librarians' }).where('id', '=', holder.roleId).execute()
    const person = await addPerson(server())
    const { result } = await explain({ user: person.id, url: '/sys/dict/delete' })
    expect(result.allowed).toBe(false)
    expect(result.findings).toContainEqual(
      expect.objectContaining({ topic: 'code', outcome: 'denied', text: expect.stringContaining('Librarians') }),
    )
  })

  test('says that an account is frozen, and that an address is unknown', async () => {
    const frozen = await addPerson(server(), { status: 2 })
    const state = await explain({ user: frozen.id, url: '/sys/user/list' })
    expect(state.result.findings[0]).toMatchObject({ topic: 'account', outcome: 'denied' })
    const unknown = await explain({ user: frozen.id, url: '/no/such' })
    expect(unknown.result.findings.at(-1)).toMatchObject({ topic: 'call', outcome: 'denied', subject: '/no/such' })
    expect((await explain({ user: 'nobody-of-this-name', url: '/x' })).message).toBe('There is no such user.')
  })

  test('explains a menu entry with its buttons', async () => {
    const node = await addNode(server(), { name: 'Roles', perms: 'role:list', url: '/isystem/roles-x' })
    const button = await addNode(server(), { name: 'Add', parentId: node, menuType: 2, perms: 'role:add' })
    const user = await server().signIn({ codes: [] })
    await grant(server(), user.roleId, node)
    const before = await explain({ user: user.id, url: '/isystem/roles-x' })
    expect(before.result.findings).toContainEqual(
      expect.objectContaining({ topic: 'menu', outcome: 'allowed', by: 'Test' }),
    )
    expect(before.result.findings).toContainEqual(
      expect.objectContaining({ topic: 'button', outcome: 'narrowed', subject: 'Add (role:add)' }),
    )
    await grant(server(), user.roleId, button)
    const after = await explain({ user: user.id, url: '/isystem/roles-x' })
    expect(after.result.findings).toContainEqual(expect.objectContaining({ topic: 'button', outcome: 'allowed' }))
  })

  test('is for who has its code alone', async () => {
    const { token } = await server().signIn({ codes: ['permission:list'] })
    const { body } = await server().call('GET', '/sys/permission/explain', { token, query: { user: 'x', url: '/x' } })
    expect(body).toMatchObject({ success: false, code: 510 })
  })
})
