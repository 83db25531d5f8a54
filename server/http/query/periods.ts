import dayjs from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import quarterOfYear from 'dayjs/plugin/quarterOfYear.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(isoWeek)
dayjs.extend(quarterOfYear)

/** The first and the last day of a period. */
export interface Period {
  readonly first: string
  readonly last: string
}

const day = 'YYYY-MM-DD'

const periods: readonly (readonly [
  RegExp,
  (year: number, part: number) => readonly [dayjs.Dayjs, dayjs.Dayjs] | undefined,
])[] = [
  [/^(\d{4})$/, (year) => within(startOf(year), 'year')],
  [/^(\d{4})-(0[1-9]|1[0-2])$/, (year, month) => within(startOf(year).month(month - 1), 'month')],
  [/^(\d{4})-Q([1-4])$/i, (year, quarter) => within(startOf(year).quarter(quarter), 'quarter')],
  [/^(\d{4})-W(0[1-9]|[1-4]\d|5[0-3])$/i, toWeek],
]

/** Reads a year, a month, an ISO week or a quarter such as `2026`, `2026-03`, `2026-W05`, `2026-Q1`; undefined for other texts. */
export function toPeriod(text: string): Period | undefined {
  for (const [form, read] of periods) {
    const parts = form.exec(text)
    const [first, last] = (parts && read(Number(parts[1]), Number(parts[2]))) ?? []
    if (first !== undefined && last !== undefined) return { first: first.format(day), last: last.format(day) }
  }
  return undefined
}

function startOf(year: number): dayjs.Dayjs {
  return dayjs.utc(`${String(year).padStart(4, '0')}-01-01`)
}

function within(moment: dayjs.Dayjs, unit: 'year' | 'month' | 'quarter'): readonly [dayjs.Dayjs, dayjs.Dayjs] {
  // The plugin adds quarters to the units.
  const whole = unit as 'month'
  return [moment.startOf(whole), moment.endOf(whole)]
}

/** The first ISO week of a year is that of its fourth of January; only some years have 53. */
function toWeek(year: number, week: number): readonly [dayjs.Dayjs, dayjs.Dayjs] | undefined {
  const monday = startOf(year)
    .date(4)
    .startOf('isoWeek')
    .add(week - 1, 'week')
  return monday.isoWeekYear() === year ? [monday, monday.add(6, 'day')] : undefined
}
