import { toDynamic } from '../../../db/dynamic.ts'
import { createId } from '../../../db/id.ts'
import { formatWireTime } from '../../../db/time.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import type { PartChanges } from './partChanges.ts'

/** The tables of the parts of a form, and the column of each that no two parts of a form share. */
const partTables = {
  onlCgformField: 'dbFieldName',
  onlCgformIndex: 'indexName',
} as const

/** Writes what becomes of the fields or indexes of a form. */
export async function saveParts<Row extends { readonly id: string }>(
  call: SignedInCall,
  table: keyof typeof partTables,
  cgformHeadId: string,
  { removed, changed, added }: PartChanges<Row>,
): Promise<void> {
  const db = toDynamic(call.db)
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute()
  await updateParts(
    call,
    table,
    changed.map(({ before, values }) => ({ id: before.id, values })),
  )
  if (added.length === 0) return
  const { username: createBy } = call.user
  // One row at a time, since they need not name the same columns.
  for (const values of added)
    await db
      .insertInto(table)
      .values({ id: createId(), ...values, cgformHeadId, createBy })
      .execute()
}

/** Changes fields or indexes by their ids; two of them may swap their names. */
export async function updateParts(
  call: SignedInCall,
  table: keyof typeof partTables,
  parts: readonly { readonly id: string; readonly values: Values }[],
): Promise<void> {
  const db = toDynamic(call.db)
  const name = partTables[table]
  const renamed = parts.flatMap(({ id, values }) => (values[name] === undefined ? [] : [id]))
  // Ids are names that no part has, until each gets the one that is wanted.
  for (const id of renamed)
    await db
      .updateTable(table)
      .set({ [name]: id })
      .where('id', '=', id)
      .execute()
  const stamps = { updateBy: call.user.username, updateTime: formatWireTime(Date.now()) }
  for (const { id, values } of parts)
    await db
      .updateTable(table)
      .set({ ...values, ...stamps })
      .where('id', '=', id)
      .execute()
}
