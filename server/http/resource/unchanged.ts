import { createError, moveTimeText, wireZone } from '../../../runtime/language/index.ts'
import { readWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toStampNames } from './stamps.ts'

/** The parameter by which a writer says when the record had last been changed as they read it (wire contract 1.1). */
const parameter = 'unchangedSince'

/**
 * Refuses to change a record that somebody has changed since its writer read it, where the request says when that was: a
 * time of the wire, or nothing for a record that was as it had been added. A request that does not say is let through, as
 * those of other clients are.
 */
export function requireUnchanged(
  model: Pick<ResourceModel, 'isVerbatim' | 'readable'>,
  { query, timeZone }: SignedInCall,
  before: Values,
): void {
  const since = (query as Values | undefined)?.[parameter]
  const { updateTime } = toStampNames(model)
  // Who may not read when it was changed cannot have read it.
  if (typeof since !== 'string' || !model.readable.includes(updateTime)) return
  const changed = readWireTime(before[updateTime])
  if (changed !== since) throw createError('recordChanged', { time: moveTimeText(changed, wireZone, timeZone) })
}
