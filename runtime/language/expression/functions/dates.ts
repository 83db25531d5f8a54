import { allowText } from '../budget.ts'
import { readInteger, toText } from '../coercion.ts'
import type { Value } from '../values.ts'
import {
  currentWallClock,
  formatWallClock,
  readWallClock,
  toWallClock,
  type WallClock,
  writeWallClock,
} from '../wallClock.ts'
import { defineFunction } from './define.ts'

const millisecondsOfDay = 86_400_000

function write(clock: WallClock | undefined): string | null {
  return clock === undefined ? null : writeWallClock(clock)
}

function addDaysTo(clock: WallClock, days: number): WallClock | undefined {
  return toWallClock(clock.milliseconds + days * millisecondsOfDay, clock.hasTime)
}

function addMonthsTo(clock: WallClock, months: number): WallClock | undefined {
  const date = new Date(clock.milliseconds)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  const lastDay = new Date(date)
  lastDay.setUTCMonth(date.getUTCMonth() + 1, 0)
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()))
  return toWallClock(date.getTime(), clock.hasTime)
}

function defineShift(name: string, amount: string, summary: string, shift: typeof addDaysTo) {
  return defineFunction({
    name,
    parameters: ['date', amount],
    summary,
    run([date, by]) {
      const clock = readWallClock(date)
      return clock === undefined ? null : write(shift(clock, readInteger(by, 0)))
    },
  })
}

function defineField(name: string, summary: string, pattern: string) {
  return defineFunction({
    name,
    parameters: ['date'],
    summary,
    run([date]): Value {
      const clock = readWallClock(date)
      return clock === undefined ? null : Number(formatWallClock(clock, pattern))
    },
  })
}

const now = defineFunction({
  name: 'now',
  parameters: [],
  summary: 'The present moment as the wire has it, as `YYYY-MM-DD HH:mm:ss`.',
  run: () => writeWallClock(currentWallClock()),
})

const today = defineFunction({
  name: 'today',
  parameters: [],
  summary: "The present day in the person's zone, as `YYYY-MM-DD`.",
  run: () => formatWallClock(currentWallClock(), 'YYYY-MM-DD'),
})

const formatDate = defineFunction({
  name: 'formatDate',
  parameters: ['date', 'pattern'],
  summary: 'The date written with a pattern of YYYY, MM, DD, HH, mm and ss, or the empty text for what is no date.',
  run([date, pattern], budget) {
    const clock = readWallClock(date)
    const shape = toText(pattern, budget)
    allowText(budget, shape.length)
    return clock === undefined ? '' : formatWallClock(clock, shape)
  },
})

const addDays = defineShift('addDays', 'days', 'The date this many days later, or earlier when negative.', addDaysTo)

const addMonths = defineShift(
  'addMonths',
  'months',
  'The date this many months later, at the latest on the last day of the month.',
  addMonthsTo,
)

const daysBetween = defineFunction({
  name: 'daysBetween',
  parameters: ['from', 'to'],
  summary: 'The number of days from one date to another, whatever their times of day.',
  run([from, to]) {
    const start = readWallClock(from)
    const end = readWallClock(to)
    if (start === undefined || end === undefined) return null
    return Math.floor(end.milliseconds / millisecondsOfDay) - Math.floor(start.milliseconds / millisecondsOfDay)
  },
})

const year = defineField('year', 'The year of a date.', 'YYYY')
const month = defineField('month', 'The month of a date, from 1 to 12.', 'MM')
const day = defineField('day', 'The day of the month of a date, from 1 to 31.', 'DD')

export const dateFunctions = [now, today, formatDate, addDays, addMonths, daysBetween, year, month, day]
