import { updateRows } from '../../db/rows.ts'
import { logOperation, type SignedInCall, texts } from '../../http/index.ts'
import { splitIds, type Values, withVersions } from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'
import { leaveCurrent } from './members.ts'

/**
 * What goes before some departments do: the current department of users, and what superiors are in charge of. Members and
 * department roles go by the references of the database.
 */
export async function detachDepartments(
  rows: readonly Values[],
  call: SignedInCall,
  below: readonly Values[],
): Promise<void> {
  const going = [...rows, ...below]
  await leaveCurrent(
    call,
    going.map(({ orgCode }) => String(orgCode)),
  )
  await clearManagers(call, new Set(going.map(({ id }) => String(id))))
  if (below.length === 0) return
  const departs = below.map(({ id, departName, orgCode }) => ({ id, departName, orgCode }))
  await logOperation(call, {
    type: 'delete',
    content: texts('删除下级部门', 'Departments below deleted', '刪除下級部門'),
    values: { count: below.length, departs },
  })
}

async function clearManagers(call: SignedInCall, going: ReadonlySet<string>): Promise<void> {
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
    for (const { id, departIds } of changed) await updateRows(db, 'sysUser', { id }, { departIds })
  })
}
