import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { goodsTable, packOf } from '../packFixtures.ts'

const goodsList = {
  kind: 'list',
  id: 'demo.goods',
  version: 1,
  title: '@:demo.title',
  access: 'demo:goods',
  menu: { path: '/demo/goods', parent: 'demo' },
  source: { rest: '/demo/goods' },
  fields: { name: { label: '@:demo.goods.name' } },
  columns: ['name', { fragment: 'demo.price-columns', with: { limit: '100' } }],
}

const priceColumns = {
  kind: 'fragment',
  id: 'demo.price-columns',
  version: 1,
  title: 'Prices',
  parameters: { limit: {} },
  fields: { price: { label: '@:demo.grade', widget: 'number', access: 'demo:goods:price' } },
  columns: [{ field: 'price', tones: [{ when: 'self > given.limit', tone: 'error' }] }],
}

const packs = {
  install: packOf({
    'tables/demo_goods.json': goodsTable,
    'pages/goods.json': goodsList,
    'pages/price-columns.json': priceColumns,
  }),
}

interface Shown {
  readonly document: typeof goodsList
  readonly texts: { readonly zh: Readonly<Record<string, string>> }
}

const ownPage = (columns: readonly unknown[]) =>
  JSON.stringify({ ...goodsList, id: 'own.goods', title: 'Goods', menu: undefined, fields: { name: {} }, columns })

describeEachDatabase('fragments in pages', packs, (server) => {
  const shown = async (token: string, id: string) => (await server().call<Shown>('GET', `/pages/${id}`, { token })).body

  test('a page of a pack shows the columns of its fragment, with their fields and texts', async () => {
    const { token } = await server().signIn({ codes: [] })
    const { document, texts } = (await shown(token, 'demo.goods')).result
    expect(document.columns).toEqual(['name', { field: 'price', tones: [{ when: 'self > 100', tone: 'error' }] }])
    expect(document.fields).toEqual({ ...goodsList.fields, ...priceColumns.fields })
    expect(texts.zh['demo.grade']).toBe('等级')
  })

  test('the code of a field that a fragment brings along guards the field in the calls of the page', async () => {
    const admin = await server().signIn({ isAdmin: true })
    await server().call('POST', '/demo/goods/add', { token: admin.token, body: { name: 'Lamp', price: 20 } })
    const reader = await server().signIn({ codes: ['demo:goods:list'] })
    const { body } = await server().call<{ records: readonly object[] }>('GET', '/demo/goods/list', {
      token: reader.token,
    })
    expect(body.result.records[0]).toMatchObject({ name: 'Lamp' })
    expect(body.result.records[0]).not.toHaveProperty('price', 20)
    const node = await server()
      .db.selectFrom('sysPermission')
      .select('id')
      .where('perms', '=', 'demo:goods:price')
      .execute()
    expect(node).toHaveLength(1)
  })

  test('a page that was made on the server is kept as it was written, and shown with the fragment in its place', async () => {
    const { token } = await server().signIn({ codes: ['page:list', 'page:add', 'page:delete'] })
    const add = (document: string) =>
      server().call<{ id: string; document: string }>('POST', '/sys/page/add', { token, body: { document } })
    const fragment = { ...priceColumns, id: 'own.columns', fields: undefined, parameters: undefined, columns: ['name'] }
    const { result: saved } = (await add(JSON.stringify(fragment))).body
    const { body: page } = await add(ownPage([{ fragment: 'own.columns' }, { fragment: 'demo.price-columns' }]))
    expect(page).toMatchObject({ success: true })
    expect(page.result.document).toContain('"fragment": "own.columns"')
    expect((await shown(token, 'own.goods')).result.document.columns).toEqual([
      'name',
      { field: 'price', tones: [{ when: 'self > null', tone: 'error' }] },
    ])

    await server().call('DELETE', '/sys/page/delete', { token, query: { id: saved.id } })
    const { body } = await server().call('GET', '/pages/own.goods', { token })
    expect(body).toMatchObject({ success: false })
    expect(body.message).toContain('own.columns')
  })

  test.each([
    ['is not there', [{ fragment: 'own.nothing' }], 'no fragment is called `own.nothing`'],
    ['has no such parameter', [{ fragment: 'demo.price-columns', with: { limt: '1' } }], 'no parameter called `limt`'],
    [
      'shows its columns twice',
      ['price', { fragment: 'demo.price-columns' }],
      'the field `price` stands in the columns',
    ],
  ])('a page is not saved whose fragment %s', async (_what, columns, text) => {
    const { token } = await server().signIn({ codes: ['page:add'] })
    const { body } = await server().call('POST', '/sys/page/add', { token, body: { document: ownPage(columns) } })
    expect(body).toMatchObject({ success: false })
    expect(body.message).toContain(text)
  })
})
