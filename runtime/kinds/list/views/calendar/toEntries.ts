import { type CalendarEntry, sortEntries, toEntryTimes } from '../../../../calendar/index.ts'
import { readShownClock, toShownClock } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'

interface EntryFields {
  readonly start: string
  readonly end: string | undefined
  readonly toText: (record: DataRecord) => string
  /** What the state of a record says. */
  readonly stateOf?: (record: DataRecord) => { readonly text: string; readonly colour: string | undefined } | undefined
}

const dayMilliseconds = 86_400_000
const day = /^\d{4}-\d{2}-\d{2}$/

interface Shown {
  readonly date: Date
  readonly isMoment: boolean
}

/** What the person's clock shows at a value, in the fields of UTC; undefined for what is neither a day nor a time. */
function toShown(value: unknown): Shown | undefined {
  if (typeof value === 'number') return { date: new Date(toShownClock(value)), isMoment: true }
  if (typeof value !== 'string') return undefined
  const isDay = day.test(value)
  const clock = isDay ? Date.parse(`${value}T00:00:00Z`) : readShownClock(value)
  return clock === undefined || Number.isNaN(clock) ? undefined : { date: new Date(clock), isMoment: !isDay }
}

/** Puts records on their days; one without a start is on none. */
export function toEntries(
  records: readonly DataRecord[],
  { start, end, toText, stateOf }: EntryFields,
): readonly CalendarEntry[] {
  const entries = records.flatMap((record): readonly CalendarEntry[] => {
    const begins = toShown(record[start])
    if (!begins) return []
    const ends = (end === undefined ? undefined : toShown(record[end])) ?? begins
    const { text: detail = '', colour } = stateOf?.(record) ?? {}
    return [{ record, text: toText(record), detail, colour, ...toTimes(begins, ends) }]
  })
  return sortEntries(entries)
}

/** A day that ends what began at a time belongs to it as a whole. */
function toTimes(begins: Shown, ends: Shown): ReturnType<typeof toEntryTimes> {
  const isWholeEnd = begins.isMoment && !ends.isMoment
  const end = isWholeEnd ? new Date(ends.date.getTime() + dayMilliseconds - 1) : ends.date
  const times = toEntryTimes(begins.date, end, begins.isMoment)
  return isWholeEnd ? { ...times, to: null } : times
}
