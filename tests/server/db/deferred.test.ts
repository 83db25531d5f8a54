import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectServer } from '../../../server/db/connection.ts'
import { executeDeferred } from '../../../server/db/deferred.ts'
import type { Connection } from '../../../server/db/schema.ts'
import { engines } from '../database.ts'
import { type DatabaseProxy, openProxy } from '../outage/databaseProxy.ts'
import { openTestDatabase, type TestDatabase } from '../testDatabase.ts'

const write = (db: Connection, value: number): CompiledQuery =>
  sql`insert into noted (value) values (${value})`.compile(db)
const note = (db: Connection, value: number): Promise<void> => executeDeferred(db, write(db, value))

describe.each(engines)('statements that nobody waits for, on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine, inject('migratedDatabase'))
    await sql`create table noted (position integer generated always as identity, value integer unique)`.execute(
      database.db,
    )
  })
  afterAll(() => database.close())

  const readNoted = async (db: Connection = database.db): Promise<readonly number[]> => {
    const { rows } = await sql<{ readonly value: number }>`select value from noted order by position`.execute(db)
    return rows.map(({ value }) => value)
  }

  test('run in their order, before the next one and before the commit', async () => {
    await database.db.transaction().execute(async (transaction) => {
      await note(transaction, 1)
      await note(transaction, 2)
      expect(await readNoted(transaction)).toEqual([1, 2])
      await note(transaction, 3)
    })
    expect(await readNoted()).toEqual([1, 2, 3])
  })

  test('are gone with a transaction that is taken back', async () => {
    const before = await readNoted()
    const failing = database.db.transaction().execute(async (transaction) => {
      await note(transaction, 10)
      throw new Error('Something went wrong.')
    })
    await expect(failing).rejects.toThrow('Something went wrong.')
    expect(await readNoted()).toEqual(before)
  })

  test('take their transaction with them when they fail', async () => {
    const before = await readNoted()
    const failing = database.db.transaction().execute(async (transaction) => {
      await note(transaction, 20)
      await note(transaction, 20)
    })
    await expect(failing).rejects.toThrow('duplicate key')
    expect(await readNoted()).toEqual(before)
    // The connection is of use afterwards.
    await database.db.transaction().execute((transaction) => note(transaction, 21))
    expect(await readNoted()).toEqual([...before, 21])
  })

  test('run at once outside of a transaction', async () => {
    const before = await readNoted()
    await note(database.db, 30)
    expect(await readNoted()).toEqual([...before, 30])
  })
})

// The embedded database has no way that could be cut.
describe.runIf(engines.includes('postgresql'))('a transaction on PostgreSQL', () => {
  let database: TestDatabase
  let proxy: DatabaseProxy
  let db: ReturnType<typeof connectServer>
  beforeAll(async () => {
    database = await openTestDatabase('postgresql', inject('migratedDatabase'))
    await sql`create table noted (value integer unique)`.execute(database.db)
    proxy = await openProxy(database.url ?? '')
    db = connectServer(proxy.url)
    await sql`select 1`.execute(db)
  })
  afterAll(async () => {
    await db.destroy()
    await proxy.close()
    await database.close()
  })

  const countNoted = async (): Promise<number> => {
    const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from noted`.execute(
      database.db,
    )
    return rows[0]?.count ?? 0
  }

  test('whose first message is lost is sent once more on another connection', async () => {
    proxy.cutAt(1, 'after')
    await db.transaction().execute((transaction) => transaction.executeQuery(write(transaction, 1)))
    expect([proxy.wasCut(), await countNoted()]).toEqual([true, 1])
  })

  test('of which nobody waits for anything goes by one message, and is not sent again when that is lost', async () => {
    proxy.cutAt(1, 'before')
    await expect(db.transaction().execute((transaction) => note(transaction, 2))).rejects.toThrow('cannot be reached')
    expect([proxy.wasCut(), await countNoted()]).toEqual([true, 1])
    await sql`select 1`.execute(db)
    proxy.cutAt(2, 'before')
    await db.transaction().execute((transaction) => note(transaction, 3))
    expect([proxy.wasCut(), await countNoted()]).toEqual([false, 2])
  })

  test('in which nothing is done sends nothing', async () => {
    proxy.cutAt(1, 'before')
    await db.transaction().execute(async () => undefined)
    expect(proxy.wasCut()).toBe(false)
  })
})
