import { useMemo } from 'react'
import { useLanguage, useText, useTimeZone, useTranslate } from '../i18n/index.ts'
import { createFormatIntl, type FormatIntl } from './formatIntl.ts'

/** How values are written for the person. */
export function useFormatIntl(): FormatIntl {
  const language = useLanguage()
  const text = useText()
  const translate = useTranslate()
  const zone = useTimeZone()
  return useMemo(() => createFormatIntl(language, text, translate, zone), [language, text, translate, zone])
}
