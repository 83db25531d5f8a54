import type { Connection } from '../../../db/schema.ts'
import { keepReferences } from '../../../packs/table/keepReferences.ts'
import type { FormDescription } from '../description.ts'
import { ruledForm, toFormTable } from './formTable.ts'

/** Has the database keep what the fields of a form refer to, once its table is there. */
export async function keepFormReferences(db: Connection, form: FormDescription): Promise<void> {
  const { head, fields } = ruledForm(form)
  if (head.isDbSynch !== 'Y') return
  const none = Object.fromEntries(fields.map(({ dbFieldName }) => [dbFieldName, {}]))
  await keepReferences(db, toFormTable(form) ?? { table: head.tableName, columns: none })
}
