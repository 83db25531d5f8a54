import type { LanguageTexts } from '../../runtime/language/index.ts'

/** A text in the three languages. */
export const texts = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })
