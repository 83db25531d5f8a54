import { createId } from '../../../server/db/id.ts'
import { createSession } from '../../../server/http/session.ts'
import type { TestServer } from '../harness.ts'

/** A node of the menu that a role grants in a test, with the rules that the role chooses at it. */
export interface GivenNode {
  readonly perms?: string
  readonly url?: string
  readonly status?: string
  readonly parentId?: string
  readonly rules?: readonly { readonly column: string; readonly operator?: string; readonly value: string }[]
}

/** A role of a test, with the ids of its nodes and rules in the order in which they were given. */
export interface GivenRole {
  readonly id: string
  readonly nodes: readonly string[]
  readonly rules: readonly string[]
}

/** Adds a role that grants some nodes, each a new one, or one that is there already by its id. */
export async function addGivenRole(
  { db }: TestServer,
  given: readonly (GivenNode | string)[],
  tenantId = 0,
): Promise<GivenRole> {
  const id = createId()
  await db
    .insertInto('sysRole')
    .values({ id, roleName: `Role ${id.slice(-6)}`, roleCode: `role-${id}`, tenantId })
    .execute()
  const nodes: string[] = []
  const rules: string[] = []
  for (const each of given) {
    const { rules: own = [], ...node } = typeof each === 'string' ? {} : each
    const permissionId = typeof each === 'string' ? each : createId()
    if (typeof each !== 'string')
      await db
        .insertInto('sysPermission')
        .values({ id: permissionId, name: node.perms ?? node.url ?? 'Node', menuType: 1, permsType: '1', ...node })
        .execute()
    const chosen = own.map(() => createId())
    for (const [index, { column, operator = '=', value }] of own.entries())
      await db
        .insertInto('sysPermissionDataRule')
        .values({
          id: chosen[index] ?? '',
          permissionId,
          ruleName: `Rule on ${column}`,
          ruleColumn: column,
          ruleConditions: operator,
          ruleValue: value,
        })
        .execute()
    await db
      .insertInto('sysRolePermission')
      .values({ id: createId(), roleId: id, permissionId, dataRuleIds: chosen.join(',') || null })
      .execute()
    nodes.push(permissionId)
    rules.push(...chosen)
  }
  return { id, nodes, rules }
}

/** Somebody of a test who is signed in. */
export interface Delegate {
  readonly id: string
  readonly username: string
  readonly token: string
}

/** Adds a person with some roles, departments and tenants, and signs them in. */
export async function addDelegate(
  { db }: TestServer,
  {
    roles = [],
    departs = [],
    tenants = [],
    ...values
  }: {
    readonly roles?: readonly string[]
    readonly departs?: readonly string[]
    readonly tenants?: readonly number[]
    readonly realname?: string
    readonly delFlag?: number
    readonly userIdentity?: number
    readonly departIds?: string
  } = {},
): Promise<Delegate> {
  const id = createId()
  const username = `delegate-${id.slice(-10)}`
  const current = await db
    .selectFrom('sysDepart')
    .select('orgCode')
    .where('id', '=', departs[0] ?? '')
    .executeTakeFirst()
  await db
    .insertInto('sysUser')
    .values({
      id,
      username,
      realname: username,
      password: 'none',
      relTenantIds: tenants.join(',') || null,
      orgCode: current?.orgCode ?? null,
      ...values,
    })
    .execute()
  for (const roleId of roles)
    await db.insertInto('sysUserRole').values({ id: createId(), userId: id, roleId }).execute()
  for (const depId of departs)
    await db.insertInto('sysUserDepart').values({ id: createId(), userId: id, depId }).execute()
  return { id, username, token: await createSession(db, { userId: id, ip: null, userAgent: null }) }
}

/** Adds a department with a code of its own, or one below another by its code. */
export async function addDepart({ db }: TestServer, orgCode: string, parentId: string | null = null): Promise<string> {
  const id = createId()
  await db
    .insertInto('sysDepart')
    .values({ id, parentId, departName: `Department ${orgCode}`, orgCode, orgCategory: '1', orgType: '1' })
    .execute()
  return id
}

/** Adds a department of a tenant, with a name and a code that no other has. */
export async function addDepartOf({ db }: TestServer, tenantId: number) {
  const id = createId()
  const depart = { id, departName: `of_${id.slice(-12)}`, orgCode: `of_${id.slice(-12)}c` }
  await db
    .insertInto('sysDepart')
    .values({ ...depart, orgCategory: '1', orgType: '1', tenantId })
    .execute()
  return depart
}

/** Adds a role of a department, which grants nodes to the people of that department who have it. */
export async function addDepartRole(
  { db }: TestServer,
  {
    departId,
    nodes,
    members,
    name = 'Inner',
  }: {
    readonly departId: string
    readonly nodes: readonly string[]
    readonly members: readonly string[]
    readonly name?: string
  },
): Promise<string> {
  const id = createId()
  await db
    .insertInto('sysDepartRole')
    .values({ id, departId, roleName: name, roleCode: `d_${id}` })
    .execute()
  for (const permissionId of nodes) {
    await db.insertInto('sysDepartPermission').values({ id: createId(), departId, permissionId }).execute()
    await db
      .insertInto('sysDepartRolePermission')
      .values({ id: createId(), departId, permissionId, roleId: id })
      .execute()
  }
  for (const userId of members)
    await db.insertInto('sysDepartRoleUser').values({ id: createId(), userId, droleId: id }).execute()
  return id
}
