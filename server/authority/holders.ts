import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'
import { administratorRole } from '../http/access.ts'
import { noTenant } from '../http/tenant.ts'

/** The ids of the administrators, who hold everything. */
export function selectAdministrators(db: Connection) {
  return db
    .selectFrom('sysUserRole as mine')
    .innerJoin('sysRole as role', 'role.id', 'mine.roleId')
    .select('mine.userId')
    .where('role.roleCode', '=', administratorRole)
}

/**
 * Who holds nodes by roles and department roles, as pairs of person and node, those of administrators left out: what their
 * reach says, in one statement however many they are. A role grants in its own tenant to who works there; one of the
 * installation to everybody who has it. `tenantId` leaves what is held in one tenant.
 */
export function selectHolders(
  db: Connection,
  nodeIds: readonly string[],
  { tenantId }: { readonly tenantId: number | undefined },
) {
  return db
    .selectFrom('sysGrantedPermission as held')
    .innerJoin('sysUser as person', 'person.id', 'held.userId')
    .select(['held.userId', 'held.permissionId'])
    .where('held.permissionId', 'in', nodeIds.length === 0 ? [''] : [...nodeIds])
    .where(
      sql<boolean>`(
        held.tenant_id = ${sql.lit(noTenant)}
        or held.tenant_id::text = any(string_to_array(replace(coalesce(person.rel_tenant_ids, ''), ' ', ''), ','))
      )`,
    )
    .$if(tenantId !== undefined, (query) => query.where('held.tenantId', 'in', [noTenant, tenantId ?? noTenant]))
    .where('held.userId', 'not in', selectAdministrators(db))
}
