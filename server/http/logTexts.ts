import type { LanguageTexts } from '../../runtime/language/index.ts'
import { toJson } from '../db/json.ts'
import type { RecordTexts } from './recordTexts.ts'

/** What an entry of the log says: the family's text in its field, and beside it the sentence for each reader. */
export const toLogTexts = (content: LanguageTexts) => ({
  logContent: content.zh,
  texts: toJson<RecordTexts>({ logContent: content }),
})

/** A sentence with a name or a title of each language in it. */
export const toSentence = (
  sentence: LanguageTexts,
  values: Readonly<Record<string, string | LanguageTexts>>,
): LanguageTexts => {
  const fill = (language: keyof LanguageTexts) =>
    sentence[language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name]
      return typeof value === 'string' ? value : (value?.[language] ?? placeholder)
    })
  return { zh: fill('zh'), en: fill('en'), tw: fill('tw') }
}
