import { createId } from '../../server/db/id.ts'
import type { TestServer, TestUser } from './harness.ts'

/** A rule as a test states it. */
export interface Rule {
  readonly column: string
  readonly operator: string
  readonly value?: string
}

/** Binds the roles of a person at the node with an access code by rules; without any nothing is bound. */
export async function bindRules(
  server: TestServer,
  user: TestUser,
  code: string,
  rules: readonly Rule[],
): Promise<void> {
  if (rules.length === 0) return
  const node = await server.db
    .selectFrom('sysRolePermission')
    .innerJoin('sysPermission', 'sysPermission.id', 'sysRolePermission.permissionId')
    .select(['sysRolePermission.id', 'permissionId'])
    .where('roleId', '=', user.roleId)
    .where('perms', '=', code)
    .executeTakeFirstOrThrow()
  const ids = rules.map(() => createId())
  await server.db
    .insertInto('sysPermissionDataRule')
    .values(
      rules.map(({ column, operator, value = null }, index) => ({
        id: ids[index] ?? '',
        permissionId: node.permissionId,
        ruleName: `rule ${index}`,
        ruleColumn: column,
        ruleConditions: operator,
        ruleValue: value,
      })),
    )
    .execute()
  await server.db
    .updateTable('sysRolePermission')
    .set({ dataRuleIds: ids.join(', ') })
    .where('id', '=', node.id)
    .execute()
}
