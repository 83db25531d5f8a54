import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { addNode } from '../modules/people.ts'
import { makeForms, orderForms } from './forms.ts'

type Row = Readonly<Record<string, unknown>>
interface Data {
  readonly total: number
  readonly records: readonly Row[]
  readonly fieldList: readonly { readonly dbFieldName: string }[]
}

const base = '/online/cgform/api'
const refused = { success: false, code: 510 }

describeEachDatabase('what somebody may do with an online form', {}, (server) => {
  let orderId = ''

  beforeAll(async () => {
    const [id = ''] = await makeForms(server().db, ...orderForms)
    orderId = id
  })

  afterEach(async () => {
    for (const { head } of orderForms) await sql`delete from ${sql.table(head.tableName)}`.execute(server().db)
    for (const table of ['onl_auth_page', 'onl_auth_data', 'onl_auth_relation', 'sys_permission_data_rule'])
      await sql`delete from ${sql.table(table)}`.execute(server().db)
  })

  test('a form without a granted node or code answers nobody', async () => {
    const { token } = await server().signIn({ codes: ['onl:another:list'] })
    for (const [method, path] of [
      ['GET', `${base}/getData/demo_order`],
      ['GET', `${base}/getData/${orderId}`],
      ['GET', `${base}/getData/demo_order_item`],
      ['GET', `${base}/form/demo_order/1`],
      ['POST', `${base}/form/demo_order`],
      ['PUT', `${base}/form/demo_order`],
      ['DELETE', `${base}/form/demo_order/1`],
      ['GET', `${base}/exportXls/demo_order`],
      ['POST', `${base}/importXls/demo_order`],
    ] as const) {
      const sent = method === 'POST' || method === 'PUT' ? { body: { id: '1' } } : {}
      const { body } = await server().call(method, path, { token, ...sent })
      expect(body, `${method} ${path}`).toMatchObject(refused)
    }
  })

  test('a code grants what it says and nothing more', async () => {
    const { token } = await server().signIn({ codes: ['onl:demo_order:list', 'onl:demo_order:add'] })
    const added = await server().call<string>('POST', `${base}/form/demo_order`, { token, body: { code: 'A' } })
    expect(added.body).toMatchObject({ success: true })
    expect((await server().call<Data>('GET', `${base}/getData/demo_order`, { token })).body.result.total).toBe(1)
    expect((await server().call('GET', `${base}/getData/demo_order_item`, { token })).body).toMatchObject({
      success: true,
    })
    const removed = await server().call('DELETE', `${base}/form/demo_order/${added.body.result}`, { token })
    expect(removed.body).toMatchObject(refused)
    expect((await server().call('GET', `${base}/exportXls/demo_order`, { token })).body).toMatchObject(refused)
  })

  test('a menu node that leads to the form grants it, but for the buttons that ask for a grant of their own', async () => {
    const person = await withNode(server(), `/online/cgformList/${orderId}`)
    const { token } = person
    const added = await server().call<string>('POST', `${base}/form/demo_order`, { token, body: { code: 'A' } })
    expect(added.body).toMatchObject({ success: true })
    const ids = await withhold(server(), orderId, [
      { code: 'delete', type: 2, control: 5, page: 3 },
      { code: 'batch_delete', type: 2, control: 5, page: 3 },
    ])
    const removed = () => server().call('DELETE', `${base}/form/demo_order/${added.body.result}`, { token })
    expect((await removed()).body).toMatchObject(refused)
    await grant(server(), orderId, person.roleId, ids[0] ?? '', 2)
    expect((await removed()).body).toMatchObject({ success: true })
  })

  test('fields that ask for a grant are neither shown nor asked by nor written', async () => {
    const { token } = await withNode(server(), `/online/cgformErpList/demo_order`)
    const all = await server().signIn({ isAdmin: true })
    const added = await server().call<string>('POST', `${base}/form/demo_order`, {
      token: all.token,
      body: { code: 'A', customer: 'Mei', total: 7 },
    })
    await withhold(server(), orderId, [
      { code: 'customer', type: 1, control: 5, page: 3 },
      { code: 'total', type: 1, control: 5, page: 5 },
      { code: 'sex', type: 1, control: 3, page: 5 },
    ])
    const list = (await server().call<Data>('GET', `${base}/getData/demo_order`, { token })).body.result
    expect(list.records[0]).not.toHaveProperty('customer')
    expect(list.records[0]).toHaveProperty('total')
    expect(list.fieldList.map(({ dbFieldName }) => dbFieldName)).not.toContain('customer')
    const response = await server().call<Data>('GET', `${base}/getData/demo_order`, {
      token,
      query: { customer: 'Nobody' },
    })
    expect(response.body.result.total).toBe(1)
    const sorted = await server().call('GET', `${base}/getData/demo_order`, {
      token,
      query: { column: 'customer', order: 'asc' },
    })
    expect(sorted.body).toMatchObject({ success: false })
    const form = await server().call<Row>('GET', `${base}/form/demo_order/${added.body.result}`, { token })
    expect(form.body.result).not.toHaveProperty('total')
    await server().call('PUT', `${base}/form/demo_order`, {
      token,
      body: { id: added.body.result, customer: 'Lin', total: 9, sex: '2' },
    })
    const after = await server().call<Row>('GET', `${base}/form/demo_order/${added.body.result}`, { token: all.token })
    expect(after.body.result).toMatchObject({ customer: 'Lin', total: 7, sex: null })
  })

  test('rules on records hold for lists, records, writes and sub rows', async () => {
    const person = await withNode(server(), `/online/cgformList/${orderId}`)
    const { token } = person
    const admin = await server().signIn({ isAdmin: true })
    const add = (code: string, customer: string) =>
      server().call<string>('POST', `${base}/form/demo_order`, {
        token: admin.token,
        body: { code, customer, demo_order_item: [{ goods: `goods of ${code}` }] },
      })
    const [mine, others] = [(await add('A', 'Mei')).body.result, (await add('B', 'Lin')).body.result]
    const ruleId = createId()
    await server()
      .db.insertInto('onlAuthData')
      .values({
        id: ruleId,
        cgformId: orderId,
        ruleName: 'own',
        ruleColumn: 'customer',
        ruleOperator: '=',
        ruleValue: 'Mei',
      })
      .execute()
    await grant(server(), orderId, person.roleId, ruleId, 3)
    const list = (await server().call<Data>('GET', `${base}/getData/demo_order`, { token })).body.result
    expect(list.records.map(({ id }) => id)).toEqual([mine])
    const items = (await server().call<Data>('GET', `${base}/getData/demo_order_item`, { token })).body.result
    expect(items.records.map(({ goods }) => goods)).toEqual(['goods of A'])
    for (const [method, path, body] of [
      ['GET', `${base}/form/demo_order/${others}`, undefined],
      ['GET', `${base}/subform/list/demo_order_item/${others}`, undefined],
      ['PUT', `${base}/form/demo_order`, { id: others, customer: 'Mei' }],
      ['DELETE', `${base}/form/demo_order/${others}`, undefined],
      ['POST', `${base}/form/demo_order`, { code: 'C', customer: 'Wu' }],
      ['PUT', `${base}/form/demo_order`, { id: mine, customer: 'Wu' }],
    ] as const) {
      const answer = await server().call(method, path, { token, ...(body === undefined ? {} : { body }) })
      expect(answer.body, `${method} ${path}`).toMatchObject({ success: false })
      expect(answer.text).not.toContain('goods of B')
    }
    const all = await server().call<Data>('GET', `${base}/getData/demo_order`, {
      token: admin.token,
      query: { column: 'code', order: 'asc' },
    })
    expect(all.body.result.records.map(({ code, customer }) => [code, customer])).toEqual([
      ['A', 'Mei'],
      ['B', 'Lin'],
    ])
  })

  test('data rules of the menu node hold as well', async () => {
    const person = await withNode(server(), `/online/cgformList/${orderId}`)
    const ruleId = createId()
    await server()
      .db.insertInto('sysPermissionDataRule')
      .values({
        id: ruleId,
        permissionId: person.nodeId,
        ruleName: 'own',
        ruleColumn: 'create_by',
        ruleConditions: '=',
        ruleValue: '#{sys_user_code}',
        status: '1',
      })
      .execute()
    await server()
      .db.updateTable('sysRolePermission')
      .set({ dataRuleIds: ruleId })
      .where('permissionId', '=', person.nodeId)
      .execute()
    const admin = await server().signIn({ isAdmin: true })
    await server().call('POST', `${base}/form/demo_order`, { token: admin.token, body: { code: 'A' } })
    await server().call('POST', `${base}/form/demo_order`, { token: person.token, body: { code: 'B' } })
    const list = (await server().call<Data>('GET', `${base}/getData/demo_order`, { token: person.token })).body.result
    expect(list.records.map(({ code }) => code)).toEqual(['B'])
  })
})

async function withNode(server: TestServer, url: string) {
  const person = await server.signIn()
  const nodeId = await addNode(server, { name: 'Orders', url, menuType: 1 })
  await server.db
    .insertInto('sysRolePermission')
    .values({ id: createId(), roleId: person.roleId, permissionId: nodeId })
    .execute()
  return { ...person, nodeId }
}

interface Withheld {
  readonly code: string
  readonly type: number
  readonly control: number
  readonly page: number
}

async function withhold(server: TestServer, cgformId: string, rows: readonly Withheld[]): Promise<readonly string[]> {
  const all = rows.map((row) => ({ ...row, id: createId(), cgformId }))
  await server.db.insertInto('onlAuthPage').values(all).execute()
  return all.map(({ id }) => id)
}

async function grant(
  server: TestServer,
  cgformId: string,
  roleId: string,
  authId: string,
  type: number,
): Promise<void> {
  await server.db.insertInto('onlAuthRelation').values({ id: createId(), cgformId, roleId, authId, type }).execute()
}
