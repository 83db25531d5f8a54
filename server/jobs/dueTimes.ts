import { nextDueTime, parseCron } from '../../runtime/language/index.ts'

/** When a stored expression is due next in a zone; undefined for never again, and for what is no expression. */
export function findDueTime(cronExpression: string, after: number, zone: string): number | undefined {
  const reading = parseCron(cronExpression)
  return reading.ok ? nextDueTime(reading.cron, after, zone) : undefined
}
