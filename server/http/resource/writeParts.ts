import { toDynamic } from '../../db/dynamic.ts'
import { createId } from '../../db/id.ts'
import { formatWireTime } from '../../db/time.ts'
import type { SignedInCall } from '../call.ts'
import type { Values } from './declaration.ts'

/** Where the parts of a record are kept: their table, the field with the id of the record, and the one that no two share, if any. */
export interface PartTable {
  readonly table: string
  readonly owner: string
  readonly name?: string | undefined
}

/** What becomes of the parts of a record. */
export interface PartWrites {
  readonly removed: readonly string[]
  readonly changed: readonly { readonly id: string; readonly values: Values }[]
  readonly added: readonly Values[]
}

/** Writes what becomes of the parts of a record, in the transaction of the call, and gives the rows that were changed and added. */
export async function writeParts(
  call: SignedInCall,
  part: PartTable,
  ownerId: string,
  { removed, changed, added }: PartWrites,
): Promise<readonly Values[]> {
  const db = toDynamic(call.db)
  const { table, owner } = part
  if (removed.length > 0) await db.deleteFrom(table).where(owner, '=', ownerId).where('id', 'in', removed).execute()
  const rows = [...(await changeParts(call, part, changed))]
  const { username: createBy } = call.user
  // One row at a time, since they need not name the same columns.
  for (const values of added)
    rows.push(
      await db
        .insertInto(table)
        .values({ id: createId(), ...values, [owner]: ownerId, createBy })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  return rows
}

/** Changes parts by their ids; two of them may swap their names. */
async function changeParts(
  call: SignedInCall,
  { table, name }: Pick<PartTable, 'table' | 'name'>,
  parts: PartWrites['changed'],
): Promise<readonly Values[]> {
  const db = toDynamic(call.db)
  const change = (id: string, values: Values) =>
    db.updateTable(table).set(values).where('id', '=', id).returningAll().execute()
  // Ids are names that no part has, until each gets the one that is wanted.
  for (const { id, values } of parts)
    if (name !== undefined && values[name] !== undefined) await change(id, { [name]: id })
  const stamps = { updateBy: call.user.username, updateTime: formatWireTime(Date.now()) }
  const rows: Values[] = []
  for (const { id, values } of parts) rows.push(...(await change(id, { ...values, ...stamps })))
  return rows
}
