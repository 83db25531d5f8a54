import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import {
  administratorRole,
  logOperation,
  readAccessCodes,
  type SignedInCall,
  texts,
  withTransaction,
} from '../../http/index.ts'
import { lockRows, requireVisible } from '../../http/resource/index.ts'
import { roles } from '../role/resource.ts'
import { type GrantChange, toDifference, writeGrants } from './grantChange.ts'
import { pickSeen } from './seenPermissions.ts'

const messages = {
  unknownRole: { zh: '角色不存在', en: 'There is no such role.', tw: '角色不存在' },
  unknownPermission: { zh: '菜单权限不存在', en: 'There is no such permission.', tw: '選單權限不存在' },
  administrator: {
    zh: '管理员角色拥有全部权限，不能收回',
    en: 'The role of the administrators has every permission; none can be taken away.',
    tw: '管理員角色擁有全部權限，不能收回',
  },
} as const satisfies Record<string, LanguageTexts>

/** The ids of the nodes that a role grants, as far as the caller sees them: what they do not see they neither give nor take. */
export async function readRolePermissionIds(call: SignedInCall, roleId: string): Promise<readonly string[]> {
  await requireVisible(roles.model, call, [roleId])
  const rows = await findRows(call.db, 'sysRolePermission', { roleId }, ['permissionId'])
  return pickSeen(
    call,
    rows.map((row) => row.permissionId),
  )
}

/**
 * Gives a role the nodes that are wanted and were not seen, and takes those away that were seen and are not wanted, so
 * that two people at once do not undo each other (wire contract 1.5).
 */
export function saveRolePermissions(call: SignedInCall, roleId: string, change: GrantChange): Promise<void> {
  const { added, removed } = toDifference(change)
  return withTransaction(call, async (inner) => {
    const [role] = await lockRows(roles.model, inner, [roleId])
    if (role === undefined) throw createFailure(messages.unknownRole)
    if (role.roleCode === administratorRole && removed.length > 0) throw createFailure(messages.administrator)
    await requirePermissions(inner, change.wanted)
    const extra = await findBindingRules(inner)
    const table = { table: 'sysRolePermission', owner: { roleId }, granted: 'permissionId', extra }
    await writeGrants(inner.db, table, { added, removed })
    await logOperation(inner, {
      type: 'edit',
      content: texts('角色授权', 'Role permissions changed', '角色授權'),
      values: { roleId, added, removed },
    })
  })
}

/** Refuses nodes that are not there, or that the caller does not see. */
export async function requirePermissions(call: SignedInCall, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const wanted = [...new Set(ids)]
  if ((await pickSeen(call, wanted)).length < wanted.length) throw createFailure(messages.unknownPermission)
}

/** The rules that bind who grants a node bind the role as well. */
export async function findBindingRules(call: SignedInCall) {
  const { isAdmin, rules: bound } = await readAccessCodes(call.db, call.user.id, call.tenantId)
  const rules = isAdmin ? [] : bound
  return (permissionId: string) => {
    const own = rules.filter((rule) => rule.permissionId === permissionId).map(({ id }) => id)
    return { dataRuleIds: own.length === 0 ? null : own.join(',') }
  }
}
