import { type RawBuilder, sql } from 'kysely'
import { type RecordTexts, storedLanguage, toShownText } from '../recordTexts.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceDeclaration, Values } from './declaration.ts'
import type { Field } from './field.ts'

/** The column of the texts in three languages, which no request names. */
export const textsField: Field = { type: 'json', writable: false, readable: false }

type Narrowed = NonNullable<ResourceDeclaration['narrowedFields']>

/** What a viewer reads of fields: their texts in the viewer's language, and of the others what is narrowed. */
export function withShownTexts(
  { translated = [], narrowedFields }: Pick<ResourceDeclaration, 'translated' | 'narrowedFields'>,
  table: string,
): Narrowed | undefined {
  if (translated.length === 0) return narrowedFields
  return async (viewer) => ({ ...(await narrowedFields?.(viewer)), ...toShown(translated, table, viewer) })
}

function toShown(
  translated: readonly string[],
  table: string,
  { language = storedLanguage }: Viewer,
): Readonly<Record<string, RawBuilder<unknown>>> {
  if (language === storedLanguage) return {}
  const shown = translated.map((field) => [field, toShownText(field, field, language, table)] as const)
  return { ...Object.fromEntries(shown), texts: sql.ref(`${table}.texts`) }
}

/**
 * The values of an edit with what is stored in place of texts that the form sent back as it showed them. A text that a
 * person typed stands for every reader.
 */
export function keepTexts(
  { translated = [] }: Pick<ResourceDeclaration, 'translated'>,
  values: Values,
  before: Values,
  { language = storedLanguage }: Pick<Viewer, 'language'>,
): Values {
  const texts = (before.texts ?? {}) as RecordTexts
  const sent = translated.filter((field) => Object.hasOwn(values, field) && Object.hasOwn(texts, field))
  if (sent.length === 0) return values
  const typed = sent.filter((field) => values[field] !== texts[field]?.[language])
  const shown = sent.filter((field) => !typed.includes(field)).map((field) => [field, before[field]] as const)
  const kept = Object.entries(texts).filter(([field]) => !typed.includes(field))
  return {
    ...values,
    ...Object.fromEntries(shown),
    ...(typed.length === 0 ? {} : { texts: kept.length === 0 ? null : Object.fromEntries(kept) }),
  }
}
