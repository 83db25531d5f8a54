import { updateRows } from '../../db/rows.ts'
import { inTransaction, logOperation, noTenant, readAccessCodes, type SignedInCall } from '../../http/index.ts'
import { everyTenant, requireVisible, splitIds, withVersions } from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'
import { users } from '../user/resource.ts'
import { requireTenants } from './tenants.ts'

/** Lets users into a tenant, or takes them out of it; who is where they should be stays as they are. */
export function changeTenantUsers(
  call: SignedInCall,
  tenantId: number,
  userIds: readonly string[],
  isMember: boolean,
): Promise<void> {
  return inTransaction(call.db, async (db) => {
    const own = String(tenantId)
    await requireTenants(db, [own])
    // Who looks after all tenants brings people in from anywhere, also while they work in one.
    const { has } = await readAccessCodes(db, call.user.id)
    const tenantOfCall = has(everyTenant) ? noTenant : call.tenantId
    await requireVisible(users.model, { ...call, db, tenantId: tenantOfCall }, userIds)
    const people = await db
      .selectFrom('sysUser')
      .select(['id', 'relTenantIds'])
      .where('id', 'in', userIds)
      .where('delFlag', '=', 0)
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = people.map(({ id }) => id)
    await withVersions(userModel, { ...call, db }, ids, async () => {
      for (const user of people) {
        const present = splitIds(user.relTenantIds ?? '')
        if (present.includes(own) === isMember) continue
        const tenants = isMember ? [...present, own] : present.filter((id) => id !== own)
        await updateRows(db, 'sysUser', { id: user.id }, { relTenantIds: tenants.join(',') || null })
      }
    })
    const content = isMember ? '添加租户用户' : '移除租户用户'
    await logOperation({ ...call, db }, { type: 'edit', content, values: { tenantId, userIds } })
  })
}
