import type { Connection } from '../../db/schema.ts'

/** The fields of which no two users have the same value. */
const checked = ['username', 'phone', 'email', 'workNo'] as const

/** Whether another user has one of the values that a form asks about; `id` is the user that the form edits. */
export async function isUserTaken(db: Connection, requested: Readonly<Record<string, unknown>>): Promise<boolean> {
  const named = checked.flatMap((field) => {
    const value = requested[field]
    return typeof value === 'string' && value !== '' ? [{ field, value }] : []
  })
  if (named.length === 0) return false
  const { id } = requested
  const found = await db
    .selectFrom('sysUser')
    .select('id')
    .where('delFlag', '=', 0)
    .where((build) => build.or(named.map(({ field, value }) => build(field, '=', value))))
    .$if(typeof id === 'string', (query) => query.where('id', '!=', String(id)))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
