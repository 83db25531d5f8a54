import { createHash } from 'node:crypto'
import type { Connection } from '../../../../server/db/schema.ts'
import { administratorRole } from '../../../../server/http/access.ts'
import { clearTables, type Rows, writeRows } from './fill.ts'
import { givenNodes, givenRules, idOf } from './nodes.ts'
import { drawOnline, type FieldRow, makeTables } from './online.ts'
import type { Draw } from './random.ts'
import type { Row } from './rules.ts'

/** Somebody of a company who is signed in. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly token: string
}

const names = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'admin', 'binned'] as const

/** The people of every company: the first three are stronger than the others; one has administrators' rights, one lies in the recycle bin. */
export const people: readonly Person[] = names.map((username) => ({
  id: idOf('user', username),
  username,
  // As long as those of the server.
  token: username.padEnd(43, '-'),
}))

const messages = [0, 1, 2].flatMap((tenantId) =>
  ['p0', 'p1', 'p2', 'p3'].map((esReceiver) => ({
    ...{ id: idOf('message', `${tenantId} ${esReceiver}`), esTitle: 'Hello', esType: '4' },
    ...{ esReceiver, tenantId },
  })),
)

/** The messages of every company, which no call of a trial changes. */
export const messageRows: readonly Row[] = messages.map(({ id, esReceiver, tenantId }) => ({
  ...{ id, values: { esReceiver }, tenants: [tenantId] },
}))

/** Tables whose rows come and go with a company. */
export const companyTables = [
  ...(['sysUser', 'sysUserRole', 'sysRole', 'sysRolePermission', 'sysPermissionDataRule', 'sysDepart'] as const),
  ...(['sysUserDepart', 'sysDepartPermission', 'sysDepartRole', 'sysDepartRolePermission'] as const),
  ...(['sysDepartRoleUser', 'sysTenant', 'sysSession', 'sysLog', 'sysDataLog', 'sysUserAgent', 'sysMessage'] as const),
  ...(['onlCgformHead', 'onlCgformField', 'onlAuthData', 'onlAuthPage', 'onlAuthRelation'] as const),
  ...(['onlCgformButton', 'onlCgformEnhanceSql', 'sysUsedUsername', 'sysUsedOrgCode'] as const),
  ...(['onlCgreportHead', 'onlCgreportItem', 'onlGraphreportHead', 'onlGraphreportTemplet'] as const),
  ...(['onlGraphreportTempletItem'] as const),
] as const

/** Puts a company of people with random rights in the place of the one before: every way in which rights hang together occurs, small. */
export async function makeCompany(db: Connection, draw: Draw, template: readonly FieldRow[]): Promise<void> {
  await clearTables(db, {
    ...Object.fromEntries(companyTables.map((table) => [table, []])),
    // Each node would ask four tables for what goes with it.
    sysPermission: givenNodes.map(({ id }) => id),
  })
  await makeTables(db)
  await writeRows(db, drawCompany(draw, template))
}

const tenants = [1, 2] as const
const span = { startTime: '2020-01-01 00:00:00', endTime: '2999-01-01 00:00:00' }
const departs = [
  { name: 'A01', parent: null },
  { name: 'A01A01', parent: 'A01' },
  { name: 'A01A02', parent: 'A01' },
  { name: 'B01', parent: null },
  // Nobody belongs to it.
  { name: 'C01', parent: null },
] as const

function drawCompany(draw: Draw, template: readonly FieldRow[]): Rows {
  const rules = draw.some(givenRules, 0.09)
  const roles = drawRoles(draw, rules)
  const units = drawDeparts(draw, rules)
  const staff = drawPeople(draw, roles.ids, units.roleOf)
  return {
    // Nobody belongs to the last one.
    sysTenant: [...tenants, 3].map((id) => ({ id, name: `Tenant ${id}`, status: 1 })),
    sysPermission: givenNodes.map(({ id, perms, url, parentId }) => ({
      ...{
        id,
        perms,
        url,
        parentId,
        name: perms ?? url ?? 'Node',
        menuType: parentId === null ? 1 : 2,
        permsType: '1',
        names: null,
      },
      ...{ status: draw.chance(0.03) ? '0' : '1', delFlag: 0 },
    })),
    sysPermissionDataRule: rules,
    ...roles.rows,
    ...units.rows,
    ...staff,
    ...drawOnline(draw, template, {
      roles: roles.ids,
      departs: departs.map(({ name }) => idOf('depart', name)),
      users: people.slice(0, 7).map(({ id }) => id),
    }),
  }
}

type Rule = (typeof givenRules)[number]

/** A node under some of its rules. */
const toGrant = (draw: Draw, rules: readonly Rule[], permissionId: string) => ({
  permissionId,
  dataRuleIds:
    draw
      .some(
        rules.filter((rule) => rule.permissionId === permissionId),
        0.3,
      )
      .map(({ id }) => id)
      .join(',') || null,
})

function drawRoles(draw: Draw, rules: readonly Rule[]) {
  const roles = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
    id: idOf('role', index),
    roleName: `Role ${index}`,
    roleCode: `r${index}`,
    tenantId: index > 1 && index < 6 && draw.chance(0.3) ? draw.one(tenants) : 0,
  }))
  const grants = roles.flatMap(({ id: roleId }, index) => {
    // The first one grants nearly everything, so that some acts are accepted.
    const missing = new Set(index === 0 ? [draw.one(givenNodes), draw.one(givenNodes)] : [])
    const nodes =
      index === 0 ? givenNodes.filter((node) => !missing.has(node)) : draw.some(givenNodes, index === 1 ? 0.6 : 0.06)
    return nodes.map(({ id }) => ({ id: idOf('grant', `${index} ${id}`), roleId, ...toGrant(draw, rules, id) }))
  })
  const admin = { id: idOf('role', 'admin'), roleName: 'Administrators', roleCode: administratorRole, tenantId: 0 }
  return {
    // Nobody has the last two.
    ids: roles.slice(0, 6).map(({ id }) => id),
    rows: { sysRole: [...roles, admin], sysRolePermission: grants } satisfies Rows,
  }
}

function drawDeparts(draw: Draw, rules: readonly Rule[]) {
  const rows = departs.map(({ name, parent }) => ({
    id: idOf('depart', name),
    parentId: parent === null ? null : idOf('depart', parent),
    departName: name,
    orgCode: name,
    orgCategory: '1',
    orgType: parent === null ? '1' : '2',
    status: draw.chance(0.1) ? '0' : '1',
    tenantId: name === 'B01' && draw.chance(0.3) ? draw.one(tenants) : 0,
  }))
  const pool = rows.flatMap(({ id: departId }) =>
    draw.some(givenNodes, 0.06).map(({ id }) => ({
      id: idOf('pool', `${departId} ${id}`),
      departId,
      ...toGrant(draw, rules, id),
    })),
  )
  const roleOf = new Map(rows.map(({ id }) => [id, idOf('departRole', id)]))
  return {
    roleOf,
    rows: {
      sysDepart: rows,
      sysDepartPermission: pool,
      sysDepartRole: rows.map(({ id: departId, orgCode }) => ({
        id: roleOf.get(departId) ?? '',
        departId,
        roleName: 'Inner',
        roleCode: `d${orgCode}`,
      })),
      sysDepartRolePermission: draw.some(pool).map(({ id, departId, permissionId }) => ({
        id: idOf('departGrant', id),
        departId,
        roleId: roleOf.get(departId) ?? '',
        ...toGrant(draw, rules, permissionId),
      })),
    } satisfies Rows,
  }
}

function drawPeople(draw: Draw, roles: readonly string[], roleOf: ReadonlyMap<string, string>): Rows {
  const [strong = '', second = '', ...others] = roles
  const rolesOf = (index: number): readonly string[] => {
    if (index === 0) return [strong, ...draw.some([second, ...others], 0.4)]
    if (index === 1) return [strong, ...draw.some(others, 0.2)]
    if (index === 2) return [second, ...draw.some(others, 0.2)]
    // Who has little is taken out of the bin by many.
    if (names[index] === 'binned') return draw.some(others.slice(0, 1), 0.2)
    if (names[index] === 'admin') return [idOf('role', 'admin')]
    return index === 6 ? draw.some(others.slice(0, 1)) : [...draw.some([second], 0.1), ...draw.some(others, 0.25)]
  }
  const all = people.map(({ id, username }, index) => {
    const own = draw.some([...roleOf.keys()].slice(0, 4), 0.4)
    const isBoss = draw.chance(0.3)
    const isFree = draw.chance(index < 2 ? 0.9 : 0.65)
    return {
      own,
      roles: rolesOf(index),
      row: {
        ...{ id, username, realname: username, password: 'none', phone: null, email: null, status: 1 },
        delFlag: username === 'binned' ? 1 : 0,
        orgCode: own.length === 0 ? null : (departs.find(({ name }) => idOf('depart', name) === own[0])?.name ?? null),
        relTenantIds: isFree ? null : draw.some(tenants, 0.6).join(',') || null,
        userIdentity: isBoss ? 2 : 1,
        departIds: isBoss ? draw.one([...roleOf.keys()]) : null,
      },
      isInner: draw.chance(0.5),
    }
  })
  return {
    sysUser: all.map(({ row }) => row),
    sysUserRole: all.flatMap(({ row, roles: held }) =>
      held.map((roleId) => ({ id: idOf('userRole', `${row.id} ${roleId}`), userId: row.id, roleId })),
    ),
    sysUserDepart: all.flatMap(({ row, own }) =>
      own.map((depId) => ({ id: idOf('userDepart', `${row.id} ${depId}`), userId: row.id, depId })),
    ),
    sysDepartRoleUser: all.flatMap(({ row, own, isInner }) =>
      (isInner ? own.slice(0, 1) : []).map((depart) => ({
        id: idOf('departRoleUser', row.id),
        userId: row.id,
        droleId: roleOf.get(depart) ?? '',
      })),
    ),
    sysSession: people.map(({ id, token }) => ({
      id: idOf('session', id),
      userId: id,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      expiresAt: '2999-01-01 00:00:00',
    })),
    sysUserAgent: [
      { id: idOf('agent', 0), userName: 'p3', agentUserName: 'p4', ...span },
      { id: idOf('agent', 1), userName: draw.one(names), agentUserName: 'p5', ...span },
    ].filter(({ userName }, index) => index === 0 || userName !== 'p3'),
    sysMessage: messages,
  }
}
