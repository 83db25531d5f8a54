import { installationZone, nextDueTimes, parseCron } from '../../../runtime/index.ts'

/**
 * The next moments at which an expression runs, on the clock of the installation; fewer than asked for when its years
 * end, none for what is no expression.
 */
export function nextRuns(expression: string, from: Date, count: number): readonly Date[] {
  const reading = parseCron(expression)
  if (!reading.ok) return []
  return nextDueTimes(reading.cron, from.getTime(), count, installationZone()).map((time) => new Date(time))
}
