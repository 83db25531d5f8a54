import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { readRows } from '../readRows.ts'
import { addDelegate, addDepartOf, addGivenRole, type Delegate } from './delegates.ts'
import { createFormScene } from './formScene.ts'

const freshName = () => `both_${createId().slice(-10)}`

/** What the delegates of these tests may do in the first tenant. */
const codes = [
  ...[
    'user:list',
    'user:add',
    'user:edit',
    'user:roles',
    'user:departs',
    'user:tenants',
    'user:export',
    'user:recycle',
  ],
  ...['depart:users', 'role:users', 'tenant:users', 'address:list', 'dataLog:list', 'permission:explain'],
  ...['online:list', 'userAgent:list'],
]

// Somebody is in two tenants, and who works in the first reads of the second neither its number, departments nor roles.
describeEachDatabase('a user of two tenants', {}, (server) => {
  const { call } = createFormScene(server)
  let nextTenant = 710_000_000 + Math.floor(Math.random() * 1_000_000) * 10
  const addTenant = async () => {
    const id = nextTenant++
    await server().db.insertInto('sysTenant').values({ id, name: freshName() }).execute()
    return id
  }
  const createScene = async () => {
    const [one, two] = [await addTenant(), await addTenant()]
    const [own, next, theirs] = [
      await addDepartOf(server(), one),
      await addDepartOf(server(), one),
      await addDepartOf(server(), two),
    ]
    const [ofOne, ofTwo] = [await addGivenRole(server(), [], one), await addGivenRole(server(), [], two)]
    const nodes = codes.map((perms) => ({ perms }))
    const role = await addGivenRole(server(), nodes, one)
    const inBoth = { tenants: [one, two], userIdentity: 2, departIds: `${theirs.id},${own.id}` }
    const both = await addDelegate(server(), { ...inBoth, roles: [ofOne.id, ofTwo.id], departs: [theirs.id, own.id] })
    const who = await addDelegate(server(), { roles: [role.id, ofOne.id], tenants: [one] })
    // Who acts for somebody reaches what they do, in the other tenant too, and works in the first here.
    const keeper = await addDelegate(server(), {
      ...inBoth,
      departIds: [theirs.id, own.id, next.id].join(','),
      roles: [role.id, ofOne.id, ofTwo.id],
    })
    return { one, two, own, next, theirs, ofOne, ofTwo, both, who, keeper }
  }
  type Scene = Awaited<ReturnType<typeof createScene>>

  const expectNothingOfTwo = (answer: unknown, { two, theirs, ofTwo }: Scene, from: string) => {
    const text = JSON.stringify(answer)
    for (const part of [String(two), theirs.id, theirs.orgCode, theirs.departName, ofTwo.id])
      expect(text.includes(part), `${from}: ${text}`).toBe(false)
  }
  const stored = async (id: string) => {
    const user = await server()
      .db.selectFrom('sysUser')
      .select(['relTenantIds', 'departIds', 'orgCode', 'userIdentity'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const roles = await server().db.selectFrom('sysUserRole').select('roleId').where('userId', '=', id).execute()
    const departs = await server().db.selectFrom('sysUserDepart').select('depId').where('userId', '=', id).execute()
    return {
      ...user,
      roles: roles.map(({ roleId }) => roleId).sort(),
      departs: departs.map(({ depId }) => depId).sort(),
    }
  }
  /** What a form sends back when nothing was changed in it. */
  const readForm = async (who: Delegate, id: string) => {
    const { result } = await call(who, 'GET', '/sys/user/queryById', { id })
    const roles = (await call(who, 'GET', '/sys/user/queryUserRole', { userid: id })).result as unknown
    const departs = (await call(who, 'GET', '/sys/user/userDepartList', { userId: id })).result as unknown
    return {
      ...(result as Readonly<Record<string, unknown>>),
      selectedroles: (roles as readonly string[]).join(','),
      selecteddeparts: (departs as readonly { readonly key: string }[]).map(({ key }) => key).join(','),
    }
  }
  const save = async (who: Delegate, body: object, scene: Scene) => {
    const answer = await call(who, 'PUT', '/sys/user/edit', body)
    expect(answer.success, answer.message).toBe(true)
    expectNothingOfTwo(answer, scene, 'the answer of an edit')
  }

  test('shows a delegate of one nothing of the other, by whatever call', async () => {
    const scene = await createScene()
    const { one, own, ofOne, both, who } = scene
    const paths: readonly (readonly [string, object?])[] = [
      ['/sys/user/list'],
      ['/sys/user/queryById', { id: both.id }],
      ['/sys/user/queryByIds', { userIds: both.id }],
      ['/sys/user/queryUserRole', { userid: both.id }],
      ['/sys/user/userDepartList', { userId: both.id }],
      ['/sys/user/queryUserComponentData'],
      ['/sys/user/queryUserByDepId', { id: own.id }],
      ['/sys/user/queryByOrgCodeForAddressList'],
      ['/sys/user/userRoleList', { roleId: ofOne.id }],
      ['/sys/user/departUserList', { depId: own.id }],
      ['/sys/tenant/userList', { tenantId: String(one) }],
      ['/mock/api/user'],
      ['/sys/online/list'],
      ['/sys/sysUserAgent/list'],
      ['/sys/permission/explain/person', { user: both.id }],
    ]
    for (const [path, query = {}] of paths) {
      const answer = await call(who, 'GET', path, { pageSize: '100', ...query })
      expect(answer.success ?? true, `${path}: ${answer.message}`).toBe(true)
      expectNothingOfTwo(answer, scene, path)
    }
    const shown = (await call(who, 'GET', '/sys/user/queryById', { id: both.id })).result
    expect(shown).toMatchObject({ relTenantIds: String(one), departIds: own.id, orgCode: null, userIdentity: 2 })
    expect(await call(who, 'GET', '/sys/user/queryUserRole', { userid: both.id })).toMatchObject({ result: [ofOne.id] })
  })

  test('is in charge of nothing where all departments are of the other tenant', async () => {
    const scene = await createScene()
    const { both, who, theirs, one } = scene
    await server().db.updateTable('sysUser').set({ departIds: theirs.id }).where('id', '=', both.id).execute()
    const shown = (await call(who, 'GET', '/sys/user/queryById', { id: both.id })).result
    expect(shown).toMatchObject({ relTenantIds: String(one), departIds: null, userIdentity: 1 })
  })

  test('lies in the recycle bin, is exported and has versions in the same way', async () => {
    const scene = await createScene()
    const { both, who, own, keeper } = scene
    await save(keeper, { id: both.id, realname: freshName() }, scene)
    const query = { dataTable: 'sys_user', dataId: both.id }
    const versions = await call(who, 'GET', '/sys/dataLog/queryDataVerList', query)
    expect(JSON.stringify(versions)).toContain(own.id)
    expectNothingOfTwo(versions, scene, 'versions')
    const [version] = versions.result as unknown as readonly { readonly id: string }[]
    const compared = await call(who, 'GET', '/sys/dataLog/compare', { id: version?.id ?? '' })
    expect(JSON.stringify(compared)).toContain(own.id)
    expectNothingOfTwo(compared, scene, 'a comparison')
    const { content } = await server().call('GET', '/sys/user/exportXls', {
      token: who.token,
      query: { selections: both.id },
    })
    const rows = await readRows(content)
    expect(rows.flat()).toContain(both.username)
    expectNothingOfTwo(rows, scene, 'an export')
    await server().db.updateTable('sysUser').set({ delFlag: 1 }).where('id', '=', both.id).execute()
    const bin = await call(who, 'GET', '/sys/user/recycleBin')
    expect(JSON.stringify(bin)).toContain(both.id)
    expectNothingOfTwo(bin, scene, 'the recycle bin')
  })

  test('is explained without what their rules compare with of the other tenant', async () => {
    const scene = await createScene()
    const { one, own, theirs, both, who } = scene
    const compared = [
      { column: 'orgCode', value: '#{sys_org_code}' },
      { column: 'orgCode', operator: 'IN', value: '#{sys_multi_org_code}' },
      { column: 'post', operator: 'IN', value: '#{sys_role_code}' },
      { column: 'workNo', operator: 'IN', value: '#{sys_multi_org_code}' },
      { column: 'departIds', value: '#{sys_org_id}' },
    ]
    const ruled = await addGivenRole(server(), [{ perms: 'user:list', url: '/sys/user/list', rules: compared }], one)
    await server().db.insertInto('sysUserRole').values({ id: createId(), userId: both.id, roleId: ruled.id }).execute()
    const asked = { user: both.id, url: '/sys/user/list' }
    for (const path of ['/sys/permission/explain', '/sys/permission/explain/reach']) {
      const answer = await call(who, 'GET', path, { ...asked, pageSize: '100' })
      expect(answer.success, answer.message).toBe(true)
      expectNothingOfTwo(answer, scene, path)
    }
    const explained = JSON.stringify(await call(who, 'GET', '/sys/permission/explain', asked))
    expect(explained).toContain(own.orgCode)
    const administrator = await server().signIn({ isAdmin: true })
    const whole = { ...asked, tenant: String(one) }
    expect(JSON.stringify(await call(administrator, 'GET', '/sys/permission/explain', whole))).toContain(theirs.orgCode)
  })

  test('is found by no filter, condition and order by what the other tenant has', async () => {
    const scene = await createScene()
    const { one, two, own, theirs, both, who } = scene
    const find = async (query: object, path = '/sys/user/list') =>
      JSON.stringify(await call(who, 'GET', path, { pageSize: '100', ...query })).includes(both.id)
    const where = (field: string, rule: string, val: string) => ({
      superQueryParams: encodeURIComponent(JSON.stringify([{ field, rule, val }])),
    })
    expect(await find({ relTenantIds: String(one) })).toBe(true)
    expect(await find({ departIds: own.id })).toBe(true)
    expect(await find(where('departIds', 'like', own.id))).toBe(true)
    const hidden = [
      ...[{ orgCode: theirs.orgCode }, { orgCode: `${theirs.orgCode.slice(0, 8)}*` }, { orgCode: '!x' }],
      ...[{ departIds: theirs.id }, { departIds: `*${theirs.id}*` }, { relTenantIds: `*${two}*` }],
      ...[where('orgCode', 'eq', theirs.orgCode), where('departIds', 'like', theirs.id)],
      ...[where('relTenantIds', 'like', String(two)), where('orgCode', 'not_empty', '')],
      ...[{ departId: theirs.id }, { code: theirs.orgCode }],
    ]
    for (const query of hidden) expect(await find(query), JSON.stringify(query)).toBe(false)
    for (const query of [{ orgCode: theirs.orgCode }, { code: theirs.orgCode }])
      expect(await find(query, '/sys/user/queryUserComponentData'), JSON.stringify(query)).toBe(false)
    const of = await call(who, 'GET', '/sys/tenant/userList', { tenantId: String(two) })
    expect(JSON.stringify(of)).not.toContain(both.id)
    // Somebody whose only department is of this tenant comes after who seems to have none.
    const code = { orgCode: own.orgCode }
    await server().db.updateTable('sysUser').set(code).where('id', '=', who.id).execute()
    const codeOfTwo = { orgCode: `zz${theirs.orgCode}` }
    await server().db.updateTable('sysDepart').set(codeOfTwo).where('id', '=', theirs.id).execute()
    await server().db.updateTable('sysUser').set(codeOfTwo).where('id', '=', both.id).execute()
    const sorted = await call(who, 'GET', '/sys/user/list', { pageSize: '100', column: 'orgCode', order: 'asc' })
    const ids = (sorted.result as unknown as { readonly records: readonly { readonly id: string }[] }).records.map(
      ({ id }) => id,
    )
    expect(ids.indexOf(both.id)).toBeLessThan(ids.indexOf(who.id))
  })

  test('stays as they are when what was read of them is saved', async () => {
    const scene = await createScene()
    const { both, keeper } = scene
    const before = await stored(both.id)
    const form = await readForm(keeper, both.id)
    expectNothingOfTwo(form, scene, 'the form')
    await save(keeper, form, scene)
    expect(await stored(both.id)).toEqual(before)
    await server().db.updateTable('sysUser').set({ orgCode: null }).where('id', '=', both.id).execute()
    await save(keeper, await readForm(keeper, both.id), scene)
    expect(await stored(both.id)).toEqual({ ...before, orgCode: null })
  })

  test('keeps what is of the other tenant when what is of this one is changed', async () => {
    const scene = await createScene()
    const { one, two, own, next, theirs, ofOne, ofTwo, both, keeper } = scene
    const form = await readForm(keeper, both.id)
    const moved = { departIds: next.id, selecteddeparts: next.id, selectedroles: '', userIdentity: 2 }
    await save(keeper, { ...form, ...moved }, scene)
    const after = await stored(both.id)
    expect(after).toMatchObject({ orgCode: theirs.orgCode, userIdentity: 2, roles: [ofTwo.id] })
    expect(after.departs).toEqual([next.id, theirs.id].sort())
    expect(after.departIds?.split(',').sort()).toEqual([next.id, theirs.id].sort())
    await save(keeper, { id: both.id, userIdentity: 1, departIds: '', selecteddeparts: '' }, scene)
    expect(await stored(both.id)).toMatchObject({ userIdentity: 2, departIds: theirs.id, departs: [theirs.id] })
    const back = { userIdentity: 2, departIds: own.id, selecteddeparts: own.id, selectedroles: ofOne.id }
    await save(keeper, { id: both.id, ...back }, scene)
    const again = await stored(both.id)
    expect(again).toMatchObject({ orgCode: theirs.orgCode, roles: [ofOne.id, ofTwo.id].sort() })
    expect(again.departIds?.split(',').sort()).toEqual([own.id, theirs.id].sort())
    expect(again.relTenantIds).toBe(`${one},${two}`)
  })

  test('is taken out of this tenant, and let into no other, by who works in it', async () => {
    const scene = await createScene()
    const { one, two, both, keeper } = scene
    const edit = (relTenantIds: string) => call(keeper, 'PUT', '/sys/user/edit', { id: both.id, relTenantIds })
    // Whether they are in the other one makes no difference.
    const [there, nowhere] = [await edit(`${one},${two}`), await edit(`${one},${await addTenant()}`)]
    expect(there).toMatchObject({ success: false, message: nowhere.message })
    const gone = await edit('')
    expect(gone.success, gone.message).toBe(true)
    expectNothingOfTwo(gone, scene, 'the answer of who takes them out')
    expect(await stored(both.id)).toMatchObject({ relTenantIds: String(two) })
  })

  test('is whole to who looks after all tenants, and to themselves', async () => {
    const { one, two, own, theirs, ofOne, ofTwo, both } = await createScene()
    const administrator = await server().signIn({ isAdmin: true })
    const { result } = await call(administrator, 'GET', '/sys/user/queryById', { id: both.id })
    const whole = { relTenantIds: `${one},${two}`, departIds: `${theirs.id},${own.id}`, orgCode: theirs.orgCode }
    expect(result).toMatchObject({ ...whole, userIdentity: 2 })
    const roles = await call(administrator, 'GET', '/sys/user/queryUserRole', { userid: both.id })
    expect([...(roles.result as unknown as readonly string[])].sort()).toEqual([ofOne.id, ofTwo.id].sort())
    const listed = await call(administrator, 'GET', '/sys/user/list', { orgCode: theirs.orgCode })
    expect(JSON.stringify(listed)).toContain(both.id)
    const self = await call(both, 'GET', '/sys/user/getUserInfo')
    expect(JSON.stringify(self)).toContain(`${one},${two}`)
  })
})
