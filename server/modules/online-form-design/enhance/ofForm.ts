import { createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { type RecordQuery, toDynamic } from '../../../db/dynamic.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import type { Field } from '../../../http/resource/field.ts'
import { selectVisibleIds } from '../../../http/resource/select.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { heads } from '../form/heads.ts'

/** The form that a record belongs to; it stays there. */
export const formField: Field = {
  type: 'text',
  required: true,
  length: 32,
  writable: 'onAdd',
  label: { zh: '表单', en: 'Form', tw: '表單' },
}

/** Leaves the records of forms that the viewer sees. */
export function ofVisibleForms(
  field: 'cgformHeadId' | 'cgformId',
): (query: RecordQuery, viewer: Viewer) => Promise<RecordQuery> {
  return async (query, viewer) => query.where(field, 'in', await selectVisibleIds(heads.model, viewer))
}

/** Refuses a record that is called like another one of its form. */
export async function requireOnce(
  { db }: SignedInCall,
  table: string,
  key: Values,
  id: unknown,
  words: LanguageTexts,
): Promise<void> {
  let query: RecordQuery = toDynamic(db).selectFrom(table).select('id')
  for (const [name, value] of Object.entries(key)) query = query.where(name, '=', value)
  const found = await query.executeTakeFirst()
  if (found !== undefined && found.id !== id)
    throw createFailure(words, {
      details: Object.fromEntries(Object.entries(key).map(([name, value]) => [name, String(value)])),
    })
}

/** The rows of a table that belong to a form, in an order of their own. */
export function readOfForm(
  { db }: SignedInCall,
  table: string,
  field: 'cgformHeadId' | 'cgformId',
  formId: string,
): Promise<readonly Values[]> {
  return toDynamic(db)
    .selectFrom(table)
    .selectAll()
    .where(field, '=', formId)
    .orderBy('createTime')
    .orderBy('id')
    .execute()
}
