import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from './harness.ts'
import { makeForms, orderForms } from './online/forms.ts'

type Row = Readonly<Record<string, unknown>>

const name = '_recordVersion'
const headers = { 'x-record-version': 'true', 'accept-language': 'en' }
const forms = '/online/cgform/api'

describeEachDatabase('versions of records', {}, (server) => {
  let token = ''
  let username = ''
  beforeAll(async () => {
    await makeForms(server().db, ...orderForms)
    const administrator = await server().signIn({ isAdmin: true })
    token = administrator.token
    username = administrator.username
  })

  const call = async <T = Row>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: { readonly body?: object; readonly query?: Readonly<Record<string, string>>; readonly plain?: true } = {},
  ) => {
    const { plain, ...rest } = options
    return (await server().call<T>(method, path, { token, ...(plain ? {} : { headers }), ...rest })).body
  }
  let number = 0
  const addPosition = async () => {
    number += 1
    const body = { name: 'Miller', code: `miller-${number}`, postRank: '2' }
    return (await call('POST', '/sys/position/add', { body })).result
  }
  const readPosition = async (id: unknown) =>
    (await call('GET', '/sys/position/queryById', { query: { id: String(id) } })).result

  test('come to who asks for them, and to nobody else', async () => {
    const { id, code } = await addPosition()
    const query = { id: String(id) }
    const list = async (plain?: true) =>
      (
        await call<{ records: readonly Row[] }>('GET', '/sys/position/list', {
          query: { code: String(code) },
          ...(plain ? { plain } : {}),
        })
      ).result.records
    const record = await readPosition(id)
    expect(record[name]).toMatch(/^\d+$/)
    expect((await list())[0]?.[name]).toBe(record[name])
    const plain = (await call('GET', '/sys/position/queryById', { query, plain: true })).result
    expect({ ...plain, [name]: record[name] }).toEqual(record)
    expect((await list(true))[0]).not.toHaveProperty(name)
  })

  test('tell two writes within one second apart, and the second writer reads what the first one wrote', async () => {
    const { id } = await addPosition()
    const [one, other] = [await readPosition(id), await readPosition(id)]
    const edit = (body: object) => call('PUT', '/sys/position/edit', { body })
    const first = await edit({ ...one, name: 'First' })
    expect(first).toMatchObject({ success: true, result: { name: 'First' } })
    const second = await edit({ ...other, name: 'Second' })
    expect(second).toMatchObject({
      success: false,
      code: 409,
      result: { record: { id, name: 'First' }, changed: { by: username } },
    })
    expect(second.message).toMatch(/^Not saved: this record was changed at /)
    expect(await readPosition(id)).toMatchObject({ name: 'First' })
    // What the refusal and the answer of a write bring is what the next write is held against.
    const { record } = second.result as { readonly record: Row }
    expect(record[name]).toBe(first.result[name])
    const third = await edit({ id, name: 'Second', [name]: record[name] })
    expect(third).toMatchObject({ success: true, result: { name: 'Second' } })
    expect(await edit({ id, name: 'Third', [name]: third.result[name] })).toMatchObject({ success: true })
  })

  test('are another one after a write beside the calls', async () => {
    const { id } = await addPosition()
    const record = await readPosition(id)
    await sql`update sys_position set name = 'Quietly' where id = ${id}`.execute(server().db)
    expect(await call('PUT', '/sys/position/edit', { body: { ...record, postRank: '3' } })).toMatchObject({
      code: 409,
      result: { record: { name: 'Quietly', postRank: '2' } },
    })
  })

  test('are asked of nobody: who sends none replaces what is stored', async () => {
    const { id } = await addPosition()
    await readPosition(id)
    for (const other of ['One', 'Two'])
      expect(await call('PUT', '/sys/position/edit', { body: { id, name: other }, plain: true })).toMatchObject({
        success: true,
        result: { name: other },
      })
  })

  test('say that a record is gone', async () => {
    const { id } = await addPosition()
    const record = await readPosition(id)
    await call('DELETE', '/sys/position/delete', { query: { id: String(id) } })
    expect(await call('PUT', '/sys/position/edit', { body: record })).toMatchObject({ success: false, code: 410 })
    expect(await call('PUT', '/sys/position/edit', { body: { id, name: 'x' } })).toMatchObject({ code: 500 })
  })

  test('keep all records of a batch where one was changed', async () => {
    const records = [await addPosition(), await addPosition()]
    const ids = records.map(({ id }) => String(id))
    const versions = records.map((record) => String(record[name]))
    await call('PUT', '/sys/position/edit', { body: { id: ids[1], name: 'Other' } })
    const remove = (recordVersion: string) =>
      call('DELETE', '/sys/position/deleteBatch', { query: { ids: ids.join(','), recordVersion } })
    expect(await remove(versions.join(','))).toMatchObject({
      success: false,
      code: 409,
      result: { records: [{ id: ids[1] }] },
    })
    expect(await readPosition(ids[0])).toMatchObject({ id: ids[0] })
    const fresh = (await readPosition(ids[1]))[name]
    expect(await remove([versions[0], fresh].join(','))).toMatchObject({ success: true })
  })

  test('of a user are other ones once a role or a department was given or taken, and the refusal names both', async () => {
    const user = await server().signIn()
    const role = (
      await call('POST', '/sys/role/add', { body: { roleName: 'Late', roleCode: `late-${user.username}` } })
    ).result
    const read = async () => (await call('GET', '/sys/user/queryById', { query: { id: user.id } })).result
    const record = await read()
    const member = { roleId: String(role.id), userIdList: [user.id] }
    expect((await call('POST', '/sys/user/addSysUserRole', { body: member })).success).toBe(true)
    const refused = await call('PUT', '/sys/user/edit', { body: { ...record, realname: 'Anew' } })
    expect(refused).toMatchObject({
      code: 409,
      result: { record: { id: user.id, selectedroles: expect.stringContaining(String(role.id)), selecteddeparts: '' } },
    })
    const between = await read()
    const taken = { roleId: String(role.id), userId: user.id }
    expect((await call('DELETE', '/sys/user/deleteUserRole', { query: taken })).success).toBe(true)
    expect((await read())[name]).not.toBe(between[name])
  })

  test.each([
    ['departments', '/sys/sysDepart/queryTreeList', '/sys/sysDepart', { departName: 'Late' }, { departName: 'Later' }],
    [
      'nodes of the menu',
      '/sys/permission/list',
      '/sys/permission',
      { name: 'Late', menuType: 0, url: '/late' },
      { name: 'Later' },
    ],
  ])('come with whole trees of %s', async (_words, tree, path, body, change) => {
    const { id } = (await call('POST', `${path}/add`, { body })).result
    const findIn = async (plain?: true) =>
      (await call<readonly Row[]>('GET', tree, plain ? { plain } : {})).result.find((node) => node.id === id) ?? {}
    const node = await findIn()
    expect(node[name]).toMatch(/^\d+$/)
    expect(await findIn(true)).not.toHaveProperty(name)
    const edit = () => call('PUT', `${path}/edit`, { body: { id, ...change, [name]: node[name] } })
    expect(await edit()).toMatchObject({ success: true })
    expect(await edit()).toMatchObject({ success: false, code: 409, result: { record: change } })
  })

  test('cover the rows of sub tables of an online form, which have calls of their own', async () => {
    const path = `${forms}/form/demo_order`
    const body = { code: 'V1', customer: 'Mei', demo_order_item: [{ goods: 'Tea' }] }
    const id = (await call<string>('POST', path, { body, query: { tabletype: '2' } })).result
    const read = async () => (await call(`GET`, `${path}/${id}`)).result
    const before = await read()
    expect(before[name]).toMatch(/^\d+\.[\w-]{22}$/)
    const listed = await call<{ records: readonly Row[] }>('GET', `${forms}/getData/demo_order`, {
      query: { code: 'V1' },
    })
    expect(listed.result.records[0]?.[name]).toBe(String(before[name]).split('.')[0])
    const [item] = before.demo_order_item as readonly Row[]
    await call('PUT', `${forms}/form/demo_order_item`, { body: { ...item, goods: 'Cup' } })
    const refused = await call('PUT', path, { body: { ...before, customer: 'Lin' } })
    expect(refused).toMatchObject({
      success: false,
      code: 409,
      result: { record: { customer: 'Mei', demo_order_item: [{ goods: 'Cup' }] } },
    })
    expect(await read()).toMatchObject({ customer: 'Mei', demo_order_item: [{ goods: 'Cup' }] })
    const { record } = refused.result as { readonly record: Row }
    const saved = await call('PUT', path, { body: { ...record, customer: 'Lin' } })
    expect(saved).toMatchObject({ success: true, result: { id } })
    expect(saved.result[name]).toBe((await read())[name])
    expect(await call('PUT', path, { body: { ...body, id }, plain: true })).toMatchObject({ success: true, result: id })
    const remove = (recordVersion: unknown) =>
      call('DELETE', `${path}/${id}`, { query: { recordVersion: String(recordVersion) } })
    expect(await remove(record[name])).toMatchObject({ success: false, code: 409 })
    expect(await remove((await read())[name])).toMatchObject({ success: true })
  })
})
