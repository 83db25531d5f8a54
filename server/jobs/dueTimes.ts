import { type CronExpression, nextCronTimes, parseCron } from '../../runtime/language/index.ts'
import { fromWireClock, toWireClock } from '../db/time.ts'

/** The next times at which an expression is due after a moment, on the clock of the wire (wire contract 1.1); all in epoch milliseconds. */
export const nextDueTimes = (cron: CronExpression, after: number, count: number): readonly number[] =>
  nextCronTimes(cron, toWireClock(after), count).map(fromWireClock)

/** When a stored expression is due next; undefined for never again, and for what is no expression. */
export function findDueTime(cronExpression: string, after: number): number | undefined {
  const reading = parseCron(cronExpression)
  return reading.ok ? nextDueTimes(reading.cron, after, 1)[0] : undefined
}
