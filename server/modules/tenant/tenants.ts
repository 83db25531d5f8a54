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
    where top.id > coalesce(
      pg_sequence_last_value(counter.name), (select seqstart - 1 from pg_sequence where seqrelid = counter.name))`.execute(
    transaction,
  )
}

/**
 * The number that a new tenant brings, if it is free (wire contract 7.16): no tenant has it, and no user belongs to it still,
 * who would be in the new tenant without being asked.
 */
export async function toOwnNumber(transaction: Connection, given: unknown): Promise<{ readonly id?: number }> {
  const text = String(given ?? '').trim()
  if (text === '') return {}
  if (!/^[1-9]\d{0,8}$/.test(text)) throw createFailure(tenantMessages.number)
  const id = Number(text)
  const [tenant] = await findRows(transaction, 'sysTenant', { id }, ['id'])
  const user = await transaction.selectFrom('sysUser').select('id').where(belongsTo(id)).limit(1).executeTakeFirst()
  if (tenant !== undefined || user !== undefined)
    throw createFailure(tenantMessages.numberTaken, { details: { number: text } })
  return { id }
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
