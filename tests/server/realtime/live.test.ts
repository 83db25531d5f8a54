import { expect, test } from 'vitest'
import { code, defineModule, signedIn } from '../../../server/http/index.ts'
import { defineFeed } from '../../../server/realtime/live/feed.ts'
import { isStale } from '../../../server/realtime/live/topic.ts'
import { bindRules } from '../grantedRules.ts'
import { describeEachDatabase, type TestServer, type TestUser } from '../harness.ts'
import { goodsTable, packOf } from '../packFixtures.ts'
import { listen, openSocket, type TestSocket } from './socketClient.ts'

type Row = Readonly<Record<string, unknown>>

interface Frame {
  readonly type: string
  readonly topic?: string
  readonly isStale?: boolean
  readonly added?: readonly Row[]
  readonly changed?: readonly Row[]
  readonly removed?: readonly string[]
}

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
  },
  columns: ['name', 'price'],
}

const install = packOf({
  'tables/goods.json': { ...goodsTable, live: true },
  'tables/ours.json': {
    table: 'demo_ours',
    path: '/demo/ours',
    access: 'demo:ours',
    live: true,
    columns: { name: { type: 'text' }, tenant_id: { type: 'integer' } },
  },
  'pages/goods.json': page,
})

const prices = defineModule({
  id: 'prices',
  section: '7.5',
  routes: [],
  feeds: [
    defineFeed({ topic: 'prices', key: 'symbol', access: signedIn('prices are for everybody here') }),
    defineFeed({ topic: 'secret-prices', key: 'symbol', access: code('demo:prices') }),
  ],
})

const codes = ['list', 'add', 'edit', 'delete'].map((verb) => `demo:goods:${verb}`)

describeEachDatabase('a live table', { install }, (server) => {
  const listenTo = async (user: TestUser, topic = 'demo_goods', more: Row = {}) => {
    const socket = await openSocket(`${await listen(server())}/live?token=${user.token}`)
    socket.send({ type: 'subscribe', topic, language: 'en', ...more })
    return { socket, first: (await socket.next()) as Frame }
  }
  const next = async (socket: TestSocket): Promise<Frame> => (await socket.next()) as Frame
  const add = async (user: TestUser, body: Row) =>
    (await server().call<Row>('POST', '/demo/goods/add', { token: user.token, body })).body.result
  const edit = (user: TestUser, body: Row) => server().call<Row>('PUT', '/demo/goods/edit', { token: user.token, body })
  const inTenants = async (user: TestUser, tenants: string) => {
    for (const id of tenants.split(',').map(Number))
      await server()
        .db.insertInto('sysTenant')
        .values({ id, name: String(id), status: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await server().db.updateTable('sysUser').set({ relTenantIds: tenants }).where('id', '=', user.id).execute()
  }

  test('says what was added, changed and removed, as the list answers it', async () => {
    const writer = await server().signIn({ codes })
    const { socket, first } = await listenTo(await server().signIn({ codes }))
    expect(first).toEqual({ type: 'subscribed', topic: 'demo_goods', isStale: true })
    const { id } = await add(writer, { name: 'Lamp', grade: '1' })
    const added = await next(socket)
    expect(added).toMatchObject({ type: 'changes', topic: 'demo_goods' })
    expect(added.added).toMatchObject([{ id, name: 'Lamp', grade_dictText: 'Good', createBy: writer.username }])
    await edit(writer, { id, name: 'Lantern' })
    expect((await next(socket)).changed).toMatchObject([{ id, name: 'Lantern', grade: '1' }])
    socket.send({ type: 'keys', topic: 'demo_goods', keys: [id] })
    socket.send({ type: 'heart_beat' })
    expect(await next(socket)).toEqual({ type: 'heart_beat', data: true })
    await server().call('DELETE', '/demo/goods/delete', { token: writer.token, query: { id: String(id) } })
    expect((await next(socket)).removed).toEqual([id])
    await socket.close()
  })

  test('says nothing of what was rolled back', async () => {
    const user = await server().signIn({ codes })
    const { socket } = await listenTo(user)
    const { db } = server()
    const failing = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('demo_goods' as never)
        .values({ id: 'undone', name: 'Undone' } as never)
        .execute()
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await add(user, { name: 'Done' })
    expect((await next(socket)).added).toMatchObject([{ name: 'Done' }])
    await socket.close()
  })

  test('is heard whatever writes it: many at once have the listeners ask anew', async () => {
    const user = await server().signIn({ codes })
    const { socket } = await listenTo(user)
    const rows = Array.from({ length: 150 }, (_, index) => ({ id: `many-${index}`, name: `Many ${index}` }))
    await server()
      .db.insertInto('demo_goods' as never)
      .values(rows as never)
      .execute()
    expect(await next(socket)).toEqual({ type: 'gap', topic: 'demo_goods' })
    await server()
      .db.deleteFrom('demo_goods' as never)
      .where('id' as never, 'like', 'many-%' as never)
      .execute()
    expect(await next(socket)).toEqual({ type: 'gap', topic: 'demo_goods' })
    await socket.close()
  })

  test('is for who may list it', async () => {
    const { socket, first } = await listenTo(await server().signIn({ codes: ['demo:goods:edit'] }))
    expect(first).toEqual({ type: 'refused', topic: 'demo_goods' })
    await socket.close()
    const other = await listenTo(await server().signIn({ codes }), 'sys_user')
    expect(other.first).toEqual({ type: 'refused', topic: 'sys_user' })
    await other.socket.close()
  })

  test('says of each record only to those whose rules let them read it, and that it is gone to those who saw it', async () => {
    const writer = await server().signIn({ codes })
    const bound = await server().signIn({ codes })
    await bindRules(server(), bound, 'demo:goods:list', [{ column: 'stock', operator: '<', value: '10' }])
    const few = await add(writer, { name: 'Few', stock: 1 })
    const many = await add(writer, { name: 'Many', stock: 50 })
    const free = await listenTo(writer)
    const { socket } = await listenTo(bound, 'demo_goods', { keys: [few.id, many.id] })
    // What it names and does not see is nothing for it; whether there is such a record it is not told.
    expect((await next(socket)).removed).toEqual([many.id])

    await edit(writer, { id: many.id, name: 'Even more' })
    await add(writer, { name: 'Hidden', stock: 20 })
    await edit(writer, { id: few.id, name: 'Fewer' })
    const changed = await next(socket)
    expect(changed.changed).toMatchObject([{ id: few.id, name: 'Fewer' }])
    expect(JSON.stringify(socket.received)).not.toMatch(/Even more|Hidden/)
    await edit(writer, { id: few.id, stock: 11 })
    expect(await next(socket)).toEqual({ type: 'changes', topic: 'demo_goods', removed: [few.id] })
    await edit(writer, { id: few.id, tags: 'unseen' })
    await server().call('DELETE', '/demo/goods/delete', { token: writer.token, query: { id: String(many.id) } })
    await edit(writer, { id: few.id, stock: 2, tags: 'seen' })
    expect((await next(socket)).changed).toMatchObject([{ id: few.id, stock: 2 }])
    expect(socket.received).toHaveLength(5)
    expect(JSON.stringify(free.socket.received)).toMatch(/(?=.*Even more).*Hidden/)
    await Promise.all([socket.close(), free.socket.close()])
  })

  test('keeps the records of a tenant in it', async () => {
    const codesOfOurs = ['demo:ours:list', 'demo:ours:add']
    const [ada, grace] = [await server().signIn({ codes: codesOfOurs }), await server().signIn({ codes: codesOfOurs })]
    await inTenants(ada, '7')
    await inTenants(grace, '8')
    const [inSeven, inEight] = [await listenTo(ada, 'demo_ours'), await listenTo(grace, 'demo_ours')]
    const write = (user: TestUser, name: string) =>
      server().call('POST', '/demo/ours/add', { token: user.token, body: { name } })
    await write(ada, 'of seven')
    expect((await next(inSeven.socket)).added).toMatchObject([{ name: 'of seven' }])
    await write(grace, 'of eight')
    expect((await next(inEight.socket)).added).toMatchObject([{ name: 'of eight' }])
    expect([inSeven, inEight].map(({ socket }) => socket.received.length)).toEqual([2, 2])
    await Promise.all([inSeven, inEight].map(({ socket }) => socket.close()))
  })

  test('keeps fields to those who hold their code', async () => {
    const whole = await server().signIn({ codes: [...codes, 'demo:goods:price'] })
    const [seesAll, seesPart] = [await listenTo(whole), await listenTo(await server().signIn({ codes }))]
    await add(whole, { name: 'Priced', price: 7 })
    expect((await next(seesAll.socket)).added).toMatchObject([{ name: 'Priced', price: 7 }])
    const [record] = (await next(seesPart.socket)).added ?? []
    expect(record).toHaveProperty('name')
    expect(record).not.toHaveProperty('price')
    await Promise.all([seesAll, seesPart].map(({ socket }) => socket.close()))
  })

  test('ends for who loses the right, and begins to keep away what a new rule does', async () => {
    const writer = await server().signIn({ codes })
    const [loser, bound] = [await server().signIn({ codes }), await server().signIn({ codes })]
    const [lost, ruled] = [await listenTo(loser), await listenTo(bound)]
    await server().db.deleteFrom('sysRolePermission').where('roleId', '=', loser.roleId).execute()
    expect(await next(lost.socket)).toEqual({ type: 'refused', topic: 'demo_goods' })
    await bindRules(server(), bound, 'demo:goods:list', [{ column: 'stock', operator: '<', value: '10' }])
    await add(writer, { name: 'Not for them', stock: 99 })
    expect(await next(ruled.socket)).toEqual({ type: 'gap', topic: 'demo_goods' })
    await add(writer, { name: 'For them', stock: 9 })
    const seen = [await next(ruled.socket)]
    while (seen.at(-1)?.type === 'gap') seen.push(await next(ruled.socket))
    expect(seen.at(-1)?.added).toMatchObject([{ name: 'For them' }])
    expect(JSON.stringify(ruled.socket.received)).not.toContain('Not for them')
    expect(lost.socket.received).toHaveLength(2)
    await Promise.all([lost, ruled].map(({ socket }) => socket.close()))
  })
})

describeEachDatabase('a feed of a module', { modules: [prices] }, (server) => {
  const publish = (server: TestServer): typeof server.app.live.publish => server.app.live.publish
  const listenTo = async (user: TestUser, topic: string) => {
    const socket = await openSocket(`${await listen(server())}/live?token=${user.token}`)
    socket.send({ type: 'subscribe', topic })
    return { socket, first: (await socket.next()) as Frame }
  }

  test('of which nothing changed since it was asked is not asked anew', () => {
    const changedAgo = (milliseconds: number, age: number) =>
      isStale({ changedAt: () => performance.now() - milliseconds }, age)
    expect([changedAgo(9000, 5000), changedAgo(4000, 5000), changedAgo(5500, 5000)]).toEqual([false, true, true])
    expect(changedAgo(9000, Number.POSITIVE_INFINITY)).toBe(true)
  })

  test('reaches those who may listen, of each record what came last', async () => {
    const { socket } = await listenTo(await server().signIn(), 'prices')
    const secret = await listenTo(await server().signIn(), 'secret-prices')
    expect(secret.first.type).toBe('refused')
    publish(server())('secret-prices', { key: 'B', values: { price: 1 } })
    publish(server())('prices', { key: 'A', values: { price: 1, size: 5 } })
    publish(server())('prices', { key: 'A', values: { price: 2 } })
    publish(server())('prices', { key: 'C', kind: 'removed' })
    expect(await socket.next()).toEqual({
      ...{ type: 'changes', topic: 'prices' },
      ...{ changed: [{ symbol: 'A', price: 2, size: 5 }], removed: ['C'] },
    })
    expect(secret.socket.received).toHaveLength(1)
    expect(() => publish(server())('nothing', { key: 'A' })).toThrow('nothing')
    await Promise.all([socket.close(), secret.socket.close()])
  })
})
