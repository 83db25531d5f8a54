import { toDynamic } from '../db/dynamic.ts'
import { camelCaseName } from '../db/names.ts'
import type { Subjects } from '../http/act.ts'
import type { SignedInCall } from '../http/call.ts'

const tables = { users: 'sys_user', roles: 'sys_role', departRoles: 'sys_depart_role', closing: 'sys_depart' } as const

/**
 * The subjects of an act that its caller sees. Calls leave the others alone, and nothing is told of them, not even that
 * they are there; where something of theirs changes all the same, that is judged like the rest.
 */
export async function findSeen(call: SignedInCall, subjects: Subjects): Promise<Subjects> {
  const seen: Record<string, readonly string[]> = {}
  for (const [name, table] of Object.entries(tables)) {
    const ids = subjects[name as keyof typeof tables] ?? []
    if (ids.length === 0) continue
    const all = toDynamic(call.db).selectFrom(camelCaseName(table)).where('id', 'in', ids)
    const accessible = await call.services.tables.find(call.db, table)
    const rows = await ((await accessible?.narrow?.(all, call)) ?? all).select('id').execute()
    seen[name] = rows.map(({ id }) => String(id))
  }
  return { ...subjects, ...seen }
}
