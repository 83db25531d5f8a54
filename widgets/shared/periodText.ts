import type { useLanguage } from '../../runtime/index.ts'
import { toText } from './values.ts'

type Language = ReturnType<typeof useLanguage>

const words: Readonly<Record<Language, { readonly week: string; readonly quarter: string }>> = {
  zh: { week: '{year}年第{number}周', quarter: '{year}年第{number}季度' },
  en: { week: 'Week {number}, {year}', quarter: 'Q{number} {year}' },
  tw: { week: '{year}年第{number}週', quarter: '{year}年第{number}季' },
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
