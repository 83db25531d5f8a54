import type { useLanguage } from '../../runtime/index.ts'
import { toText } from './values.ts'

type Language = ReturnType<typeof useLanguage>

const words: Readonly<Record<Language, { readonly week: string; readonly quarter: string }>> = {
  zh: { week: '{year}年第{number}周', quarter: '{year}年第{number}季度' },
  en: { week: 'Week {number}, {year}', quarter: 'Q{number} {year}' },
  tw: { week: '{year}年第{number}週', quarter: '{year}年第{number}季' },
}

const dayLength = 86_400_000

/** The week of ISO 8601 in which a day lies: that of its Thursday. */
function weekOfDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayLength)
  const year = thursday.getUTCFullYear()
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / dayLength / 7)
  return `${year}-W${String(week).padStart(2, '0')}`
}

const ofDay = {
  year: (day: string) => day.slice(0, 4),
  month: (day: string) => day.slice(0, 7),
  week: weekOfDay,
} as const

/** A stored period in its own form, also where a day of it is stored; what is none stays as it is. */
export function readPeriod(value: unknown, period: keyof typeof ofDay): string {
  const text = toText(value)
  const [day] = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.exec(text) ?? []
  return day === undefined ? text : ofDay[period](day)
}

/** A stored week or quarter as people read it; months, years and what is none of them show as they are stored. */
export function toPeriodText(value: unknown, language: Language): string {
  const text = toText(value)
  const [, year = '', kind = '', number = ''] =
    /^(\d{4})-(?=W(?:0?[1-9]|[1-4]\d|5[0-3])$|Q[1-4]$)([WQ])(\d+)$/.exec(text) ?? []
  if (year === '') return text
  const pattern = words[language][kind === 'W' ? 'week' : 'quarter']
  return pattern.replace('{year}', year).replace('{number}', String(Number(number)))
}
