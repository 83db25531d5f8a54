import { sql } from 'kysely'
import { AppError } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import { findFileKeys } from '../files/fileKeys.ts'
import type { SignedInCall } from './call.ts'
import type { FileViewer, ReadsFile } from './fileAccess.ts'

/**
 * Notes which files the rows of a report show to somebody: such rows are no records, so nothing else would say that these
 * are theirs to read. `table` is that of the reports, by its name in the database. What the question of the call names
 * itself is shown by nobody.
 */
export async function noteShownFiles(
  call: SignedInCall,
  { table, id }: { readonly table: string; readonly id: string },
  rows: readonly unknown[],
): Promise<void> {
  const sent = findFileKeys([call.query, call.body])
  const keys = [...new Set(rows.flatMap((row) => [...findFileKeys(row)]))].filter((key) => !sent.has(key))
  if (keys.length === 0) return
  await sql`
    insert into sys_file_shown (file_id, user_id, table_name, record_id)
    select id, ${call.user.id}, ${table}, ${id} from sys_file where key in (${sql.join(keys)})
    on conflict (file_id, user_id, table_name, record_id) do update set shown_at = now()
    where sys_file_shown.shown_at < now() - interval '1 hour'`.execute(call.db)
}

/** How long what was shown stays open, so that a page that is left open goes on showing its pictures. */
const shownFor = sql`now() - interval '1 day'`

/**
 * Whom a report showed a file lately reads it for as long as they may open the report, which `open` refuses to everybody
 * else.
 */
export const readsShownFile =
  (table: string, open: (viewer: FileViewer, id: string) => Promise<unknown>): ReadsFile =>
  async (viewer, file) => {
    const rows = await viewer.db
      .selectFrom('sysFileShown')
      .select('recordId')
      .where('fileId', '=', file.id)
      .where('userId', '=', viewer.user.id)
      .where('tableName', '=', table)
      .where('shownAt', '>', sql<string>`${shownFor}`)
      .execute()
    for (const { recordId } of rows) {
      try {
        await open(viewer, recordId)
        return true
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    }
    return false
  }

/** Forgets what was shown long ago. */
export function forgetShownFiles(db: Connection) {
  return db.deleteFrom('sysFileShown').where('shownAt', '<=', sql<string>`${shownFor}`).executeTakeFirst()
}
