import { useMemo } from 'react'
import { useLanguage } from '../../../runtime/index.ts'

const tags = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' } as const

/** The days of the week by their numbers in an expression: Sunday is 1. */
export function useWeekdays(): readonly { readonly value: number; readonly text: string }[] {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tags[language], { weekday: 'long', timeZone: 'UTC' })
    // 1 January 2023 was a Sunday.
    return [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, text: format.format(Date.UTC(2023, 0, value)) }))
  }, [language])
}
