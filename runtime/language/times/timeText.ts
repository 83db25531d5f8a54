import { fromClock, toClock } from './clock.ts'

const form = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/

/** What a clock shows by a text with a day and a time, in milliseconds as if it were UTC; undefined for any other text. */
export function readClock(text: string): number | undefined {
  const [, ...parts] = form.exec(text) ?? []
  if (parts.length === 0) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0))
  const clock = new Date(0)
  clock.setUTCFullYear(year, month - 1, day)
  clock.setUTCHours(hour, minute, second)
  const isDay = clock.getUTCMonth() === month - 1 && clock.getUTCDate() === day
  return isDay && hour < 24 && minute < 60 && second < 60 ? clock.getTime() : undefined
}

/** What a clock shows as `YYYY-MM-DD HH:mm:ss`. */
export const writeClock = (clock: number): string => new Date(clock).toISOString().slice(0, 19).replace('T', ' ')

/** The years that four digits can write, less a day at both ends for whatever zone. */
const isWritable = (clock: number): boolean => clock > -62_135_000_000_000 && clock < 253_402_200_000_000

/** Writes the moment of a text by the clock of another zone; what is no day with a time stays as it is. */
export function moveTimeText(text: string, from: string, to: string): string {
  if (from === to) return text
  const clock = readClock(text)
  return clock === undefined || !isWritable(clock) ? text : writeClock(toClock(fromClock(clock, from), to))
}
