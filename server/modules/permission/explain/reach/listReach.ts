import { toRuledRecords } from '../../../../authority/binding.ts'
import { type ExplainedReach, readReaches } from '../../../../authority/readReaches.ts'
import { toThing } from '../../../../authority/words/describeKeys.ts'
import { describeReach, type ReachRow } from '../../../../authority/words/describeReach.ts'
import type { SignedInCall } from '../../../../http/index.ts'
import { splitIds } from '../../../../http/resource/index.ts'
import { selectShownDeparts } from '../../../organisation/departs.ts'
import { toSeenTenant } from '../../powers/listPowers.ts'
import type { Person } from '../person.ts'

/** A part of somebody's reach, with whether it is a power, and whether this server turns it off. */
export interface ShownReach extends ReachRow {
  readonly mark: 'power' | 'off' | null
}

/** The reach of a person with its causes; that of nobody for who is not there. */
export async function readReachOf(call: SignedInCall, ids: readonly string[]): Promise<readonly ExplainedReach[]> {
  const { db, services } = call
  const reaches = await readReaches({ db, records: toRuledRecords(services.calls.all) }, ids)
  return ids.flatMap((id) => reaches.get(id) ?? [])
}

/**
 * What a person reaches in the tenants of which the caller may learn: of some sorts, as far as something of it holds a
 * text.
 */
export async function listReach(
  call: SignedInCall,
  { viewer: { user } }: Person,
  { kind, text }: { readonly kind: string; readonly text: string },
): Promise<readonly ShownReach[]> {
  const [explained] = await readReachOf(call, [user.id])
  if (explained === undefined) return []
  const kinds = splitIds(kind)
  const rows = await describeReach(call.db, explained, {
    language: call.language,
    tenantId: await toSeenTenant(call),
    isWanted: ({ key }) => kinds.length === 0 || kinds.includes(key.split(':')[0] ?? ''),
  })
  const part = text.replaceAll('*', '').trim().toLowerCase()
  return rows
    .filter(({ name, subject, tenants, by, rules }) =>
      [name, subject, tenants, by, rules].some((each) => each.toLowerCase().includes(part)),
    )
    .map((row) => ({ ...row, mark: toMark(call, row) }))
}

export function toMark({ services }: SignedInCall, { kind, subject }: ReachRow): ShownReach['mark'] {
  if (kind !== 'code') return null
  if (services.turnedOff.has(subject)) return 'off'
  return services.powers.has(subject) ? 'power' : null
}

/** Who a person is, and how much of each sort they reach. */
export async function describePerson(call: SignedInCall, { viewer, codes, roles }: Person) {
  const { id, username, realname, status } = viewer.user
  const [explained] = await readReachOf(call, [id])
  const tenantId = await toSeenTenant(call)
  const seen = [...(explained?.reach.tenants ?? [])].filter(([tenant]) => tenantId === undefined || tenant === tenantId)
  const things = new Set(seen.flatMap(([, holdings]) => [...holdings.keys()].map(toThing)))
  const count = (...kinds: readonly string[]) =>
    codes.isAdmin ? null : [...things].filter((thing) => kinds.includes(thing.split(':')[0] ?? '')).length
  const departs = explained?.holder.departs ?? []
  const shown = (await selectShownDeparts(call)).select('departName').where('id', 'in', ['', ...departs])
  const names = departs.length === 0 ? [] : await shown.orderBy('orgCode').execute()
  return {
    id,
    username,
    realname,
    status,
    isAdmin: codes.isAdmin,
    roles: roles.map(({ roleName }) => roleName).join(', '),
    departs: names.map(({ departName }) => departName).join(', '),
    codes: count('code'),
    forms: count('form'),
    reports: count('report', 'graph', 'templet'),
    addresses: count('address'),
    inChargeOf: count('depart'),
    tenantCount: count('tenant'),
  }
}
