import { expect, test } from 'vitest'
import { anyone, defineModule, signedIn } from '../../../server/http/index.ts'
import { defineFeed } from '../../../server/realtime/live/feed.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { packOf } from '../packFixtures.ts'
import { listen, openSocket, refusalOf, type TestSocket } from './socketClient.ts'

type Row = Readonly<Record<string, unknown>>

interface Frame {
  readonly type: string
  readonly topic?: string
  readonly added?: readonly Row[]
  readonly changed?: readonly Row[]
  readonly removed?: readonly string[]
}

const columns = { name: { type: 'text' }, inside: { type: 'text' } }
const table = (name: string, more: Row): Row => ({
  ...{ version: 2, table: `demo_${name}`, path: `/demo/${name}`, accessPrefix: `demo:${name}`, live: true, columns },
  ...more,
})
const open = { operations: { list: 'anyone', add: 'signedIn', edit: 'signedIn', delete: 'signedIn' }, public: ['name'] }

const install = packOf({
  'tables/offer.json': table('offer', open),
  'tables/inner.json': table('inner', { operations: { ...open.operations, list: 'signedIn' } }),
  'tables/closed.json': table('closed', {}),
  'tables/own.json': table('own', { ...open, owner: { access: 'demo:own:all' } }),
})

const quotes = defineModule({
  id: 'quotes',
  section: '7.5',
  routes: [],
  feeds: [
    defineFeed({ topic: 'quotes', key: 'symbol', access: anyone('the prices on the first page') }),
    defineFeed({ topic: 'members', key: 'symbol', access: signedIn('prices for members') }),
  ],
})

const openLive = async (server: TestServer, token?: string): Promise<TestSocket> =>
  openSocket(`${await listen(server)}/live${token === undefined ? '' : `?token=${token}`}`)
const next = async (socket: TestSocket): Promise<Frame> => (await socket.next()) as Frame
async function listenTo(socket: TestSocket, topic: string, keys: readonly unknown[] = []): Promise<Frame> {
  socket.send({ type: 'subscribe', topic, language: 'en', keys })
  return next(socket)
}

describeEachDatabase('live sources without an account', { install, modules: [quotes] }, (server) => {
  const openAs = (token?: string) => openLive(server(), token)
  const write = async (method: 'POST' | 'PUT', path: string, token: string, body: Row) =>
    (await server().call<Row>(method, path, { token, body })).body.result

  test('say of an open table what is written in its public columns, and that records are gone', async () => {
    const { token } = await server().signIn()
    const [socket, own] = [await openAs(), await openAs(token)]
    expect((await listenTo(socket, 'demo_offer')).type).toBe('subscribed')
    await listenTo(own, 'demo_offer')
    const { id } = await write('POST', '/demo/offer/add', token, { name: 'Lamp', inside: 'bought for 3' })
    expect((await next(socket)).added).toEqual([{ id, name: 'Lamp' }])
    expect((await next(own)).added).toMatchObject([{ id, name: 'Lamp', inside: 'bought for 3' }])
    await write('PUT', '/demo/offer/edit', token, { id, name: 'Lantern', inside: 'bought for 4' })
    expect((await next(socket)).changed).toEqual([{ id, name: 'Lantern' }])
    socket.send({ type: 'keys', topic: 'demo_offer', keys: [id] })
    socket.send({ type: 'heart_beat' })
    await socket.next()
    await server().call('DELETE', '/demo/offer/delete', { token, query: { id: String(id) } })
    expect((await next(socket)).removed).toEqual([id])
    expect(JSON.stringify(socket.received)).not.toMatch(/bought|_recordVersion/)
    await Promise.all([socket.close(), own.close()])
  })

  test('are refused where the table is for people who are signed in, or for who holds a code', async () => {
    const { token } = await server().signIn({ codes: ['demo:closed:list'] })
    const socket = await openAs()
    for (const topic of ['demo_inner', 'demo_closed', 'sys_user', 'members', 'nothing'])
      expect(await listenTo(socket, topic)).toEqual({ type: 'refused', topic })
    const own = await openAs(token)
    expect((await listenTo(own, 'demo_closed')).type).toBe('subscribed')
    await listenTo(own, 'demo_inner')
    await write('POST', '/demo/inner/add', token, { name: 'Inner' })
    expect((await next(own)).topic).toBe('demo_inner')
    expect(socket.received).toHaveLength(5)
    await Promise.all([socket.close(), own.close()])
  })

  test('say nothing of records that belong to somebody', async () => {
    const { token } = await server().signIn()
    const [socket, own] = [await openAs(), await openAs(token)]
    await listenTo(socket, 'demo_own')
    await listenTo(own, 'demo_own')
    const { id } = await write('POST', '/demo/own/add', token, { name: 'Mine' })
    expect((await next(own)).added).toMatchObject([{ id, name: 'Mine' }])
    expect(await server().call('GET', '/demo/own/list')).toMatchObject({ body: { result: { records: [] } } })
    // What is named and not seen is gone, whether there is such a record or not.
    socket.send({ type: 'keys', topic: 'demo_own', keys: [id] })
    expect(await next(socket)).toEqual({ type: 'changes', topic: 'demo_own', removed: [id] })
    expect(JSON.stringify(socket.received)).not.toContain('Mine')
    await Promise.all([socket.close(), own.close()])
  })

  test('bring the feeds that are for anyone', async () => {
    const socket = await openAs()
    expect((await listenTo(socket, 'quotes')).type).toBe('subscribed')
    server().app.live.publish('quotes', { key: 'A', values: { price: 1 } })
    expect((await next(socket)).changed).toEqual([{ symbol: 'A', price: 1 }])
    await socket.close()
  })

  test('need no token, but take none that has ended', async () => {
    const { id, token } = await server().signIn()
    await server().db.deleteFrom('sysSession').where('userId', '=', id).execute()
    await expect(openAs(token)).rejects.toThrow()
    expect(await refusalOf(`${await listen(server())}/live?token=${token}`)).toBe(401)
  })
})

const environment = { ANONYMOUS_SOCKETS: '4', ANONYMOUS_CALLS: '20' }
describeEachDatabase('sockets without an account', { install, environment }, (server) => {
  test('are bounded in sockets for each address, and people are not counted among them', async () => {
    const { token } = await server().signIn()
    const sockets = await Promise.all(Array.from({ length: 4 }, () => openLive(server())))
    const further = await openLive(server())
    expect(await further.closed()).toBe(1013)
    const own = await openLive(server(), token)
    expect((await listenTo(own, 'demo_offer')).type).toBe('subscribed')
    await sockets[0]?.close()
    const later = await openLive(server())
    expect((await listenTo(later, 'demo_offer')).type).toBe('subscribed')
    await Promise.all([...sockets, later, own].map((socket) => socket.close()))
  })

  test('are bounded in questions, as calls are: who asks too many is asked to come back later', async () => {
    const socket = await openLive(server())
    const frames: string[] = []
    for (let count = 0; count < 20; count += 1) frames.push((await listenTo(socket, 'demo_offer')).type)
    expect(frames[0]).toBe('subscribed')
    expect(frames.at(-1)).toBe('failed')
    expect(await refusalOf(`${await listen(server())}/live`)).toBe(429)
    await socket.close()
  })
})
