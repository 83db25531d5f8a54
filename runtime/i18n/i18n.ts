import i18next, { type i18n } from 'i18next'
import type { Language, Texts } from '../registry/index.ts'
import { languages, languageTag, storeLanguage } from './language.ts'

/** Loads the texts of one language; called once for each language that is used. */
export type TextSource = (language: Language) => Promise<Readonly<Record<string, string>>>

/** The texts of the app: one i18next instance, its sources, and the language that is shown. */
export interface Translator {
  readonly i18n: i18n
  readonly language: () => Language
  /** Shows another language once its texts are there, and remembers the choice. */
  setLanguage(language: Language): Promise<void>
  /** Gives the text of a key in `"@:key"`; anything else, and a key without a text, as it stands. */
  readText(text: string): string
  /** Adds texts that came with a widget or a page. */
  addTexts(texts: Texts): void
}

/** Allocates the translator of one app; flat keys, `{name}` placeholders, and no markup in texts. */
export async function createTranslator(initial: Language, sources: readonly TextSource[]): Promise<Translator> {
  const i18n = i18next.createInstance()
  const loaded = new Map<TextSource, Set<Language>>(sources.map((source) => [source, new Set()]))
  let current = initial

  await i18n.init({
    lng: initial,
    fallbackLng: false,
    supportedLngs: [...languages],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: {},
  })

  const load = async (source: TextSource, language: Language) => {
    const known = loaded.get(source)
    if (!known || known.has(language)) return
    i18n.addResourceBundle(language, 'translation', await source(language), true, false)
    known.add(language)
  }
  const show = async (language: Language) => {
    await Promise.all([...loaded.keys()].map((source) => load(source, language)))
    document.documentElement.lang = languageTag[language]
    await i18n.changeLanguage(language)
  }

  await show(initial)
  return {
    i18n,
    language: () => current,
    async setLanguage(language) {
      await show(language)
      current = language
      storeLanguage(language)
    },
    readText: (text) => (text.startsWith('@:') && i18n.exists(text.slice(2)) ? i18n.t(text.slice(2)) : text),
    addTexts(texts) {
      for (const language of languages) i18n.addResourceBundle(language, 'translation', texts[language], true, false)
    },
  }
}
