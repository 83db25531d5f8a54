import type { Connection } from '../../db/schema.ts'
import { noTenant } from '../../http/tenant.ts'

/**
 * What values that a rule leaves are called: ids of departments by their names, and departments and roles of other tenants
 * than the one of which the reader learns, if it is one alone, by three dots.
 */
export async function nameValues(
  db: Connection,
  values: readonly string[],
  tenantId: number | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (values.length === 0) return new Map()
  const departs = await db
    .selectFrom('sysDepart')
    .select(['id', 'orgCode', 'departName', 'tenantId'])
    .where(({ or, eb }) => or([eb('id', 'in', values), eb('orgCode', 'in', values)]))
    .execute()
  const roles = await db
    .selectFrom('sysRole')
    .select(['roleCode', 'tenantId'])
    .where('roleCode', 'in', values)
    .execute()
  const toName = (name: string, own: number) =>
    tenantId === undefined || own === noTenant || own === tenantId ? name : '…'
  return new Map([
    ...roles.map((role) => [role.roleCode, toName(role.roleCode, role.tenantId)] as const),
    ...departs.map((depart) => [depart.orgCode, toName(depart.orgCode, depart.tenantId)] as const),
    ...departs.map((depart) => [depart.id, toName(depart.departName, depart.tenantId)] as const),
  ])
}
