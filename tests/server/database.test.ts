import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { connectServer } from '../../server/db/connection.ts'
import { createId } from '../../server/db/id.ts'
import { migrate } from '../../server/db/migrate.ts'
import { formatWireTime, parseWireTime } from '../../server/db/time.ts'
import { createServerDatabase, engines } from './database.ts'
import { describeEachDatabase } from './harness.ts'

describeEachDatabase('the database', { modules: [] }, (server) => {
  test('gives times in the zone of the wire and takes them in it', async () => {
    const row = await sql<Record<string, unknown>>`
      select timestamptz '2024-01-01 00:00:00Z' as moment, cast('2024-01-01 08:00:00' as timestamptz) = timestamptz '2024-01-01 00:00:00Z' as same,
        date '2024-02-29' as day, cast(9007199254740991 as bigint) as safe, cast(9007199254740993 as bigint) as large,
        cast(12.50 as numeric) as decimal, cast('1234567890.12345678' as numeric) as long`.execute(server().db)
    expect(row.rows[0]).toEqual({
      moment: '2024-01-01 08:00:00',
      same: true,
      day: '2024-02-29',
      safe: 9007199254740991,
      large: '9007199254740993',
      decimal: 12.5,
      long: '1234567890.12345678',
    })
  })

  test('keeps the keys inside JSON as they are', async () => {
    await server()
      .db.insertInto('sysSetting')
      .values({ key: 'k', value: sql`'{"snake_key":{"in_it":1},"camelKey":[{"a_b":2}]}'::jsonb` })
      .execute()
    const { value } = await server()
      .db.selectFrom('sysSetting')
      .select('value')
      .where('key', '=', 'k')
      .executeTakeFirstOrThrow()
    expect(value).toEqual({ snake_key: { in_it: 1 }, camelKey: [{ a_b: 2 }] })
  })

  test('reads a list without values as what it means', async () => {
    const { db } = server()
    await db.insertInto('sysRole').values({ id: 'listed', roleName: 'x', roleCode: 'x' }).execute()
    const found = (operator: 'in' | 'not in') =>
      db.selectFrom('sysRole').select('id').where('id', operator, []).where('id', '=', 'listed').execute()
    expect(await found('in')).toEqual([])
    expect(await found('not in')).toEqual([{ id: 'listed' }])
    await db.deleteFrom('sysRole').where('id', 'in', []).execute()
    expect(await found('not in')).toHaveLength(1)
  })

  test('is migrated only once', async () => {
    await migrate(server().db)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(server().db)
    expect(rows[0]).toMatchObject({ name: '0001-accounts' })
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
  })

  test('takes the name of a deleted user again, and of a present one not', async () => {
    const add = (delFlag: number) =>
      server().db.insertInto('sysUser').values({ id: createId(), username: 'twice', password: 'x', delFlag }).execute()
    await add(1)
    await add(0)
    await add(1)
    await expect(add(0)).rejects.toMatchObject({ code: '23505' })
  })
})

describe.skipIf(!engines.includes('postgresql'))('an empty PostgreSQL', () => {
  test('is migrated once by two processes at once', async () => {
    const database = await createServerDatabase()
    const connections = [connectServer(database.url), connectServer(database.url)]
    await Promise.all(connections.map(migrate))
    await Promise.all(connections.map((connection) => connection.destroy()))
    await database.drop()
  })
})

describe('times', () => {
  test('of the wire stand in GMT+8', () => {
    expect(formatWireTime(Date.UTC(2024, 0, 1, 20, 0, 0))).toBe('2024-01-02 04:00:00')
    expect(parseWireTime('2024-01-02 04:00:00')).toBe(Date.UTC(2024, 0, 1, 20, 0, 0))
  })
})

describe('ids', () => {
  test('are 32 digits, all different, and in the order of their making', () => {
    const ids = Array.from({ length: 5000 }, createId)
    expect(new Set(ids).size).toBe(5000)
    expect([...ids].sort()).toEqual(ids)
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  })
})
