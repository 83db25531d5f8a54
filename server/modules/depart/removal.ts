import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../../http/call.ts'
import { logOperation } from '../../http/operationLog.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { findBelow, type LineageRow, readLineage } from './lineage.ts'

/**
 * What goes before some departments do: all below them, the current department of users, and what superiors are in charge
 * of. Members and department roles go by the references of the database.
 */
export async function forgetDeparts(rows: readonly Values[], call: SignedInCall): Promise<void> {
  const { db } = call
  const asked = rows.map(({ id }) => String(id))
  const going = findBelow(await readLineage(db), asked)
  await forgetCodes(db, [...going.values()])
  await forgetCharges(db, going)
  const below = [...going.values()].filter(({ id }) => !asked.includes(id))
  if (below.length === 0) return
  const ids = below.map(({ id }) => id)
  await db.deleteFrom('sysDepart').where('id', 'in', ids).execute()
  await logOperation(call, {
    type: 'delete',
    content: '删除下级部门',
    values: { count: ids.length, departs: below.map(({ id, departName, orgCode }) => ({ id, departName, orgCode })) },
  })
}

async function forgetCodes(db: Connection, departs: readonly LineageRow[]): Promise<void> {
  const codes = departs.map(({ orgCode }) => orgCode)
  await db.updateTable('sysUser').set({ orgCode: null }).where('orgCode', 'in', codes).execute()
}

async function forgetCharges(db: Connection, going: ReadonlyMap<string, LineageRow>): Promise<void> {
  const superiors = await db
    .selectFrom('sysUser')
    .select(['id', 'departIds'])
    .where('departIds', 'is not', null)
    .execute()
  for (const { id, departIds } of superiors) {
    const named = splitIds(departIds ?? '')
    const left = named.filter((departId) => !going.has(departId))
    if (left.length === named.length) continue
    await db
      .updateTable('sysUser')
      .set({ departIds: left.length === 0 ? null : left.join(',') })
      .where('id', '=', id)
      .execute()
  }
}
