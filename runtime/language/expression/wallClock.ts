import { fromWireClock, toShownClock, toWireClock } from '../times/index.ts'
import { isDate, timeOf, type Value } from './values.ts'

/**
 * A point on the wall clock of the person: the fields that they read, kept as the UTC fields of a number of milliseconds, so that
 * adding days never meets a change to summer time. `hasTime` tells `2024-03-01 00:00:00` from `2024-03-01`.
 */
export interface WallClock {
  readonly milliseconds: number
  readonly hasTime: boolean
}

const localPattern = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?$/
const zonedPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

function fromFields(year: number, month: number, day: number, hour: number, minute: number, second: number): number {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  return date.getTime()
}

function fromInstant(moment: number): WallClock | undefined {
  return Number.isNaN(moment) ? undefined : toWallClock(toShownClock(moment), true)
}

/** Gives the point, or nothing when it lies outside of the years 0 to 9999. */
export function toWallClock(milliseconds: number, hasTime: boolean): WallClock | undefined {
  const year = new Date(milliseconds).getUTCFullYear()
  return year >= 0 && year <= 9999 ? { milliseconds, hasTime } : undefined
}

function fromText(text: string): WallClock | undefined {
  if (text.length > 40) return undefined
  if (zonedPattern.test(text)) return fromInstant(Date.parse(text))
  const match = localPattern.exec(text.trim())
  if (match === null) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map((field) => Number(field ?? 0))
  const fields = [year ?? 0, month ?? 0, day ?? 0, hour ?? 0, minute ?? 0, second ?? 0] as const
  const milliseconds = fromFields(...fields)
  const date = new Date(milliseconds)
  // A day such as February 30 would move into the next month: it is no date.
  const isExact = date.getUTCMonth() + 1 === fields[1] && date.getUTCDate() === fields[2] && fields[3] < 24
  if (!isExact || fields[4] >= 60 || fields[5] >= 60) return undefined
  return match[4] === undefined ? { milliseconds, hasTime: false } : toWallClock(fromWireClock(milliseconds), true)
}

/**
 * Reads a date: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or `YYYY-MM-DD HH:mm:ss` as the wire has it, an ISO time with its
 * zone, a Date, or milliseconds since 1970.
 */
export function readWallClock(value: Value): WallClock | undefined {
  if (typeof value === 'string') return fromText(value)
  if (typeof value === 'number') return fromInstant(value)
  return isDate(value) ? fromInstant(timeOf(value)) : undefined
}

/** Writes a point with a pattern of `YYYY`, `MM`, `DD`, `HH`, `mm` and `ss`; every other character stays. */
export function formatWallClock(clock: WallClock, pattern: string): string {
  const date = new Date(clock.milliseconds)
  const fields: Readonly<Record<string, number>> = {
    YYYY: date.getUTCFullYear(),
    MM: date.getUTCMonth() + 1,
    DD: date.getUTCDate(),
    HH: date.getUTCHours(),
    mm: date.getUTCMinutes(),
    ss: date.getUTCSeconds(),
  }
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (name) => String(fields[name] ?? '').padStart(name.length, '0'))
}

/** Writes a point the way that the wire does: a date alone, or a date with its time in the wire's zone. */
export function writeWallClock({ milliseconds, hasTime }: WallClock): string {
  if (!hasTime) return formatWallClock({ milliseconds, hasTime }, 'YYYY-MM-DD')
  return formatWallClock({ milliseconds: toWireClock(milliseconds), hasTime }, 'YYYY-MM-DD HH:mm:ss')
}

/** Gives the present moment on the clock of the person. */
export function currentWallClock(): WallClock {
  return fromInstant(Date.now()) ?? { milliseconds: 0, hasTime: true }
}
