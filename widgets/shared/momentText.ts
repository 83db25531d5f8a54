import { toText } from './values.ts'

/** The formats in which dates and times are stored and shown (specification 9). */
export type MomentFormat = 'YYYY-MM-DD' | 'YYYY-MM-DD HH:mm:ss' | 'HH:mm:ss'

const pattern = /^(\d{4}-\d{2}-\d{2})?[ T]?(?:(\d{2}:\d{2})(:\d{2})?)?/

/**
 * The part of a stored moment that a format shows, so a time in a date column shows its date. What is no moment shows
 * as it is.
 */
export function toMomentText(value: unknown, format: MomentFormat): string {
  const text = toText(value)
  const [, date, minutes, seconds = ':00'] = pattern.exec(text) ?? []
  const time = minutes && `${minutes}${seconds}`
  if (format === 'YYYY-MM-DD') return date ?? text
  if (format === 'HH:mm:ss') return time ?? text
  return date ? `${date} ${time ?? '00:00:00'}` : text
}
