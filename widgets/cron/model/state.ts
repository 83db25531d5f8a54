import type { CronFieldName } from '../../../runtime/index.ts'
import { cronBounds } from './fields.ts'

/** How most fields run: 1 every, 2 increment, 3 a list, 4 a range (specification 4). */
export type FieldMode = 1 | 2 | 3 | 4

/**
 * How days run (specification 4): 1 every day, 2 every so many days of the week from a weekday, 3 every so many days from
 * a day, 4 weekdays of a list, 5 days of a list, 6 the last day of the month, 7 its last weekday, 8 its last given
 * weekday, 9 days before its end, 10 the weekday nearest to a day, 11 the nth given weekday.
 */
export type DayMode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
export const dayModes: readonly DayMode[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The parameters of a field; its mode says which of them count (specification 3). */
export interface FieldState {
  readonly incrementStart: number
  readonly incrementIncrement: number
  readonly rangeStart: number
  readonly rangeEnd: number
  readonly specificSpecific: readonly number[]
  /** What the modes cannot say, kept as it was written. */
  readonly raw?: string
}

export interface PlainFieldState extends FieldState {
  readonly cronEvery: FieldMode
}

export interface DayState extends FieldState {
  readonly cronEvery: DayMode
  readonly cronLastSpecificDomDay: number
  readonly cronDaysBeforeEomMinus: number
  readonly cronDaysNearestWeekday: number
}

/** The parameters of the weekdays; the mode of the day says whether they count. */
export interface WeekState extends FieldState {
  readonly cronNthDayDay: number
  readonly cronNthDayNth: number
}

/** An expression as the fields of its editor. */
export interface CronState {
  readonly second: PlainFieldState
  readonly minute: PlainFieldState
  readonly hour: PlainFieldState
  readonly day: DayState
  readonly week: WeekState
  readonly month: PlainFieldState
  readonly year: PlainFieldState
  /** How many fields were written: five begin with the minute, six end with the weekday. */
  readonly length: 5 | 6 | 7
}

/** An increment begins at 3 and goes by 5 where nobody says otherwise (specification 9), within what the field takes. */
const firstField = (name: CronFieldName): FieldState => {
  const { start, rangeStart, rangeEnd } = cronBounds[name]
  return {
    incrementStart: Math.max(3, start[0]),
    incrementIncrement: 5,
    rangeStart: rangeStart[0],
    rangeEnd: rangeEnd[1],
    specificSpecific: [],
  }
}

const plain = (name: CronFieldName): PlainFieldState => ({ cronEvery: 1, ...firstField(name) })

/** Every second; the parameters of the other modes stand where their inputs begin. */
export const everySecond: CronState = {
  second: plain('second'),
  minute: plain('minute'),
  hour: plain('hour'),
  day: {
    cronEvery: 1,
    ...firstField('day'),
    cronLastSpecificDomDay: 1,
    cronDaysBeforeEomMinus: 1,
    cronDaysNearestWeekday: 1,
  },
  week: { ...firstField('week'), cronNthDayDay: 1, cronNthDayNth: 1 },
  month: plain('month'),
  year: plain('year'),
  length: 7,
}
