import { isWithin } from '../../../runtime/index.ts'
import { dayBounds } from './fields.ts'
import { parseField } from './parseField.ts'
import { type DayState, everySecond, type WeekState } from './state.ts'

/** What the day and the weekday of an expression say together. */
export interface DaysReading {
  readonly day: DayState
  readonly week: WeekState
}

const first = { day: everySecond.day, week: everySecond.week }
const isAny = (text: string): boolean => text === '*' || text === '?'

/** Days of the month; the weekday is left open. */
function parseDay(text: string): DaysReading {
  const { day, week } = first
  const beforeEnd = Number(/^L-(\d+)$/.exec(text)?.[1])
  const nearest = Number(/^(\d+)W$/.exec(text)?.[1])
  if (text === 'L') return { week, day: { ...day, cronEvery: 6 } }
  if (text === 'LW') return { week, day: { ...day, cronEvery: 7 } }
  if (isWithin(beforeEnd, dayBounds.beforeEnd))
    return { week, day: { ...day, cronEvery: 9, cronDaysBeforeEomMinus: beforeEnd } }
  if (isWithin(nearest, dayBounds.nearest))
    return { week, day: { ...day, cronEvery: 10, cronDaysNearestWeekday: nearest } }
  const { cronEvery, ...reading } = parseField('day', text)
  if (cronEvery === 2) return { week, day: { ...day, ...reading, cronEvery: 3 } }
  if (cronEvery === 3) return { week, day: { ...day, ...reading, cronEvery: 5 } }
  return { week, day: { ...day, cronEvery: 1, raw: text } }
}

/** Days of the week; the day of the month is left open. */
function parseWeek(text: string): DaysReading {
  const { day, week } = first
  const last = Number(/^(\d)L$/.exec(text)?.[1])
  const [, weekday = '', nth = ''] = /^(\d)#(\d)$/.exec(text) ?? []
  if (last > 0) return { week, day: { ...day, cronEvery: 8, cronLastSpecificDomDay: last } }
  if (nth !== '')
    return {
      week: { ...week, cronNthDayDay: Number(weekday), cronNthDayNth: Number(nth) },
      day: { ...day, cronEvery: 11 },
    }
  const { cronEvery, ...reading } = parseField('week', text)
  if (cronEvery === 2) return { day: { ...day, cronEvery: 2 }, week: { ...week, ...reading } }
  if (cronEvery === 3) return { day: { ...day, cronEvery: 4 }, week: { ...week, ...reading } }
  return { day: { ...day, cronEvery: 1, raw: '?' }, week: { ...week, raw: text } }
}

/**
 * Reads the day and the weekday: one of them is open, or the expression is refused before. Both open is every day, which
 * is written `* … ?`; other ways to write it are kept.
 */
export function parseDays(dayText: string, weekText: string): DaysReading {
  if (!isAny(weekText)) return parseWeek(weekText)
  const reading = isAny(dayText) ? { day: first.day, week: first.week } : parseDay(dayText)
  const isUsual = weekText === '?' && dayText !== '?'
  return isUsual ? reading : { day: { ...reading.day, raw: dayText }, week: { ...reading.week, raw: weekText } }
}
