import { type RawBuilder, sql } from 'kysely'
import { isObject, type LanguageTexts } from '../../runtime/language/index.ts'
import type { Language } from './language.ts'

/** The texts of a record in three languages, by field, as the column `texts` has them. */
export type RecordTexts = Readonly<Record<string, LanguageTexts>>

/** The language in which a record that has texts in three stores them in the fields themselves. */
export const storedLanguage: Language = 'zh'

/**
 * What a reader of a language reads of a field: its text where the record came with texts, else what is stored. `column`
 * is the column of the field, and `owner` the name of the table in the query where several have a column `texts`.
 */
export function toShownText(
  field: string,
  column: string,
  language: Language = storedLanguage,
  owner?: string,
): RawBuilder<string> {
  const own = (name: string) => sql.ref(owner === undefined ? name : `${owner}.${name}`)
  if (language === storedLanguage) return sql<string>`${own(column)}`
  return sql<string>`coalesce(${own('texts')} #>> array[${sql.lit(field)}, ${sql.lit(language)}], ${own(column)})`
}

/** A stored row as a reader of a language reads it, without its texts. */
export function showTexts<Row extends { readonly texts?: unknown }>(
  { texts, ...row }: Row,
  language: Language = storedLanguage,
): Omit<Row, 'texts'> {
  if (language === storedLanguage || !isObject(texts)) return row
  const shown = Object.entries(texts as RecordTexts).filter(([field]) => Object.hasOwn(row, field))
  return { ...row, ...Object.fromEntries(shown.map(([field, known]) => [field, known[language]])) }
}
