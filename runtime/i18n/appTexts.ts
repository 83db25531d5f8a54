import type { Language } from '../registry/index.ts'
import type { TextSource } from './i18n.ts'

const chunks: Readonly<Record<Language, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>> = {
  zh: () => import('./texts/zh.json'),
  en: () => import('./texts/en.json'),
  tw: () => import('./texts/tw.json'),
}

/** The texts of the app itself; each language is a chunk of its own. */
export const appTexts: TextSource = async (language) => (await chunks[language]()).default
