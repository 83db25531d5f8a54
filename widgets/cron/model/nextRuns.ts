import { nextCronTimes, parseCron } from '../../../runtime/index.ts'

/**
 * The next moments at which an expression runs, on the clock of this computer; fewer than asked for when its years end,
 * none for what is no expression.
 */
export function nextRuns(expression: string, from: Date, count: number): readonly Date[] {
  const reading = parseCron(expression)
  if (!reading.ok) return []
  const minutes = Date.UTC(from.getFullYear(), from.getMonth(), from.getDate(), from.getHours(), from.getMinutes())
  return nextCronTimes(reading.cron, minutes + from.getSeconds() * 1000, count).map((time) => {
    const clock = new Date(time)
    return new Date(
      clock.getUTCFullYear(),
      clock.getUTCMonth(),
      clock.getUTCDate(),
      clock.getUTCHours(),
      clock.getUTCMinutes(),
      clock.getUTCSeconds(),
    )
  })
}
