import { sql } from 'kysely'
import { AppError } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import { findFileKeys } from '../files/fileKeys.ts'
import type { SignedInCall } from './call.ts'
import type { FileViewer, ReadsFile } from './fileAccess.ts'

/** Rows that a report shows. */
interface ShownRows {
  /** The table of the reports, by its name in the database. */
  readonly table: string
  /** The id of the report. */
  readonly id: string
  readonly rows: readonly unknown[]
  /** The values that the query of the report was run with, however the call or the report wrote them. */
  readonly bound: unknown
  /** The tables that the rows come from, as the database calls them. */
  readonly from: readonly string[]
}

/**
 * Notes which files the rows of a report show to somebody: such rows are no records, so nothing else would say that these
 * are theirs to read. Those are files that a record of the same tables names, since who wrote that had to read them: a
 * path that somebody left in a log opens nothing. What the call sent, and what the query was run with, is shown by nobody:
 * who knows the path of a file must not open it to themselves by having a report repeat it.
 */
export async function noteShownFiles(call: SignedInCall, { table, id, rows, bound, from }: ShownRows): Promise<void> {
  const given = toDigits([call.query, call.body, bound])
  const keys = [...new Set(rows.flatMap((row) => [...findFileKeys(row)]))].filter((key) => !given.includes(key))
  if (keys.length === 0 || from.length === 0) return
  await sql`
    insert into sys_file_shown (file_id, user_id, table_name, record_id)
    select id, ${call.user.id}, ${table}, ${id} from sys_file where key in (${sql.join(keys)}) and exists (
      select 1 from sys_file_reference named where named.file_id = sys_file.id and named.table_name in (${sql.join(from)})
    )
    on conflict (file_id, user_id, table_name, record_id) do update set shown_at = now()
    where sys_file_shown.shown_at < now() - interval '1 hour'`.execute(call.db)
}

/** The hexadecimal digits of values in their order: a query may have taken out what stands between them, or changed their case. */
const toDigits = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\\u[0-9a-f]{4}/g, '')
    .toLowerCase()
    .replaceAll(/[^0-9a-f]/g, '')

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
