import { createId } from '../../../server/db/id.ts'
import type { TestServer } from '../harness.ts'

/** A department of a test. */
export interface TestDepart {
  readonly id: string
  readonly departName: string
  readonly orgCode: string
}

/** Adds a department and, where one is named, a user to it. */
export async function addDepart(
  server: TestServer,
  userId?: string,
  values: { readonly status?: string; readonly delFlag?: number } = {},
): Promise<TestDepart> {
  const id = createId()
  const depart = { id, departName: `Depart ${id.slice(-6)}`, orgCode: `T${id.slice(-8)}` }
  await server.db
    .insertInto('sysDepart')
    .values({ ...depart, ...values })
    .execute()
  if (userId !== undefined) await joinDepart(server, userId, id)
  return depart
}

/** Lets a user belong to a department. */
export async function joinDepart(server: TestServer, userId: string, depId: string): Promise<void> {
  await server.db.insertInto('sysUserDepart').values({ id: createId(), userId, depId }).execute()
}

/** Adds a tenant and gives its number. */
export async function addTenant(
  server: TestServer,
  values: { readonly status?: number; readonly beginDate?: string; readonly endDate?: string } = {},
): Promise<number> {
  const { id } = await server.db
    .insertInto('sysTenant')
    .values({ name: 'Tenant', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lets a user have exactly these tenants. */
export async function setTenants(server: TestServer, userId: string, ids: readonly number[]): Promise<void> {
  await server.db
    .updateTable('sysUser')
    .set({ relTenantIds: ids.join(',') })
    .where('id', '=', userId)
    .execute()
}
