import { type RawBuilder, sql } from 'kysely'
import { fromClock, toClock, writeClock } from '../../runtime/language/index.ts'

const dayLength = 86_400_000

/** A day of a clock, and the moments between which it is; the end is the first moment of the next. */
export interface Day {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly start: Date
  readonly end: Date
}

/** The last days of the clock of a zone; today comes last. */
export function listLastDays(zone: string, count: number, now = Date.now()): readonly Day[] {
  const clock = toClock(now, zone)
  const today = clock - (((clock % dayLength) + dayLength) % dayLength)
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * dayLength
    const toMoment = (at: number) => new Date(fromClock(at, zone))
    return {
      day: writeClock(midnight).slice(0, 10),
      start: toMoment(midnight),
      end: toMoment(midnight + dayLength),
    }
  })
}

/** Days as rows of a statement, `day`, `starts` and `ends`: the database need not know the zones of people. */
export const selectDays = (days: readonly Day[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(cast(${JSON.stringify(days.map(({ day, start, end }) => ({ day, starts: start, ends: end })))} as jsonb))
    as days (day text, starts timestamptz, ends timestamptz)`
