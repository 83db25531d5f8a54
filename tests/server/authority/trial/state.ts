import { sql } from 'kysely'
import { type RowsOf, rowsOf } from '../../../../server/db/rowLists.ts'

const byId = sql`true order by "id"`

/** What is there of a company at one moment: what calls may name, and what must not change behind somebody's back. */
export type State = RowsOf<typeof listState>

/** What is read to know it. */
export const listState = {
  // What makes an account one's own, and where its holder belongs.
  users: rowsOf(
    'sysUser',
    [
      ...(['id', 'username', 'realname', 'password', 'phone', 'email', 'status', 'delFlag'] as const),
      ...(['relTenantIds', 'orgCode'] as const),
    ],
    byId,
  ),
  agents: rowsOf('sysUserAgent', ['id', 'userName', 'agentUserName', 'status'], byId),
  sessions: rowsOf('sysSession', ['id', 'userId'], byId),
  roles: rowsOf('sysRole', ['id', 'roleName', 'roleCode', 'tenantId'], byId),
  departRoles: rowsOf('sysDepartRole', ['id', 'departId', 'roleName', 'roleCode'], byId),
  nodes: rowsOf('sysPermission', ['id', 'parentId', 'perms', 'url', 'status'], byId),
  rules: rowsOf('sysPermissionDataRule', ['id', 'permissionId', 'ruleColumn'], byId),
  grants: rowsOf('sysRolePermission', ['roleId', 'permissionId', 'dataRuleIds'], byId),
  departGrants: rowsOf('sysDepartRolePermission', ['roleId', 'permissionId', 'dataRuleIds'], byId),
  roleHolders: rowsOf('sysUserRole', ['userId', 'roleId'], byId),
  departs: rowsOf('sysDepart', ['id', 'orgCode', 'tenantId'], byId),
  pool: rowsOf('sysDepartPermission', ['departId', 'permissionId'], byId),
  memberships: rowsOf('sysUserDepart', ['userId', 'depId'], byId),
  forms: rowsOf(
    'onlCgformHead',
    ['id', 'tableName', 'tableType', 'copyType', 'physicId', 'isDbSynch', 'tenantId'],
    byId,
  ),
  fields: rowsOf('onlCgformField', ['id', 'cgformHeadId', 'dbFieldName', 'dictTable', 'mainTable', 'mainField'], byId),
  buttons: rowsOf('onlCgformButton', ['id', 'cgformHeadId', 'buttonCode'], byId),
  tenants: rowsOf('sysTenant', ['id', 'status'], byId),
  formRules: rowsOf('onlAuthData', ['id', 'cgformId'], byId),
  formPages: rowsOf('onlAuthPage', ['id', 'cgformId', 'type', 'code'], byId),
  reports: rowsOf('onlCgreportHead', ['id', 'code', 'tenantId'], byId),
  graphs: rowsOf('onlGraphreportHead', ['id', 'code', 'tenantId'], byId),
  templets: rowsOf('onlGraphreportTemplet', ['id', 'templetCode', 'tenantId'], byId),
}

/** Whether a form shows a column of its table. */
export const shows = ({ fields }: Pick<State, 'fields'>, form: string, column: string): boolean =>
  fields.some(({ cgformHeadId, dbFieldName }) => cgformHeadId === form && dbFieldName === column)

/** The table whose records a form shows: a view has that of the form that it was copied from. */
export function findTable({ forms }: Pick<State, 'forms'>, id: string): string | undefined {
  const form = forms.find((each) => each.id === id)
  const shown = form?.copyType === 1 ? forms.find((each) => each.id === form.physicId) : form
  return shown?.tableName
}
