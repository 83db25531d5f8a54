import type { Connection } from '../db/schema.ts'

/** The codes of the dictionaries that the server has. */
export async function findDictionaryCodes(db: Connection): Promise<readonly string[]> {
  const rows = await db.selectFrom('sysDict').select('dictCode').where('delFlag', '=', 0).execute()
  return rows.map(({ dictCode }) => dictCode)
}
