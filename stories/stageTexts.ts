import { appTexts } from '../runtime/i18n/appTexts.ts'
import { createTranslator, type Translator } from '../runtime/i18n/index.ts'
import type { Language } from '../runtime/registry/index.ts'
import { loadLocale } from '../runtime/shell/theme/locale/locales.ts'
import { loadedTexts } from './stageWidgets.ts'

/** The texts of the app and of every widget that was loaded, in one language, and those of antd. */
export async function loadStageTexts(language: Language): Promise<Translator> {
  const [translator] = await Promise.all([createTranslator(language, [appTexts]), loadLocale(language)])
  for (const texts of loadedTexts()) translator.addTexts(texts)
  return translator
}
