import { afterEach, expect, test, vi } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { revokeAllOf } from '../../../server/http/session.ts'
import type { InstalledPage } from '../../../server/packs/installedPage.ts'
import { describeEachDatabase, type TestServer, type TestUser } from '../harness.ts'
import { listen, openSocket, refusalOf, tablePath } from './socketClient.ts'

const update = (rows: readonly unknown[]) => ({ type: 'update_vxe_table', data: rows })

const secret: InstalledPage = {
  id: 'shop.secret',
  pack: 'shop',
  kind: 'list',
  checksum: '',
  document: { kind: 'list', id: 'shop.secret', accessPrefix: 'secret' },
  model: undefined,
  texts: { zh: {}, en: {}, tw: {} },
}
const install = async () => ({ pages: [secret], tables: [], powers: [] })

describeEachDatabase('a live table', { install }, (server) => {
  afterEach(() => vi.useRealTimers())

  test('is refused without a token, with a wrong one and under the id of somebody else', async () => {
    const address = await listen(server())
    const [ada, grace] = [await server().signIn(), await server().signIn()]
    expect(await refusalOf(`${address}/vxeSocket/${ada.id}/p1`)).toBe(401)
    expect(await refusalOf(`${address}/vxeSocket/${ada.id}/p1?token=${'x'.repeat(43)}`)).toBe(401)
    expect(await refusalOf(`${address}${tablePath(ada, 'p1', grace.id)}`)).not.toBe(101)
    await expect(openSocket(`${address}${tablePath(ada, 'p1', grace.id)}`)).rejects.toThrow()
  })

  test('answers a heartbeat', async () => {
    const address = await listen(server())
    const socket = await openSocket(`${address}${tablePath(await server().signIn(), 'p1')}`)
    socket.send({ type: 'heart_beat', data: true })
    expect(await socket.next()).toEqual({ type: 'heart_beat', data: true })
    await socket.close()
  })

  test('tells the others of the page what one changed, and nobody of another page', async () => {
    const address = await listen(server())
    const [ada, grace] = [await server().signIn(), await server().signIn()]
    const first = await openSocket(`${address}${tablePath(ada, 'orders')}`)
    const second = await openSocket(`${address}${tablePath(grace, 'orders')}`)
    const elsewhere = await openSocket(`${address}${tablePath(grace, 'invoices')}`)
    const long = '长'.repeat(9000)
    first.send(update([{ id: '1', name: long }]))
    expect(await second.next()).toEqual(update([{ id: '1', name: long }]))
    second.send({ type: 'common_send_date', data: 7 })
    expect(await first.next()).toEqual({ type: 'common_send_date', data: 7 })
    expect(elsewhere.received).toEqual([])
    expect(second.received).toHaveLength(1)
    await Promise.all([first, second, elsewhere].map((socket) => socket.close()))
  })

  test('passes over what is no frame, and closes on frames that are too big or too many', async () => {
    const address = await listen(server())
    const ada = await server().signIn()
    const socket = await openSocket(`${address}${tablePath(ada, 'p2')}`)
    for (const frame of ['', '{', 'null', '[]', '{"type":1}', { type: 'unknown', data: 1 }]) socket.send(frame)
    socket.send({ type: 'heart_beat' })
    expect(await socket.next()).toEqual({ type: 'heart_beat', data: true })
    socket.send(update(['x'.repeat(70_000)]))
    expect(await socket.closed()).toBe(1009)
    const hasty = await openSocket(`${address}${tablePath(ada, 'p2')}`)
    for (let count = 0; count < 120; count += 1) hasty.send({ type: 'heart_beat' })
    expect(await hasty.closed()).toBe(1013)
  })

  test('has as many sockets of one person as many windows need, and all of them together send no more than they may', async () => {
    const address = await listen(server())
    const [ada, grace] = [await server().signIn(), await server().signIn()]
    const open = (user: TestUser) => openSocket(`${address}${tablePath(user, 'p3')}`)
    const sockets = await Promise.all(Array.from({ length: 100 }, () => open(ada)))
    expect(await (await open(ada)).closed()).toBe(1013)
    const other = await open(grace)
    other.send({ type: 'heart_beat' })
    expect(await other.next()).toEqual({ type: 'heart_beat', data: true })
    await sockets.pop()?.close()
    sockets.push(await open(ada))
    // Each of them sends less than one may.
    for (const socket of sockets) for (let count = 0; count < 20; count += 1) socket.send({ type: 'heart_beat' })
    expect(await Promise.race(sockets.map((socket) => socket.closed()))).toBe(1013)
    await Promise.all([...sockets, other].map((socket) => socket.close()))
  })

  test('is refused to who may not open the page', async () => {
    const address = await listen(server())
    const stranger = await server().signIn({ codes: ['other:list'] })
    const ada = await server().signIn({ codes: ['secret:list'] })
    expect(await refusalOf(`${address}${tablePath(stranger, 'shop.secret')}`)).not.toBe(101)
    await expect(openSocket(`${address}${tablePath(stranger, 'shop.secret')}`)).rejects.toThrow()
    await (await openSocket(`${address}${tablePath(ada, 'shop.secret')}`)).close()
  })

  test('is refused to who may not open a page that is stored, which goes before one of a pack', async () => {
    const address = await listen(server())
    const document = { kind: 'list', id: 'own.secret', version: 1, title: 'Secret', accessPrefix: 'own' }
    const page = {
      pageId: 'own.secret',
      kind: 'list',
      title: 'Secret',
      document: JSON.stringify(document),
      checksum: 'x',
    }
    await server()
      .db.insertInto('sysPage')
      .values({ id: createId(), ...page })
      .execute()
    const [editor, stranger] = [await server().signIn({ codes: ['own:list'] }), await server().signIn()]
    await (await openSocket(`${address}${tablePath(editor, 'own.secret')}`)).close()
    await expect(openSocket(`${address}${tablePath(stranger, 'own.secret')}`)).rejects.toThrow()
  })

  test('ends at once where the page comes to ask for a code that its person does not hold', async () => {
    // Rights are never looked up again by time: only the word of the change is left.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const address = await listen(server())
    const pageId = 'own.closing'
    const toValues = (access?: string) => ({ document: JSON.stringify({ kind: 'list', id: pageId, access }) })
    const page = { id: createId(), pageId, kind: 'list', title: 'Closing', checksum: '', ...toValues() }
    const { db } = server()
    await db.insertInto('sysPage').values(page).execute()
    const socket = await openSocket(`${address}${tablePath(await server().signIn(), pageId)}`)
    const closed = socket.closed()
    await db.updateTable('sysPage').set(toValues('own:closing')).where('id', '=', page.id).execute()
    expect(await closed).toBeTypeOf('number')
  })

  test('ends at once with the session that an administrator ends', async () => {
    // Sessions are never looked up again: only the word of their end is left.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const address = await listen(server())
    const [ada, grace, admin] = [
      await server().signIn(),
      await server().signIn(),
      await server().signIn({ isAdmin: true }),
    ]
    const [ended, other] = [
      await openSocket(`${address}${tablePath(ada, 'p3')}`),
      await openSocket(`${address}${tablePath(grace, 'p3')}`),
    ]
    const { id } = await server()
      .db.selectFrom('sysSession')
      .select('id')
      .where('userId', '=', ada.id)
      .executeTakeFirstOrThrow()
    const answer = await server().call('POST', '/sys/online/forceLogout', { token: admin.token, body: { token: id } })
    expect(answer.body).toMatchObject({ success: true })
    expect(await ended.closed()).toBe(1008)
    other.send({ type: 'heart_beat' })
    expect(await other.next()).toEqual({ type: 'heart_beat', data: true })
    await other.close()
  })

  test.each<[string, (server: TestServer, user: TestUser) => Promise<unknown>]>([
    ['was deleted', ({ db }, { id }) => db.deleteFrom('sysSession').where('userId', '=', id).execute()],
    [
      'has expired',
      ({ db }, { id }) =>
        db.updateTable('sysSession').set({ expiresAt: '2020-01-01 00:00:00' }).where('userId', '=', id).execute(),
    ],
    [
      'is of a frozen account',
      ({ db }, { id }) => db.updateTable('sysUser').set({ status: 2 }).where('id', '=', id).execute(),
    ],
  ])('outlives no session that %s, even when nobody says so', async (_, end) => {
    const address = await listen(server())
    const [ada, grace] = [await server().signIn(), await server().signIn()]
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const ended = await openSocket(`${address}${tablePath(ada, 'p4')}`)
    const other = await openSocket(`${address}${tablePath(grace, 'p4')}`)
    await end(server(), ada)
    vi.advanceTimersByTime(15_000)
    expect(await ended.closed()).toBe(1008)
    other.send({ type: 'heart_beat' })
    expect(await other.next()).toEqual({ type: 'heart_beat', data: true })
    await other.close()
  })

  test('without a word for a minute is closed; one that sends its heartbeats stays open', async () => {
    const address = await listen(server())
    const [ada, grace] = [await server().signIn(), await server().signIn()]
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const silent = await openSocket(`${address}${tablePath(ada, 'p5')}`)
    const other = await openSocket(`${address}${tablePath(grace, 'p5')}`)
    vi.advanceTimersByTime(60_000)
    other.send({ type: 'heart_beat' })
    expect(await other.next()).toEqual({ type: 'heart_beat', data: true })
    silent.send({ type: 'heart_beat' })
    expect(await silent.next()).toEqual({ type: 'heart_beat', data: true })
    vi.advanceTimersByTime(30_000)
    other.send({ type: 'heart_beat' })
    expect(await other.next()).toEqual({ type: 'heart_beat', data: true })
    vi.advanceTimersByTime(45_000)
    expect(await silent.closed()).toBe(1001)
    other.send({ type: 'heart_beat' })
    expect(await other.next()).toEqual({ type: 'heart_beat', data: true })
    await other.close()
  })

  test('takes texts only', async () => {
    const address = await listen(server())
    const socket = await openSocket(`${address}${tablePath(await server().signIn(), 'p6')}`)
    socket.sendBytes(new Uint8Array([123, 125]))
    expect(await socket.closed()).toBe(1008)
  })

  test('is refused to who has signed out', async () => {
    const address = await listen(server())
    const ada = await server().signIn()
    await revokeAllOf(server().db, [ada.id])
    expect(await refusalOf(`${address}${tablePath(ada, 'p1')}`)).toBe(401)
  })
})
