import { useLanguage } from '../../i18n/index.ts'
import type { LanguageTexts } from '../../language/index.ts'

/** Gives a text of the help in the language of the app. */
export function useHelpText(): (texts: LanguageTexts) => string {
  const language = useLanguage()
  return (texts) => texts[language]
}
