import { type RawBuilder, sql } from 'kysely'
import { isAmong, type RowsOf, rowsOf, toArray } from '../db/rowLists.ts'
import { splitCodes } from '../http/access.ts'
import { splitIds } from '../http/resource/remove.ts'
import { isWholeNode } from '../online/operations/operationCodes.ts'

/** A menu node or a button: what it opens for who holds it. */
export interface Node {
  readonly id: string
  readonly codes: readonly string[]
  readonly url: string | null
  /** A node that is turned off opens nothing; its rules go on. */
  readonly isOn: boolean
  /** Whether it gives all of the form or report that its address leads to, and not only to see it. */
  readonly isWhole: boolean
}

/** A data rule of a node (wire contract 2.5). */
export interface NodeRule {
  readonly id: string
  readonly name: string
  readonly column: string
  readonly operator: string
  readonly value: string | null
  readonly node: Node
}

/** What a role grants: a node, under some of its rules. */
export interface Grant {
  readonly node: Node
  readonly rules: readonly NodeRule[]
}

/** A role, of the system or of a department, or what a department lends to its roles. */
export interface GrantingRole {
  readonly sort: 'role' | 'departRole' | 'pool'
  readonly id: string
  readonly code: string
  readonly name: string
  /** The tenant in which it grants; 0 for a role of the installation, which grants wherever its holder works. */
  readonly tenantId: number
  /** What the department is called whose role it is. */
  readonly departName?: string
  readonly grants: readonly Grant[]
}

/** A department and where it stands. */
export interface Place {
  readonly id: string
  readonly departName: string
  readonly parentId: string | null
  readonly orgCode: string
  readonly tenantId: number
}

/** What the nodes and roles of the installation grant at one moment. */
export interface Grants {
  readonly nodes: ReadonlyMap<string, Node>
  readonly roles: ReadonlyMap<string, GrantingRole>
  readonly departRoles: ReadonlyMap<string, GrantingRole>
  /** What the roles of a department may grant, by the department, as a role that grants all of it. */
  readonly pools: ReadonlyMap<string, GrantingRole>
  readonly places: readonly Place[]
}

/** Which roles are looked at: those of people, and others. */
export interface RoleIds {
  readonly people: readonly string[]
  readonly roles: readonly string[]
  readonly departRoles: readonly string[]
  readonly pools: readonly string[]
}

const granted = ['roleId', 'permissionId', 'dataRuleIds'] as const

type IsOne = (column: string, people: readonly string[], others: readonly string[]) => RawBuilder<unknown>

const isRole: IsOne = (column, people, others) => {
  const own = sql`select role_id from "sys_user_role" where user_id = any(${toArray(people)})`
  return sql`${sql.ref(column)} = any(${toArray(others)} || array(${own}))`
}

const isDepartRole: IsOne = (column, people, others) => {
  const own = sql`select drole_id from "sys_depart_role_user" where user_id = any(${toArray(people)})`
  return sql`${sql.ref(column)} = any(${toArray(others)} || array(${own}))`
}

/** What is read to know what some roles grant, with the nodes and the departments of the installation. */
export const listGrants = ({ people, roles, departRoles, pools }: RoleIds) => ({
  nodes: rowsOf('sysPermission', ['id', 'parentId', 'menuType', 'perms', 'url', 'status'], sql`del_flag = 0`),
  nodeRules: rowsOf(
    'sysPermissionDataRule',
    ['id', 'permissionId', 'ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue'],
    sql`status = '1'`,
  ),
  roles: rowsOf('sysRole', ['id', 'roleName', 'roleCode', 'tenantId'], isRole('id', people, roles)),
  roleGrants: rowsOf('sysRolePermission', granted, isRole('roleId', people, roles)),
  departRoles: rowsOf(
    'sysDepartRole',
    ['id', 'roleName', 'roleCode', 'departId'],
    isDepartRole('id', people, departRoles),
  ),
  departRoleGrants: rowsOf('sysDepartRolePermission', granted, isDepartRole('roleId', people, departRoles)),
  pools: rowsOf('sysDepart', ['id', 'departName', 'orgCode', 'tenantId'], isAmong('id', pools)),
  poolGrants: rowsOf('sysDepartPermission', ['departId', 'permissionId', 'dataRuleIds'], isAmong('departId', pools)),
  departs: rowsOf('sysDepart', ['id', 'departName', 'parentId', 'orgCode', 'tenantId', 'status'], sql`del_flag = 0`),
})

/** Says what roles grant by what was read. */
export function toGrants(read: RowsOf<ReturnType<typeof listGrants>>): Grants {
  const nodes = toNodes(read.nodes)
  const rules = toRules(read.nodeRules, nodes)
  const toGrantsOf = (rows: readonly GrantRow[]): ((roleId: string) => readonly Grant[]) => {
    const byRole = Map.groupBy(rows, ({ roleId }) => roleId)
    return (id) =>
      (byRole.get(id) ?? []).flatMap(({ permissionId, dataRuleIds }) => {
        const node = nodes.get(permissionId)
        if (node === undefined) return []
        const chosen = new Set(splitIds(dataRuleIds ?? ''))
        return [{ node, rules: (rules.get(node.id) ?? []).filter((rule) => chosen.has(rule.id)) }]
      })
  }
  const ofRole = toGrantsOf(read.roleGrants)
  const ofDepartRole = toGrantsOf(read.departRoleGrants)
  const ofPool = toGrantsOf(read.poolGrants.map(({ departId, ...row }) => ({ ...row, roleId: departId })))
  // Roles of departments that are closed or gone grant nothing.
  const open = new Map(read.departs.flatMap((depart) => (depart.status === '1' ? [[depart.id, depart]] : [])))
  return {
    nodes,
    roles: new Map(
      read.roles.map(({ id, roleName: name, roleCode: code, tenantId }) => [
        id,
        { sort: 'role', id, name, code, tenantId, grants: ofRole(id) },
      ]),
    ),
    departRoles: new Map(
      read.departRoles.flatMap(({ id, roleName: name, roleCode: code, departId }) => {
        const depart = open.get(departId)
        if (depart === undefined) return []
        const { departName, tenantId } = depart
        return [[id, { sort: 'departRole', id, name, code, tenantId, departName, grants: ofDepartRole(id) }]]
      }),
    ),
    pools: new Map(
      read.pools.map(({ id, departName: name, orgCode: code, tenantId }) => [
        id,
        { sort: 'pool', id, name, code, tenantId, grants: ofPool(id) },
      ]),
    ),
    places: read.departs,
  }
}

function toNodes(rows: RowsOf<ReturnType<typeof listGrants>>['nodes']): ReadonlyMap<string, Node> {
  const buttons = Map.groupBy(
    rows.filter(({ menuType }) => menuType === 2),
    ({ parentId }) => parentId,
  )
  return new Map(
    rows.map(({ id, perms, url, status }) => {
      const codes = splitCodes(perms)
      const below = (buttons.get(id) ?? []).flatMap((button) => splitCodes(button.perms))
      const isWhole = isWholeNode(codes, below)
      return [id, { id, codes, url: url === '' ? null : url, isOn: status === '1', isWhole }]
    }),
  )
}

interface GrantRow {
  readonly roleId: string
  readonly permissionId: string
  readonly dataRuleIds: string | null
}

function toRules(
  rows: RowsOf<ReturnType<typeof listGrants>>['nodeRules'],
  nodes: ReadonlyMap<string, Node>,
): ReadonlyMap<string, readonly NodeRule[]> {
  const rules = rows.flatMap((row) => {
    const node = nodes.get(row.permissionId)
    const { id, ruleName: name, ruleColumn: column, ruleConditions: operator, ruleValue: value } = row
    return node === undefined ? [] : [{ id, name, column, operator, value, node }]
  })
  return Map.groupBy(rules, ({ node }) => node.id)
}
