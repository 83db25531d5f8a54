import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../db/schema.ts'
import type { Account } from '../../http/index.ts'
import type { Target } from './target.ts'

/** The account that a phone or a mailbox belongs to. Where older records share one it belongs to nobody. */
export async function findAccountByTarget(db: Connection, target: Target): Promise<Account | undefined> {
  const accounts = await db
    .selectFrom('sysUser')
    .selectAll()
    .where('delFlag', '=', 0)
    .where(isTargetOf(target))
    .limit(2)
    .execute()
  return accounts.length === 1 ? accounts[0] : undefined
}

/** Whether a phone or a mailbox is that of anybody but one user. */
export async function isTargetTaken(db: Connection, target: Target, exceptUserId = ''): Promise<boolean> {
  const account = await db
    .selectFrom('sysUser')
    .select('id')
    .where('delFlag', '=', 0)
    .where('id', '!=', exceptUserId)
    .where(isTargetOf(target))
    .limit(1)
    .executeTakeFirst()
  return account !== undefined
}

function isTargetOf({ channel, address }: Target) {
  return channel === 'sms' ? sql<SqlBool>`phone = ${address}` : sql<SqlBool>`lower(email) = ${address}`
}
