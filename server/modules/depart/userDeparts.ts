import { createError } from '../../../runtime/language/index.ts'
import { readAccessCodes, type SignedInCall } from '../../http/index.ts'
import { splitIds, type Values } from '../../http/resource/index.ts'
import { findHidden, type Seen } from '../organisation/hiddenParts.ts'
import { addMembers, findOpenDepart, isHiddenCode, readMemberships, removeMembers, requireDeparts } from './members.ts'
import { superior } from './reach.ts'

/** Whether a user is a superior, and of which departments, as the row has it. */
export interface Charge {
  readonly userIdentity: number | null
  readonly departIds: string | null
}

/**
 * Takes from the body of a call the departments that a user belongs to, `selecteddeparts` (wire contract 1.6). Only
 * differences count: who sends back what is there already needs no right to change it.
 */
export async function saveUserDeparts(call: SignedInCall, userId: string): Promise<void> {
  const body = (call.body ?? {}) as Values
  const present = await readMemberships(call, userId)
  const wanted = toIds(body.selecteddeparts) ?? present
  const added = wanted.filter((id) => !present.includes(id))
  const removed = present.filter((id) => !wanted.includes(id))
  if (added.length === 0 && removed.length === 0) return
  await requireRight(call)
  await addMembers(call, added, [userId])
  await removeMembers(call, removed, [userId])
}

/**
 * The current department of a user by the departments that a call gives them: the one that they have while it is among
 * these or hidden from the caller, or while these are what they have anyway, else the first open one, until they choose.
 * Rules on people by their department have them at once.
 */
export async function readCurrentDepart(
  call: SignedInCall,
  user: Values | undefined,
): Promise<{ readonly orgCode?: string }> {
  const current = user?.orgCode
  const { db, body } = call
  const wanted = toIds((body as Values | undefined)?.selecteddeparts) ?? []
  if (wanted.length === 0 || (typeof current === 'string' && (await isHiddenCode(call, current)))) return {}
  const present = new Set(user === undefined ? [] : await readMemberships(call, String(user.id)))
  if (present.symmetricDifference(new Set(wanted)).size === 0) return {}
  const open: { readonly orgCode: string }[] = []
  for (const id of wanted) {
    const depart = await findOpenDepart(db, id)
    if (depart !== undefined) open.push(depart)
  }
  return open.some(({ orgCode }) => orgCode === current) ? {} : (open[0] ?? {})
}

/**
 * Takes from the body of a call what a user is in charge of: `userIdentity`, with the `departIds` of a superior (wire
 * contract 1.6). Gives what is to be written; sending back what the caller sees needs no right here either, and what a
 * superior is in charge of beside it stays.
 */
export async function readCharge(call: SignedInCall, { stored, seen }: Seen<Charge>): Promise<Partial<Charge>> {
  const charge = toCharge((call.body ?? {}) as Values, seen)
  const isChanged = isInCharge(charge) !== isInCharge(seen) || charge.departIds !== seen.departIds
  if (!isChanged && charge.userIdentity === seen.userIdentity) return {}
  if (isChanged) {
    await requireRight(call)
    const known = splitIds(seen.departIds ?? '')
    await requireDeparts(
      call,
      splitIds(charge.departIds ?? '').filter((id) => !known.includes(id)),
    )
  }
  const hidden = isInCharge(stored) ? findHidden({ stored: stored.departIds, seen: seen.departIds }) : []
  if (hidden.length === 0) return charge
  return { userIdentity: superior, departIds: [...hidden, ...splitIds(charge.departIds ?? '')].join(',') }
}

async function requireRight({ db, user, tenantId }: SignedInCall): Promise<void> {
  if (!(await readAccessCodes(db, user.id, tenantId)).has('user:departs')) throw createError('forbidden')
}

/** Ids as a comma list or as an array; undefined when the call names none. */
function toIds(value: unknown): readonly string[] | undefined {
  if (value === null) return []
  if (Array.isArray(value)) return splitIds(value.join(','))
  return typeof value === 'string' ? splitIds(value) : undefined
}

/** Who is no superior is in charge of nothing. */
function toCharge(body: Values, { userIdentity: before, departIds }: Charge): Charge {
  if (body.userIdentity === undefined && body.departIds === undefined) return { userIdentity: before, departIds }
  const userIdentity = toIdentity(body.userIdentity, before)
  const ids = toIds(body.departIds) ?? splitIds(departIds ?? '')
  return { userIdentity, departIds: userIdentity === superior && ids.length > 0 ? ids.join(',') : null }
}

function toIdentity(value: unknown, present: number | null): number | null {
  if (value === undefined || value === null || value === '') return present
  const text = String(value)
  if (text !== '1' && text !== '2') throw createError('requestInvalid', { detail: 'userIdentity' })
  return Number(text)
}

const isInCharge = ({ userIdentity }: Pick<Charge, 'userIdentity'>): boolean => userIdentity === superior
