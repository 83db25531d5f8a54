import { useMemo } from 'react'
import { useLanguage, useText, useTimeZone, useTranslate } from '../i18n/index.ts'
import { createReportIntl, type ReportIntl } from './reportIntl.ts'

/** How values are written for the person. */
export function useReportIntl(): ReportIntl {
  const language = useLanguage()
  const text = useText()
  const translate = useTranslate()
  const zone = useTimeZone()
  return useMemo(() => createReportIntl(language, text, translate, zone), [language, text, translate, zone])
}
