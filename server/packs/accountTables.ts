import { noPassword } from '../http/password.ts'

/** A table of the server's own whose sample rows a pack may bring. */
interface AccountTable {
  /** The columns that a row may fill; only whether they hold JSON matters here. */
  readonly columns: Readonly<Record<string, { readonly type: string }>>
  /** For a table that only says what belongs together, without who made it: the tables that its columns name. */
  readonly links?: Readonly<Record<string, string>>
  /** What every row gets beside them. */
  readonly fixed: Readonly<Record<string, unknown>>
}

const columnsOf = (...names: readonly string[]): AccountTable['columns'] =>
  Object.fromEntries(names.map((name) => [name, { type: 'text' }]))

/**
 * Departments, tenants, positions, roles and users, so that the lists of a fresh installation have something to show.
 * Sample users have a password that no input matches: an administrator who wants one to sign in gives them one.
 */
export const accountTables: Readonly<Record<string, AccountTable>> = {
  sys_depart: {
    columns: columnsOf(
      ...['parent_id', 'depart_name', 'depart_name_en', 'depart_name_abbr', 'depart_order', 'description'],
      ...['org_category', 'org_type', 'org_code', 'mobile', 'fax', 'address', 'memo', 'status'],
    ),
    fixed: {},
  },
  sys_tenant: { columns: columnsOf('name', 'begin_date', 'end_date', 'status'), fixed: {} },
  sys_position: { columns: columnsOf('code', 'name', 'post_rank'), fixed: {} },
  sys_role: { columns: columnsOf('role_name', 'role_code', 'description'), fixed: {} },
  sys_user: {
    columns: columnsOf(
      ...['username', 'realname', 'sex', 'birthday', 'phone', 'email', 'work_no', 'post', 'telephone', 'status'],
      ...['org_code', 'rel_tenant_ids'],
    ),
    fixed: { password: noPassword },
  },
  sys_user_role: {
    columns: columnsOf('user_id', 'role_id'),
    fixed: {},
    links: { userId: 'sysUser', roleId: 'sysRole' },
  },
  sys_user_depart: {
    columns: columnsOf('user_id', 'dep_id'),
    fixed: {},
    links: { userId: 'sysUser', depId: 'sysDepart' },
  },
}
