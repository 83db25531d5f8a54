import { findRow } from '../../db/rows.ts'
import type { SignedInCall } from '../../http/call.ts'

/** The page that explains what people reach, and the code of its calls. */
const page = 'system.permission-explain'
const code = 'permission:explain'

/** The address at which a caller finds what they lack, beside a person where one is named; undefined for who may not. */
export async function findExplanation(
  { db, access, user, tenantId }: SignedInCall,
  otherId: string | undefined,
): Promise<string | undefined> {
  if (!(await access(db)).has(code)) return undefined
  const granted = db
    .selectFrom('sysGrantedPermission')
    .select('permissionId')
    .where('userId', '=', user.id)
    .where('tenantId', 'in', [0, tenantId])
  const node = await db
    .selectFrom('sysPermission')
    .select('url')
    .where('page', '=', page)
    .where('delFlag', '=', 0)
    .where('status', '=', '1')
    .where('id', 'in', granted)
    .executeTakeFirst()
  if (node?.url == null) return undefined
  const other = otherId === undefined ? undefined : await findRow(db, 'sysUser', { id: otherId }, ['username'])
  const query = new URLSearchParams({ user: user.username, ...(other && { other: other.username }) })
  return `${node.url}?${query}`
}
