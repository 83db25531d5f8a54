import { createError } from '../../../runtime/language/index.ts'
import { updateRows } from '../../db/rows.ts'
import { everyTenant, noTenant, readAccessCodes, type SignedInCall } from '../../http/index.ts'
import { requireVisible, splitIds, withVersions } from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'
import { users } from '../user/resource.ts'
import { requireTenants } from './tenants.ts'

/**
 * Lets users into a tenant, or takes them out of it, in the transaction of the call; who is where they should be stays as
 * they are. Who looks after the people of a tenant does so for the tenant of the call, or for all of them.
 */
export async function changeTenantUsers(
  call: SignedInCall,
  tenantId: number,
  userIds: readonly string[],
  isMember: boolean,
): Promise<void> {
  const { db } = call
  const { has } = await readAccessCodes(db, call.user.id, call.tenantId)
  if (call.tenantId !== tenantId && !has(everyTenant)) throw createError('forbidden')
  if (userIds.length === 0) return
  const own = String(tenantId)
  await requireTenants(db, [own])
  // Who looks after all tenants brings people in from anywhere, also while they work in one.
  const tenantOfCall = has(everyTenant) ? noTenant : call.tenantId
  await requireVisible(users.model, { ...call, tenantId: tenantOfCall }, userIds)
  const people = await db
    .selectFrom('sysUser')
    .select(['id', 'relTenantIds'])
    .where('id', 'in', userIds)
    .where('delFlag', '=', 0)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = people.map(({ id }) => id)
  await withVersions(userModel, call, ids, async () => {
    for (const user of people) {
      const present = splitIds(user.relTenantIds ?? '')
      if (present.includes(own) === isMember) continue
      const tenants = isMember ? [...present, own] : present.filter((id) => id !== own)
      await updateRows(db, 'sysUser', { id: user.id }, { relTenantIds: tenants.join(',') || null })
    }
  })
}
