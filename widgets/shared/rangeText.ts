import type { MomentFormat } from './momentText.ts'
import { toShownMoment } from './shownTime.tsx'
import { toText } from './values.ts'

/** The two ends of a stored range: joined by a comma, a list, or the end in a value of its own. */
export function splitRange(value: unknown, end?: unknown): readonly [from: string, to: string] {
  const parts = Array.isArray(value) ? value.map(toText) : toText(value).split(',')
  const [from = '', to = ''] = parts.map((part) => part.trim())
  return [from, end === undefined ? to : toText(end)]
}

/** Whether a range has both of its ends, or none. */
export function isWholeRange(value: unknown): boolean {
  const [from, to] = splitRange(value)
  return (from === '') === (to === '')
}

/** A range as people read it; an end that is missing is a dash. */
export function toRangeText(value: unknown, end: unknown, format: MomentFormat): string {
  const ends = splitRange(value, end)
  if (ends.every((part) => part === '')) return ''
  return ends.map((part) => toShownMoment(part, format) || '—').join(' ~ ')
}
