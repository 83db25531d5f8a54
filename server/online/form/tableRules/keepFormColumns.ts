import { sql } from 'kysely'
import type { Connection } from '../../../db/schema.ts'
import { secretMark } from '../../../db/secretColumns.ts'
import { announceRows } from '../../../packs/announceRows.ts'
import { keepReferences } from '../../../packs/table/keepReferences.ts'
import { type FormDescription, toPhysicalTable } from '../description.ts'
import { isLive } from '../live/isLive.ts'
import { findSecretFields, ruledForm, toFormTable } from './formTable.ts'

/**
 * Has the database keep what the fields of a form refer to and which of them are secrets, and announce its writes where it
 * is live, once its table is there.
 */
export async function keepFormColumns(db: Connection, form: FormDescription): Promise<void> {
  const { head, fields } = ruledForm(form)
  if (head.isDbSynch !== 'Y') return
  const none = Object.fromEntries(fields.map(({ dbFieldName }) => [dbFieldName, {}]))
  await keepReferences(db, toFormTable(form) ?? { table: head.tableName, columns: none })
  await announceRows(db, toPhysicalTable(form), isLive(form))
  for (const name of findSecretFields({ head })) {
    await sql`alter table ${sql.table(head.tableName)} alter column ${sql.ref(name)} type text`.execute(db)
    const place = sql.ref(`${head.tableName}.${name}`)
    await sql`comment on column ${place} is ${sql.lit(secretMark)}`.execute(db)
  }
}
