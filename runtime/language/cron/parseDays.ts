import { isWithin, toCronNumber } from './fields.ts'
import { type FieldProblem, parseField, toOutOfRange } from './parseField.ts'

/** The days on which an expression is due; weekdays are counted from Sunday, which is 1. */
export type CronDays =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] }
  /** So many days before the last one of the month. */
  | { readonly kind: 'beforeEnd'; readonly before: number }
  /** The last day from Monday to Friday. */
  | { readonly kind: 'lastWorkday' }
  /** The day from Monday to Friday that is nearest to a day, in the same month. */
  | { readonly kind: 'nearestWorkday'; readonly day: number }
  | { readonly kind: 'lastWeekday'; readonly weekday: number }
  | { readonly kind: 'nthWeekday'; readonly weekday: number; readonly nth: number }

/** The days that a field says, or what is wrong with it. */
export type DaysReading = { readonly days: CronDays } | { readonly problem: FieldProblem }

const day = '[A-Z]{3}|\\d'
const nthForm = new RegExp(`^(?<weekday>${day})#(?<nth>\\d)$`, 'd')
const lastForm = new RegExp(`^(?<weekday>${day})L$`)

/** Reads the field of the day of the month: numbers, `L`, `LW`, `L-3`, `15W`. */
export function parseDay(text: string): DaysReading {
  if (text === 'L') return { days: { kind: 'beforeEnd', before: 0 } }
  if (text === 'LW') return { days: { kind: 'lastWorkday' } }
  const before = /^L-(\d+)$/.exec(text)?.[1]
  // In a month of 31 days L-31 is no day: such an expression is right, and never due (specification 5).
  if (before !== undefined)
    return isWithin(Number(before), [1, 31])
      ? { days: { kind: 'beforeEnd', before: Number(before) } }
      : toOutOfRange(before, 2, [1, 31])
  const nearest = /^(\d+)W$/.exec(text)?.[1]
  if (nearest !== undefined)
    return isWithin(Number(nearest), [1, 31])
      ? { days: { kind: 'nearestWorkday', day: Number(nearest) } }
      : toOutOfRange(nearest, 0, [1, 31])
  const reading = parseField('day', text)
  return 'problem' in reading ? reading : { days: { kind: 'days', days: reading.values } }
}

/** Reads the field of the weekday: numbers and names, `L` for Saturday, `6L` for the last one, `2#1` for the first. */
export function parseWeek(text: string): DaysReading {
  if (text === 'L') return { days: { kind: 'weekdays', weekdays: [7] } }
  const last = lastForm.exec(text)?.groups?.weekday
  if (last !== undefined) return toWeekday(last, (weekday) => ({ kind: 'lastWeekday', weekday }))
  const match = nthForm.exec(text)
  const { weekday: of, nth } = match?.groups ?? {}
  if (of !== undefined && nth !== undefined) {
    const reading = toWeekday(of, (weekday) => ({ kind: 'nthWeekday', weekday, nth: Number(nth) }))
    if ('problem' in reading || isWithin(Number(nth), [1, 5])) return reading
    return toOutOfRange(nth, match?.indices?.groups?.nth?.[0] ?? 0, [1, 5])
  }
  const reading = parseField('week', text)
  return 'problem' in reading ? reading : { days: { kind: 'weekdays', weekdays: reading.values } }
}

function toWeekday(text: string, toDays: (weekday: number) => CronDays): DaysReading {
  const weekday = toCronNumber('week', text)
  if (Number.isNaN(weekday)) return { problem: { kind: 'syntax', text, at: 0 } }
  return isWithin(weekday, [1, 7]) ? { days: toDays(weekday) } : toOutOfRange(text, 0, [1, 7])
}
