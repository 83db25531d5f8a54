import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { seesEveryTenant, type TenantViewer } from '../../http/resource/index.ts'
import { selectShownDeparts } from '../organisation/departs.ts'

/**
 * What a viewer reads of the tenants and departments that users name: the tenant of the call, and the departments that are
 * shown with people. Who is in charge of others alone is in charge of nothing here.
 */
export async function narrowedFields(viewer: TenantViewer): Promise<Readonly<Record<string, RawBuilder<unknown>>>> {
  if (await seesEveryTenant(viewer)) return {}
  const departs = await selectShownDeparts(viewer)
  const departIds = keepParts('sysUser.departIds', sql<SqlBool>`part in ${departs.select('id')}`)
  return {
    relTenantIds: keepParts('sysUser.relTenantIds', sql<SqlBool>`part = ${String(viewer.tenantId)}`),
    departIds,
    orgCode: sql`case when sys_user.org_code in ${departs.select('orgCode')} then sys_user.org_code end`,
    userIdentity: sql`case
      when sys_user.user_identity = 2 and coalesce(sys_user.depart_ids, '') <> '' and ${departIds} is null then 1
      else sys_user.user_identity end`,
  }
}

/** A comma list without the parts that a condition on `part` does not let through; null where none is left. */
function keepParts(column: string, condition: RawBuilder<SqlBool>): RawBuilder<string | null> {
  return sql`(
    select string_agg(part, ',' order by place)
    from unnest(string_to_array(replace(${sql.ref(column)}, ' ', ''), ',')) with ordinality as parts(part, place)
    where ${condition})`
}
