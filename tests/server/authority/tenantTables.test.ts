import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tablesWithoutTenant } from '../../../server/db/tenants.ts'
import { describeEachDatabase } from '../harness.ts'

describeEachDatabase('the tables of the server', {}, (server) => {
  test('each says to which tenant its rows belong, or why they belong to none', async () => {
    const { rows } = await sql<{ readonly table: string; readonly has: boolean }>`
      select table_name as "table", bool_or(column_name in ('tenant_id', 'rel_tenant_ids')) as has
      from information_schema.columns
      where table_schema = current_schema() and table_name not like 'kysely_%'
        and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
      group by table_name order by table_name`.execute(server().db)
    const silent = rows.filter(({ table, has }) => !has && !Object.hasOwn(tablesWithoutTenant, table))
    expect(silent.map(({ table }) => table)).toEqual([])
    const tables = new Map(rows.map(({ table, has }) => [table, has]))
    expect(Object.keys(tablesWithoutTenant).filter((table) => tables.get(table) !== false)).toEqual([])
  })
})
