import { expect, test } from 'vitest'
import { createId } from '../../server/db/id.ts'
import type { RecordPage } from '../../server/http/envelope.ts'
import { bindRules, type Rule } from './grantedRules.ts'
import { describeEachDatabase, type TestServer, type TestUser } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'
import { readRows } from './readRows.ts'

type Row = Readonly<Record<string, unknown>>

const verbs = ['list', 'add', 'edit', 'delete', 'export', 'import']
const codes = verbs.map((verb) => `demo:goods:${verb}`)

const table = {
  ...goodsTable,
  lookup: ['name', 'code'],
  columns: { ...goodsTable.columns, sys_org_code: { type: 'text' }, owner: { type: 'text' } },
} as const

const packs = packOf({ 'tables/goods.json': table })

const bind = (server: TestServer, user: TestUser, ...rules: readonly Rule[]) =>
  bindRules(server, user, 'demo:goods:list', rules)

async function fill(server: TestServer): Promise<void> {
  const rows = [
    { name: 'Lamp', code: 'A01', tags: 'red,blue', stock: 1, soldAt: '2026-01-01 10:00:00', owner: 'x' },
    { name: 'Lantern', code: 'A01A01', tags: 'blue', stock: 5, soldAt: '2026-01-02 10:00:00' },
    { name: 'Chair', code: 'A02', tags: 'green', stock: 9, soldAt: '2026-01-03 10:00:00', owner: 'y' },
  ]
  await server.db.deleteFrom('demoGoods' as 'sysLog').execute()
  const { token } = await server.signIn({ isAdmin: true })
  for (const body of rows) await server.call('POST', '/demo/goods/add', { token, body })
}

async function names(server: TestServer, token: string): Promise<readonly unknown[]> {
  const query = { column: 'name', order: 'asc', pageSize: 100 }
  const { body } = await server.call<RecordPage<Row>>('GET', '/demo/goods/list', { token, query })
  return body.result.records.map(({ name }) => name)
}

const cases: readonly (readonly [string, Rule, readonly string[]])[] = [
  ['=', { column: 'name', operator: '=', value: 'Lamp' }, ['Lamp']],
  ['eq', { column: 'name', operator: 'eq', value: 'Lamp' }, ['Lamp']],
  ['!=', { column: 'name', operator: '!=', value: 'Lamp' }, ['Chair', 'Lantern']],
  ['>', { column: 'stock', operator: '>', value: '5' }, ['Chair']],
  ['>=', { column: 'stock', operator: '>=', value: '5' }, ['Chair', 'Lantern']],
  ['<', { column: 'stock', operator: '<', value: '5' }, ['Lamp']],
  ['<=', { column: 'stock', operator: '<=', value: '5' }, ['Lamp', 'Lantern']],
  ['IN', { column: 'name', operator: 'IN', value: 'Lamp, Chair' }, ['Chair', 'Lamp']],
  ['NOT_IN', { column: 'name', operator: 'NOT_IN', value: 'Lamp,Chair' }, ['Lantern']],
  ['LIKE', { column: 'name', operator: 'LIKE', value: 'an' }, ['Lantern']],
  ['LIKE with an open end', { column: 'code', operator: 'LIKE', value: 'A01%' }, ['Lamp', 'Lantern']],
  ['LIKE with an open start', { column: 'code', operator: 'LIKE', value: '%2' }, ['Chair']],
  ['NOT_LIKE', { column: 'name', operator: 'NOT_LIKE', value: 'La' }, ['Chair']],
  ['LEFT_LIKE', { column: 'name', operator: 'LEFT_LIKE', value: 'mp' }, ['Lamp']],
  ['RIGHT_LIKE', { column: 'name', operator: 'RIGHT_LIKE', value: 'La' }, ['Lamp', 'Lantern']],
  ['NOT_LEFT_LIKE', { column: 'name', operator: 'NOT_LEFT_LIKE', value: 'mp' }, ['Chair', 'Lantern']],
  ['NOT_RIGHT_LIKE', { column: 'name', operator: 'NOT_RIGHT_LIKE', value: 'La' }, ['Chair']],
  ['EQWITHADD', { column: 'name', operator: 'EQWITHADD', value: 'Lamp' }, ['Lamp']],
  ['LIKEWITHAND', { column: 'tags', operator: 'LIKEWITHAND', value: 'red,blue' }, ['Lamp']],
  ['LIKEWITHOR', { column: 'tags', operator: 'LIKEWITHOR', value: 'red,green' }, ['Chair', 'Lamp']],
  ['ELE_MATCH', { column: 'tags', operator: 'elemMatch', value: 'blue' }, ['Lamp', 'Lantern']],
  ['ELE_NOT_MATCH', { column: 'tags', operator: 'ELE_NOT_MATCH', value: 'blue' }, ['Chair']],
  ['RANGE', { column: 'stock', operator: 'RANGE', value: '2,6' }, ['Lantern']],
  ['NOT_RANGE', { column: 'stock', operator: 'NOT_RANGE', value: '2,6' }, ['Chair', 'Lamp']],
  ['EMPTY', { column: 'owner', operator: 'EMPTY' }, ['Lantern']],
  ['NOT_EMPTY', { column: 'owner', operator: 'NOT_EMPTY' }, ['Chair', 'Lamp']],
  ['a snake_case column', { column: 'sold_at', operator: '>=', value: '2026-01-02' }, ['Chair', 'Lantern']],
  ['raw SQL lets nothing through', { column: 'name', operator: 'USE_SQL_RULES', value: '1=1' }, []],
  ['an unknown column lets nothing through', { column: 'name) or (1=1', operator: '=', value: 'Lamp' }, []],
  ['an unknown operator lets nothing through', { column: 'name', operator: 'CUSTOM_MONGODB', value: '{}' }, []],
  ['an unknown variable lets nothing through', { column: 'name', operator: '!=', value: '#{sys_nothing}' }, []],
  ['a rule without a value lets nothing through', { column: 'name', operator: '!=', value: '' }, []],
  ['a value that is none of the column lets nothing through', { column: 'stock', operator: '>', value: 'x' }, []],
  [
    'a range with an unreadable bound lets nothing through',
    { column: 'stock', operator: 'NOT_RANGE', value: '2,x' },
    [],
  ],
  ['a list with an unreadable value lets nothing through', { column: 'stock', operator: 'NOT_IN', value: '5,x' }, []],
  ['a rule that leaves no condition lets nothing through', { column: 'tags', operator: 'LIKEWITHAND', value: ',' }, []],
]

describeEachDatabase('data rules', { modules: [], install: packs }, (server) => {
  test.each(cases)('%s', async (_title, rule, expected) => {
    await fill(server())
    const user = await server().signIn({ codes })
    await bind(server(), user, rule)
    expect(await names(server(), user.token)).toEqual(expected)
    const admin = await server().signIn({ isAdmin: true })
    expect(await names(server(), admin.token)).toHaveLength(3)
  })

  test('a variable of which one value cannot be read lets nothing through', async () => {
    await fill(server())
    const user = await server().signIn({ codes })
    for (const orgCode of ['5', 'x']) {
      const depart = { id: createId(), departName: orgCode, orgCode }
      await server().db.insertInto('sysDepart').values(depart).execute()
      const link = { id: createId(), userId: user.id, depId: depart.id }
      await server().db.insertInto('sysUserDepart').values(link).execute()
    }
    await bind(server(), user, { column: 'stock', operator: '!=', value: '#{sys_multi_org_code}' })
    expect(await names(server(), user.token)).toEqual([])
  })

  test('all rules of all roles hold together', async () => {
    await fill(server())
    const user = await server().signIn({ codes })
    await bind(
      server(),
      user,
      { column: 'name', operator: 'LIKE', value: 'La' },
      { column: 'stock', operator: '>', value: '1' },
    )
    expect(await names(server(), user.token)).toEqual(['Lantern'])
  })

  test('every call keeps to the rules: details, exports, changes and deletions one by one and in batches', async () => {
    await fill(server())
    const user = await server().signIn({ codes })
    await bind(server(), user, { column: 'name', operator: 'RIGHT_LIKE', value: 'La' })
    const rows = await server()
      .db.selectFrom('demoGoods' as 'sysLog')
      .selectAll()
      .execute()
    const idOf = (name: string) => String((rows as unknown as Row[]).find((row) => row.name === name)?.id)
    const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, request: object) =>
      server().call(method, `/demo/goods${path}`, { token: user.token, ...request })
    const [lamp, lantern, chair] = [idOf('Lamp'), idOf('Lantern'), idOf('Chair')]
    expect((await ask('GET', '/queryById', { query: { id: chair } })).body.success).toBe(false)
    expect((await ask('GET', '/queryById', { query: { id: lamp } })).body.success).toBe(true)
    expect((await ask('PUT', '/edit', { body: { id: chair, stock: 1 } })).body.success).toBe(false)
    expect((await ask('DELETE', '/delete', { query: { id: chair } })).body.success).toBe(false)
    const exported = await ask('GET', '/exportXls', { query: { selections: `${lamp},${chair}` } })
    const cells = (await readRows(exported.content)).flat()
    expect(cells).toContain('Lamp')
    expect(cells).not.toContain('Chair')
    await ask('DELETE', '/deleteBatch', { query: { ids: `${lantern},${chair}` } })
    expect(await names(server(), (await server().signIn({ isAdmin: true })).token)).toEqual(['Chair', 'Lamp'])
  })

  test('nobody writes a record out of their own sight', async () => {
    await fill(server())
    const user = await server().signIn({ codes })
    await bind(server(), user, { column: 'createBy', operator: '=', value: '#{sysUserCode}' })
    const { body } = await server().call<Row>('POST', '/demo/goods/add', {
      token: user.token,
      body: { name: 'Mine', code: 'mine' },
    })
    expect(body.success).toBe(true)
    expect(await names(server(), user.token)).toEqual(['Mine'])
    const other = await server().signIn({ codes })
    await bind(server(), other, { column: 'stock', operator: '<', value: '10' })
    const refused = await server().call('POST', '/demo/goods/add', {
      token: other.token,
      body: { name: 'Away', code: 'away', stock: 10 },
    })
    expect(refused.body).toMatchObject({ success: false, code: 510, message: '该数据超出您的数据权限范围' })
    expect(await names(server(), (await server().signIn({ isAdmin: true })).token)).not.toContain('Away')
  })

  test.each([
    ['#{sys_user_code}', 'owner', '=', (user: TestUser) => user.username],
    ['#{sysUserCode}', 'owner', '=', (user: TestUser) => user.username],
    ['#{sys_user_name}', 'owner', '=', (user: TestUser) => user.username],
    ['#{sys_user_id}', 'owner', '=', (user: TestUser) => user.id],
    ['#{sys_org_code}', 'owner', '=', () => 'B01'],
    ['#{sys_org_code}%', 'owner', 'LIKE', () => 'B01A05'],
    ['#{sys_multi_org_code}', 'owner', '=', () => 'B02'],
    ['#{sys_multi_org_code}', 'owner', 'IN', () => 'B01'],
    ['#{sysMultiOrgCode}%', 'owner', 'LIKE', () => 'B02A09'],
    ['#{sys_org_id}', 'owner', '=', () => 'depart-B01'],
    ['#{sys_role_code}', 'owner', '=', (user: TestUser) => `test-${user.roleId}`],
    ['#{sys_date}', 'soldAt', '>=', () => ''],
    ['#{sys_time}', 'soldAt', '>=', () => ''],
    ['#{tenant_id}', 'owner', '=', () => '0'],
    ['#{bpm_status}', 'owner', '=', () => '1'],
  ] as const)('the variable %s on %s with %s', async (value, column, operator, toOwner) => {
    await fill(server())
    const user = await server().signIn({ codes })
    for (const code of ['B01', 'B02']) {
      await server()
        .db.insertInto('sysDepart')
        .values({ id: `depart-${code}`, departName: code, orgCode: code })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const link = { id: createId(), userId: user.id, depId: `depart-${code}` }
      await server().db.insertInto('sysUserDepart').values(link).execute()
    }
    await server().db.updateTable('sysUser').set({ orgCode: 'B01' }).where('id', '=', user.id).execute()
    const { token } = await server().signIn({ isAdmin: true })
    const body = { name: 'Found', code: 'found', owner: toOwner(user), soldAt: '2999-01-01 00:00:00' }
    await server().call('POST', '/demo/goods/add', { token, body })
    await bind(server(), user, { column, operator, value })
    expect(await names(server(), user.token)).toEqual(['Found'])
  })

  test.each([
    [null, '#{sys_org_code}', '='],
    ['', '#{sys_org_code}', '='],
    [null, '#{sys_org_code}%', 'LIKE'],
    ['', '#{sys_org_code}%', 'LIKE'],
  ])('whose department is %o sees nothing by %s with %s', async (orgCode, value, operator) => {
    await fill(server())
    const user = await server().signIn({ codes })
    await server().db.updateTable('sysUser').set({ orgCode }).where('id', '=', user.id).execute()
    const { token } = await server().signIn({ isAdmin: true })
    for (const owner of ['null', ''])
      await server().call('POST', '/demo/goods/add', { token, body: { name: 'Away', code: `away${owner}`, owner } })
    await bind(server(), user, { column: 'owner', operator, value })
    expect(await names(server(), user.token)).toEqual([])
  })

  test('a new record belongs to the current department of who makes it', async () => {
    const user = await server().signIn({ codes })
    await server().db.updateTable('sysUser').set({ orgCode: 'C01' }).where('id', '=', user.id).execute()
    const body = { name: 'Ours', code: 'ours', sysOrgCode: 'stolen' }
    const answer = await server().call<Row>('POST', '/demo/goods/add', { token: user.token, body })
    expect(answer.body.result).toMatchObject({ sysOrgCode: 'C01' })
  })
})
