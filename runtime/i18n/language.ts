import type { Language } from '../registry/index.ts'

export const languages = ['zh', 'en', 'tw'] as const satisfies readonly Language[]

/** Where the choice of a person is kept. */
const storageKey = 'pagewright.language'

/** The language tag for the document, for `Intl` and for the server's `Accept-Language`. */
export const languageTag: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' }

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The language nearest to a browser's tag: traditional Chinese for Taiwan, Hong Kong and Macau. */
function toLanguage(tag: string): Language {
  const lower = tag.toLowerCase()
  if (!lower.startsWith('zh')) return 'en'
  return /tw|hk|mo|hant/.test(lower) ? 'tw' : 'zh'
}

/** The language of the address, by which machines find a page in another one; else the stored choice, else that of the browser (specification 3, client state). */
export function initialLanguage(search = globalThis.location?.search ?? ''): Language {
  const named = new URLSearchParams(search).get('lang')
  if (isLanguage(named)) return named
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : toLanguage(navigator.language)
}

export const storeLanguage = (language: Language): void => localStorage.setItem(storageKey, language)
