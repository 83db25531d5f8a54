import { personToday } from '../times/index.ts'
import { isPlainDay, toDate, toMoment } from './dates.ts'

const second = 1000
const day = 86_400

/** From how many seconds on which unit is counted. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

/** How far a moment is away, such as “in 3 hours”; less than a minute is now. */
function writeMoment(milliseconds: number, locale: string): string {
  const seconds = Math.round(milliseconds / second)
  const unit = units.find(([, length]) => Math.abs(seconds) >= length)
  if (unit === undefined) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(seconds / unit[1]), unit[0])
}

/** How far a day is away from today, such as “tomorrow”. */
function writeDays(days: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const unit = units.find(([, length]) => Math.abs(days) * day >= length && length >= day)
  return unit === undefined ? format.format(0, 'day') : format.format(Math.trunc((days * day) / unit[1]), unit[0])
}

/** How far away a date is, in the words of a language; undefined for what is no date. */
export function writeRelative(value: unknown, locale: string, now = Date.now()): string | undefined {
  if (isPlainDay(value)) {
    const date = toDate(value)
    const today = toDate(personToday())
    return date && today ? writeDays((date.getTime() - today.getTime()) / (day * second), locale) : undefined
  }
  const moment = toMoment(value)
  return moment === undefined ? undefined : writeMoment(moment - now, locale)
}
