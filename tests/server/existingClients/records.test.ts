import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, orderForms } from '../online/forms.ts'
import { type ClientRequest, sendAll } from './requests.ts'

const base = '/online/cgform/api'

/** A main record whose one-to-one sub form nobody touched, and one whose sub form was filled in. */
const untouched: readonly ClientRequest[] = [
  {
    method: 'POST',
    path: `${base}/form/demo_order?tabletype=2`,
    body: { code: 'C1', demo_order_item: [], demo_order_way: [{}] },
    keep: 'order',
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: `${base}/form/demo_order/{order}`,
    expectation: { result: { demo_order_way: [], sort: 2 } },
  },
  {
    method: 'PUT',
    path: `${base}/form/demo_order?tabletype=2`,
    body: { id: '{order}', code: 'C1', demo_order_item: [], demo_order_way: [{}] },
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: `${base}/form/demo_order/{order}`,
    expectation: { result: { demo_order_way: [] } },
  },
  {
    method: 'PUT',
    path: `${base}/form/demo_order?tabletype=2`,
    body: { id: '{order}', code: 'C1', demo_order_item: [], demo_order_way: [{ city: 'Ghent' }] },
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: `${base}/form/demo_order/{order}`,
    expectation: { result: { demo_order_way: [{ city: 'Ghent' }] } },
  },
]

const tenants: readonly ClientRequest[] = [
  {
    method: 'POST',
    path: '/sys/tenant/add',
    body: { id: 1234, name: 'Ceshi', status: 1 },
    expectation: { success: true },
  },
  { method: 'GET', path: '/sys/tenant/queryById?id=1234', expectation: { result: { id: 1234, name: 'Ceshi' } } },
  {
    method: 'POST',
    path: '/sys/tenant/add',
    body: { id: '1234', name: 'Another', status: 1 },
    headers: { 'accept-language': 'en' },
    expectation: { success: false, message: 'The number 1234 is already in use.' },
  },
  // Somebody is in a tenant that is gone: they would be in a new one of its number.
  { method: 'POST', path: '/sys/tenant/add', body: { id: 77, name: 'Other' }, expectation: { success: false } },
  ...[0, -1, 1.5, '1 or 1', 1e10].map(
    (id): ClientRequest => ({
      method: 'POST',
      path: '/sys/tenant/add',
      body: { id, name: 'Wrong', status: 1 },
      expectation: { success: false },
    }),
  ),
  {
    method: 'POST',
    path: '/sys/tenant/add',
    body: { id: '', name: 'Plain', status: 1 },
    expectation: { success: true },
  },
]

describeEachDatabase('records of existing clients', {}, (server) => {
  beforeAll(async () => {
    const [main, ...subs] = orderForms
    if (main === undefined) throw new Error('There is no main form.')
    const sort = { dbType: 'int', dbLength: 10, fieldDefaultValue: '{{ 2 }}' }
    const scripted = { fieldDefaultValue: '{{ function () { return 3 } }}' }
    await makeForms(server().db, { ...main, fields: { ...main.fields, sort, scripted } }, ...subs)
  })

  test('have no row of a sub form that nobody touched', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sendAll(server(), token, untouched)
    const { rows } = await sql`select city from demo_order_way`.execute(server().db)
    expect(rows).toEqual([{ city: 'Ghent' }])
  })

  test('of tenants have the number that they bring, if it is free', async () => {
    const { token, id } = await server().signIn({ isAdmin: true })
    await server().db.updateTable('sysUser').set({ relTenantIds: '77' }).where('id', '=', id).execute()
    const { token: other } = await server().signIn({ isAdmin: true })
    expect(token).not.toBe(other)
    await sendAll(server(), other, tenants)
  })
})
