import { fromWireClock, toWireClock } from '../../times/index.ts'
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

function defineShift(name: string, amount: string, shift: typeof addDaysTo) {
  return defineFunction({
    name,
    parameters: ['date', amount],
    run([date, by]) {
      const clock = readWallClock(date)
      return clock === undefined ? null : write(shift(clock, readInteger(by, 0)))
    },
  })
}

function defineField(name: string, pattern: string) {
  return defineFunction({
    name,
    parameters: ['date'],
    run([date]): Value {
      const clock = readWallClock(date)
      return clock === undefined ? null : Number(formatWallClock(clock, pattern))
    },
  })
}

const now = defineFunction({
  name: 'now',
  parameters: [],
  run: () => writeWallClock(currentWallClock()),
})

const today = defineFunction({
  name: 'today',
  parameters: [],
  run: () => formatWallClock(currentWallClock(), 'YYYY-MM-DD'),
})

const formatDate = defineFunction({
  name: 'formatDate',
  parameters: ['date', 'pattern'],
  run([date, pattern], budget) {
    const clock = readWallClock(date)
    const shape = toText(pattern, budget)
    allowText(budget, shape.length)
    return clock === undefined ? '' : formatWallClock(clock, shape)
  },
})

const addDays = defineShift('addDays', 'days', addDaysTo)

const addMonths = defineShift('addMonths', 'months', addMonthsTo)

const daysBetween = defineFunction({
  name: 'daysBetween',
  parameters: ['from', 'to'],
  run([from, to]) {
    const start = readWallClock(from)
    const end = readWallClock(to)
    if (start === undefined || end === undefined) return null
    return Math.floor(end.milliseconds / millisecondsOfDay) - Math.floor(start.milliseconds / millisecondsOfDay)
  },
})

/** Where a point lies on the clock of the wire, which no summer time moves. */
const toElapsed = ({ milliseconds }: WallClock): number => toWireClock(milliseconds)

const secondsBetween = defineFunction({
  name: 'secondsBetween',
  parameters: ['from', 'to'],
  run([from, to]) {
    const start = readWallClock(from)
    const end = readWallClock(to)
    return start === undefined || end === undefined ? null : Math.round((toElapsed(end) - toElapsed(start)) / 1000)
  },
})

const addSeconds = defineShift('addSeconds', 'seconds', (clock, seconds) =>
  toWallClock(fromWireClock(toElapsed(clock) + seconds * 1000), true),
)

const year = defineField('year', 'YYYY')
const month = defineField('month', 'MM')
const day = defineField('day', 'DD')

export const dateFunctions = [
  now,
  today,
  formatDate,
  addDays,
  addMonths,
  daysBetween,
  addSeconds,
  secondsBetween,
  year,
  month,
  day,
]
