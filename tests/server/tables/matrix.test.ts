import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyPassword } from '../../../server/http/password.ts'
import { storePicture } from '../files/pictures.ts'
import { describeEachDatabase, type TestUser } from '../harness.ts'
import { packOf } from '../packFixtures.ts'
import { bankPack } from './bankPack.ts'

type Row = Readonly<Record<string, unknown>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What stands in one column of each kind of a record; each value is found in an answer wherever it stands. */
const kinds = {
  title: 'title-of-the-note',
  inside: 'inside-of-the-note',
  slug: 'slug-of-the-note',
  price: 12.5,
  count: 3,
  pin: 'pin-of-the-note',
  key: 'key-of-the-note',
} as const

/** What strangers may read of it. */
const publicValues: readonly unknown[] = [kinds.title]
const closedValues = [kinds.inside, kinds.slug, kinds.pin, kinds.key]
const secretValues = [kinds.pin, kinds.key]

describeEachDatabase('every operation of a table by every sort of person', { install: packOf(bankPack) }, (server) => {
  const call = (
    method: Method,
    path: string,
    token?: string,
    request: { query?: Record<string, string>; body?: Row } = {},
  ) => server().call<Row>(method, path, { ...(token === undefined ? {} : { token }), ...request })
  const addNote = async ({ token }: TestUser, values: Row = {}): Promise<string> => {
    const { body } = await call('POST', '/demo/note/add', token, {
      body: { ...kinds, slug: `slug-of-the-note-${randomUUID()}`, ...values },
    })
    expect(body).toMatchObject({ success: true, result: { total: 37.5 } })
    return String(body.result.id)
  }
  const readRow = async (table: string, id: string) =>
    (await sql<Row>`select * from ${sql.table(table)} where id = ${id}`.execute(server().db)).rows[0]

  test('a stranger reads the public columns of an open table, one by one, in lists and in sheets, and nothing else', async () => {
    const owner = await server().signIn({})
    const id = await addNote(owner)
    const single = await call('GET', '/demo/note/queryById', undefined, { query: { id } })
    expect(Object.keys(single.body.result).sort()).toEqual(['cover', 'createTime', 'id', 'price', 'title', 'total'])
    const list = await call('GET', '/demo/note/list', undefined, { query: { pageSize: '100' } })
    const sheet = await server().call('GET', '/demo/note/exportXls')
    expect(sheet.status).toBe(200)
    for (const text of [single.text, list.text]) {
      for (const value of publicValues) expect(text).toContain(value)
      for (const value of [...closedValues, owner.username]) expect(text).not.toContain(value)
    }
    for (const query of [
      { inside: kinds.inside },
      { slug: '*note*' },
      { column: 'inside', order: 'asc' },
      { createBy: owner.username },
      {
        superQueryParams: encodeURIComponent(JSON.stringify([{ field: 'inside', rule: 'eq', val: 'nothing' }])),
        superQueryMatchType: 'and',
      },
    ] as Record<string, string>[]) {
      const { text } = await call('GET', '/demo/note/list', undefined, { query: { pageSize: '100', ...query } })
      const plain = await call('GET', '/demo/note/list', undefined, { query: { pageSize: '100' } })
      // What a stranger does not read narrows and orders nothing that a stranger gets.
      const records = (answer: string) => (JSON.parse(answer).result?.records ?? []) as unknown[]
      expect([0, records(plain.text).length]).toContain(records(text).length)
    }
  })

  test('a stranger reads the files that public columns name, and no others', async () => {
    const owner = await server().signIn({})
    const [cover, inside, unnamed] = await Promise.all([1, 2, 3].map(() => storePicture(server(), owner.id)))
    await addNote(owner, { cover, inside })
    const status = async (path: string | undefined) => (await server().call('GET', `/sys/common/static/${path}`)).status
    expect(await Promise.all([cover, inside, unnamed].map(status))).toEqual([200, 401, 401])
  })

  test('a stranger writes nothing but what is open to anyone, and cannot read that again', async () => {
    const owner = await server().signIn({})
    const id = await addNote(owner)
    const before = await readRow('demo_note', id)
    for (const [method, path, request] of [
      ['POST', '/demo/note/add', { body: { title: 'x' } }],
      ['PUT', '/demo/note/edit', { body: { id, title: 'x' } }],
      ['DELETE', '/demo/note/delete', { query: { id } }],
      ['DELETE', '/demo/note/deleteBatch', { query: { ids: id } }],
      ['POST', '/demo/note/importExcel', {}],
      ['GET', '/demo/note/removal', { query: { ids: id } }],
      ['GET', '/demo/request/list', {}],
      ['GET', '/demo/order/list', {}],
      ['GET', '/demo/account/list', {}],
    ] as const)
      expect((await call(method, path, undefined, request)).status).toBe(401)
    expect(await readRow('demo_note', id)).toEqual(before)
    const add = (body: Row, headers = {}) => server().call<Row>('POST', '/demo/request/add', { body, headers })
    expect((await add({ text: 'hello', answer: 'mine' })).body).toMatchObject({ success: false })
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => add({ text: 'hello' }, headers)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const result = answers[0]?.body.result ?? {}
    expect(Object.keys(result)).toEqual(['id'])
    const rows = await sql<Row>`select text, create_by from demo_request`.execute(server().db)
    expect(rows.rows).toEqual([{ text: 'hello', createBy: null }])
    // A token that has ended is not taken for nobody.
    const { status } = await call('POST', '/demo/request/add', 'x'.repeat(43), { body: { text: 'lost' } })
    expect(status).toBe(401)
  })

  test('another person sees what others may see and changes none of it, by any call', async () => {
    const owner = await server().signIn({})
    const other = await server().signIn({ codes: ['demo:note:import'] })
    const id = await addNote(owner)
    const before = await readRow('demo_note', id)
    const read = await call('GET', '/demo/note/queryById', other.token, { query: { id } })
    expect(read.body.result).toMatchObject({ title: kinds.title, inside: kinds.inside })
    for (const [method, path, request] of [
      ['PUT', '/demo/note/edit', { body: { id, title: 'theirs' } }],
      ['DELETE', '/demo/note/delete', { query: { id } }],
      ['DELETE', '/demo/note/deleteBatch', { query: { ids: id } }],
    ] as const)
      expect((await call(method, path, other.token, request)).body).toMatchObject({ success: false, code: 510 })
    expect(await readRow('demo_note', id)).toEqual(before)
    const over = await server().signIn({ codes: ['demo:note:all'] })
    expect((await call('PUT', '/demo/note/edit', over.token, { body: { id, title: 'mended' } })).body.success).toBe(
      true,
    )
    expect(await readRow('demo_note', id)).toMatchObject({ title: 'mended', createBy: owner.username })
  })

  test('what belongs to people is seen by its owner and by who holds the code alone', async () => {
    const owner = await server().signIn({})
    const other = await server().signIn({ codes: ['demo:account:export'] })
    const over = await server().signIn({ codes: ['demo:account:all'] })
    const id = `mine-${randomUUID()}`
    await sql`insert into demo_account (id, name, holder) values (${id}, 'Mine', ${owner.username})`.execute(
      server().db,
    )
    const see = async ({ token }: TestUser) => {
      const list = await call('GET', '/demo/account/list', token, { query: { pageSize: '100' } })
      const single = await call('GET', '/demo/account/queryById', token, { query: { id } })
      return [list.text.includes(id), single.body.success]
    }
    expect(await see(owner)).toEqual([true, true])
    expect(await see(other)).toEqual([false, false])
    expect(await see(over)).toEqual([true, true])
    const { body } = await call('POST', '/demo/withdrawal/add', other.token, { body: { account: id, amount: '1' } })
    expect(body).toMatchObject({ success: false, result: { account: expect.any(String) } })
  })

  test('a secret is answered to nobody, stands in no version and no log, and is kept as the document says', async () => {
    const owner = await server().signIn({})
    const admin = await server().signIn({ isAdmin: true })
    const id = await addNote(owner)
    const edited = await call('PUT', '/demo/note/edit', owner.token, { body: { id, pin: '', inside: 'x' } })
    const answers = [
      edited.text,
      (await call('GET', '/demo/note/queryById', admin.token, { query: { id } })).text,
      (await call('GET', '/demo/note/list', admin.token, { query: { pageSize: '100' } })).text,
      JSON.stringify((await sql`select * from sys_data_log where data_id = ${id}`.execute(server().db)).rows),
      JSON.stringify((await sql`select request_param from sys_log`.execute(server().db)).rows),
    ]
    for (const text of answers) for (const value of secretValues) expect(text).not.toContain(value)
    const row = await readRow('demo_note', id)
    // An empty value keeps the secret.
    expect(await verifyPassword(String(row?.pin), kinds.pin)).toBe(true)
    expect(row?.key).not.toContain(kinds.key)
    expect(
      (await call('GET', '/demo/note/list', admin.token, { query: { pin: kinds.pin, pageSize: '100' } })).body.success,
    ).toBe(false)
  })

  test('columns are written as the document says: never, once, by a formula, together once, and naming what is there', async () => {
    const owner = await server().signIn({})
    const { token } = owner
    const id = await addNote(owner, { slug: 'once' })
    const edit = (values: Row) => call('PUT', '/demo/note/edit', token, { body: { id, ...values } })
    for (const values of [{ rank: 1 }, { slug: 'twice' }, { total: 1 }, { parent: 'nobody' }])
      expect((await edit(values)).body).toMatchObject({
        success: false,
        result: { [String(Object.keys(values)[0])]: expect.any(String) },
      })
    expect((await edit({ count: 4, slug: 'once', rank: null })).body).toMatchObject({
      success: true,
      result: { total: 50, slug: 'once' },
    })
    const again = await call('POST', '/demo/note/add', token, { body: { ...kinds, slug: 'once' } })
    expect(again.body).toMatchObject({ success: false, result: { slug: expect.any(String) } })
    const parent = await addNote(owner)
    expect((await edit({ parent, related: parent })).body.success).toBe(true)
    await sql`update demo_note set parent = null where id = ${id}`.execute(server().db)
    expect((await call('DELETE', '/demo/note/delete', token, { query: { id: parent } })).body.success).toBe(true)
    expect(await readRow('demo_note', id)).toMatchObject({ related: null, title: kinds.title })
  })

  test('a decimal keeps every digit, and its formula reckons as people do', async () => {
    const owner = await server().signIn({})
    const add = async (price: unknown, count: number) =>
      (await call('POST', '/demo/note/add', owner.token, { body: { title: 'n', price, count } })).body
    expect(await add('0.1', 3)).toMatchObject({ result: { price: 0.1, total: 0.3 } })
    expect(await add('1.15', 1)).toMatchObject({ result: { total: 1.15 } })
    expect(await add(1.005, 1)).toMatchObject({ success: false })
    expect(await add('123456789012345678.91', 1)).toMatchObject({ success: false })
    const { body } = await call('POST', '/demo/note/add', owner.token, {
      body: { title: 'n', price: '9007199254740993.25' },
    })
    expect(body.success).toBe(false)
  })

  test('records of a tenant stay in it, with the department of who made them', async () => {
    const codes = ['demo:order:list', 'demo:order:add', 'demo:order:edit', 'demo:order:delete', 'demo:order:export']
    const inTenant = async (tenant: number) => {
      const person = await server().signIn({ codes })
      await sql`insert into sys_tenant (id, name, status) values (${tenant}, ${`t${tenant}`}, 1) on conflict do nothing`.execute(
        server().db,
      )
      await sql`update sys_user set rel_tenant_ids = ${String(tenant)}, org_code = ${`A0${tenant}`} where id = ${person.id}`.execute(
        server().db,
      )
      return person
    }
    const [one, two] = [await inTenant(71), await inTenant(72)]
    const { body } = await call('POST', '/demo/order/add', one.token, { body: { name: 'of one' } })
    const id = String(body.result.id)
    expect(await readRow('demo_order', id)).toMatchObject({ tenantId: 71, sysOrgCode: 'A071' })
    expect((await call('POST', '/demo/order/add', one.token, { body: { name: 'x', tenantId: 72 } })).body.success).toBe(
      false,
    )
    expect((await call('GET', '/demo/order/list', two.token)).text).not.toContain('of one')
    expect((await server().call('GET', '/demo/order/exportXls', { token: two.token })).status).toBe(200)
    for (const [method, path, request] of [
      ['GET', '/demo/order/queryById', { query: { id } }],
      ['PUT', '/demo/order/edit', { body: { id, name: 'theirs' } }],
      ['DELETE', '/demo/order/delete', { query: { id } }],
      ['DELETE', '/demo/order/deleteBatch', { query: { ids: id } }],
    ] as const)
      expect((await call(method, path, two.token, request)).body.success).toBe(false)
    expect(await readRow('demo_order', id)).toMatchObject({ name: 'of one', tenantId: 71 })
    expect(server().bugs).toEqual([])
  })

  test('what strangers read is kept by browsers, and asked for anew as soon as a public column changes', async () => {
    const owner = await server().signIn({})
    const id = await addNote(owner)
    const read = (headers = {}, token?: string) =>
      server().call('GET', '/demo/note/queryById', {
        query: { id },
        headers,
        ...(token === undefined ? {} : { token }),
      })
    const first = await read()
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect((await read({ 'if-none-match': etag })).status).toBe(304)
    expect((await read({ 'if-none-match': etag }, owner.token)).status).toBe(200)
    await call('PUT', '/demo/note/edit', owner.token, { body: { id, inside: 'closed' } })
    expect((await read({ 'if-none-match': etag })).status).toBe(304)
    await call('PUT', '/demo/note/edit', owner.token, { body: { id, title: 'other' } })
    expect((await read({ 'if-none-match': etag })).status).toBe(200)
  })
})

describeEachDatabase(
  'calls of strangers',
  { install: packOf(bankPack), environment: { ANONYMOUS_CALLS: '20' } },
  (server) => {
    test('are limited for each address, and those of people are not', async () => {
      const { token } = await server().signIn({})
      const statuses = async (request: object) =>
        (await Promise.all(Array.from({ length: 30 }, () => server().call('GET', '/demo/note/list', request)))).map(
          ({ status }) => status,
        )
      const strangers = await statuses({})
      expect(strangers.filter((status) => status === 200)).toHaveLength(20)
      expect(strangers.filter((status) => status === 429)).toHaveLength(10)
      expect(new Set(await statuses({ token }))).toEqual(new Set([200]))
      const refused = await server().call('GET', '/demo/note/list')
      expect(refused.headers['retry-after']).toBeDefined()
    })
  },
)
