import { findRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import { splitCodes } from '../http/access.ts'
import { splitIds } from '../http/resource/remove.ts'

/** A menu node or a button: what it opens for who holds it. */
export interface Node {
  readonly id: string
  readonly name: string
  readonly codes: readonly string[]
  readonly url: string | null
  /** A node that is turned off opens nothing; its rules go on. */
  readonly isOn: boolean
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

/** Which roles are asked about. */
export interface RoleIds {
  readonly roles: readonly string[]
  readonly departRoles: readonly string[]
  readonly pools: readonly string[]
}

/** Reads what some roles grant, with the nodes and the departments of the installation. */
export async function readGrants(db: Connection, ids: RoleIds): Promise<Grants> {
  const nodes = await readNodes(db)
  const rules = await readRules(db, nodes)
  const toGrants = (rows: readonly GrantRow[]): ReadonlyMap<string, readonly Grant[]> =>
    new Map(
      [...Map.groupBy(rows, ({ roleId }) => roleId)].map(([roleId, own]) => [
        roleId,
        own.flatMap(({ permissionId, dataRuleIds }) => {
          const node = nodes.get(permissionId)
          if (node === undefined) return []
          const chosen = new Set(splitIds(dataRuleIds ?? ''))
          return [{ node, rules: (rules.get(node.id) ?? []).filter(({ id }) => chosen.has(id)) }]
        }),
      ]),
    )
  return {
    nodes,
    roles: await readRoles(db, ids.roles, toGrants),
    departRoles: await readDepartRoles(db, ids.departRoles, toGrants),
    pools: await readPools(db, ids.pools, toGrants),
    places: await findRows(db, 'sysDepart', { delFlag: 0 }, ['id', 'departName', 'parentId', 'orgCode', 'tenantId']),
  }
}

interface GrantRow {
  readonly roleId: string
  readonly permissionId: string
  readonly dataRuleIds: string | null
}

type ToGrants = (rows: readonly GrantRow[]) => ReadonlyMap<string, readonly Grant[]>

async function readNodes(db: Connection): Promise<ReadonlyMap<string, Node>> {
  const rows = await findRows(db, 'sysPermission', { delFlag: 0 }, ['id', 'name', 'perms', 'url', 'status'])
  return new Map(
    rows.map(({ id, name, perms, url, status }) => [
      id,
      { id, name, codes: splitCodes(perms), url: url === '' ? null : url, isOn: status === '1' },
    ]),
  )
}

async function readRules(
  db: Connection,
  nodes: ReadonlyMap<string, Node>,
): Promise<ReadonlyMap<string, readonly NodeRule[]>> {
  const rows = await findRows(db, 'sysPermissionDataRule', { status: '1' })
  const rules = rows.flatMap((row) => {
    const node = nodes.get(row.permissionId)
    const { id, ruleName: name, ruleColumn: column, ruleConditions: operator, ruleValue: value } = row
    return node === undefined ? [] : [{ id, name, column, operator, value, node }]
  })
  return Map.groupBy(rules, ({ node }) => node.id)
}

async function readRoles(
  db: Connection,
  ids: readonly string[],
  toGrants: ToGrants,
): Promise<ReadonlyMap<string, GrantingRole>> {
  if (ids.length === 0) return new Map()
  const rows = await findRows(db, 'sysRole', { id: ids }, ['id', 'roleName', 'roleCode', 'tenantId'])
  const granted = await findRows(db, 'sysRolePermission', { roleId: ids }, ['roleId', 'permissionId', 'dataRuleIds'])
  const grants = toGrants(granted)
  return new Map(
    rows.map(({ id, roleName: name, roleCode: code, tenantId }) => [
      id,
      { sort: 'role', id, name, code, tenantId, grants: grants.get(id) ?? [] },
    ]),
  )
}

/** Roles of departments that are closed or gone grant nothing. */
async function readDepartRoles(
  db: Connection,
  ids: readonly string[],
  toGrants: ToGrants,
): Promise<ReadonlyMap<string, GrantingRole>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sysDepartRole as role')
    .innerJoin('sysDepart as depart', 'depart.id', 'role.departId')
    .select(['role.id', 'role.roleName as name', 'role.roleCode as code', 'depart.tenantId', 'depart.departName'])
    .where('role.id', 'in', ids)
    .where('depart.delFlag', '=', 0)
    .where('depart.status', '=', '1')
    .execute()
  const columns = ['roleId', 'permissionId', 'dataRuleIds'] as const
  const grants = toGrants(await findRows(db, 'sysDepartRolePermission', { roleId: ids }, columns))
  return new Map(rows.map((row) => [row.id, { ...row, sort: 'departRole', grants: grants.get(row.id) ?? [] }]))
}

async function readPools(
  db: Connection,
  ids: readonly string[],
  toGrants: ToGrants,
): Promise<ReadonlyMap<string, GrantingRole>> {
  if (ids.length === 0) return new Map()
  const departs = await findRows(db, 'sysDepart', { id: ids }, ['id', 'departName', 'orgCode', 'tenantId'])
  const held = await findRows(db, 'sysDepartPermission', { departId: ids }, ['departId', 'permissionId', 'dataRuleIds'])
  const grants = toGrants(held.map(({ departId, ...row }) => ({ ...row, roleId: departId })))
  return new Map(
    departs.map(({ id, departName: name, orgCode: code, tenantId }) => [
      id,
      { sort: 'pool', id, name, code, tenantId, grants: grants.get(id) ?? [] },
    ]),
  )
}
