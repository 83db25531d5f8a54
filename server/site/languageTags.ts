import type { Language } from '../http/language.ts'

/** The languages as addresses and machines name them. */
export const languageTags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' }
