import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addDelegate, addGivenRole } from '../authority/delegates.ts'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, orderForms, type TestForm } from './forms.ts'
import { createRights } from './rights.ts'

type Row = Readonly<Record<string, unknown>>
interface Removed {
  readonly removed: number
  readonly undo: { readonly method: 'PUT'; readonly path: string; readonly query: { readonly id: string } }
}

const base = '/online/cgform/api'

const regions: TestForm = {
  head: {
    tableName: 'undo_region',
    tableTxt: 'Regions',
    isTree: 'Y',
    treeParentIdField: 'pid',
    treeIdField: 'below',
    treeFieldname: 'name',
  },
  fields: {
    pid: { dbFieldTxt: 'Above', dbLength: 36 },
    below: { dbFieldTxt: 'Has children', dbLength: 3 },
    name: { dbFieldTxt: 'Name' },
  },
}

const tables = [...orderForms, regions].map(({ head }) => head.tableName)

describeEachDatabase('deletions of records of online forms', {}, (server) => {
  const formIds: string[] = []
  const rights = createRights(server)

  beforeAll(async () => {
    formIds.push(...(await makeForms(server().db, ...orderForms, regions)))
  })

  afterEach(async () => {
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(server().db)
    await sql`delete from onl_cgform_enhance_sql`.execute(server().db)
  })

  const signIn = () => server().signIn({ isAdmin: true })
  const call = async <T>(token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, rest: Row = {}) =>
    (await server().call<T>(method, `${base}${path}`, { token, headers: { 'accept-language': 'en' }, ...rest })).body
  const addOrder = async (token: string) =>
    (
      await call<string>(token, 'POST', '/form/demo_order', {
        query: { tabletype: 2 },
        body: {
          ...{ code: 'A1', customer: 'Mei', placed: '2026-02-03', total: '12.5', secretWord: 'open sesame' },
          demo_order_item: [{ goods: 'Tea', amount: 2 }, { goods: 'Cup' }],
          demo_order_way: [{ city: 'Suzhou' }],
        },
      })
    ).result
  const readAll = async () => {
    const all: Record<string, unknown> = {}
    for (const table of tables) {
      const found = await sql<Row>`select * from ${sql.table(table)} order by id`.execute(server().db.withoutPlugins())
      all[table] = found.rows
    }
    return all
  }
  const undo = (token: string, { undo: { path, query } }: Removed) =>
    call<number>(token, 'PUT', path.slice(base.length), { query })

  test('a deleted record comes back to the letter with the rows of its sub tables, once and to who deleted it', async () => {
    const { token } = await signIn()
    const before = await (async () => {
      await addOrder(token)
      return readAll()
    })()
    const [{ id }] = before.demo_order as readonly [Row]
    expect(await call(token, 'GET', '/removal/demo_order', { query: { ids: id } })).toMatchObject({
      result: [expect.stringMatching(/: 2$/), expect.stringMatching(/: 1$/)],
    })
    const { result } = await call<Removed>(token, 'DELETE', `/form/demo_order/${id}`)
    expect(result).toMatchObject({ removed: 1, undo: { method: 'PUT' } })
    expect(await readAll()).toMatchObject({ demo_order: [], demo_order_item: [], demo_order_way: [] })
    const another = await signIn()
    expect(await undo(another.token, result)).toMatchObject({ success: false })
    expect(await undo(token, result)).toMatchObject({ success: true, result: 1, message: 'Restored.' })
    expect(await readAll()).toEqual(before)
    expect(await undo(token, result)).toMatchObject({
      success: false,
      message: 'This deletion can no longer be undone.',
    })
  })

  test('a branch of a tree comes back with what stood below, and the record above knows of it', async () => {
    const { token } = await signIn()
    const add = async (name: string, pid = '') =>
      (await call<string>(token, 'POST', '/form/undo_region', { body: { name, pid } })).result
    const asia = await add('Asia')
    const china = await add('China', asia)
    await add('Suzhou', china)
    const before = await readAll()
    expect(await call(token, 'GET', '/removal/undo_region', { query: { ids: china } })).toMatchObject({
      result: ['Entries below it, also deleted: 1'],
    })
    const { result } = await call<Removed>(token, 'DELETE', `/form/undo_region/${china}`)
    expect(await readAll()).toMatchObject({ undo_region: [{ name: 'Asia', below: '0' }] })
    expect(await undo(token, result)).toMatchObject({ success: true, result: 2 })
    expect(await readAll()).toEqual(before)
    // A branch whose place has gone stays away.
    const later = (await call<Removed>(token, 'DELETE', `/form/undo_region/${china}`)).result
    await call(token, 'DELETE', `/form/undo_region/${asia}`)
    expect(await undo(token, later)).toMatchObject({ success: false, message: 'The parent record does not exist.' })
    expect(await readAll()).toMatchObject({ undo_region: [] })
  })

  test('what statements of a deletion did is taken back by nobody, so that no undo is offered', async () => {
    const { token } = await signIn()
    const id = await addOrder(token)
    await server()
      .db.insertInto('onlCgformEnhanceSql')
      .values({
        id: 'undo-statement',
        cgformHeadId: String(formIds[0]),
        buttonCode: 'delete',
        cgbSql: "update demo_order set customer = 'gone'",
      })
      .execute()
    expect(await call(token, 'GET', '/removal/demo_order', { query: { ids: id } })).toMatchObject({
      result: [expect.any(String), expect.any(String), 'This cannot be undone.'],
    })
    expect((await call(token, 'DELETE', `/form/demo_order/${id}`)).result).toBe(1)
  })

  test('who may delete but not add is told so, and offered no undo', async () => {
    const { main, sub } = await rights.addWithSub()
    const { token: admin } = await signIn()
    const body = { code: 'A1', [sub.table]: [{ code: 'one' }] }
    const id = (await call<string>(admin, 'POST', `/form/${main.id}`, { body })).result
    const roles = [await addGivenRole(server(), [...main.codes('list', 'delete'), ...sub.codes('list', 'delete')])]
    const { token } = await addDelegate(server(), { roles: roles.map((role) => role.id) })
    expect(await call(token, 'GET', `/removal/${main.id}`, { query: { ids: id } })).toMatchObject({
      result: ['Items: 1', 'This cannot be undone.'],
    })
    const stranger = await server().signIn()
    expect(await call(stranger.token, 'GET', `/removal/${main.id}`, { query: { ids: id } })).toMatchObject({
      success: false,
    })
    expect((await call(token, 'DELETE', `/form/${main.id}/${id}`)).result).toBe(1)
  })
})
