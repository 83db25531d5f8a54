import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { StorageFullError } from '../../../server/db/storage.ts'
import { listCalls } from '../../../server/http/listCalls.ts'
import { modules } from '../../../server/modules/list.ts'
import { installPacks } from '../../../server/packs/install.ts'
import { createTestServer, type TestServer, type TestUser } from '../harness.ts'
import { listen, noticePath, openSocket } from '../realtime/socketClient.ts'

/** Calls that read and still have to write something. */
const writingReads: readonly RegExp[] = [
  // Whoever takes records out of the house leaves a trace of it, so there is no way out without one.
  /\/exportXls$/,
  // Older clients act by GET.
  /\/clearRedis$/,
]

describe('while the storage is full', { timeout: 60_000 }, () => {
  let isFull = false
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await createTestServer('pglite', {
      install: installPacks,
      storageGuard: (text) => {
        if (isFull && /^\s*(insert|update)\b/.test(text)) throw new StorageFullError()
      },
    })
    admin = await server.signIn({ isAdmin: true })
  })
  afterEach(() => {
    isFull = false
  })
  afterAll(() => server.close())

  test('a write is refused in words, and nothing of it stays', async () => {
    isFull = true
    const answer = await server.call('POST', '/sys/dict/add', {
      token: admin.token,
      headers: { 'accept-language': 'en' },
      body: { dictName: 'full', dictCode: 'full' },
    })
    expect([answer.status, answer.body.success]).toEqual([507, false])
    expect(answer.body.message).toContain('storage of the server is full')
    isFull = false
    expect(await server.db.selectFrom('sysDict').select('id').where('dictCode', '=', 'full').execute()).toEqual([])
    expect(server.bugs).toEqual([])
  })

  test('reading goes on, with a session that is due to be prolonged as well', async () => {
    // Signing out is among the calls.
    const { token } = await server.signIn({ isAdmin: true })
    await server.db.updateTable('sysSession').set({ lastSeenAt: '2020-01-01 00:00:00' }).execute()
    isFull = true
    const refused: string[] = []
    for (const { path } of reads()) {
      const { status } = await server.call('GET', path, { token })
      if (status === 507 && !writingReads.some((pattern) => pattern.test(path))) refused.push(path)
    }
    expect(refused).toEqual([])
  })

  test('the administrators are told, and nobody else', async () => {
    const other = await server.signIn()
    const address = await listen(server)
    const sockets = [
      await openSocket(`${address}${noticePath(admin)}`),
      await openSocket(`${address}${noticePath(other)}`),
    ]
    isFull = true
    await server.call('POST', '/sys/dict/add', { token: admin.token, body: { dictName: 'a', dictCode: 'a' } })
    const read = async ({ token }: TestUser) =>
      (
        await server.call<{ readonly sysMsgList: readonly unknown[]; readonly sysMsgTotal: number }>(
          'GET',
          '/sys/annountCement/listByUser',
          { token, headers: { 'accept-language': 'en' } },
        )
      ).body.result
    const message = expect.objectContaining({ titile: expect.stringContaining('storage is full'), priority: 'H' })
    expect((await read(admin)).sysMsgList).toContainEqual(message)
    expect((await read(other)).sysMsgList).not.toContainEqual(message)
    await Promise.all(sockets.map((socket) => socket.close()))
  })
})

const reads = () => listCalls(modules).filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
