import { type RawBuilder, sql } from 'kysely'
import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { Language } from './language.ts'

/** The texts of a record in three languages, by field, as the column `texts` has them. */
export type RecordTexts = Readonly<Record<string, LanguageTexts>>

/**
 * What a reader of a language reads of a field: its text where the record came with texts, else what is stored. `column`
 * is the column of the field, and `owner` the name of the table in the query where several have a column `texts`.
 */
export function toShownText(field: string, column: string, language: Language, owner?: string): RawBuilder<string> {
  const own = (name: string) => sql.ref(owner === undefined ? name : `${owner}.${name}`)
  return sql<string>`coalesce(${own('texts')} #>> array[${sql.lit(field)}, ${sql.lit(language)}], ${own(column)})`
}
