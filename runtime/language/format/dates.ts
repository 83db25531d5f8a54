import { fromClock, personZone, readShownClock, toShownClock } from '../times/index.ts'

const plain = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/

const two = (number: number | string): string => String(number).padStart(2, '0')

function readPlain(parts: readonly (string | undefined)[]): Date | null {
  const [year = '', month = '1', day = '1', hour, minute = '0', second = '0'] = parts
  if (hour !== undefined) {
    const clock = readShownClock(`${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${two(second)}`)
    return clock === undefined ? null : new Date(clock)
  }
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date : null
}

/**
 * What the person's clock shows at the moment of a value, as the fields of UTC: a time of the wire, an ISO text with a
 * zone, or milliseconds since 1970. A day and a month are those of everybody. Null for what is none of them.
 */
export function toDate(value: unknown): Date | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Date(toShownClock(value)) : null
  if (typeof value !== 'string') return null
  const parts = plain.exec(value.trim())
  if (parts) return readPlain(parts.slice(1))
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : new Date(toShownClock(moment))
}

/** Whether a value is a day without a time, which is that of everybody. */
export const isPlainDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{1,2}(?:-\d{1,2})?$/.test(value.trim())

/** The moment of a value in milliseconds since 1970; a day begins at its midnight where the person is. */
export function toMoment(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const shown = toDate(value)
  if (shown === null) return undefined
  const zoned = typeof value === 'string' ? Date.parse(value) : Number.NaN
  const hasZone = typeof value === 'string' && /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value.trim())
  return hasZone && !Number.isNaN(zoned) ? zoned : fromClock(shown.getTime(), personZone())
}

/** The day as `YYYY-MM-DD`. */
export const toDay = (date: Date): string =>
  `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`

/** The time of day as `HH:mm`. */
export const toTime = (date: Date): string => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
