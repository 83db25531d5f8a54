import { fillText } from '../../../../../runtime/language/index.ts'
import { findBeyond, type Holding, isWithin, type Reach } from '../../../../authority/reach.ts'
import { findNarrowing } from '../../../../authority/refusal.ts'
import { describeReach } from '../../../../authority/words/describeReach.ts'
import { nameBound } from '../../../../authority/words/nameBound.ts'
import { toDynamic } from '../../../../db/dynamic.ts'
import type { SignedInCall } from '../../../../http/index.ts'
import { narrowRecords } from '../../../../http/resource/index.ts'
import { users } from '../../../user/resource.ts'
import { toSeenTenant } from '../../powers/listPowers.ts'
import type { Person } from '../person.ts'
import { readReachOf, type ShownReach, toMark } from './listReach.ts'
import { reachMessages as messages } from './messages.ts'

/** Whether somebody may act for another person, and what they lack for it. */
export interface Comparison {
  readonly outcome: 'allowed' | 'denied'
  readonly message: string
  readonly lacking: readonly ShownReach[]
}

/**
 * Whether a person may do with the account of another one what only they could do: what every act for others is checked
 * by. Of tenants that the caller does not look after it says only how much is lacking.
 */
export async function compareReaches(call: SignedInCall, person: Person, other: Person): Promise<Comparison> {
  const { db, language } = call
  const details = { user: nameOf(person), other: nameOf(other) }
  const [own, theirs] = await readReachOf(call, [person.viewer.user.id, other.viewer.user.id])
  const sees = await seesUser(person, other)
  if (own === undefined || theirs === undefined || isWithin(theirs.reach, own.reach)) {
    const message = sees ? messages.mayAct : messages.mayNotSee
    return { outcome: sees ? 'allowed' : 'denied', message: fillText(message[language], details), lacking: [] }
  }
  const beyond = theirs.reach.isAdmin ? [] : findBeyond(theirs.reach, own.reach)
  const tenantId = await toSeenTenant(call)
  const places = new Set(beyond.map(toPlace))
  const rows = await describeReach(db, theirs, {
    language,
    tenantId,
    isWanted: (holding) => places.has(toPlace(holding)),
    note: (holding) => toNote(holding, own.reach, language),
  })
  const hidden = beyond.filter((holding) => tenantId !== undefined && holding.tenantId !== tenantId).length
  const shown = rows.map((row) => ({ ...row, note: row.note || messages.missing[language], mark: toMark(call, row) }))
  const lacking = [...shown, ...toHidden(hidden, language)]
  const message = fillText(messages.mayNotAct[language], { ...details, count: String(lacking.length) })
  return { outcome: 'denied', message, lacking }
}

const toPlace = ({ tenantId, key }: Holding): string => `${tenantId} ${key}`

const nameOf = ({ viewer: { user } }: Person): string => user.realname || user.username

function toNote(holding: Holding, limit: Reach, language: SignedInCall['language']): string {
  const bound = findNarrowing(holding, limit)
  if (bound === undefined) return messages.missing[language]
  return fillText(messages.narrowed[language], { rule: nameBound(bound, language) })
}

/** What is lacking in tenants of which the caller does not learn. */
function toHidden(count: number, language: SignedInCall['language']): readonly ShownReach[] {
  if (count === 0) return []
  const note = fillText(messages.otherTenantsNote[language], { count: String(count) })
  const row = { id: 'others', kind: 'tenant', name: messages.otherTenants[language], subject: '', mark: null }
  return [{ ...row, tenants: '', by: '', rules: '', note }]
}

/** Whether the list of users shows somebody to a person. */
async function seesUser({ viewer }: Person, other: Person): Promise<boolean> {
  const all = toDynamic(viewer.db).selectFrom(users.model.table).where('id', '=', other.viewer.user.id)
  return (await (await narrowRecords(users.model, all, viewer)).select('id').executeTakeFirst()) !== undefined
}
