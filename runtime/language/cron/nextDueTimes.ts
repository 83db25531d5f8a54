import { fromClock, offsetAt, toClock } from '../times/index.ts'
import { nextCronTime } from './nextCronTime.ts'
import type { CronExpression } from './parseCron.ts'

const hour = 3_600_000
const hoursOfDay = 24

/**
 * The next time at which an expression is due after a moment, on the clock of a zone; all in epoch milliseconds. A time
 * that the clock skips is due as much later, and one that it shows twice the first time; what is due in every hour is due
 * in both of them.
 */
export function nextDueTime(cron: CronExpression, after: number, zone: string): number | undefined {
  const start = toClock(after, zone)
  let clock = nextCronTime(cron, start)
  if (clock !== undefined && cron.hours.length === hoursOfDay && clock - start <= hour)
    return clock - offsetAt(after, zone)
  while (clock !== undefined && fromClock(clock, zone) <= after) clock = nextCronTime(cron, clock)
  return clock === undefined ? undefined : fromClock(clock, zone)
}

/** The next of them, fewer than asked for when there are no more. */
export function nextDueTimes(cron: CronExpression, after: number, count: number, zone: string): readonly number[] {
  const times: number[] = []
  for (let time = nextDueTime(cron, after, zone); time !== undefined; time = nextDueTime(cron, time, zone)) {
    times.push(time)
    if (times.length === count) break
  }
  return times
}
