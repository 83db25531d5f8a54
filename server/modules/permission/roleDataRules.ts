import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { findRow, findRows, updateRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { logOperation, type SignedInCall, texts } from '../../http/index.ts'
import { requireVisible, saveWhole, splitIds, type Whole } from '../../http/resource/index.ts'
import { roles } from '../role/resource.ts'
import { toName } from './rows.ts'
import { pickSeen } from './seenPermissions.ts'

const messages = {
  notGranted: {
    zh: '请先给角色授予该菜单，再设置数据规则',
    en: 'Grant the node to the role first, then choose its rules.',
    tw: '請先給角色授予該選單，再設定資料規則',
  },
  unknown: { zh: '数据规则不存在', en: 'There is no such data rule at this node.', tw: '資料規則不存在' },
} as const satisfies Record<string, LanguageTexts>

/** The rules that a role chose at a node, as the comma list of the wire; null for none. */
export async function readChosenRules(db: Connection, roleId: string, permissionId: string): Promise<string | null> {
  const row = await findRow(db, 'sysRolePermission', { roleId, permissionId }, ['dataRuleIds'])
  return row?.dataRuleIds ?? null
}

/** Which rules of a node bind a role. */
export interface RuleChoice {
  readonly roleId: string
  readonly permissionId: string
  readonly ruleIds: readonly string[]
}

/** The choice of a role at a node as it is loaded and saved. */
export const toRuleChoice = (roleId: string, permissionId: string): Whole => ({
  lock: `data rules of ${roleId} ${permissionId}`,
  read: async ({ db }) => ({ drChecked: await readChosenRules(db, roleId, permissionId) }),
})

/** Makes a role choose exactly these rules of a node (wire contract 1.5); `body` says what its writer has read. */
export function saveChosenRules(call: SignedInCall, choice: RuleChoice, body: unknown): Promise<void> {
  const { roleId, permissionId, ruleIds } = choice
  return saveWhole(call, toRuleChoice(roleId, permissionId), body, async (inner) => {
    await requireVisible(roles.model, inner, [roleId])
    const known = await findRows(inner.db, 'sysPermissionDataRule', { permissionId }, ['id'])
    if (ruleIds.some((id) => !known.some((rule) => rule.id === id))) throw createFailure(messages.unknown)
    const dataRuleIds = ruleIds.join(',') || null
    const granted = await updateRows(inner.db, 'sysRolePermission', { roleId, permissionId }, { dataRuleIds })
    if (granted === 0) throw createFailure(messages.notGranted)
    await logOperation(inner, {
      type: 'edit',
      content: texts('设置角色数据规则', 'Data rules of role set', '設定角色資料規則'),
      values: { ...choice },
    })
  })
}

/** The nodes of a role at which rules stand, `{ permissionId, name, chosen }`, with the names of those that bind it. */
export async function readRuleNodes(call: SignedInCall, roleId: string) {
  await requireVisible(roles.model, call, [roleId])
  const rows = await call.db
    .selectFrom('sysRolePermission')
    .innerJoin('sysPermission', 'sysPermission.id', 'sysRolePermission.permissionId')
    .innerJoin('sysPermissionDataRule', 'sysPermissionDataRule.permissionId', 'sysPermission.id')
    .select(['sysPermission.id', 'sysPermission.name', 'sysPermission.names', 'sysRolePermission.dataRuleIds'])
    .select(['sysPermissionDataRule.id as ruleId', 'sysPermissionDataRule.ruleName'])
    .where('sysRolePermission.roleId', '=', roleId)
    .where('sysPermission.delFlag', '=', 0)
    .orderBy('sysPermission.sortNo')
    .orderBy('sysPermission.id')
    .orderBy('sysPermissionDataRule.createTime')
    .execute()
  const seen = new Set(
    await pickSeen(
      call,
      rows.map(({ id }) => id),
    ),
  )
  const shown = rows.filter(({ id }) => seen.has(id))
  return [...Map.groupBy(shown, ({ id }) => id)].map(([permissionId, rules]) => {
    const chosen = rules.filter((rule) => splitIds(rule.dataRuleIds ?? '').includes(rule.ruleId))
    const name = rules[0] === undefined ? '' : toName(rules[0], call.language)
    return { permissionId, name, chosen: chosen.map(({ ruleName }) => ruleName).join(', ') || null }
  })
}
