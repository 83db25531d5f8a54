import { findRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import { splitCodes } from '../http/access.ts'
import type { Subjects } from '../http/act.ts'
import { findBelow } from '../http/resource/treeRows.ts'
import { toAddresses } from '../online/form/grant/addresses.ts'
import { findRepresentatives, type Holder, readPeople } from './people.ts'
import type { Watched } from './snapshot.ts'

/** Whose rights an act may change. */
export interface Concerned extends Watched {
  /** The imagined holders of things on which rights hang, such as who has one role alone. */
  readonly things: ReadonlySet<string>
}

const nobody: Holder = { tenants: [], roles: [], departRoles: [], departs: [], inChargeOf: [] }

/** Finds whose rights hang on the subjects of an act, as things stand now. */
export async function findConcerned(
  db: Connection,
  subjects: Subjects,
  { seen = subjects, actor }: { readonly seen?: Subjects; readonly actor: string },
): Promise<Concerned> {
  const { users = [], roles = [], departRoles = [], nodes = [], departs = [], forms = [], grantees = {} } = subjects
  const imagined = new Map<string, Holder>()
  for (const { id, tenantId } of await findRoles(db, seen.roles ?? []))
    imagined.set(`role ${id}`, { ...nobody, roles: [id], tenants: toTenants(tenantId) })
  for (const { id, tenantId } of await findDepartRoles(db, seen.departRoles ?? []))
    imagined.set(`departRole ${id}`, { ...nobody, departRoles: [id], tenants: toTenants(tenantId) })
  for (const id of nodes) imagined.set(`node ${id}`, { ...nobody, nodes: [id] })
  const things = new Set(imagined.keys())
  for (const { id, tenantId } of await findDeparts(db, subjects.pools ?? []))
    imagined.set(`pool ${id}`, { ...nobody, pools: [id], tenants: toTenants(tenantId) })
  const opening = await findOpeningNodes(db, subjects)
  const related = await findRelated(db, forms)
  const granting = await findGranting(db, [...nodes, ...opening])
  const moving = subjects.isMove === true ? await findRuled(db) : { roles: [], departRoles: [], departs: [] }
  const holding = [...granting.roles, ...related.roles, ...(grantees.roles ?? [])]
  for (const { id, tenantId } of await findRoles(db, holding))
    imagined.set(`holder ${id}`, { ...nobody, roles: [id], tenants: toTenants(tenantId) })
  for (const tenantId of [0, ...related.tenants, ...(await findOtherTenant(db, subjects, actor))])
    imagined.set(`everybody ${tenantId}`, { ...nobody, tenants: toTenants(tenantId) })
  const people = await findRepresentatives(db, {
    roles: [...roles, ...holding, ...moving.roles],
    departRoles: [...departRoles, ...granting.departRoles, ...moving.departRoles],
    departs: [...(await findAllBelow(db, departs)), ...moving.departs, ...related.departs, ...(grantees.departs ?? [])],
  })
  return { people: new Set([...users, ...related.users, ...people]), imagined, things }
}

/** Everybody to whom a rule may let through what comes to stand elsewhere. */
async function findRuled(db: Connection) {
  const roles = await db
    .selectFrom('sysRolePermission')
    .select('roleId')
    .distinct()
    .where('dataRuleIds', 'is not', null)
    .execute()
  const departRoles = await db
    .selectFrom('sysDepartRolePermission')
    .select('roleId')
    .distinct()
    .where('dataRuleIds', 'is not', null)
    .execute()
  const forms = await db
    .selectFrom('onlAuthRelation')
    .select(['roleId', 'authMode'])
    .distinct()
    .where('type', '=', 3)
    .where('authMode', '<>', 'user')
    .execute()
  const of = (mode: string) => forms.filter(({ authMode }) => authMode === mode).map(({ roleId }) => roleId)
  return {
    roles: [...roles.map(({ roleId }) => roleId), ...of('role')],
    departRoles: departRoles.map(({ roleId }) => roleId),
    departs: of('depart'),
  }
}

/** What is opened to everybody is opened in every tenant: one in which the caller does not work stands for all others. */
async function findOtherTenant(
  db: Connection,
  { forms = [], reports = [] }: Subjects,
  actor: string,
): Promise<readonly number[]> {
  if (forms.length + reports.length === 0) return []
  const [person] = await readPeople(db, [actor])
  const own = person?.tenants ?? []
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

/** The same after the work: what it added is looked at as well. */
export function joinConcerned(before: Concerned, after: Concerned, added: Subjects): Concerned {
  return {
    // People who were there before are among those that were found before.
    people: before.people.union(new Set(added.users)),
    imagined: new Map([...after.imagined, ...before.imagined]),
    things: before.things.union(after.things),
  }
}

async function findRoles(db: Connection, ids: readonly string[]) {
  return ids.length === 0 ? [] : findRows(db, 'sysRole', { id: ids }, ['id', 'tenantId'])
}

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

/** The nodes that open forms, templates or their records: by their address, or by their codes. */
async function findOpeningNodes(db: Connection, { forms = [], templets = [] }: Subjects): Promise<readonly string[]> {
  if (forms.length + templets.length === 0) return []
  const heads = forms.length === 0 ? [] : await findRows(db, 'onlCgformHead', { id: forms }, ['id', 'tableName'])
  const tables = new Set(heads.map(({ tableName }) => tableName))
  const graphs =
    templets.length === 0 ? [] : await findRows(db, 'onlGraphreportTemplet', { id: templets }, ['id', 'templetCode'])
  const addresses = new Set([
    ...heads.flatMap(toAddresses),
    ...graphs.flatMap(({ id, templetCode }) => [id, templetCode].map((name) => `/online/graphreport/templet/${name}`)),
  ])
  const nodes = await findRows(db, 'sysPermission', { delFlag: 0 }, ['id', 'url', 'perms'])
  const opens = (perms: string | null) =>
    splitCodes(perms).some((code) => tables.has(/^onl:(.+):\w+$/.exec(code)?.[1] ?? ''))
  return nodes.filter(({ url, perms }) => addresses.has(url ?? '') || opens(perms)).map(({ id }) => id)
}

/** To whom something was granted at some forms, and in which tenants these are. */
async function findRelated(db: Connection, forms: readonly string[]) {
  if (forms.length === 0) return { roles: [], departs: [], users: [], tenants: [] }
  const heads = await findRows(db, 'onlCgformHead', { id: forms }, ['tenantId'])
  const relations = await findRows(db, 'onlAuthRelation', { cgformId: forms }, ['roleId', 'authMode'])
  const of = (mode: string) => relations.filter(({ authMode }) => authMode === mode).map(({ roleId }) => roleId)
  return { roles: of('role'), departs: of('depart'), users: of('user'), tenants: heads.map(({ tenantId }) => tenantId) }
}
