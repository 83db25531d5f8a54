import { Type } from 'typebox'
import { toDynamic } from '../../db/dynamic.ts'
import { createId } from '../../db/id.ts'
import type { Connection } from '../../db/schema.ts'
import { splitIds } from '../../http/resource/index.ts'

/** What is to be granted, and what the caller saw granted before. */
export interface GrantChange {
  readonly wanted: readonly string[]
  readonly seen: readonly string[]
}

const nodes = Type.String({ default: '' })

/** How callers say it, as comma lists (wire contract 1.5). */
export const grantInputs = { permissionIds: nodes, lastpermissionIds: nodes }

/** What a call says of grants. */
export function toGrantChange(body: { readonly [Name in keyof typeof grantInputs]: string }): GrantChange {
  return { wanted: splitIds(body.permissionIds), seen: splitIds(body.lastpermissionIds) }
}

/** What a change gives and takes. */
export interface GrantDifference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** What a change gives and takes; what others changed in the meantime is left alone. */
export function toDifference({ wanted, seen }: GrantChange): GrantDifference {
  return { added: wanted.filter((id) => !seen.includes(id)), removed: seen.filter((id) => !wanted.includes(id)) }
}

/** A table of grants by its name in camelCase: whose they are, and the column that names what is granted. */
interface GrantTable {
  readonly table: string
  readonly owner: Readonly<Record<string, string>>
  readonly granted: string
  /** Columns that take no part in telling grants apart, for each id that is granted. */
  readonly extra?: (id: string) => Readonly<Record<string, unknown>>
}

/** Writes what a change gives and takes; what is there already stays as it is. */
export async function writeGrants(
  db: Connection,
  { table, owner, granted, extra }: GrantTable,
  { added, removed }: GrantDifference,
): Promise<void> {
  if (added.length > 0)
    await toDynamic(db)
      .insertInto(table)
      .values(added.map((id) => ({ id: createId(), ...owner, [granted]: id, ...extra?.(id) })))
      .onConflict((conflict) => conflict.columns([...Object.keys(owner), granted]).doNothing())
      .execute()
  if (removed.length === 0) return
  let gone = toDynamic(db).deleteFrom(table).where(granted, 'in', removed)
  for (const [column, id] of Object.entries(owner)) gone = gone.where(column, '=', id)
  await gone.execute()
}
