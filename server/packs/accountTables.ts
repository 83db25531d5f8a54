import { noPassword } from '../http/password.ts'

/** A table of the server's own whose sample rows a pack may bring. */
interface AccountTable {
  /** The columns that a row may fill; only whether they hold JSON matters here. */
  readonly columns: Readonly<Record<string, { readonly type: string }>>
  /** Whether it only says what belongs together, without who made it. */
  readonly isLink?: true
  /** What every row gets beside them. */
  readonly fixed: Readonly<Record<string, unknown>>
}

const columnsOf = (...names: readonly string[]): AccountTable['columns'] =>
  Object.fromEntries(names.map((name) => [name, { type: 'text' }]))

/**
 * Roles and users, so that the lists of a fresh installation have something to show. Sample users have a password that
 * no input matches: an administrator who wants one to sign in gives them one.
 */
export const accountTables: Readonly<Record<string, AccountTable>> = {
  sys_role: { columns: columnsOf('role_name', 'role_code', 'description'), fixed: {} },
  sys_user: {
    columns: columnsOf('username', 'realname', 'sex', 'birthday', 'phone', 'email', 'work_no', 'telephone', 'status'),
    fixed: { password: noPassword },
  },
  sys_user_role: { columns: columnsOf('user_id', 'role_id'), fixed: {}, isLink: true },
}
