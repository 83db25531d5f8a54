export {
  TextsProvider,
  type TextValues,
  type Translate,
  useLanguage,
  useText,
  useTranslate,
  useTranslator,
} from './context.tsx'
export { createTranslator, type Translator } from './i18n.ts'
export { initialLanguage, languages, languageTag } from './language.ts'
export { TimeZoneProvider, useTimeZone } from './timeZone.tsx'
