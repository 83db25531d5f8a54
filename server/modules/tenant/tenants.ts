import { type Expression, type SqlBool, sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { tenantMessages } from './messages.ts'

/** Who gives users a tenant and who deletes one take turns, so that no user is left with one that is gone. */
export function lockTenants(transaction: Connection): Promise<void> {
  return lockUntilCommit(transaction, 'tenants')
}

/** Moves the count of the database past tenants that came with numbers of their own, such as those of a pack. */
export async function skipTakenNumbers(transaction: Connection): Promise<void> {
  await lockTenants(transaction)
  await sql`
    select setval(counter.name, top.id)
    from (select max(id) as id from sys_tenant) top,
      (select pg_get_serial_sequence('sys_tenant', 'id')::regclass as name) counter
    where top.id > coalesce(pg_sequence_last_value(counter.name), 0)`.execute(transaction)
}

/** Throws unless all of these are tenants. */
export async function requireTenants(transaction: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await lockTenants(transaction)
  const numbers = ids.flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []))
  const known = numbers.length < ids.length ? [] : await findRows(transaction, 'sysTenant', { id: numbers }, ['id'])
  if (known.length < ids.length) throw createFailure(tenantMessages.unknown)
}

/** Whether a user belongs to a tenant; users keep theirs as a comma list (wire contract 1.6). */
export function belongsTo(tenantId: number): Expression<SqlBool> {
  return sql<SqlBool>`',' || replace(coalesce(rel_tenant_ids, ''), ' ', '') || ',' like ${`%,${tenantId},%`}`
}
