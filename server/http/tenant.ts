import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { createError, createFailure } from '../../runtime/language/index.ts'
import { readCached } from '../db/changes.ts'
import type { CacheableRead } from '../db/readCache.ts'
import type { Connection } from '../db/schema.ts'
import { readAccessCodes } from './access.ts'
import type { CurrentUser } from './session.ts'
import { texts } from './texts.ts'

/** What stands in the place of a tenant when there is none. */
export const noTenant = 0

/** The access code of who looks after all tenants. */
export const everyTenant = 'tenant:all'

const allClosed = texts(
  '您所属的租户已停用或已到期，请联系管理员',
  'The tenants that you belong to are closed or have ended; please ask the administrator.',
  '您所屬的租戶已停用或已到期，請聯絡管理員',
)

/** One tenant as sign-in answers name it (wire contract 1.4). */
export interface TenantItem {
  readonly id: number
  readonly name: string
}

/** The tenants of a user that are open at this moment, by number. */
export async function readTenants(
  db: Connection,
  user: Pick<CurrentUser, 'relTenantIds'>,
): Promise<readonly TenantItem[]> {
  const ids = (user.relTenantIds ?? '')
    .split(',')
    .flatMap((part) => (/^\s*\d{1,9}\s*$/.test(part) ? [Number(part)] : []))
  if (ids.length === 0) return []
  return readCached(db, `tenants:${ids}`, () => readOpenTenants(db, ids))
}

async function readOpenTenants(db: Connection, ids: readonly number[]): Promise<CacheableRead<readonly TenantItem[]>> {
  const rows = await db
    .selectFrom('sysTenant')
    .select([
      'id',
      'name',
      sql<boolean>`coalesce(begin_date <= now(), true) and coalesce(end_date >= now(), true)`.as('isOpen'),
      // When that will change by itself.
      sql<number | null>`extract(epoch from least(
        case when begin_date > now() then begin_date end, case when end_date >= now() then end_date end
      ) - now())::float8`.as('sameFor'),
    ])
    .where('id', 'in', ids)
    .where('status', '=', 1)
    .orderBy('id')
    .execute()
  return {
    value: rows.filter(({ isOpen }) => isOpen).map(({ id, name }) => ({ id, name })),
    topics: ['sys_tenant'],
    seconds: Math.min(...rows.map(({ sameFor }) => sameFor ?? Number.POSITIVE_INFINITY)),
  }
}

/** What a request says of its tenant, in each of the places where it may. */
export type NamedTenants = readonly unknown[]

/** What the headers of a request say: `tenant_id` and `X-Tenant-Id`. */
export const namedTenants = ({ headers }: FastifyRequest): NamedTenants => [headers.tenant_id, headers['x-tenant-id']]

/**
 * The tenant of a signed-in request: the one that it names, and where it names none, or 0,
 * the first one of the user; 0 for who has none, and for who looks after all of them. Anything but a tenant of the user is
 * refused, whoever the user is (wire contract 5 A8, 6.7).
 */
export async function readTenantId(db: Connection, user: CurrentUser, names: NamedTenants): Promise<number> {
  const named = names
    .map((value) => String(value ?? '').trim())
    .filter((value) => value !== '' && value !== String(noTenant))
  if (named.length === 0) return requireOwnTenant(db, user)
  const own = await readTenants(db, user)
  const [tenant] = own.filter(({ id }) => named.every((value) => value === String(id)))
  if (tenant === undefined) throw createError('forbidden')
  return tenant.id
}

/** Whether somebody may still work in a tenant that was theirs. */
export async function isOwnTenant(db: Connection, user: CurrentUser, tenantId: number): Promise<boolean> {
  if (tenantId === noTenant) return (await findOwnTenant(db, user)) === noTenant
  return (await readTenants(db, user)).some(({ id }) => id === tenantId)
}

/** The tenant in which somebody works who names none: the records of no tenant are for people without one. */
async function requireOwnTenant(db: Connection, user: CurrentUser): Promise<number> {
  const tenantId = await findOwnTenant(db, user)
  if (tenantId === undefined) throw createFailure(allClosed, { code: 510 })
  return tenantId
}

/** The tenant that somebody works in who names none; undefined for who has only closed ones. */
export async function findOwnTenant(
  db: Connection,
  user: Pick<CurrentUser, 'id' | 'relTenantIds'>,
): Promise<number | undefined> {
  if ((user.relTenantIds ?? '').trim() === '') return noTenant
  if ((await readAccessCodes(db, user.id, noTenant)).has(everyTenant)) return noTenant
  return (await readTenants(db, user))[0]?.id
}
