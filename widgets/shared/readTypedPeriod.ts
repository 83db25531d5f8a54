import { readPeriod } from './periodText.ts'
import { isDay } from './readMoment.ts'
import { toText } from './values.ts'

type PeriodName = 'month' | 'week' | 'year'

const forms = {
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  week: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/,
  year: /^\d{4}$/,
} as const satisfies Readonly<Record<PeriodName, RegExp>>

const typedForms = {
  month: /^(\d{4})[-/.年]?(\d{1,2})月?$/,
  week: /^(\d{4})[-/.年]?[Ww第]?(\d{1,2})(?:st|nd|rd|th|周|週)?$/,
  year: /^(\d{4})年?$/,
} as const satisfies Readonly<Record<PeriodName, RegExp>>

/** How a period is written, for the message that says that one cannot be read. */
export const writtenAs = { month: 'YYYY-MM', week: 'YYYY-W05', year: 'YYYY' } as const

/** A stored period in its own form, also where its first day is stored; undefined for what is none. */
export function understandPeriod(stored: unknown, period: PeriodName): string | undefined {
  const text = toText(stored).trim()
  const read = isDay(text.slice(0, 10)) && /^.{10}([ T][\d:.]+)?$/.test(text) ? readPeriod(text, period) : text
  return forms[period].test(read) ? read : undefined
}

/** The period that a person typed, in its own form; undefined for what cannot be read. */
export function readTypedPeriod(typed: string, period: PeriodName): string | undefined {
  const [, year, number = ''] = typedForms[period].exec(typed.trim()) ?? []
  if (!year) return undefined
  const digits = number.padStart(2, '0')
  const written = period === 'year' ? year : period === 'month' ? `${year}-${digits}` : `${year}-W${digits}`
  return understandPeriod(written, period)
}
