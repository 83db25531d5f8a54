import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { connectServer } from '../../../server/db/connection.ts'
import { engines } from '../database.ts'
import { createTestServer, TestServer } from '../harness.ts'
import { announcementCodes, signInClient } from '../modules/announcements.ts'
import { listen, noticePath, openSocket, tablePath } from './socketClient.ts'

describe.runIf(engines.includes('postgresql'))('two server processes on one database', () => {
  let first: TestServer
  let second: TestServer

  beforeAll(async () => {
    first = await createTestServer('postgresql')
    const { config } = first
    const db = connectServer(config.databaseUrl ?? '')
    const app = await createApp({ config, db })
    const database = { db, url: config.databaseUrl, close: () => db.destroy() }
    second = new TestServer({ engine: 'postgresql', config, app, database, bugs: [], sent: [] })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })

  afterEach(() => vi.useRealTimers())

  test('reach the sockets of each other, also with more than one notification holds', async () => {
    const [ada, grace] = [await first.signIn(), await first.signIn()]
    const here = await openSocket(`${await listen(first)}${tablePath(ada, 'orders')}`)
    const there = await openSocket(`${await listen(second)}${tablePath(grace, 'orders')}`)
    const frame = { type: 'update_vxe_table', data: [{ id: '1', name: '长'.repeat(9000) }] }
    here.send(frame)
    expect(await there.next()).toEqual(frame)
    there.send({ type: 'common_send_date', data: 1 })
    expect(await here.next()).toEqual({ type: 'common_send_date', data: 1 })
    await Promise.all([here.close(), there.close()])
  })

  test('end the socket of a session that ended in the other one', async () => {
    // Sessions are never looked up again: only the word of their end is left.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const [ada, admin] = [await first.signIn(), await first.signIn({ isAdmin: true })]
    const there = await openSocket(`${await listen(second)}${tablePath(ada, 'orders')}`)
    const { id } = await first.db
      .selectFrom('sysSession')
      .select('id')
      .where('userId', '=', ada.id)
      .executeTakeFirstOrThrow()
    await first.call('POST', '/sys/online/forceLogout', { token: admin.token, body: { token: id } })
    expect(await there.closed()).toBe(1008)
  })

  test('tell of an announcement that the other one released', async () => {
    const [ada, bob] = [await signInClient(first, announcementCodes), await second.signIn()]
    const there = await openSocket(`${await listen(second)}${noticePath(bob)}`)
    const everybody = await ada.announce({ titile: 'All' })
    expect(await there.next()).toEqual({ cmd: 'topic', msgId: everybody, msgTxt: 'All' })
    const one = await ada.announce({ titile: 'One', msgType: 'USER', userIds: bob.id })
    expect(await there.next()).toEqual({ cmd: 'user', userId: bob.id, msgId: one, msgTxt: 'One' })
    await there.close()
  })
})

test('a server that stops closes its sockets and does not wait for them', async () => {
  const server = await createTestServer()
  const socket = await openSocket(`${await listen(server)}${tablePath(await server.signIn(), 'orders')}`)
  await server.close()
  expect(await socket.closed()).toBeGreaterThan(1000)
})
