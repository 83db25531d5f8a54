import { type SqlBool, sql } from 'kysely'
import { findRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import type { Subjects } from '../http/act.ts'
import { findBelow, findWay } from '../http/resource/treeRows.ts'
import { findOpenings, type Openings } from './openings.ts'
import { findRepresentatives, type Holder } from './people.ts'
import type { Watched } from './snapshot.ts'
import { opensByDepart } from './works.ts'

/** Whose rights an act may change. */
export interface Concerned extends Watched {
  /** The imagined holders of things on which rights hang, such as who has one role alone. */
  readonly things: ReadonlySet<string>
  /** How the keys begin of the forms and reports that the act is about. */
  readonly opened: readonly string[]
  /** The people of tenants that are closed or opened, and these. */
  readonly ofSwitched: ReadonlySet<string>
  readonly switched: readonly number[]
  /** Who came to be concerned by the work alone: of them, what was opened to them counts. */
  readonly newcomers: ReadonlySet<string>
}

const nobody: Holder = { tenants: [], roles: [], departRoles: [], departs: [], inChargeOf: [] }

/** Finds whose rights hang on the subjects of an act, as things stand now. */
export async function findConcerned(
  db: Connection,
  subjects: Subjects,
  { seen = subjects, tenants }: { readonly seen?: Subjects; readonly tenants: readonly number[] },
): Promise<Concerned> {
  const { users = [], roles = [], departRoles = [], nodes = [], forms = [], grantees = {} } = subjects
  const imagined = new Map<string, Holder>()
  for (const { id, tenantId } of await findRoles(db, seen.roles ?? []))
    imagined.set(`role ${id}`, { ...nobody, roles: [id], tenants: toTenants(tenantId) })
  for (const { id, tenantId } of await findDepartRoles(db, seen.departRoles ?? []))
    imagined.set(`departRole ${id}`, { ...nobody, departRoles: [id], tenants: toTenants(tenantId) })
  for (const id of nodes) imagined.set(`node ${id}`, { ...nobody, nodes: [id] })
  for (const { id, tenantId } of await findInnerRoles(db, seen.closing ?? []))
    imagined.set(`departRole ${id}`, { ...nobody, departRoles: [id], tenants: toTenants(tenantId) })
  for (const { id, tableName, tenantId } of await findHeads(db, subjects.emptied ?? []))
    imagined.set(`form ${id}`, { ...nobody, codes: toLosing(tableName), tenants: toTenants(tenantId) })
  const things = new Set(imagined.keys())
  for (const { id, tenantId } of await findDeparts(db, subjects.pools ?? []))
    imagined.set(`pool ${id}`, { ...nobody, pools: [id], tenants: toTenants(tenantId) })
  const openings = await findOpenings(db, subjects)
  const related = await findRelated(db, [...new Set([...forms, ...openings.forms])])
  const granting = await findGranting(db, [...nodes, ...openings.nodes])
  const moving =
    subjects.movedTo !== undefined ? await findRuled(db) : { roles: [], departRoles: [], departs: [], users: [] }
  const holding = [...granting.roles, ...related.roles, ...(grantees.roles ?? [])]
  for (const { id, tenantId } of await findRoles(db, holding))
    imagined.set(`holder ${id}`, { ...nobody, roles: [id], tenants: toTenants(tenantId) })
  for (const { id, tenantId } of await findDepartRoles(db, granting.departRoles))
    imagined.set(`holder ${id}`, { ...nobody, departRoles: [id], tenants: toTenants(tenantId) })
  for (const tenantId of [0, ...openings.tenants, ...(await findOtherTenant(db, openings, tenants))])
    imagined.set(`everybody ${tenantId}`, { ...nobody, isEverybody: true, tenants: toTenants(tenantId) })
  const people = await findRepresentatives(db, {
    roles: [...roles, ...holding, ...moving.roles],
    departRoles: [...departRoles, ...granting.departRoles, ...moving.departRoles],
    departs: [...(await findAround(db, subjects)), ...moving.departs, ...related.departs, ...(grantees.departs ?? [])],
  })
  const { switched = [] } = subjects
  const ofSwitched = await findRepresentatives(db, { roles: [], departRoles: [], departs: [], tenants: switched })
  return {
    people: new Set([...users, ...related.users, ...moving.users, ...people, ...ofSwitched]),
    imagined,
    things,
    opened: openings.keys,
    ofSwitched: new Set(ofSwitched),
    switched: switched.map(Number),
    newcomers: new Set(),
  }
}

/** Everybody to whom a rule, or what a report asks of its reader, may let through what comes to stand elsewhere. */
async function findRuled(db: Connection) {
  const mayLet = sql<SqlBool>`(data_rule_ids is not null or ${opensByDepart('node')})`
  const roles = await db
    .selectFrom('sysRolePermission')
    .innerJoin('sysPermission as node', 'node.id', 'sysRolePermission.permissionId')
    .select('sysRolePermission.roleId')
    .distinct()
    .where(mayLet)
    .execute()
  const departRoles = await db
    .selectFrom('sysDepartRolePermission')
    .innerJoin('sysPermission as node', 'node.id', 'sysDepartRolePermission.permissionId')
    .select('sysDepartRolePermission.roleId')
    .distinct()
    .where(mayLet)
    .execute()
  const forms = await db
    .selectFrom('onlAuthRelation')
    .select(['roleId', 'authMode'])
    .distinct()
    .where('type', '=', 3)
    .execute()
  const of = (mode: string) => forms.filter(({ authMode }) => authMode === mode).map(({ roleId }) => roleId)
  return {
    roles: [...roles.map(({ roleId }) => roleId), ...of('role')],
    departRoles: departRoles.map(({ roleId }) => roleId),
    departs: of('depart'),
    users: of('user'),
  }
}

/** What is opened to everybody is opened in every tenant: one in which the caller does not work stands for all others. */
async function findOtherTenant(db: Connection, { keys }: Openings, own: readonly number[]): Promise<readonly number[]> {
  if (keys.length === 0) return []
  const other = await db
    .selectFrom('sysTenant')
    .select('id')
    .$if(own.length > 0, (query) => query.where('id', 'not in', own))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return [...own, ...(other === undefined ? [] : [other.id])]
}

const toTenants = (tenantId: number): readonly number[] => (tenantId === 0 ? [] : [tenantId])

/** The same after the work: who is added is looked at as well, and who is concerned by what was opened. */
export function joinConcerned(before: Concerned, after: Concerned, added: Subjects): Concerned {
  const users = new Set(added.users)
  const was = before.people.union(new Set(before.imagined.keys()))
  const is = after.people.union(new Set(after.imagined.keys()))
  return {
    people: before.people.union(after.people),
    imagined: new Map([...after.imagined, ...before.imagined]),
    things: before.things.union(after.things),
    opened: [...before.opened, ...after.opened],
    ofSwitched: before.ofSwitched.union(after.ofSwitched),
    switched: [...before.switched, ...after.switched],
    newcomers: is.difference(was).difference(users).difference(after.things),
  }
}

async function findRoles(db: Connection, ids: readonly string[]) {
  return ids.length === 0 ? [] : findRows(db, 'sysRole', { id: ids }, ['id', 'tenantId'])
}

async function findHeads(db: Connection, ids: readonly string[]) {
  return ids.length === 0 ? [] : findRows(db, 'onlCgformHead', { id: ids }, ['id', 'tableName', 'tenantId'])
}

/** What somebody may do with the records of a form who may make an end of them. */
const toLosing = (table: string): readonly string[] => ['list', 'edit', 'delete'].map((word) => `onl:${table}:${word}`)

async function findDeparts(db: Connection, ids: readonly string[]) {
  return ids.length === 0 ? [] : findRows(db, 'sysDepart', { id: ids }, ['id', 'tenantId'])
}

async function findDepartRoles(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('sysDepartRole as role')
    .innerJoin('sysDepart as depart', 'depart.id', 'role.departId')
    .select(['role.id', 'depart.tenantId'])
    .where('role.id', 'in', ids)
    .execute()
}

/** The roles of some departments, and of all below them. */
async function findInnerRoles(db: Connection, departs: readonly string[]) {
  if (departs.length === 0) return []
  const rows = await findRows(db, 'sysDepartRole', { departId: await findAllBelow(db, departs) }, ['id'])
  return findDepartRoles(
    db,
    rows.map(({ id }) => id),
  )
}

/** The roles that grant some nodes. */
async function findGranting(db: Connection, nodes: readonly string[]) {
  if (nodes.length === 0) return { roles: [], departRoles: [] }
  const roles = await findRows(db, 'sysRolePermission', { permissionId: nodes }, ['roleId'])
  const departRoles = await findRows(db, 'sysDepartRolePermission', { permissionId: nodes }, ['roleId'])
  return { roles: roles.map(({ roleId }) => roleId), departRoles: departRoles.map(({ roleId }) => roleId) }
}

async function findAllBelow(db: Connection, departs: readonly string[]): Promise<readonly string[]> {
  if (departs.length === 0) return []
  const rows = await findRows(db, 'sysDepart', { delFlag: 0 }, ['id', 'parentId'])
  return [...findBelow(rows, departs).keys()]
}

/** Departments with all below them, and all above them, whose superiors are in charge of them too, before a move and after it. */
async function findAround(db: Connection, { departs = [], movedTo = [] }: Subjects): Promise<readonly string[]> {
  if (departs.length === 0) return []
  const rows = await findRows(db, 'sysDepart', { delFlag: 0 }, ['id', 'parentId'])
  const above = [...departs, ...movedTo].flatMap((id) => findWay(rows, id).map((row) => row.id))
  return [...new Set([...findBelow(rows, departs).keys(), ...above])]
}

/** To whom something was granted at some forms. */
async function findRelated(db: Connection, forms: readonly string[]) {
  if (forms.length === 0) return { roles: [], departs: [], users: [] }
  const relations = await findRows(db, 'onlAuthRelation', { cgformId: forms }, ['roleId', 'authMode'])
  const of = (mode: string) => relations.filter(({ authMode }) => authMode === mode).map(({ roleId }) => roleId)
  return { roles: of('role'), departs: of('depart'), users: of('user') }
}
