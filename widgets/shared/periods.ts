import dayjs, { type Dayjs } from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek'
import './dates.ts'
import { toText } from './values.ts'

dayjs.extend(isoWeek)

/** A stretch of time that is picked as one, how it is typed, and how it is stored. */
interface Period {
  readonly format: string
  readonly parse: (stored: string) => Dayjs | undefined
  readonly write: (moment: Dayjs) => string
}

/** What is stored of a stretch of time: itself, or its first day, as columns of dates hold it. */
export type PeriodStore = 'period' | 'day'

const dayForm = 'YYYY-MM-DD'

const strictly = (format: string) => (stored: string) => dayjs(stored.slice(0, format.length), format, true)

/** The Monday of a week as ISO 8601 counts them: the first is the one with 4 January. */
function parseWeek(stored: string): Dayjs | undefined {
  if (/^\d{4}-\d{2}-\d{2}/.test(stored)) return strictly(dayForm)(stored).startOf('isoWeek')
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(stored) ?? []
  const monday = year ? dayjs(`${year}-01-04`).isoWeek(Number(week)).startOf('isoWeek') : undefined
  return monday?.isoWeek() === Number(week) ? monday : undefined
}

/** Where a week begins on a Sunday its Thursday says which week of ISO 8601 it is. */
function writeWeek(moment: Dayjs): string {
  const thursday = moment.startOf('week').add(moment.startOf('week').day() === 0 ? 4 : 3, 'day')
  return `${thursday.isoWeekYear()}-W${String(thursday.isoWeek()).padStart(2, '0')}`
}

export const periods = {
  month: { format: 'YYYY-MM', parse: strictly('YYYY-MM'), write: (moment) => moment.format('YYYY-MM') },
  week: { format: 'YYYY-wo', parse: parseWeek, write: writeWeek },
  year: { format: 'YYYY', parse: strictly('YYYY'), write: (moment) => moment.format('YYYY') },
} as const satisfies Readonly<Record<string, Period>>

export type PeriodName = keyof typeof periods

/** The moment of a stored period; null when it cannot be read. */
export function parsePeriod(value: unknown, period: PeriodName): Dayjs | null {
  const text = toText(value)
  const moment = text === '' ? undefined : periods[period].parse(text)
  return moment?.isValid() ? moment : null
}

/** A picked period as it is stored. */
export function writePeriod(moment: Dayjs, period: PeriodName, store: PeriodStore = 'period'): string {
  const written = periods[period].write(moment)
  return store === 'period' ? written : (parsePeriod(written, period)?.format(dayForm) ?? written)
}
