import { sql } from 'kysely'
import type { SignedInCall } from '../../../http/call.ts'
import { purposeOf } from '../../../packs/table/secrets.ts'
import type { FormDescription } from '../description.ts'
import { readTableRules } from './formTable.ts'

/**
 * Encrypts the values of fields that are called otherwise for their new names, as a value is read for the field alone for
 * which it was written. `former` says what its rules were; the table has its columns under the names that it knows.
 */
export async function moveSecrets(
  { db, services: { secrets } }: SignedInCall,
  { head, fields }: FormDescription,
  former: string | null,
  renames: ReadonlyMap<string, string>,
): Promise<void> {
  // Columns may be written in any letters.
  const verbatim = db.withoutPlugins()
  const [old, now] = [readTableRules(former)?.columns, readTableRules(head.tableRules)?.columns]
  for (const [from, to] of renames) {
    const column = fields.find(({ dbFieldName }) => dbFieldName === to)?.dbFieldNameOld ?? undefined
    if (column === undefined || old?.[from]?.secret !== 'encrypted' || now?.[to]?.secret !== 'encrypted') continue
    const { rows } = await sql<{ readonly id: string; readonly kept: string }>`
      select id, ${sql.ref(column)} as kept from ${sql.table(head.tableName)} where ${sql.ref(column)} <> ''`.execute(
      verbatim,
    )
    for (const { id, kept } of rows) {
      const text = secrets.decrypt(kept, purposeOf(head.tableName, from))
      if (text === undefined) continue
      const moved = secrets.encrypt(text, purposeOf(head.tableName, to))
      await sql`update ${sql.table(head.tableName)} set ${sql.ref(column)} = ${moved} where id = ${id}`.execute(
        verbatim,
      )
    }
  }
}
