import { toJson } from '../../db/json.ts'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'

/** What a person wants to be told of: notices and system messages in the header, urgent ones by mail. */
export interface Preferences {
  readonly notice: boolean
  readonly system: boolean
  readonly mail: boolean
}

/** What holds for who chose nothing. */
const defaults: Preferences = { notice: true, system: true, mail: false }

type PreferenceName = keyof Preferences

const isPreferenceName = (name: string): name is PreferenceName => Object.hasOwn(defaults, name)

/** Reads what a person prefers. */
export async function readPreferences(db: Connection, userId: string): Promise<Preferences> {
  const rows = await findRows(db, 'sysUserPreference', { userId, name: Object.keys(defaults) }, ['name', 'value'])
  const chosen = rows.flatMap(({ name, value }) =>
    isPreferenceName(name) && typeof value === 'boolean' ? [[name, value] as const] : [],
  )
  return { ...defaults, ...Object.fromEntries(chosen) }
}

/** Keeps some choices of a person; the others stay. */
export async function savePreferences(db: Connection, userId: string, chosen: Partial<Preferences>): Promise<void> {
  const rows = Object.entries(chosen).map(([name, value]) => ({ userId, name, value: toJson(value) }))
  if (rows.length === 0) return
  await db
    .insertInto('sysUserPreference')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'name']).doUpdateSet((build) => ({ value: build.ref('excluded.value') })),
    )
    .execute()
}
