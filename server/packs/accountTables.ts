import { noPassword } from '../http/password.ts'
import { toCodeNodeId } from './accessItems.ts'
import { toFolderId, toPageNodeId } from './menuItems.ts'

/** A table of the server's own whose sample rows a pack may bring. */
interface AccountTable {
  /** The columns that a row may fill; only whether they hold JSON or moments matters here. */
  readonly columns: Readonly<Record<string, { readonly type: string }>>
  /** The columns whose texts rows may give in three languages, `{ zh, en, tw }`. */
  readonly translated?: readonly string[]
  /** For a table without who made its rows and when they were changed: the tables that its columns name. */
  readonly links?: Readonly<Record<string, string>>
  /**
   * What rows may say instead of an id that packs work out: each names a record of the pack in words, such as `page` a page
   * for the column of its menu node.
   */
  readonly named?: Readonly<Record<string, { readonly column: string; toId(pack: string, name: string): string }>>
  /** The column that names the row above; what stands below a row that is not there is left out. */
  readonly parent?: string
  /** What every row gets beside them. */
  readonly fixed: Readonly<Record<string, unknown>>
}

const columnsOf = (...names: readonly string[]): AccountTable['columns'] =>
  Object.fromEntries(names.map((name) => [name, { type: 'text' }]))

const momentsOf = (...names: readonly string[]): AccountTable['columns'] =>
  Object.fromEntries(names.map((name) => [name, { type: 'datetime' }]))

/** When a record was made and by whom, for tables that keep it. */
const audit = { ...columnsOf('create_by', 'update_by'), ...momentsOf('create_time', 'update_time') }

/** A menu folder of the pack, a page, or an access code, whose nodes roles grant and data rules belong to. */
const namedNodes: AccountTable['named'] = {
  menu: { column: 'permission_id', toId: toFolderId },
  page: { column: 'permission_id', toId: (_pack, page) => toPageNodeId(page) },
  code: { column: 'permission_id', toId: (_pack, code) => toCodeNodeId(code) },
}

/**
 * Departments, tenants, positions, roles with what they grant and narrow, users, categories, rules, announcements and the log, so that the lists of a
 * fresh installation have something to show. Sample users have a password that no input matches: an administrator who
 * wants one to sign in gives them one.
 */
export const accountTables: Readonly<Record<string, AccountTable>> = {
  sys_depart: {
    columns: {
      ...columnsOf(
        ...['parent_id', 'depart_name', 'depart_name_en', 'depart_name_abbr', 'depart_order', 'description'],
        ...['org_category', 'org_type', 'org_code', 'mobile', 'fax', 'address', 'memo', 'status', 'director_user_ids'],
      ),
      ...audit,
    },
    parent: 'parent_id',
    translated: ['depart_name', 'depart_name_abbr', 'description', 'address'],
    fixed: {},
  },
  sys_tenant: {
    columns: { ...columnsOf('name', 'status'), ...momentsOf('begin_date', 'end_date'), ...audit },
    translated: ['name'],
    fixed: {},
  },
  sys_category: { columns: columnsOf('pid', 'name', 'code', 'has_child'), translated: ['name'], fixed: {} },
  sys_check_rule: {
    columns: { ...columnsOf('rule_name', 'rule_code', 'rule_description'), rule_json: { type: 'json' } },
    translated: ['rule_name', 'rule_description'],
    fixed: {},
  },
  sys_quartz_job: {
    columns: { ...columnsOf('job_class_name', 'cron_expression', 'parameter', 'description', 'status'), ...audit },
    translated: ['description'],
    fixed: {},
  },
  sys_fill_rule: {
    columns: { ...columnsOf('rule_name', 'rule_code', 'rule_class'), rule_params: { type: 'json' } },
    translated: ['rule_name'],
    fixed: {},
  },
  sys_position: { columns: { ...columnsOf('code', 'name', 'post_rank'), ...audit }, translated: ['name'], fixed: {} },
  sys_role: {
    columns: { ...columnsOf('role_name', 'role_code', 'description'), ...audit },
    translated: ['role_name', 'description'],
    fixed: {},
  },
  sys_permission_data_rule: {
    columns: columnsOf('permission_id', 'rule_name', 'rule_column', 'rule_conditions', 'rule_value', 'status'),
    named: namedNodes,
    translated: ['rule_name'],
    fixed: {},
    links: { permissionId: 'sysPermission' },
  },
  sys_role_permission: {
    columns: columnsOf('role_id', 'permission_id', 'data_rule_ids'),
    named: namedNodes,
    fixed: {},
    links: { roleId: 'sysRole', permissionId: 'sysPermission', dataRuleIds: 'sysPermissionDataRule' },
  },
  sys_user: {
    columns: {
      ...columnsOf(
        ...['username', 'realname', 'sex', 'birthday', 'phone', 'email', 'work_no', 'post', 'telephone', 'status'],
        ...['org_code', 'rel_tenant_ids', 'user_identity', 'depart_ids'],
      ),
      ...audit,
    },
    translated: ['realname'],
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
  sys_announcement: {
    columns: {
      ...columnsOf(
        ...['titile', 'msg_content', 'msg_abstract', 'sender', 'priority', 'msg_category', 'msg_type', 'send_status'],
        ...['user_ids', 'bus_type', 'bus_id', 'open_type', 'open_page'],
      ),
      ...momentsOf('start_time', 'end_time', 'send_time', 'cancel_time'),
      ...audit,
    },
    translated: ['titile', 'msg_abstract', 'msg_content'],
    fixed: {},
  },
  sys_announcement_send: {
    columns: { ...columnsOf('annt_id', 'user_id', 'read_flag'), ...momentsOf('read_time', 'create_time') },
    fixed: {},
    links: { anntId: 'sysAnnouncement', userId: 'sysUser' },
  },
  sys_log: {
    columns: {
      ...columnsOf(
        ...['log_type', 'log_content', 'operate_type', 'userid', 'username', 'ip', 'method', 'request_url'],
        ...['request_type', 'request_param', 'cost_time'],
      ),
      ...momentsOf('create_time'),
    },
    translated: ['log_content'],
    fixed: {},
    links: { userid: 'sysUser' },
  },
}
