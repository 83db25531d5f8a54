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

const priceBlocks = {
  kind: 'fragment',
  id: 'demo.price',
  version: 2,
  title: 'Price',
  parameters: { price: {} },
  blocks: [{ type: 'text', id: 'price', text: '{{ given.price }}' }],
}

const board = {
  kind: 'page',
  id: 'demo.board',
  version: 2,
  title: 'Board',
  access: 'demo:goods',
  menu: { path: '/demo/board', parent: 'demo' },
  blocks: [{ type: 'fragment', id: 'price', fragment: 'demo.price', with: { price: '3' } }],
}

const packs = {
  install: packOf({
    'pages/price.json': priceBlocks,
    'pages/board.json': board,
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

  test('a change of a fragment that breaks a page which uses it is refused, and any other is saved', async () => {
    const { token } = await server().signIn({ codes: ['page:list', 'page:add', 'page:edit'] })
    const call = (method: 'POST' | 'PUT', path: string, body: object) =>
      server().call<{ id: string; dataVersion: number; page: string; issues: readonly object[] }>(method, path, {
        token,
        body,
      })
    const add = (document: object | string) =>
      call('POST', '/sys/page/add', { document: typeof document === 'string' ? document : JSON.stringify(document) })
    const inner = { ...priceColumns, id: 'own.inner', columns: [{ field: 'price', width: 90 }] }
    const { result: stored } = (await add(inner)).body
    const outer = [{ fragment: 'own.inner', with: { limit: 'given.most' } }]
    expect(
      (await add({ ...inner, id: 'own.outer', fields: undefined, parameters: { most: {} }, columns: outer })).body,
    ).toMatchObject({ success: true })
    const page = ownPage(['name', { fragment: 'own.outer', with: { most: '9' } }]).replace('own.goods', 'own.users')
    expect((await add(page)).body).toMatchObject({ success: true })

    const edit = (document: object) =>
      call('PUT', '/sys/page/edit', { id: stored.id, document: JSON.stringify(document) })
    const { body: withoutParameter } = await edit({ ...inner, parameters: {} })
    expect(withoutParameter).toMatchObject({ success: false, result: { page: 'own.outer', issues: [{}] } })
    expect(withoutParameter.message).toContain('the fragment `own.inner` has no parameter called `limit`')
    expect(withoutParameter.message).toMatch(/pages\/own\.outer\.json:\d+:\d+ .*pages\/own\.inner\.json/)

    const { body: otherField } = await edit({ ...inner, columns: [{ field: 'cost' }] })
    expect(otherField).toMatchObject({ success: false, result: { page: 'own.users' } })
    expect(otherField.message).toMatch(
      /pages\/own\.users\.json:\d+:\d+ .*in the fragment `own\.inner` \(pages\/own\.inner\.json:\d+:\d+\).*`cost`/,
    )

    const { body: steps } = await edit({ ...inner, columns: undefined, steps: [{ reload: true }] })
    expect(steps).toMatchObject({ success: false, result: { page: 'own.outer' } })
    expect((await edit({ ...inner, columns: [{ field: 'price', width: 120 }] })).body).toMatchObject({ success: true })
  })

  test('a block that is drawn with a parameter keeps it, in pages of packs as well', async () => {
    const { token } = await server().signIn({ codes: ['page:add'] })
    const own = { ...priceBlocks, parameters: {}, blocks: [{ type: 'text', id: 'price', text: 'Price' }] }
    const add = (document: object) =>
      server().call('POST', '/sys/page/add', { token, body: { document: JSON.stringify(document) } })
    const { body } = await add(own)
    expect(body).toMatchObject({ success: false, result: { page: 'demo.board' } })
    expect(body.message).toContain('no parameter called `price`')
    expect((await add({ ...own, parameters: { price: {}, unit: {} } })).body).toMatchObject({ success: true })
  })

  test('a page with an issue of its own does not keep a fragment from being saved', async () => {
    const { token } = await server().signIn({ codes: ['page:list', 'page:add', 'page:edit', 'page:delete'] })
    const add = (document: object | string) =>
      server().call<{ id: string }>('POST', '/sys/page/add', {
        token,
        body: { document: typeof document === 'string' ? document : JSON.stringify(document) },
      })
    const gone = { ...priceColumns, id: 'own.gone', parameters: undefined, columns: ['price'] }
    const kept = { ...gone, id: 'own.kept', fields: { stock: {} }, columns: ['stock'] }
    const { result } = (await add(gone)).body
    const { result: stored } = (await add(kept)).body
    const page = ownPage(['name', { fragment: 'own.gone' }, { fragment: 'own.kept' }]).replace('own.goods', 'own.half')
    expect((await add(page)).body).toMatchObject({ success: true })
    await server().call('DELETE', '/sys/page/delete', { token, query: { id: result.id } })
    const document = JSON.stringify({ ...kept, columns: [{ field: 'stock', width: 90 }] })
    const { body } = await server().call('PUT', '/sys/page/edit', { token, body: { id: stored.id, document } })
    expect(body).toMatchObject({ success: true })
  })
})
