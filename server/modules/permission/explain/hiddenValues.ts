import type { SignedInCall } from '../../../http/index.ts'
import { seesEveryTenant } from '../../../http/resource/index.ts'
import { selectShownDeparts } from '../../organisation/departs.ts'
import type { Person } from './person.ts'

/** Values that rules compare with, without the person's departments and roles that are not shown to who asks. */
export async function createValueNames(call: SignedInCall, person: Person): Promise<(value: string) => string> {
  const hidden = await readHidden(call, person)
  return (value) => (hidden.some((each) => value.includes(each)) ? '…' : value)
}

async function readHidden(call: SignedInCall, { viewer: { user }, namedRoles }: Person): Promise<readonly string[]> {
  if (await seesEveryTenant(call)) return []
  const { db } = call
  const shown = (await selectShownDeparts(call)).select('id').$castTo<{ id: string }>()
  const own = db.selectFrom('sysUserDepart').select('depId').where('userId', '=', user.id)
  const departs = await db
    .selectFrom('sysDepart')
    .select(['id', 'orgCode'])
    .where(({ or, eb }) => or([eb('id', 'in', own), eb('orgCode', '=', user.orgCode)]))
    .where('id', 'not in', shown)
    .execute()
  const roles = await db
    .selectFrom('sysUserRole')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select('sysRole.roleCode')
    .where('sysUserRole.userId', '=', user.id)
    .where('sysRole.id', 'not in', namedRoles)
    .execute()
  return [...departs.flatMap(({ id, orgCode }) => [id, orgCode]), ...roles.map(({ roleCode }) => roleCode)]
}
