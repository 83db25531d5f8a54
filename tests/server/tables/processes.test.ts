import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectServer } from '../../../server/db/connection.ts'
import { createServerDatabase, engines, type ServerDatabase } from '../database.ts'
import { createTestServer, type TestServer } from '../harness.ts'
import { packOf, writePack } from '../packFixtures.ts'
import { ServerProcess, withDataFolder } from '../serverProcess.ts'
import { bankPack } from './bankPack.ts'

type Row = Readonly<Record<string, unknown>>

/** A text of an answer and what it says. */
interface Answer {
  readonly text: string
  readonly body: { readonly success: boolean; readonly message: string; readonly result: Row }
}

const password = 'chosen by the test 1'
const times = 5

/** Sends one body at the same moment to each of some servers, or several times to the same. */
type SendToAll = (path: string, body: Row, key: string) => Promise<readonly Answer[]>
type Query = (statement: ReturnType<typeof sql<Row>>) => Promise<readonly Row[]>

/** The law: whoever is asked, one key is one write, and all who asked get the answer of it. */
async function submitOnce(sendToAll: SendToAll, query: Query): Promise<void> {
  const account = `account-${randomUUID()}`
  await query(
    sql`insert into demo_account (id, name) values ('bank', 'Bank'), (${account}, 'Mine') on conflict do nothing`,
  )
  const submitted = await sendToAll('/demo/withdrawal/add', { account, amount: '12.75' }, randomUUID())
  expect(new Set(submitted.map(({ text }) => text)).size).toBe(1)
  expect(submitted[0]?.body).toMatchObject({ success: true, result: { state: 'requested', amount: 12.75 } })
  const id = String(submitted[0]?.body.result.id)
  expect(await query(sql`select id from demo_withdrawal where account = ${account}`)).toEqual([{ id }])

  const moved = await sendToAll('/demo/withdrawal/transition/pay', { id }, randomUUID())
  expect(new Set(moved.map(({ text }) => text)).size).toBe(1)
  expect(moved[0]?.body).toMatchObject({ success: true, result: { id, state: 'paid' } })
  const movements = await query(
    sql`select cast(amount as text) as amount from demo_movement where about = ${`withdrawal ${id}`} order by amount`,
  )
  expect(movements).toEqual([{ amount: '-12.75' }, { amount: '12.75' }])

  // Without a shared key the move is refused to all but one, as the record is in another state then.
  const second = await sendToAll('/demo/withdrawal/add', { account, amount: '1.00' }, randomUUID())
  const again = { id: String(second[0]?.body.result.id) }
  const single = await Promise.all(
    Array.from({ length: 2 }, () => sendToAll('/demo/withdrawal/transition/pay', again, randomUUID())),
  )
  expect(
    new Set(
      single
        .flat()
        .filter(({ body }) => body.success)
        .map(({ text }) => text),
    ).size,
  ).toBe(1)
}

// The embedded database has one process, which is asked five times.
describe('a form that is submitted five times at once, on pglite', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer('pglite', { install: packOf(bankPack) })
  })
  afterAll(() => server.close())

  test('to one process is written once, and so is a move', async () => {
    const { token } = await server.signIn({ isAdmin: true })
    await submitOnce(
      (path, body, key) =>
        Promise.all(
          Array.from({ length: times }, () =>
            server.call<Row>('POST', path, { token, body, headers: { 'idempotency-key': key } }),
          ),
        ),
      async (statement) => (await statement.execute(server.db)).rows,
    )
  })
})

describe.runIf(engines.includes('postgresql'))('a form that is submitted five times at once, on postgresql', () => {
  let database: ServerDatabase
  beforeAll(async () => {
    database = await createServerDatabase(inject('migratedDatabase'))
  })
  afterAll(() => database.drop())

  test('to five processes is written once, and so is a move', { timeout: 60_000 }, () =>
    withDataFolder(async (folder) => {
      const packs = join(folder, 'packs')
      await writePack(join(packs, 'demo'), bankPack)
      const start = (index: number) =>
        new ServerProcess({
          ...{ DATABASE_URL: database.url, DATA_DIR: join(folder, String(index)), PACKS_DIR: packs },
          ...{ ADMIN_PASSWORD: password, DEMO: '0' },
        })
      // The first one installs the packs.
      const servers = [start(0)]
      const db = connectServer(database.url)
      try {
        await servers[0]?.address()
        for (let index = 1; index < times; index += 1) servers.push(start(index))
        const addresses = await Promise.all(servers.map((server) => server.address()))
        const post = async (address: string | undefined, path: string, body: object, headers = {}): Promise<Answer> => {
          const response = await fetch(`${address}/api${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          })
          const text = await response.text()
          return { text, body: JSON.parse(text) }
        }
        const { body } = await post(addresses[0], '/sys/login', { username: 'admin', password })
        const token = String(body.result.token)
        await submitOnce(
          (path, values, key) =>
            Promise.all(
              addresses.map((address) =>
                post(address, path, values, { 'x-access-token': token, 'idempotency-key': key }),
              ),
            ),
          async (statement) => (await statement.execute(db)).rows,
        )
      } finally {
        await db.destroy()
        await Promise.all(servers.map((server) => server.stop()))
      }
    }),
  )
})
