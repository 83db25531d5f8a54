import { beforeAll, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { toJson } from '../../../server/db/json.ts'
import { addDelegate, addDepart, addDepartRole, addGivenRole, type Delegate } from '../authority/delegates.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'

interface ListedPower {
  readonly id: string
  readonly kind: string
  readonly code: string
  readonly name: string
  readonly nodes: readonly { readonly name: string }[]
  readonly reason: string
  readonly holders: number
  readonly state: string
}

interface Holders {
  readonly total: number
  readonly records: readonly {
    readonly id: string
    readonly username: string
    readonly by: string
    readonly tenants: string
    readonly phone?: string
  }[]
}

const reason = { zh: '新增页面，对所有人生效。', en: 'Adds pages for everybody.', tw: '新增頁面，對所有人生效。' }
const packs = { pages: [], tables: [], powers: [{ code: 'page:add', reason }] }

interface Named {
  readonly language?: string
  readonly query?: Readonly<Record<string, string | number>>
}

function listPowers(server: TestServer, { token }: { readonly token: string }, { language = 'en', query }: Named = {}) {
  return server.call<readonly ListedPower[]>('GET', '/sys/permission/powers', {
    token,
    headers: { 'accept-language': language },
    ...(query && { query }),
  })
}

async function listHolders(server: TestServer, { token }: { readonly token: string }, query: Named['query']) {
  const { body } = await server.call<Holders>('GET', '/sys/permission/powers/holders', {
    token,
    headers: { 'accept-language': 'en' },
    ...(query && { query }),
  })
  expect(body.success, body.message).toBe(true)
  return body.result
}

async function addTenant({ db }: TestServer, name: string): Promise<number> {
  const row = await db.insertInto('sysTenant').values({ name }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

describeEachDatabase('the list of powers', { install: async () => packs }, (server) => {
  let page: string
  let node: string

  beforeAll(async () => {
    page = createId()
    node = createId()
    const names = toJson({ zh: '页面', en: 'Pages', tw: '頁面' })
    const own = toJson({ zh: '新增', en: 'Add', tw: '新增' })
    await server()
      .db.insertInto('sysPermission')
      .values([
        { id: page, name: '页面', names, menuType: 1, permsType: '1' },
        { id: node, name: '新增', names: own, parentId: page, menuType: 2, perms: 'page:add', permsType: '1' },
      ])
      .execute()
  })

  const find = async (who: { readonly token: string }, named?: Named) => {
    const { body } = await listPowers(server(), who, named)
    expect(body.success, body.message).toBe(true)
    return body.result
  }

  test('says of each what it is able to do, and where it stands in the menu, in the language of the caller', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const [first, ...powers] = await find(admin)
    expect(first).toMatchObject({ kind: 'administrators', code: 'admin', name: 'Administrator role' })
    expect(powers.find(({ code }) => code === 'page:add')).toMatchObject({
      name: 'Pages / Add',
      nodes: [{ name: 'Pages / Add' }],
      reason: 'Adds pages for everybody.',
      state: 'on',
    })
    const taiwan = await find(admin, { language: 'zh-TW' })
    expect(taiwan.find(({ code }) => code === 'page:add')).toMatchObject({ name: '頁面 / 新增', reason: reason.tw })
  })

  test('names powers of the server that no pack marks by their code', async () => {
    const powers = await find(await server().signIn({ isAdmin: true }))
    expect(powers.find(({ code }) => code === 'job:edit')).toMatchObject({ name: 'job:edit', nodes: [], reason: '' })
  })

  test('leaves what a search names, by code, name or what it is able to do', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const codes = async (name: string) => (await find(admin, { query: { name } })).map(({ code }) => code)
    expect(await codes('*for everybody*')).toEqual(['page:add'])
    expect(await codes('PAGES / ADD')).toEqual(['page:add'])
    expect(await codes('dataSource')).toEqual(['add', 'edit', 'test', 'delete'].map((word) => `dataSource:${word}`))
    expect(await codes('nothing of that name')).toEqual([])
  })

  test('counts and names who holds one, by roles and department roles, once, and administrators apart', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const before = (await find(admin)).find(({ code }) => code === 'page:add')?.holders ?? 0
    const depart = await addDepart(server(), `P${createId().slice(-5)}`)
    const role = await addGivenRole(server(), [node])
    const both = await addDelegate(server(), { roles: [role.id], departs: [depart] })
    await addDepartRole(server(), { departId: depart, nodes: [node], members: [both.id] })
    await server().db.insertInto('sysUserRole').values({ id: createId(), userId: admin.id, roleId: role.id }).execute()
    expect((await find(admin)).find(({ code }) => code === 'page:add')?.holders).toBe(before + 1)
    const { records } = await listHolders(server(), admin, { power: 'page:add', username: both.username })
    const inner = `department role Inner (Department ${(await orgCodeOf(server(), depart)) ?? ''})`
    expect(records).toMatchObject([{ username: both.username, tenants: 'no tenant' }])
    expect(records[0]?.by.split(', ').toSorted()).toEqual([`Role ${role.id.slice(-6)}`, inner].toSorted())
    const administrators = await listHolders(server(), admin, { power: 'admin', username: admin.username })
    expect(administrators.records).toMatchObject([{ username: admin.username, by: 'Administrators' }])
    const all = await listHolders(server(), admin, { power: 'page:add', pageSize: 500 })
    expect(all.records.some(({ id }) => id === admin.id)).toBe(false)
  })

  test('brings holders page by page, by the grammar of lists', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const role = await addGivenRole(server(), [node])
    const mark = createId().slice(-6)
    for (let index = 0; index < 5; index += 1)
      await addDelegate(server(), { roles: [role.id], realname: `Holder ${mark} ${index}` })
    const asked = { power: 'page:add', realname: `*${mark}*`, pageSize: 2, column: 'realname', order: 'asc' }
    const second = await listHolders(server(), admin, { ...asked, pageNo: 2 })
    expect(second.total).toBe(5)
    expect(second.records).toHaveLength(2)
    // The list of holders is no list of accounts.
    expect(Object.keys(second.records[0] ?? {}).sort()).not.toContain('phone')
  })

  test('a node that is turned off gives its power to nobody', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const role = await addGivenRole(server(), [{ perms: 'gateway:edit', status: '0' }])
    const person = await addDelegate(server(), { roles: [role.id] })
    const holders = () => listHolders(server(), admin, { power: 'gateway:edit', username: person.username })
    expect((await holders()).total).toBe(0)
    await server()
      .db.updateTable('sysPermission')
      .set({ status: '1' })
      .where('id', '=', role.nodes[0] ?? '')
      .execute()
    expect((await holders()).total).toBe(1)
  })

  test('refuses what is no power, and who lacks its code', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const { body } = await server().call('GET', '/sys/permission/powers/holders', {
      token: admin.token,
      query: { power: 'user:list' },
      headers: { 'accept-language': 'en' },
    })
    expect(body).toMatchObject({ success: false, message: 'There is no such high-risk permission.' })
    const other = await server().signIn({ codes: ['role:permission', 'permission:list'] })
    expect((await listPowers(server(), other)).body).toMatchObject({ success: false, code: 510 })
  })

  test('shows people as the list of users does: those of the tenant, under the data rules of the caller', async () => {
    const north = await addTenant(server(), 'North')
    const south = await addTenant(server(), 'South')
    const everywhere = await addGivenRole(server(), [node])
    const ofNorth = await addGivenRole(server(), [node], north)
    const add = (roles: readonly string[], tenants: readonly number[], realname = 'Clerk') =>
      addDelegate(server(), { roles, tenants, realname })
    const inNorth = await add([ofNorth.id], [north])
    const inBoth = await add([everywhere.id], [south, north])
    const onlySouth = await add([everywhere.id], [south])
    const elsewhere = await add([ofNorth.id], [south])
    const explainer = await addGivenRole(server(), [{ perms: 'permission:explain' }], north)
    const asker = await add([explainer.id], [north])
    const seen = async (who: Delegate) => {
      const { total, records } = await listHolders(server(), who, { power: 'page:add', pageSize: 100 })
      const listed = (await find(who)).find(({ code }) => code === 'page:add')
      expect(listed?.holders).toBe(total)
      return records
    }
    const records = await seen(asker)
    expect(records.map(({ id }) => id).toSorted()).toEqual([inNorth.id, inBoth.id].toSorted())
    expect(records.map(({ tenants }) => tenants)).toEqual(['North', 'North'])
    // Who looks after all tenants is told of all, and in which they are.
    const admin = await server().signIn({ isAdmin: true })
    const everywhereSeen = await listHolders(server(), admin, { power: 'page:add', realname: 'Clerk', pageSize: 100 })
    const byId = new Map(everywhereSeen.records.map((record) => [record.id, record]))
    expect(byId.get(inBoth.id)?.tenants.split(', ').toSorted()).toEqual(['North', 'South'])
    expect(byId.get(onlySouth.id)?.tenants).toBe('South')
    expect(byId.get(inNorth.id)?.by).toBe(`Role ${ofNorth.id.slice(-6)} (tenant North)`)
    expect(byId.has(elsewhere.id)).toBe(false)
    // A data rule on users narrows the holders too.
    const bound = await addGivenRole(
      server(),
      [
        { perms: 'permission:explain' },
        { perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'username', value: inBoth.username }] },
      ],
      north,
    )
    const narrow = await add([bound.id], [north])
    expect((await seen(narrow)).map(({ id }) => id)).toEqual([inBoth.id])
  })
})

async function orgCodeOf({ db }: TestServer, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sysDepart').select('orgCode').where('id', '=', id).executeTakeFirst()
  return row?.orgCode
}

describeEachDatabase('the tree of what roles are given', { install: async () => packs }, (server) => {
  interface TreeNode {
    readonly key: string
    readonly caution?: string
    readonly locked?: boolean
    readonly children: readonly TreeNode[]
  }
  const readTree = async ({ token }: { readonly token: string }, path = '/sys/permission/queryTreeList') => {
    const { body } = await server().call<{ readonly treeList: readonly TreeNode[] }>('GET', path, {
      token,
      headers: { 'accept-language': 'en' },
      query: {},
    })
    expect(body.success, body.message).toBe(true)
    const flat = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
      nodes.flatMap((each) => [each, ...flat(each.children)])
    return new Map(flat(body.result.treeList).map((each) => [each.key, each]))
  }

  test('marks powers with what they are able to do, and locks them for everybody but administrators', async () => {
    const role = await addGivenRole(server(), [{ perms: 'user:list' }, { perms: 'user:list,page:add' }])
    const [plain = '', power = ''] = role.nodes
    const admin = await readTree(await server().signIn({ isAdmin: true }))
    expect(admin.get(power)).toMatchObject({ caution: 'Adds pages for everybody.' })
    expect(admin.get(power)).not.toHaveProperty('locked')
    expect(admin.get(plain)).not.toHaveProperty('caution')
    const delegate = await readTree(await server().signIn({ codes: ['role:permission', 'page:add'] }))
    expect(delegate.get(power)).toMatchObject({ caution: 'Adds pages for everybody.', locked: true })
    expect(delegate.get(plain)).not.toHaveProperty('locked')
  })

  test('and a delegate who sends one all the same is refused, whatever comes with it', async () => {
    const theirs = await addGivenRole(server(), [
      { perms: 'role:permission' },
      { perms: 'role:list' },
      { perms: 'page:add' },
    ])
    const delegate = await addDelegate(server(), { roles: [theirs.id] })
    const target = await addGivenRole(server(), [])
    const save = (permissionIds: readonly string[], lastpermissionIds: readonly string[] = []) =>
      server().call<{ readonly refusal: unknown }>('POST', '/sys/permission/saveRolePermission', {
        token: delegate.token,
        headers: { 'accept-language': 'en' },
        body: {
          roleId: target.id,
          permissionIds: permissionIds.join(','),
          lastpermissionIds: lastpermissionIds.join(','),
        },
      })
    const { body } = await save(theirs.nodes)
    expect(body).toMatchObject({
      success: false,
      code: 510,
      message: expect.stringContaining('only administrators can grant them: page:add (page:add)'),
    })
    expect(body.result.refusal).toMatchObject({ lacking: ['page:add (page:add)'], more: 0 })
    const rows = () =>
      server().db.selectFrom('sysRolePermission').select('id').where('roleId', '=', target.id).execute()
    expect(await rows()).toEqual([])
    expect((await save(theirs.nodes.slice(0, 2))).body.success).toBe(true)
    expect(await rows()).toHaveLength(2)
  })
})
