import { toClock, writeClock } from '../../../runtime/language/index.ts'
import { formatWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { presentRows, selectVisible } from '../../http/resource/index.ts'
import { eventMessages } from './messages.ts'
import { events } from './resource.ts'
import { toDayStart } from './times.ts'

const day = 86_400_000

/** The most events that an agenda has. */
const max = 200

/** The caller's events of today and the days after it, as their calendar has the days, in the order of their start. */
export async function readAgenda(call: SignedInCall, days: number): Promise<readonly Values[]> {
  const today = writeClock(toClock(Date.now(), call.timeZone)).slice(0, 10)
  const start = toDayStart(today, call.timeZone)
  const lastDay = new Date(Date.parse(today) + (days - 1) * day).toISOString().slice(0, 10)
  const rows = await (await selectVisible(events.model, call))
    .select(events.model.readable)
    .where(({ and, or, eb }) =>
      or([
        and([eb('wholeDay', '=', 'Y'), eb('startDay', '<=', lastDay), eb('endDay', '>=', today)]),
        and([
          eb('wholeDay', '=', 'N'),
          eb('startTime', '<', formatWireTime(toDayStart(lastDay, call.timeZone) + day)),
          or([eb('endTime', '>', formatWireTime(start)), eb('startTime', '>=', formatWireTime(start))]),
        ]),
      ]),
    )
    .orderBy('startTime')
    .orderBy('id')
    .limit(max)
    .execute()
  return (await presentRows(events.model, rows, call)).map((event) => toEntry(event, call))
}

/** An event with what a list of the day shows: `clockTime`, which one of whole days has none of, and a `note`. */
function toEntry(event: Values, { language }: SignedInCall): Values {
  const isWholeDay = event.wholeDay === 'Y'
  const note = [isWholeDay ? eventMessages.wholeDay[language] : '', event.place].filter(Boolean).join(' · ')
  return { ...event, clockTime: isWholeDay ? null : event.startTime, note }
}
