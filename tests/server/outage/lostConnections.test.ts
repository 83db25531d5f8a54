import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { engines } from '../database.ts'
import { openTestDatabase } from '../testDatabase.ts'

// The embedded database has no connections that could be lost.
describe.runIf(engines.includes('postgresql'))('connections that PostgreSQL ends', () => {
  test('in the middle of a transaction end it with an error, and the process and the others go on', async () => {
    const database = await openTestDatabase('postgresql', inject('migratedDatabase'))
    const { db } = database
    const readPid = async (through = db) => {
      const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(through)
      return rows[0]?.pid ?? 0
    }
    const lost = db.transaction().execute(async (transaction) => {
      const pid = await readPid(transaction as typeof db)
      await sql`select pg_terminate_backend(${pid}::integer, 5000)`.execute(db)
      // The server has said so before it answers another connection, while nothing is asked on the one that is lost.
      await readPid()
      return readPid(transaction as typeof db)
    })
    await expect(lost).rejects.toThrow()
    const asleep = expect(sql`do 'begin perform pg_sleep(30); end'`.execute(db)).rejects.toThrow()
    const ended = sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'do ''begin perform%'`
    await expect.poll(async () => (await ended.execute(db)).rows.length).toBeGreaterThan(0)
    await asleep
    expect(await readPid()).toBeGreaterThan(0)
    await database.close()
  })
})
