import { expect, test } from 'vitest'
import { createId } from '../../server/db/id.ts'
import type { RecordPage } from '../../server/http/envelope.ts'
import { toLogTexts } from '../../server/http/logTexts.ts'
import { describeEachDatabase } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'
import { readRows } from './readRows.ts'

type Row = Readonly<Record<string, unknown>>

const page = {
  kind: 'list',
  id: 'demo.goods',
  version: 1,
  title: 'Goods',
  access: 'demo:goods',
  source: { rest: '/demo/goods' },
  fields: {
    name: { label: 'Name', widget: 'input' },
    price: { label: 'Price', widget: 'number', access: 'demo:goods:price' },
    updateTime: { label: 'Changed', widget: 'datetime', editable: 'never', access: 'demo:goods:price' },
  },
  columns: ['name', 'price'],
}

const closing = (id: string, rest: string, field: string) => ({
  ...page,
  ...{ id, source: { rest }, fields: { [field]: { label: 'Name', widget: 'input', access: 'demo:kept' } } },
  columns: [field],
})

const packs = packOf({
  'pages/dicts.json': closing('demo.dicts', '/sys/dict', 'dictName'),
  'pages/items.json': closing('demo.items', '/sys/dictItem', 'itemText'),
  'pages/logs.json': closing('demo.logs', '/sys/log', 'logContent'),
  'tables/goods.json': { ...goodsTable, lookup: ['name', 'price'] },
  'pages/goods.json': page,
})
const codes = ['list', 'add', 'edit', 'delete', 'export', 'import'].map((verb) => `demo:goods:${verb}`)

describeEachDatabase('a field that asks for a code', { install: packs }, (server) => {
  test('is neither shown nor found nor sorted by nor exported nor saved without it', async () => {
    const whole = await server().signIn({ codes: [...codes, 'demo:goods:price'] })
    const part = await server().signIn({ codes })
    const ask = (user: typeof whole, method: 'GET' | 'POST' | 'PUT', path: string, request: object = {}) =>
      server().call<Row>(method, `/demo/goods${path}`, { token: user.token, ...request })
    const added = await ask(whole, 'POST', '/add', { body: { name: 'Lamp', code: 'l', price: 7 } })
    await ask(whole, 'POST', '/add', { body: { name: 'Sofa', code: 's', price: 9 } })
    const { id } = added.body.result
    expect(added.body.result.price).toBe(7)

    const list = async (user: typeof whole, query: object) =>
      (await ask(user, 'GET', '/list', { query })).body.result as unknown as RecordPage<Row>
    const [record] = (await list(part, {})).records
    expect(record).toHaveProperty('name')
    expect(record).not.toHaveProperty('price')
    expect((await list(whole, { price: '7' })).total).toBe(1)
    expect((await list(part, { price: '7' })).total).toBe(2)
    const superQuery = JSON.stringify([{ field: 'price', rule: 'gt', val: '8' }])
    expect((await list(whole, { superQueryParams: superQuery })).total).toBe(1)
    expect((await ask(part, 'GET', '/list', { query: { column: 'price' } })).body.success).toBe(false)
    expect((await ask(part, 'GET', '/queryById', { query: { id } })).body.result).not.toHaveProperty('price')

    const cells = async (user: typeof whole) => (await readRows((await ask(user, 'GET', '/exportXls')).content)).flat()
    expect(await cells(whole)).toContain('price')
    expect(await cells(part)).not.toContain('price')

    await ask(part, 'PUT', '/edit', { body: { id, name: 'Lantern', price: 1 } })
    expect((await ask(whole, 'GET', '/queryById', { query: { id } })).body.result).toMatchObject({
      name: 'Lantern',
      price: 7,
    })
  })

  test('stands in no refusal of a write that came too late', async () => {
    const whole = await server().signIn({ codes: [...codes, 'demo:goods:price'] })
    const part = await server().signIn({ codes })
    const ask = async (user: typeof whole, method: 'GET' | 'POST' | 'PUT', path: string, request: object = {}) =>
      (
        await server().call<Row>(method, `/demo/goods${path}`, {
          token: user.token,
          headers: { 'x-record-version': 'true', 'accept-language': 'en' },
          ...request,
        })
      ).body
    const { result: added } = await ask(whole, 'POST', '/add', { body: { name: 'Shelf', code: 'late', price: 7 } })
    const late = (await ask(part, 'GET', '/queryById', { query: { id: added.id } })).result
    await ask(whole, 'PUT', '/edit', { body: { id: added.id, price: 8 } })
    const refused = await ask(part, 'PUT', '/edit', { body: { ...late, name: 'Rack' } })
    expect(refused).toMatchObject({ success: false, code: 409, result: { record: { name: 'Shelf' } } })
    expect(refused.result.record).not.toHaveProperty('price')
    expect(JSON.stringify(refused)).not.toMatch(/price|updateTime/)
    // Who may not read when a record was changed is stopped all the same, and reads no time.
    expect(refused).toMatchObject({
      message: 'Not saved: this record was changed after you opened it.',
      result: { changed: { by: whole.username, at: null } },
    })
  })

  test('is named in the explanation', async () => {
    const part = await server().signIn({ codes })
    const admin = await server().signIn({ isAdmin: true })
    const { body } = await server().call<{ findings: readonly Row[] }>('GET', '/sys/permission/explain', {
      token: admin.token,
      query: { user: part.id, url: '/demo/goods/list' },
    })
    expect(body.result.findings).toContainEqual(
      expect.objectContaining({ topic: 'field', subject: 'price', outcome: 'narrowed' }),
    )
  })

  test.each([
    ['/sys/dict/list', 'dict:list', 'dictName'],
    ['/sys/dict/exportXls', 'dict:export', 'dictName'],
    ['/sys/dictItem/list', 'dict:list', 'itemText'],
    ['/sys/log/list', 'log:list', 'keyWord'],
    ['/sys/log/exportXls', 'log:export', 'keyWord'],
  ])('is not found by what %s filters with: %s, %s', async (path, code, parameter) => {
    const { db } = server()
    const word = createId()
    const dictId = createId()
    await db
      .insertInto('sysDict')
      .values({ id: dictId, dictName: word, dictCode: dictId, names: { en: word, zh: word, tw: word } })
      .execute()
    await db.insertInto('sysDictItem').values({ id: dictId, dictId, itemText: word, itemValue: '1' }).execute()
    await db
      .insertInto('sysLog')
      .values({ id: dictId, ...toLogTexts({ zh: word, en: word, tw: word }), logType: 2 })
      .execute()
    const read = async (codes: readonly string[], value: string) => {
      const { token } = await server().signIn({ codes })
      const query = { [parameter]: value, pageSize: '1000' }
      const answer = await server().call<{ total: number }>('GET', path, { token, query })
      if (path.endsWith('list')) return [answer.body.result.total, JSON.stringify(answer.body).includes(word)]
      const cells = (await readRows(answer.content)).flat()
      return [cells.length, cells.includes(word)]
    }
    const missing = 'there is no such word'
    const [none] = await read([code, 'demo:kept'], missing)
    expect(await read([code, 'demo:kept'], word)).not.toEqual([none, false])
    // What the parameter says is of no account.
    const [all, isShown] = await read([code], missing)
    expect(Number(all)).toBeGreaterThan(Number(none))
    expect([isShown, (await read([code], word))[1]]).toEqual([false, false])
  })
})
