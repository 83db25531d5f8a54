import { beforeAll, describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addDepart, addDepartRole, addGivenRole, type Delegate } from '../authority/delegates.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { makeForms } from '../online/forms.ts'

interface Row {
  readonly kind: string
  readonly name: string
  readonly subject: string
  readonly tenants: string
  readonly by: string
  readonly rules: string
  readonly note: string
  readonly mark: string | null
}

interface Comparison {
  readonly outcome: string
  readonly message: string
  readonly lacking: readonly Row[]
}

const reason = { zh: '新增页面。', en: 'Adds pages.', tw: '新增頁面。' }
const packs = { pages: [], tables: [], powers: [{ code: 'page:add', reason }] }

describeEachDatabase('the explanation of a reach', { install: async () => packs }, (server) => {
  let admin: { readonly token: string }
  beforeAll(async () => {
    admin = await server().signIn({ isAdmin: true })
  })

  const ask = async <T>(
    path: string,
    query: Readonly<Record<string, string | number>>,
    { token }: { readonly token: string } = admin,
    language = 'en',
  ) => {
    const { body } = await server().call<T>('GET', `/sys/permission/explain/${path}`, {
      token,
      query,
      headers: { 'accept-language': language },
    })
    return body
  }
  const reach = async (user: string, query: Readonly<Record<string, string | number>> = {}, who = admin) => {
    const { success, message, result } = await ask<readonly Row[]>('reach', { user, ...query }, who)
    expect(success, message).toBe(true)
    return result
  }
  const compare = async (user: Delegate, other: Delegate, who = admin) =>
    (await ask<Comparison>('compare', { user: user.username, other: other.username }, who)).result
  const roleName = (id: string) => `Role ${id.slice(-6)}`

  test('names each code with the roles that grant it, and the rule that binds it by which role and to what', async () => {
    const depart = await addDepart(server(), `X${createId().slice(-5)}`)
    const clerk = await addGivenRole(server(), [
      { perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'orgCode', value: '#{sys_org_code}' }] },
      { perms: 'page:add' },
    ])
    const person = await addDelegate(server(), { roles: [clerk.id], departs: [depart] })
    await addDepartRole(server(), {
      departId: depart,
      nodes: [clerk.nodes[1] ?? ''],
      members: [person.id],
      name: 'Editors',
    })
    const rows = await reach(person.username, { kind: 'code' })
    const { departName } = await server()
      .db.selectFrom('sysDepart')
      .select('departName')
      .where('id', '=', depart)
      .executeTakeFirstOrThrow()
    expect(rows.find(({ subject }) => subject === 'user:list')).toEqual({
      id: expect.any(String),
      kind: 'code',
      name: expect.any(String),
      subject: 'user:list',
      tenants: 'no tenant',
      by: roleName(clerk.id),
      rules: `the data rule “Rule on orgCode” (orgCode = #{sys_org_code}): ${departName}, by the role ${roleName(clerk.id)}`,
      note: '',
      mark: null,
    })
    expect(rows.find(({ subject }) => subject === 'page:add')).toMatchObject({
      by: `${roleName(clerk.id)}, department role Editors (${departName})`,
      rules: '',
      mark: 'power',
    })
  })

  test('names forms with what may be done there, addresses, reports, and departments in charge', async () => {
    const [formId = ''] = await makeForms(server().db, {
      head: { tableName: `reach_${createId().slice(-6).toLowerCase()}`, tableTxt: 'Orders' },
      fields: { code: {} },
    })
    const { tableName } = await server()
      .db.selectFrom('onlCgformHead')
      .select('tableName')
      .where('id', '=', formId)
      .executeTakeFirstOrThrow()
    const report = await server().call<{ id: string }>('POST', '/online/cgreport/head/add', {
      token: admin.token,
      body: {
        head: { code: `reach_${formId.slice(-6)}`, name: 'Sales', cgrSql: 'select id from sys_depart', isOpen: 'Y' },
        items: [{ fieldName: 'id', fieldTxt: 'Id' }],
      },
    })
    expect(report.body.success, report.body.message).toBe(true)
    const depart = await addDepart(server(), `Y${createId().slice(-5)}`)
    const role = await addGivenRole(server(), [
      { url: `/online/cgformList/${formId}` },
      { perms: `onl:${tableName}:edit` },
      { perms: 'myDepart:list' },
    ])
    const boss = await addDelegate(server(), { roles: [role.id], userIdentity: 2, departIds: depart })
    const rows = await reach(boss.username)
    const named = (kind: string) => rows.filter((row) => row.kind === kind)
    expect(named('form').find(({ name }) => name === 'Orders')).toMatchObject({
      subject: `${tableName}: view, add, edit, delete, import, export`,
      by: roleName(role.id),
    })
    // Those of the product itself.
    expect(named('form').filter(({ name }) => name !== 'Orders')).toMatchObject([
      { by: 'open to everybody', rules: '' },
      { by: 'open to everybody', rules: 'the data rule “public” (public = Y)' },
    ])
    expect(named('address')).toMatchObject([{ subject: `/online/cgformList/${formId}`, by: roleName(role.id) }])
    expect(named('report')).toContainEqual(expect.objectContaining({ name: 'Sales', by: 'open to everybody' }))
    expect(named('depart')).toMatchObject([{ by: expect.stringContaining('in charge of Department') }])
    expect(named('tenant')).toMatchObject([{ name: 'the records of no tenant', by: 'member' }])
  })

  test('leaves what is of some sorts and holds a text, whatever its letters', async () => {
    const role = await addGivenRole(server(), [{ perms: 'dict:edit' }, { perms: 'dict:list' }, { perms: 'role:list' }])
    const person = await addDelegate(server(), { roles: [role.id] })
    const subjects = async (query: Readonly<Record<string, string>>) =>
      (await reach(person.username, query)).map(({ subject }) => subject)
    expect(await subjects({ kind: 'code', text: '*DICT*' })).toEqual(['dict:edit', 'dict:list'])
    expect(await subjects({ kind: 'code', text: roleName(role.id) })).toHaveLength(3)
    expect(await subjects({ kind: 'depart,address' })).toEqual([])
  })

  test('says of administrators that they reach everything, by their role', async () => {
    const other = await server().signIn({ isAdmin: true })
    expect(await reach(other.username, { kind: 'form' })).toMatchObject([
      { kind: 'everything', name: 'Everything', by: 'Administrators' },
    ])
    const { result } = await ask('person', { user: other.username })
    expect(result).toMatchObject({ username: other.username, isAdmin: true, codes: null })
  })

  test('counts what a person reaches, by sorts', async () => {
    const role = await addGivenRole(server(), [{ perms: 'dict:edit,dict:list' }, { perms: 'dict:list' }])
    const person = await addDelegate(server(), { roles: [role.id] })
    const { result } = await ask('person', { user: person.username })
    expect(result).toMatchObject({ roles: roleName(role.id), codes: 2, addresses: 0, tenantCount: 1, isAdmin: false })
  })

  test('tells somebody of a tenant what people hold there, and of nobody else', async () => {
    const [north = 0, south = 0] = await addTenants(server())
    const ofSouth = await addGivenRole(server(), [{ perms: 'dict:edit' }], south)
    const ofNorth = await addGivenRole(server(), [{ perms: 'dict:list' }], north)
    const explainer = await addGivenRole(server(), [{ perms: 'permission:explain' }], north)
    const asker = await addDelegate(server(), { roles: [explainer.id], tenants: [north] })
    const person = await addDelegate(server(), { roles: [ofSouth.id, ofNorth.id], tenants: [north, south] })
    const stranger = await addDelegate(server(), { roles: [ofSouth.id], tenants: [south] })
    const seen = await reach(person.username, { kind: 'code,tenant' }, asker)
    expect(seen.map(({ kind, subject }) => (kind === 'code' ? subject : kind))).toEqual(['tenant', 'dict:list'])
    expect(JSON.stringify(seen)).not.toContain('South')
    expect(await reach(person.username, { kind: 'code' })).toHaveLength(2)
    expect(await ask('reach', { user: stranger.username }, asker)).toMatchObject({
      success: false,
      message: 'There is no such user.',
    })
    expect(await ask('reach', { user: person.username, tenant: south }, asker)).toMatchObject({ code: 510 })
  })

  test('the same in several tenants is one row', async () => {
    const [north = 0, south = 0] = await addTenants(server())
    const role = await addGivenRole(server(), [{ perms: 'dict:list' }])
    const person = await addDelegate(server(), { roles: [role.id], tenants: [north, south] })
    const [row, ...others] = await reach(person.username, { kind: 'code' })
    expect(others).toEqual([])
    expect(row?.tenants).toMatch(/^North \w+, South \w+$/)
  })

  describe('of two people', () => {
    const rule = { column: 'orgCode', value: '#{sys_org_code}' }
    const users = { perms: 'user:list', url: '/sys/user/list' }

    test('who reaches everything that another one does may act for them, and not the other way round', async () => {
      const both = await addGivenRole(server(), [{ perms: 'dict:list' }, { perms: 'dict:edit' }])
      const one = await addGivenRole(server(), [both.nodes[0] ?? ''])
      const wide = await addDelegate(server(), { roles: [both.id], realname: 'Wide' })
      const small = await addDelegate(server(), { roles: [one.id], realname: 'Small' })
      expect(await compare(wide, small)).toEqual({
        outcome: 'allowed',
        message: 'Wide may act for Small: all permissions of Small are within those of Wide',
        lacking: [],
      })
      const back = await compare(small, wide)
      expect(back).toMatchObject({
        outcome: 'denied',
        message: 'Small may not act for Wide: 1 permissions are missing',
      })
      expect(back.lacking).toMatchObject([{ subject: 'dict:edit', by: roleName(both.id), note: 'Does not have it' }])
    })

    test('what is held under a rule that does not bind the other is told with the rule', async () => {
      const bound = await addGivenRole(server(), [{ ...users, rules: [rule] }])
      const free = await addGivenRole(server(), [bound.nodes[0] ?? ''])
      const narrow = await addDelegate(server(), { roles: [bound.id] })
      const wide = await addDelegate(server(), { roles: [free.id] })
      const { lacking } = await compare(narrow, wide)
      expect(lacking).toMatchObject([
        { subject: 'user:list', note: 'Has it only under the data rule “Rule on orgCode”' },
      ])
    })

    test('nobody acts for an administrator, nor for whom the list of users does not show them', async () => {
      const chief = await server().signIn({ isAdmin: true })
      const role = await addGivenRole(server(), [{ ...users, rules: [{ column: 'username', value: 'nobody' }] }])
      const narrow = await addDelegate(server(), { roles: [role.id], realname: 'Narrow' })
      const plain = await addDelegate(server(), { realname: 'Plain' })
      const ofChief = await compare(narrow, chief as unknown as Delegate)
      expect(ofChief.lacking).toMatchObject([{ kind: 'everything', note: 'Does not have it' }])
      expect((await compare(chief as unknown as Delegate, narrow)).outcome).toBe('allowed')
      expect(await compare(narrow, plain)).toMatchObject({
        outcome: 'denied',
        message: 'Narrow may not act for Plain: the list of users does not show Plain to Narrow',
      })
    })

    test('of other tenants it says how much is lacking there, and not what', async () => {
      const [north = 0, south = 0] = await addTenants(server())
      const ofSouth = await addGivenRole(server(), [{ perms: 'dict:edit' }], south)
      const explainer = await addGivenRole(server(), [{ perms: 'permission:explain' }], north)
      const asker = await addDelegate(server(), { roles: [explainer.id], tenants: [north] })
      const person = await addDelegate(server(), { roles: [ofSouth.id], tenants: [north, south] })
      const { outcome, lacking } = await compare(asker, person, asker)
      expect(outcome).toBe('denied')
      expect(lacking).toMatchObject([
        {
          name: 'Permissions in other tenants',
          note: expect.stringMatching(/^\d of them, which are not shown to you$/),
        },
      ])
      expect(JSON.stringify(lacking)).not.toMatch(/dict:edit|South/)
      expect((await compare(asker, person)).lacking.map(({ subject }) => subject)).toContain('dict:edit')
    })

    test('says what every act for others is checked by', async () => {
      const stronger = await addGivenRole(server(), [{ perms: 'dict:edit' }])
      const target = await addDelegate(server(), { roles: [stronger.id], realname: 'Target' })
      const resetting = await addGivenRole(server(), [{ perms: 'user:password' }, { perms: 'user:list' }])
      const actor = await addDelegate(server(), { roles: [resetting.id] })
      const answer = await server().call<{ readonly refusal: { readonly lacking: readonly string[] } }>(
        'PUT',
        '/sys/user/changePassword',
        {
          token: actor.token,
          body: { username: target.username, password: 'correct horse 1', confirmPassword: 'correct horse 1' },
          headers: { 'accept-language': 'en' },
        },
      )
      expect(answer.body).toMatchObject({ code: 510 })
      const { lacking } = await compare(actor, target)
      expect(answer.body.result.refusal.lacking).toEqual(lacking.map(({ name, subject }) => `${name} (${subject})`))
    })
  })

  test('a refusal leads who may open it to the explanation of the two', async () => {
    const strong = await addGivenRole(server(), [{ perms: 'dict:edit' }])
    const target = await addDelegate(server(), { roles: [strong.id] })
    const codes = [{ perms: 'user:password' }, { perms: 'user:list' }, { perms: 'permission:explain' }]
    const role = await addGivenRole(server(), codes)
    const actor = await addDelegate(server(), { roles: [role.id] })
    const refuse = async () => {
      const { body } = await server().call<{ readonly refusal: { readonly explain?: string } }>(
        'PUT',
        '/sys/user/changePassword',
        {
          token: actor.token,
          body: { username: target.username, password: 'correct horse 1', confirmPassword: 'correct horse 1' },
        },
      )
      return body.result.refusal.explain
    }
    expect(await refuse()).toBeUndefined()
    const page = 'system.permission-explain'
    const node = { id: createId(), name: 'Explain', menuType: 1, permsType: '1', url: '/isystem/explain', page }
    await server().db.insertInto('sysPermission').values(node).execute()
    const granted = { id: createId(), roleId: role.id, permissionId: node.id }
    await server().db.insertInto('sysRolePermission').values(granted).execute()
    expect(await refuse()).toBe(`/isystem/explain?user=${actor.username}&other=${target.username}`)
  })

  test('asks for its code', async () => {
    const { token } = await server().signIn({ codes: ['user:list', 'role:permission'] })
    for (const path of ['reach', 'person', 'compare'])
      expect(await ask(path, { user: 'x', other: 'y' }, { token })).toMatchObject({ success: false, code: 510 })
  })
})

async function addTenants({ db }: TestServer): Promise<readonly number[]> {
  const mark = createId().slice(-4)
  const rows = [{ name: `North ${mark}` }, { name: `South ${mark}` }]
  return (await db.insertInto('sysTenant').values(rows).returning('id').execute()).map(({ id }) => id)
}
