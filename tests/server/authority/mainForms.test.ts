import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { addDelegate, addGivenRole } from './delegates.ts'
import { createFormScene } from './formScene.ts'

const freshName = () => `kept_${createId().slice(-10)}`

describeEachDatabase('the rows of a sub table', {}, (server) => {
  const { call, person, addForm, addRecord, list, readTable } = createFormScene(server)
  const addTenant = async () => {
    const { id } = await server()
      .db.insertInto('sysTenant')
      .values({ name: freshName() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  test('rows of a sub table are not told by a main form that belongs to another tenant', async () => {
    const [one, two] = [await addTenant(), await addTenant()]
    const main = await addForm({ code: {} }, { tableType: 2, tenantId: two })
    const sub = await addForm({ main_id: { mainTable: main.tableName, mainField: 'id' }, code: {} }, { tableType: 3 })
    await server()
      .db.updateTable('onlCgformHead')
      .set({ subTableStr: sub.tableName })
      .where('id', '=', main.id)
      .execute()
    const mainId = await addRecord(main.tableName, { code: 'm' })
    await addRecord(sub.tableName, { main_id: mainId, code: 'secret' })
    const role = await addGivenRole(server(), [{ perms: sub.list }, { perms: main.list }])
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    expect(await list(who, main.id)).toEqual([])
    expect(await list(who, sub.id)).toEqual([])
  })

  test('nobody adds rows below a record of another tenant by a sub table of the installation', async () => {
    const [one, two] = [await addTenant(), await addTenant()]
    const main = await addForm({ code: {} }, { tableType: 2, tenantId: two })
    const sub = await addForm({ main_id: { mainTable: main.tableName, mainField: 'id' }, code: {} }, { tableType: 3 })
    const mainId = await addRecord(main.tableName, { code: 'm' })
    const role = await addGivenRole(server(), [{ perms: sub.list }, { perms: `onl:${sub.tableName}:add` }])
    const who = await addDelegate(server(), { roles: [role.id], tenants: [one] })
    const added = await call(who, 'POST', `/online/cgform/api/form/${sub.id}`, { main_id: mainId, code: 'theirs' })
    expect([added.success, await readTable(sub.tableName)]).toEqual([false, []])
  })

  test('rows of a sub table stay where their main field is withheld from who saves the record', async () => {
    const main = await addForm({ code: {}, name: {} }, { tableType: 2 })
    const sub = await addForm(
      { main_code: { mainTable: main.tableName, mainField: 'code' }, item: {} },
      { tableType: 3 },
    )
    await server()
      .db.updateTable('onlCgformHead')
      .set({ subTableStr: sub.tableName })
      .where('id', '=', main.id)
      .execute()
    await server()
      .db.insertInto('onlAuthPage')
      .values({ id: createId(), cgformId: main.id, code: 'code', type: 1, control: 5, page: 5, status: 1 })
      .execute()
    const mainId = await addRecord(main.tableName, { code: 'm', name: 'n' })
    await addRecord(sub.tableName, { main_code: 'm', item: 'kept' })
    const codes = ['list', 'add', 'edit', 'delete'].map((operation) => `onl:${main.tableName}:${operation}`)
    const who = await person(codes)
    const read = await call(who, 'GET', `/online/cgform/api/form/${main.id}/${mainId}`)
    const record = read.result as unknown as Readonly<Record<string, unknown>>
    expect(await list(who, sub.id)).toHaveLength(1)
    const saved = await call(who, 'PUT', `/online/cgform/api/form/${main.id}`, { ...record, name: 'other' })
    const left = await readTable(sub.tableName)
    expect([read.success, record?.[sub.tableName], saved.success, left.length]).toEqual([
      true,
      [expect.objectContaining({ item: 'kept' })],
      true,
      1,
    ])
  })
})
