import { createError } from '../../../runtime/language/index.ts'
import { everyTenant, readAccessCodes, type SignedInCall } from '../../http/index.ts'
import { splitIds, type Values } from '../../http/resource/index.ts'
import type { Seen } from '../organisation/hiddenParts.ts'
import { requireTenants } from '../tenant/tenants.ts'

/**
 * The values of a user with the tenants that the request names. Only differences to those that the caller sees count: who
 * sends these back needs no right to change them (wire contract 1.6, 5 A7), and the others stay.
 */
export async function withTenants(values: Values, before: Seen<unknown>, call: SignedInCall): Promise<Values> {
  const wanted = readTenantIds((call.body as Values | null)?.relTenantIds)
  if (wanted === undefined) return values
  const present = readTenantIds(before.seen) ?? []
  if (wanted.length === present.length && wanted.every((id) => present.includes(id))) return values
  const { has } = await readAccessCodes(call.db, call.user.id, call.tenantId)
  if (!has('user:tenants')) throw createError('forbidden')
  const changed = [...wanted.filter((id) => !present.includes(id)), ...present.filter((id) => !wanted.includes(id))]
  // Who does not look after all tenants lets people into their own one only, and out of it.
  if (!has(everyTenant) && changed.some((id) => id !== String(call.tenantId))) throw createError('forbidden')
  await requireTenants(
    call.db,
    wanted.filter((id) => !present.includes(id)),
  )
  const hidden = (readTenantIds(before.stored) ?? []).filter((id) => !present.includes(id))
  const all = [...new Set([...hidden, ...wanted])]
  return { ...values, relTenantIds: all.length === 0 ? null : all.join(',') }
}

function readTenantIds(value: unknown): readonly string[] | undefined {
  if (value === null || value === '') return []
  const text = Array.isArray(value) ? value.join(',') : value
  if (typeof text !== 'string' && typeof text !== 'number') return undefined
  // A number has one spelling, by which the people of a tenant are found.
  return [...new Set(splitIds(String(text)).map((id) => (/^\d{1,9}$/.test(id) ? String(Number(id)) : id)))]
}
