import { createError, moveTimeText, wireZone } from '../../../runtime/language/index.ts'
import { readWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { findSentVersion, readVersions } from './recordVersion.ts'
import { lockRows, lockWrites } from './select.ts'
import { toStampNames } from './stamps.ts'

/** The parameter by which a writer says when the record had last been changed as they read it (wire contract 1.1). */
const parameter = 'unchangedSince'

type Readable = Pick<ResourceModel, 'isVerbatim' | 'readable' | 'table' | 'key'>

/**
 * Refuses to change a record that somebody has changed since its writer read it, where the request says what that was: the
 * version of the record, or when it had last been changed, a time of the wire or nothing for a record that was as it had
 * been added. A request that does not say is let through, as those of other clients are. `body` is the record that is sent.
 */
export async function requireUnchanged(
  model: Readable,
  call: SignedInCall,
  before: Values,
  body: Values,
): Promise<void> {
  const sent = findSentVersion(body)
  const since = (call.query as Values | undefined)?.[parameter]
  if (sent !== undefined) {
    const version = (await readVersions(model, call, [String(before.id)])).get(String(before.id))
    if (version !== toRowVersion(sent)) throw toRefusal(model, call, before)
    return
  }
  const { updateTime } = toStampNames(model)
  // Who may not read when it was changed cannot have read it.
  if (typeof since !== 'string' || !model.readable.includes(updateTime)) return
  if (readWireTime(before[updateTime]) !== since) throw toRefusal(model, call, before)
}

/** The part of a version that is about the row of the record; another one may be about rows that belong to it. */
const toRowVersion = (version: string): string => version.split('.')[0] ?? ''

/** That a record was changed, and when as far as the writer reads it. */
export function toRefusal(model: Readable, { timeZone }: Pick<SignedInCall, 'timeZone'>, before: Values) {
  const { updateTime } = toStampNames(model)
  const changed = model.readable.includes(updateTime) ? readWireTime(before[updateTime]) : ''
  if (changed === '') return createError('recordChangedUnseen')
  return createError('recordChanged', { time: moveTimeText(changed, wireZone, timeZone) })
}

/**
 * Refuses an act on records of which some were changed since the request read them, and holds them against other writers.
 * Ids without a version are let through.
 */
export async function requireAllUnchanged(
  model: ResourceModel,
  call: SignedInCall,
  sent: ReadonlyMap<string, string>,
): Promise<void> {
  if (sent.size === 0) return
  await lockWrites(model, call.db)
  const rows = await lockRows(model, call, [...sent.keys()])
  const found = rows.map(({ id }) => String(id))
  const versions = await readVersions(model, call, found)
  const changed = found.filter((id) => versions.get(id) !== toRowVersion(sent.get(id) ?? ''))
  if (changed.length > 0)
    throw createError('recordsChanged', { count: String(changed.length) }, { records: changed.map((id) => ({ id })) })
}
