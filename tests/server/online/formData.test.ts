import { read, utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { countInserts } from '../countInserts.ts'
import { addDictionary } from '../dictionaries.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { makeForms, orderForms } from './forms.ts'

type Row = Readonly<Record<string, unknown>>
interface Data {
  readonly total: number
  readonly records: readonly Row[]
}

const base = '/online/cgform/api'

describeEachDatabase('records of online forms', {}, (server) => {
  beforeAll(async () => {
    await makeForms(server().db, ...orderForms)
    await addDictionary(server(), 'sex', { '1': 'Male', '2': 'Female' })
  })

  afterEach(async () => {
    for (const { head } of orderForms) await sql`delete from ${sql.table(head.tableName)}`.execute(server().db)
  })

  test('a record comes once for each idempotency key, with the rows of its sub tables', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const add = (key: string, code: string) =>
      server().call<string>('POST', `${base}/form/demo_order`, {
        token,
        headers: { 'idempotency-key': key },
        body: { code, customer: 'Mei', demo_order_item: [{ goods: 'Tea' }] },
        query: { tabletype: '2' },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('order-1', 'C1')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body.success, answers[0]?.body.message).toBe(true)
    expect((await add('order-1', 'C2')).body).toMatchObject({ success: false, code: 422 })
    const { body } = await add('order-2', 'C3')
    expect(body.result).not.toBe(answers[0]?.body.result)
    const goods = await sql`select goods from demo_order_item`.execute(server().db)
    expect(goods.rows).toHaveLength(2)
  })

  test('a record that was changed since it was read is replaced by nobody who says what they read', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const call = <T>(method: 'POST' | 'PUT', body: Row, query: Readonly<Record<string, string>> = {}) =>
      server().call<T>(method, `${base}/form/demo_order`, {
        token,
        headers: { 'accept-language': 'en' },
        body,
        query: { tabletype: '2', ...query },
      })
    const id = (await call<string>('POST', { code: 'C1', customer: 'Mei', demo_order_item: [{ goods: 'Tea' }] })).body
      .result
    const items = async () =>
      (await sql<Row>`select goods from demo_order_item`.execute(server().db.withoutPlugins())).rows
    const first = { id, code: 'C1', customer: 'Lin', demo_order_item: [{ goods: 'Cup' }] }
    expect((await call('PUT', first, { unchangedSince: '' })).body.success).toBe(true)
    const late = { id, code: 'C1', customer: 'Wu', demo_order_item: [] }
    expect((await call('PUT', late, { unchangedSince: '' })).body).toMatchObject({
      success: false,
      code: 409,
      message: expect.stringMatching(/^Not saved: this record was changed at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, after/),
    })
    expect(await items()).toEqual([{ goods: 'Cup' }])
    const { records } = (
      await server().call<Data>('GET', `${base}/getData/demo_order`, { token, query: { code: 'C1' } })
    ).body.result
    expect(records[0]).toMatchObject({ customer: 'Lin' })
    const unchangedSince = String(records[0]?.update_time)
    expect((await call('PUT', late, { unchangedSince })).body.success).toBe(true)
    expect((await call('PUT', { ...late, customer: 'Zhao' })).body.success).toBe(true)
    expect(await items()).toEqual([])
  })

  test('a record comes and goes with the rows of its sub tables', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const added = await server().call<string>('POST', `${base}/form/demo_order`, {
      token,
      query: { tabletype: 2 },
      body: {
        code: 'A1',
        customer: 'Mei',
        sex: '2',
        placed: '2026-02-03',
        total: '12.5',
        secretWord: 'open sesame',
        demo_order_item: [
          { goods: 'Tea', amount: 2 },
          { goods: 'Cup', amount: 1 },
        ],
        demo_order_way: [{ city: 'Suzhou' }],
      },
    })
    expect(added.body).toMatchObject({ success: true })
    const id = added.body.result
    const got = await server().call<Row>('GET', `${base}/form/demo_order/${id}`, { token })
    expect(got.body.result).toMatchObject({
      id,
      code: 'A1',
      sex_dictText: 'Female',
      placed: '2026-02-03',
      total: 12.5,
      demo_order_item: [{ goods: 'Tea', amount: 2 }, { goods: 'Cup' }],
      demo_order_way: [{ city: 'Suzhou' }],
    })
    expect(got.body.result.writer).toBe(username)
    expect(got.text).not.toContain('sesame')
    const [tea] = got.body.result.demo_order_item as readonly Row[]
    const edited = await server().call('PUT', `${base}/form/demo_order`, {
      token,
      body: {
        id,
        customer: 'Mei Lin',
        demo_order_item: [
          { ...tea, amount: 5 },
          { goods: 'Pot', amount: 1 },
        ],
      },
    })
    expect(edited.body).toMatchObject({ success: true, result: id })
    const after = await server().call<Row>('GET', `${base}/detail/demo_order/${id}`, { token })
    expect(after.body.result).toMatchObject({ customer: 'Mei Lin', code: 'A1', demo_order_way: [{ city: 'Suzhou' }] })
    expect((after.body.result.demo_order_item as readonly Row[]).map(({ goods, amount }) => [goods, amount])).toEqual([
      ['Tea', 5],
      ['Pot', 1],
    ])
    const rows = await server().call<readonly Row[]>('GET', `${base}/subform/list/demo_order_item/${id}`, { token })
    expect(rows.body.result).toHaveLength(2)
    await server().call('DELETE', `${base}/form/demo_order/${id}`, { token })
    for (const table of ['demo_order', 'demo_order_item', 'demo_order_way']) {
      const left = await server().call<Data>('GET', `${base}/getData/${table}`, { token })
      expect(left.body.result).toMatchObject({ total: 0, records: [] })
    }
  })

  test('a wrong sub row takes the whole record back and says where it is', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call('POST', `${base}/form/demo_order`, {
      token,
      body: { code: 'B1', demo_order_item: [{ goods: 'Tea' }, { amount: 'many' }] },
      headers: { 'accept-language': 'en' },
    })
    expect(body).toMatchObject({
      success: false,
      result: {
        'demo_order_item.1.goods': 'Goods must not be empty',
        'demo_order_item.1.amount': 'Amount has an invalid format',
      },
    })
    const left = await server().call<Data>('GET', `${base}/getData/demo_order`, { token })
    expect(left.body.result.total).toBe(0)
    const one = await server().call('POST', `${base}/form/demo_order`, {
      token,
      body: { code: 'B2', demo_order_way: [{ city: 'x'.repeat(1000) }] },
      headers: { 'accept-language': 'en' },
    })
    expect(one.body.result).toEqual({ 'demo_order_way.city': expect.stringContaining('City') })
  })

  test('a one-to-one sub table takes one row for a record, however it comes', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const add = (table: string, body: Row) => server().call<string>('POST', `${base}/form/${table}`, { token, body })
    const [one, other] = [await add('demo_order', { code: 'O1' }), await add('demo_order', { code: 'O2' })]
    const way = (order: { readonly body: { readonly result: string } }, city: string) =>
      add('demo_order_way', { order_id: order.body.result, city })
    const answers = await Promise.all(['Bern', 'Chur', 'Thun'].map((city) => way(one, city)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(answers.find(({ body }) => !body.success)?.body.message).toBe('Delivery最多只能有一条记录')
    const moved = await way(other, 'Basel')
    expect(moved.body).toMatchObject({ success: true })
    const move = await server().call('PUT', `${base}/form/demo_order_way`, {
      token,
      body: { id: moved.body.result, order_id: one.body.result },
    })
    expect(move.body).toMatchObject({ success: false, message: 'Delivery最多只能有一条记录' })
    const { rows } = await sql<Row>`select city from demo_order_way where order_id = ${other.body.result}`.execute(
      server().db,
    )
    expect(rows).toEqual([{ city: 'Basel' }])
  })

  test('spreadsheets go out and come back with their sub rows', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    for (const [code, goods] of [
      ['C1', ['Tea', 'Cup']],
      ['C2', []],
      ['C3', ['Pot']],
    ] as const)
      await server().call('POST', `${base}/form/demo_order`, {
        token,
        body: { code, sex: '1', demo_order_item: goods.map((each) => ({ goods: each, amount: 1 })) },
      })
    const sheet = await server().call('GET', `${base}/exportXlsOld/demo_order`, {
      token,
      query: { paramsStr: JSON.stringify({ column: 'code', order: 'asc' }) },
      headers: { 'accept-language': 'en' },
    })
    const rows = readRows(sheet.content)
    const [, head = [], ...cells] = rows
    expect(head).toEqual([
      'No.',
      'Order no.',
      'Customer',
      'Sex',
      'Placed on',
      'Total',
      'Seller',
      'Writer',
      'Items/Goods',
      'Items/Amount',
      'Delivery/City',
    ])
    expect(cells.map((row) => [row[0], row[1], row[3], row[8]])).toEqual([
      ['1', 'C1', 'Male', 'Tea'],
      ['1', 'C1', 'Male', 'Cup'],
      ['2', 'C2', 'Male', ''],
      ['3', 'C3', 'Male', 'Pot'],
    ])
    const left = cells.filter((row) => row[8] !== 'Tea' && row[1] !== 'C2')
    const all = await server().call<Data>('GET', `${base}/getData/demo_order`, { token })
    await server().call('DELETE', `${base}/form/demo_order/${all.body.result.records.map(({ id }) => id).join(',')}`, {
      token,
    })
    const answer = await upload(server(), token, 'demo_order', [head, ...left])
    expect(answer).toMatchObject({ success: true })
    const back = await server().call<Data>('GET', `${base}/getData/demo_order`, {
      token,
      query: { column: 'code', order: 'asc' },
    })
    expect(back.body.result.records.map(({ code, sex }) => [code, sex])).toEqual([
      ['C1', '1'],
      ['C3', '1'],
    ])
    const items = await server().call<Data>('GET', `${base}/getData/demo_order_item`, {
      token,
      query: { column: 'goods', order: 'asc' },
    })
    expect(items.body.result.records.map(({ goods }) => goods)).toEqual(['Cup', 'Pot'])
  })

  test('an import writes records by one statement, and the rows of a sub table by another', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const rows = Array.from({ length: 40 }, (_, index) => [String(index), `S${index}`, 'Tea', '1'])
    let items = 0
    const mains = await countInserts(server(), 'demo_order', async () => {
      items = await countInserts(server(), 'demo_order_item', async () => {
        const answer = await upload(server(), token, 'demo_order', [
          ['No.', 'Order no.', 'Items/Goods', 'Items/Amount'],
          ...rows,
          ['', '', 'Cup', '2'],
        ])
        expect(answer).toMatchObject({ success: true, code: 200 })
      })
    })
    expect([mains, items]).toEqual([1, 1])
  })

  test('an import leaves out what is wrong, a record with a wrong sub row among it', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const answer = await upload(server(), token, 'demo_order', [
      ['No.', 'Order no.', 'Items/Goods', 'Items/Amount'],
      ['1', 'D1', 'Tea', '1'],
      ['', '', 'Cup', '2'],
      ['2', 'D1', 'Pot', '1'],
      ['3', 'D3', '', '7'],
      ['1', 'D4', 'Jar', '1'],
    ])
    expect(answer).toMatchObject({ code: 201, result: { totalCount: 5, errorCount: 3 } })
    const back = await server().call<Data>('GET', `${base}/getData/demo_order`, { token })
    expect(back.body.result.records.map(({ code }) => code)).toEqual(['D1'])
  })
})

function readRows(content: Buffer): readonly (readonly string[])[] {
  const book = read(content)
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  return utils
    .sheet_to_json<unknown[]>(sheet, { header: 1, defval: '' })
    .map((row) => row.map((cell) => String(cell ?? '')))
}

async function upload(server: TestServer, token: string, table: string, rows: readonly (readonly unknown[])[]) {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1')
  const form = new FormData()
  form.append(
    'files[]',
    new Blob([new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)]),
    'a.xlsx',
  )
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${base}/importXls/${table}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-access-token': token,
      'accept-language': 'en',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json()
}
