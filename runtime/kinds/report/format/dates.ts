const plain = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/

/**
 * The moment that a value stands for: `YYYY-MM-DD HH:mm:ss` and its shorter forms in local time, an ISO text with a
 * zone, or milliseconds since 1970; null for what is none.
 */
export function toDate(value: unknown): Date | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Date(value) : null
  if (typeof value !== 'string') return null
  const parts = plain.exec(value.trim())
  if (parts) {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
      .slice(1)
      .map((part) => (part === undefined ? undefined : Number(part)))
    const date = new Date(year, month - 1, day, hour, minute, second)
    return date.getMonth() === month - 1 && date.getDate() === day ? date : null
  }
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The day as `YYYY-MM-DD`. */
export const toDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** The time of day as `HH:mm`. */
export const toTime = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`
