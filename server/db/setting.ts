import { readCached } from './changes.ts'
import { toJson } from './json.ts'
import type { Connection } from './schema.ts'

/** Reads a setting; undefined when it was never set. */
export async function findSetting(db: Connection, key: string): Promise<unknown> {
  const row = await db.selectFrom('sysSetting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? undefined
}

/** Reads a setting that many calls need, from the cache of this process where it may. */
export function findCachedSetting(db: Connection, key: string): Promise<unknown> {
  return readCached(db, `setting:${key}`, async () => ({ value: await findSetting(db, key), topics: ['sys_setting'] }))
}

/** Reads a setting, and keeps the given value when there is none yet; of two processes at once the first one wins. */
export async function findOrKeepSetting<T>(db: Connection, key: string, create: () => T): Promise<T> {
  await db
    .insertInto('sysSetting')
    .values({ key, value: toJson<unknown>(create()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await findSetting(db, key)) as T
}
