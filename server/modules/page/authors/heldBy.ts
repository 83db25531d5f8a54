import type { Connection } from '../../../db/schema.ts'
import { noTenant, readAccessCodes, readTenants } from '../../../http/index.ts'

/** Whether somebody holds a code. */
export type HasCode = (code: string) => boolean

const nobody: HasCode = () => false

/**
 * What accounts hold, by their names, wherever they work: a page is made in one tenant and opened in all. Who is not there any
 * more, or may not sign in, holds nothing.
 */
export async function readHeldBy(db: Connection, names: readonly string[]): Promise<(name: string) => HasCode> {
  if (names.length === 0) return () => nobody
  const people = await db
    .selectFrom('sysUser')
    .select(['id', 'username', 'relTenantIds'])
    .where('username', 'in', names)
    .where('delFlag', '=', 0)
    .where('status', '=', 1)
    .execute()
  const held = new Map<string, HasCode>()
  for (const { id, username, relTenantIds } of people) {
    const tenants = [noTenant, ...(await readTenants(db, { relTenantIds })).map((tenant) => tenant.id)]
    const access = await Promise.all(tenants.map((tenant) => readAccessCodes(db, id, tenant)))
    held.set(username, (code) => access.some((each) => each.has(code)))
  }
  return (name) => held.get(name) ?? nobody
}
