import type { CronExpression } from './parseCron.ts'
import type { CronDays } from './parseDays.ts'

const daySeconds = 86_400
const dayMilliseconds = daySeconds * 1000

/** The month that days are sought in: its last day, and the weekday of each day, Sunday as 1. */
interface Month {
  readonly last: number
  readonly weekdayOf: (day: number) => number
}

const [sunday, saturday] = [1, 7]

/** How far to go from a day to the nearest one from Monday to Friday without leaving the month. */
function toWorkday(day: number, { last, weekdayOf }: Month): number {
  const weekday = weekdayOf(day)
  if (weekday === saturday) return day === 1 ? day + 2 : day - 1
  if (weekday === sunday) return day === last ? day - 2 : day + 1
  return day
}

const finders: {
  readonly [Kind in CronDays['kind']]: (days: CronDays & { readonly kind: Kind }, month: Month) => readonly number[]
} = {
  days: ({ days }, { last }) => days.filter((day) => day <= last),
  weekdays: ({ weekdays }, { last, weekdayOf }) =>
    Array.from({ length: last }, (_, index) => index + 1).filter((day) => weekdays.includes(weekdayOf(day))),
  beforeEnd: ({ before }, { last }) => (last > before ? [last - before] : []),
  lastWorkday: (_, month) => [toWorkday(month.last, month)],
  nearestWorkday: ({ day }, month) => (day <= month.last ? [toWorkday(day, month)] : []),
  lastWeekday: ({ weekday }, { last, weekdayOf }) => [last - ((weekdayOf(last) - weekday + 7) % 7)],
  nthWeekday({ weekday, nth }, { last, weekdayOf }) {
    const day = 1 + ((weekday - weekdayOf(1) + 7) % 7) + 7 * (nth - 1)
    return day <= last ? [day] : []
  },
}

function findDays(days: CronDays, year: number, month: number): readonly number[] {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  // Each finder stands under the kind of the days that it takes, which the compiler does not follow.
  const find = finders[days.kind] as (days: CronDays, month: Month) => readonly number[]
  return find(days, {
    last: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    weekdayOf: (day) => ((first + day - 1) % 7) + 1,
  })
}

/** The beginnings of the days on which an expression is due, from the day of a moment on. */
function* daysFrom({ years, months, days }: CronExpression, from: number): Generator<number> {
  const start = new Date(from)
  const firstYear = start.getUTCFullYear()
  for (const year of years) {
    if (year < firstYear) continue
    for (const month of months) {
      if (year === firstYear && month <= start.getUTCMonth()) continue
      for (const day of findDays(days, year, month)) {
        const begin = Date.UTC(year, month - 1, day)
        if (begin + dayMilliseconds > from) yield begin
      }
    }
  }
}

/** The first due second of a day that is not before `from`. */
function findSecond({ hours, minutes, seconds }: CronExpression, from: number): number | undefined {
  for (const hour of hours) {
    if ((hour + 1) * 3600 <= from) continue
    for (const minute of minutes) {
      const begin = hour * 3600 + minute * 60
      if (begin + 60 <= from) continue
      const second = seconds.find((each) => begin + each >= from)
      if (second !== undefined) return begin + second
    }
  }
  return undefined
}

/**
 * The first due time after a moment; undefined when there is none any more. Both are times on a clock on the wall,
 * written in milliseconds as if it were that of UTC: who asks decides whose clock it is.
 */
export function nextCronTime(cron: CronExpression, after: number): number | undefined {
  const from = Math.floor(after / 1000) * 1000 + 1000
  for (const day of daysFrom(cron, from)) {
    const second = findSecond(cron, Math.max(0, (from - day) / 1000))
    if (second !== undefined) return day + second * 1000
  }
  return undefined
}
