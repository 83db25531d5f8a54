import type { Connection } from '../../db/schema.ts'
import { toWireClock } from '../../db/time.ts'

/**
 * Parts what the server noted of the records of a table that is gone from another table of its name, whose records may
 * have the same ids. Their versions stay in the data log under a name that no table has, where administrators find them;
 * the files that they named are named by them no more.
 */
export async function leaveFormerTable(db: Connection, table: string): Promise<void> {
  const dataTable = toFormerName(table, Date.now())
  await db.updateTable('sysDataLog').set({ dataTable }).where('dataTable', '=', table).execute()
  await db.deleteFrom('sysFileReference').where('tableName', '=', table).execute()
}

/** The name of a table with the moment at which it went, so that tables of one name that go one after another stay apart. */
function toFormerName(table: string, moment: number): string {
  return `${table} (${new Date(toWireClock(moment)).toISOString().slice(0, 23).replace('T', ' ')})`
}
