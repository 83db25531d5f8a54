import { useCallback } from 'react'
import { useLanguage } from '../../../i18n/index.ts'
import type { LanguageTexts } from '../../../language/index.ts'

/** A word of a view in the languages of the app; it comes with the view. */
export const viewText = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** Gives the words of a view in the language of the app, with values in place of their names. */
export function useViewText<N extends string>(
  texts: Readonly<Record<N, LanguageTexts>>,
): (name: N, values?: Readonly<Record<string, string | number>>) => string {
  const language = useLanguage()
  return useCallback(
    (name, values = {}) =>
      texts[name][language].replace(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole)),
    [texts, language],
  )
}
