import { createError } from '../../../runtime/language/index.ts'
import { readAccessCodes } from '../../http/access.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { addMembers, readMemberships, removeMembers, requireDeparts } from './members.ts'
import { superior } from './reach.ts'

/** The user whose place in the organisation a call sets, as the row has it. */
interface PlacedUser {
  readonly id: string
  readonly userIdentity: number | null
  readonly departIds: string | null
}

/**
 * Takes the departments of a user from the body of a call: `selecteddeparts`, and `userIdentity` with the `departIds`
 * that a superior is in charge of (wire contract 1.6). Only differences count: who sends back what is there already needs
 * no right to change it.
 */
export async function saveUserDeparts(call: SignedInCall, user: PlacedUser): Promise<void> {
  const body = (call.body ?? {}) as Values
  const present = await readMemberships(call.db, user.id)
  const wanted = toIds(body.selecteddeparts) ?? present
  const added = wanted.filter((id) => !present.includes(id))
  const removed = present.filter((id) => !wanted.includes(id))
  const charge = toCharge(body, user)
  const isSameCharge = isInCharge(charge) === isInCharge(user) && charge.departIds === user.departIds
  if (added.length > 0 || removed.length > 0 || !isSameCharge) {
    if (!(await readAccessCodes(call.db, call.user.id)).has('user:departs')) throw createError('forbidden')
    for (const depId of added) await addMembers(call.db, depId, [user.id])
    await removeMembers(call.db, removed, [user.id])
    await requireDeparts(call.db, splitIds(charge.departIds ?? ''))
  }
  if (!isSameCharge || charge.userIdentity !== user.userIdentity)
    await call.db.updateTable('sysUser').set(charge).where('id', '=', user.id).execute()
}

/** Ids as a comma list or as an array; undefined when the call names none. */
function toIds(value: unknown): readonly string[] | undefined {
  if (value === null) return []
  if (Array.isArray(value)) return splitIds(value.join(','))
  return typeof value === 'string' ? splitIds(value) : undefined
}

type Charge = Pick<PlacedUser, 'userIdentity' | 'departIds'>

/** Who is no superior is in charge of nothing. */
function toCharge(body: Values, { userIdentity: before, departIds }: PlacedUser): Charge {
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
