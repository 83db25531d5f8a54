import { readLabel, readValue, toDate, toDay, toText, toTime } from '../../../../format/index.ts'
import type { ReportBlocks } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { addDays } from './month.ts'

/** A record on its days. */
export interface CalendarEntry {
  readonly record: DataRecord
  readonly text: string
  readonly detail: string
  readonly firstDay: string
  readonly lastDay: string
  /** When it begins and ends, on the clock of the person; null for whole days. */
  readonly from: string | null
  readonly to: string | null
}

const hasTime = (value: unknown): boolean => typeof value === 'number' || toText(value).trim().length > 10

/** The last day on which something goes on: what ends at midnight ends the day before. */
function toLastDay(start: Date, end: Date, isMoment: boolean): string {
  const day = toDay(end)
  return isMoment && end > start && toTime(end) === '00:00' ? addDays(day, -1) : day
}

/** Puts records on their days, whole days first and then by their times; a record without a start is on none. */
export function toEntries(block: ReportBlocks['calendar'], records: readonly DataRecord[]): readonly CalendarEntry[] {
  const entries = records.flatMap((record): readonly CalendarEntry[] => {
    const startValue = readValue(record, block.start)
    const start = toDate(startValue)
    if (start === null) return []
    const end = toDate(block.end === undefined ? startValue : readValue(record, block.end)) ?? start
    const isMoment = hasTime(startValue)
    return [
      {
        record,
        text: toText(readLabel(record, block.text)),
        detail: block.detail === undefined ? '' : toText(readLabel(record, block.detail)),
        firstDay: toDay(start),
        lastDay: end < start ? toDay(start) : toLastDay(start, end, isMoment),
        from: isMoment ? toTime(start) : null,
        to: isMoment ? toTime(end) : null,
      },
    ]
  })
  const toKey = ({ from, firstDay }: CalendarEntry) => `${from === null ? 0 : 1}${firstDay}${from ?? ''}`
  return entries.toSorted((one, other) => toKey(one).localeCompare(toKey(other)))
}

/** The entries that go on on a day. */
export const entriesOf = (entries: readonly CalendarEntry[], day: string): readonly CalendarEntry[] =>
  entries.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)

/** When an entry goes on on a day: from its start, until its end, or the whole day. */
export function toTimes({ firstDay, lastDay, from, to }: CalendarEntry, day: string): string {
  const begins = from !== null && firstDay === day ? from : ''
  const ends = to !== null && (lastDay === day || lastDay < day) && !(begins !== '' && to === from) ? to : ''
  return begins === '' && ends === ''
    ? ''
    : begins === '' || ends === ''
      ? begins || `– ${ends}`
      : `${begins} – ${ends}`
}
