import { type MomentFormat, toMomentText } from './momentText.ts'
import { toText } from './values.ts'

const twoDigits = (text: string): string => text.padStart(2, '0')

/** Whether there is such a day: none is the 31st of February. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year) return false
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text)

/** Whether a text is a moment in the format in which it is stored. */
function isMoment(text: string, format: MomentFormat): boolean {
  if (format === 'HH:mm:ss') return isTime(text)
  const [day = '', time] = text.split(' ')
  return isDay(day) && (format === 'YYYY-MM-DD' ? time === undefined : isTime(time ?? ''))
}

const dayForm = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/
const timeForm = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/

function readDay(text: string): string | undefined {
  const [, year, month, day, plainMonth, plainDay] = dayForm.exec(text) ?? []
  return year && `${year}-${twoDigits(month ?? plainMonth ?? '')}-${twoDigits(day ?? plainDay ?? '')}`
}

function readTime(text: string): string | undefined {
  const [, hour, minute = '', second = '0'] = timeForm.exec(text) ?? []
  return hour && [hour, minute, second].map(twoDigits).join(':')
}

/** A moment as servers send it: a day, a day with a time, or a time, also with fractions of a second and a zone. */
const sentForm = /^(?:\d{4}-\d{2}-\d{2})?[ T]?(?:\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** What a format shows of a stored value, so a time in a date column shows its date; undefined for what is no moment. */
export function understandMoment(value: unknown, format: MomentFormat): string | undefined {
  const text = toText(value).trim()
  if (text === '' || !sentForm.test(text)) return undefined
  const shown = toMomentText(text, format)
  return isMoment(shown, format) ? shown : undefined
}

/**
 * What is stored of a moment that a person typed: years first, as `2026-1-31`, `2026/01/31` or `20260131`, and times with
 * seconds or without; undefined for what can be read in more than one way, such as `01/02/2026`, and for more than there
 * is room for, such as a time in a date.
 */
export function readMoment(typed: string, format: MomentFormat): string | undefined {
  const [first = '', second = '00:00', ...more] = typed.trim().split(/[ T]+/)
  if (format !== 'YYYY-MM-DD HH:mm:ss') {
    if (/[ T]/.test(typed.trim())) return undefined
    const read = format === 'YYYY-MM-DD' ? readDay(first) : readTime(first)
    return read && isMoment(read, format) ? read : undefined
  }
  const [day, time] = [readDay(first), readTime(second)]
  const read = day && time && more.length === 0 ? `${day} ${time}` : ''
  return isMoment(read, format) ? read : undefined
}
