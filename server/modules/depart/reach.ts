import { createError } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { type CurrentUser, readAccessCodes, type SignedInCall } from '../../http/index.ts'
import { findBelow, narrowToTenant, splitIds } from '../../http/resource/index.ts'
import { requireDeparts } from './members.ts'
import { readLineage } from './rows.ts'

/** The identity of who is in charge of departments (wire contract 1.6). */
export const superior = 2

/** What lets people change the departments that they are in charge of, and no others. */
export const manageOwn = 'myDepart:manage'

/** What lets people see those departments. */
export const seeOwn = 'myDepart:list'

/** The departments that a user is in charge of, as the account names them. */
function chargeOf(user: Pick<CurrentUser, 'userIdentity' | 'departIds'>): readonly string[] {
  return user.userIdentity === superior ? splitIds(user.departIds ?? '') : []
}

/** The departments of the tenant of a call, whatever rules say: who is in charge of one sees it. */
function ofTenant(call: SignedInCall): Promise<RecordQuery> {
  return narrowToTenant(toDynamic(call.db).selectFrom('sysDepart'), { field: 'tenantId' }, call)
}

/** The departments that the caller is in charge of, with all below them. */
export async function readOwnIds(call: SignedInCall): Promise<readonly string[]> {
  const named = chargeOf(call.user)
  if (named.length === 0) return []
  return [...findBelow(await readLineage(call.db, await ofTenant(call)), named).keys()]
}

/** Where a call may act: everywhere, or in some departments. */
export type Reach = 'everywhere' | ReadonlySet<string>

/** The codes that open all departments, and those that open the caller's own. */
export interface ReachCodes {
  readonly everywhere: readonly string[]
  readonly own: readonly string[]
}

/**
 * Where the caller may act: everywhere with one of some codes, and with one of others only in the departments that they
 * are in charge of. It is read in the transaction of the call where there is one.
 */
export async function readReach(call: SignedInCall, { everywhere, own }: ReachCodes): Promise<Reach> {
  const codes = await readAccessCodes(call.db, call.user.id, call.tenantId)
  if (everywhere.some((code) => codes.has(code))) return 'everywhere'
  if (!own.some((code) => codes.has(code))) return new Set()
  return new Set(await readOwnIds(call))
}

/** Refuses departments out of reach, whether they are there or not. */
export function requireReach(reach: Reach, departIds: readonly string[]): void {
  if (reach !== 'everywhere' && departIds.some((id) => !reach.has(id))) throw createError('forbidden')
}

/** Refuses a department out of the caller's reach, and then one that is not there. */
export async function requireDepartIn(call: SignedInCall, codes: ReachCodes, departId: string): Promise<void> {
  requireReach(await readReach(call, codes), [departId])
  await requireDeparts(call, [departId])
}
