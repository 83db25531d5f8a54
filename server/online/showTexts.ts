import { findRows } from '../db/rows.ts'
import { storedLanguage } from '../http/recordTexts.ts'
import type { Viewer } from '../http/viewer.ts'

type Row = { readonly id: string } & Readonly<Record<string, unknown>>

/**
 * Records of what is made online as their reader reads them: where a pack brought texts in three languages and nobody
 * wrote another one since, the text of the reader's language stands in the field.
 */
export async function showOnlineTexts<T extends { readonly id: string }>(
  { db, language = storedLanguage }: Pick<Viewer, 'db' | 'language'>,
  rows: readonly T[],
): Promise<readonly T[]> {
  if (language === storedLanguage || rows.length === 0) return rows
  const found = await findRows(db, 'onlText', { id: rows.map(({ id }) => id) }, ['id', 'texts'])
  if (found.length === 0) return rows
  const texts = new Map(found.map((row) => [row.id, row.texts ?? {}]))
  return rows.map((row) => {
    const shown = Object.entries(texts.get(row.id) ?? {}).filter(([field, known]) => (row as Row)[field] === known.zh)
    return shown.length === 0
      ? row
      : { ...row, ...Object.fromEntries(shown.map(([field, known]) => [field, known[language]])) }
  })
}
