import type { SignedInCall } from '../../http/call.ts'
import { logOperation } from '../../http/operationLog.ts'
import type { Values } from '../../http/resource/declaration.ts'
import type { ResourceModel } from '../../http/resource/model.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { keepBeforeRemoval, withVersions } from '../../http/resource/withVersions.ts'
import { departRoles } from '../depart-role/roles.ts'
import { userModel } from '../user/fields.ts'
import { findBelow, type LineageRow, readLineage } from './lineage.ts'
import { leaveCurrent } from './members.ts'

/**
 * What goes before some departments do: all below them, the current department of users, and what superiors are in charge
 * of. Members and department roles go by the references of the database.
 */
export async function forgetDeparts(model: ResourceModel, rows: readonly Values[], call: SignedInCall): Promise<void> {
  const { db } = call
  const asked = rows.map(({ id }) => String(id))
  const going = findBelow(await readLineage(db), asked)
  await leaveCurrent(
    call,
    [...going.values()].map(({ orgCode }) => orgCode),
  )
  await forgetCharges(call, going)
  await keepBeforeRemoval(departRoles.model, call, (roles) => roles.where('departId', 'in', ['', ...going.keys()]))
  const below = [...going.values()].filter(({ id }) => !asked.includes(id))
  if (below.length === 0) return
  const ids = below.map(({ id }) => id)
  await withVersions(model, call, ids, () => db.deleteFrom('sysDepart').where('id', 'in', ids).execute())
  await logOperation(call, {
    type: 'delete',
    content: '删除下级部门',
    values: { count: ids.length, departs: below.map(({ id, departName, orgCode }) => ({ id, departName, orgCode })) },
  })
}

async function forgetCharges(call: SignedInCall, going: ReadonlyMap<string, LineageRow>): Promise<void> {
  const { db } = call
  const superiors = await db
    .selectFrom('sysUser')
    .select(['id', 'departIds'])
    .where('departIds', 'is not', null)
    .execute()
  const changed = superiors.flatMap(({ id, departIds }) => {
    const named = splitIds(departIds ?? '')
    const left = named.filter((departId) => !going.has(departId))
    return left.length === named.length ? [] : [{ id, departIds: left.length === 0 ? null : left.join(',') }]
  })
  const ids = changed.map(({ id }) => id)
  await withVersions(userModel, call, ids, async () => {
    for (const { id, departIds } of changed)
      await db.updateTable('sysUser').set({ departIds }).where('id', '=', id).execute()
  })
}
