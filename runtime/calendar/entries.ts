import type { DataRecord } from '../registry/index.ts'
import { addDays } from './month.ts'

/** The days on which something goes on, and when, on the clock of the person. */
interface EntryTimes {
  readonly firstDay: string
  readonly lastDay: string
  /** When it begins and ends; null for whole days. */
  readonly from: string | null
  readonly to: string | null
}

/** A record on its days. */
export interface CalendarEntry extends EntryTimes {
  readonly record: DataRecord
  readonly text: string
  readonly detail: string
  /** The colour of its state, as CSS. */
  readonly colour?: string | undefined
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10)
const toTime = (date: Date): string => date.toISOString().slice(11, 16)

/** The last day on which something goes on: what ends at midnight ends the day before. */
function toLastDay(start: Date, end: Date, isMoment: boolean): string {
  const day = toDay(end)
  return isMoment && end > start && toTime(end) === '00:00' ? addDays(day, -1) : day
}

/** The days from a start to an end, both as the person's clock shows them in the fields of UTC. */
export const toEntryTimes = (start: Date, end: Date, isMoment: boolean): EntryTimes => ({
  firstDay: toDay(start),
  lastDay: end < start ? toDay(start) : toLastDay(start, end, isMoment),
  from: isMoment ? toTime(start) : null,
  to: isMoment ? toTime(end) : null,
})

/** Entries in their order: whole days first, then by their times. */
export function sortEntries(entries: readonly CalendarEntry[]): readonly CalendarEntry[] {
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
