import { fromClock, readClock } from '../../../runtime/language/index.ts'
import { endsBeforeStart, formatWireTime, parseWireTime } from '../../db/time.ts'
import { refuseFields, type SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { eventMessages } from './messages.ts'

const day = 86_400_000

/** The moment at which a day begins in a zone. */
export function toDayStart(text: string, zone: string): number {
  return fromClock(readClock(`${text} 00:00:00`) ?? 0, zone)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** When an event begins and ends: for one of whole days, from the first of them to the end of the last. */
function toSpan(event: Values, { language, timeZone }: SignedInCall): Values {
  const { wholeDay, startTime, endTime, startDay, endDay } = event
  const refuse = (field: string, message: keyof typeof eventMessages) =>
    refuseFields({ [field]: eventMessages[message][language] })
  if (wholeDay === 'Y') {
    if (!isText(startDay)) throw refuse('startDay', 'needsDay')
    const last = isText(endDay) ? endDay : startDay
    if (last < startDay) throw refuse('endDay', 'endsBeforeStart')
    const [start, end] = [toDayStart(startDay, timeZone), toDayStart(last, timeZone) + day]
    return { startDay, endDay: last, startTime: formatWireTime(start), endTime: formatWireTime(end) }
  }
  if (!isText(startTime)) throw refuse('startTime', 'needsStart')
  if (!isText(endTime)) throw refuse('endTime', 'needsEnd')
  if (endTime !== startTime && endsBeforeStart(startTime, endTime)) throw refuse('endTime', 'endsBeforeStart')
  return { startTime, endTime, startDay: null, endDay: null }
}

/**
 * The values of an event as they are kept: with both forms of its times, the moment of its reminder, and whose it is. A
 * reminder that is moved comes once more.
 */
export function toStoredEvent(values: Values, before: Values | undefined, call: SignedInCall): Values {
  const event: Values = { wholeDay: 'N', ...before, ...values }
  const span = toSpan(event, call)
  const { remindMinutes } = event
  const minutes = typeof remindMinutes === 'number' ? remindMinutes : null
  const remindAt = minutes === null ? null : formatWireTime(parseWireTime(String(span.startTime)) - minutes * 60_000)
  const isMoved = remindAt !== (before?.remindAt ?? null)
  return {
    ...values,
    ...span,
    remindAt,
    ...(isMoved ? { isReminded: 'N', isReminderRead: 'N' } : {}),
    ...(before === undefined ? { userId: call.user.id } : {}),
  }
}
