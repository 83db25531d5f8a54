import { createId } from '../../../../server/db/id.ts'
import type { TestServer } from '../../harness.ts'
import { makeForms } from '../../online/forms.ts'
import { addDelegate, addDepart, type Delegate } from '../delegates.ts'
import type { Draw } from './random.ts'

/** People of a trial with what they were given, and everything that a call may name. */
export interface Company {
  readonly people: readonly Delegate[]
  readonly roles: readonly string[]
  readonly nodes: readonly string[]
  readonly rules: readonly { readonly id: string; readonly nodeId: string }[]
  readonly departs: readonly string[]
  readonly departRoles: readonly string[]
  readonly tenants: readonly number[]
  readonly forms: readonly { readonly id: string; readonly tableName: string }[]
  readonly formRules: readonly { readonly id: string; readonly formId: string }[]
  readonly codes: readonly string[]
}

const codes = [
  ...[
    'user:list',
    'user:add',
    'user:edit',
    'user:delete',
    'user:freeze',
    'user:password',
    'user:recycle',
    'user:roles',
  ],
  ...[
    'user:departs',
    'user:tenants',
    'role:list',
    'role:add',
    'role:edit',
    'role:delete',
    'role:permission',
    'role:users',
  ],
  ...['permission:list', 'permission:add', 'permission:edit', 'permission:delete', 'permission:rule', 'depart:list'],
  ...['depart:add', 'depart:edit', 'depart:delete', 'depart:users', 'depart:role', 'depart:permission', 'tenant:users'],
  ...['myDepart:list', 'myDepart:manage', 'message:list', 'dict:edit', 'online.form:list', 'online.form:edit'],
  ...['online.form:auth', 'userAgent:edit', 'online:logout', 'page:add'],
]

const ruled = [
  { perms: 'user:list', url: '/sys/user/list', column: 'orgCode' },
  { perms: 'depart:list', url: '/sys/sysDepart/list', column: 'orgCode' },
  { perms: 'message:list', url: '/sys/message/sysMessage/list', column: 'esReceiver' },
] as const
const ruleTexts = [
  { operator: '=', value: '#{sys_org_code}' },
  { operator: 'right_like', value: '#{sys_org_code}' },
  { operator: '=', value: '#{sys_user_code}' },
  { operator: '=', value: 'A01' },
] as const

/** Makes a company: every way in which rights hang together occurs, small. */
export async function makeCompany(server: TestServer, draw: Draw): Promise<Company> {
  const { db } = server
  const mark = createId().slice(-6)
  const tenantRows = [{ name: `One ${mark}` }, { name: `Two ${mark}` }]
  const tenants = (await db.insertInto('sysTenant').values(tenantRows).returning('id').execute()).map(({ id }) => id)
  const top = await addDepart(server, `${mark}A`)
  const departs = [top, await addDepart(server, `${mark}A01`, top), await addDepart(server, `${mark}B`)]
  const tableName = `trial_${mark.toLowerCase()}`
  const [formId = ''] = await makeForms(db, {
    head: { tableName, tableTxt: 'Trial' },
    fields: { code: {}, secret: {} },
  })
  const forms = [{ id: formId, tableName }]
  const nodes: string[] = []
  const rules: { readonly id: string; readonly nodeId: string }[] = []
  const addNode = async (values: { readonly perms?: string; readonly url?: string }): Promise<string> => {
    const id = createId()
    const name = values.perms ?? values.url ?? 'Node'
    await db
      .insertInto('sysPermission')
      .values({ id, name, menuType: 1, permsType: '1', ...values })
      .execute()
    nodes.push(id)
    return id
  }
  for (const { perms, url, column } of ruled) {
    const nodeId = await addNode({ perms, url })
    for (const { operator, value } of draw.some(ruleTexts, 0.6)) {
      const id = createId()
      const text = { ruleName: `${column} ${value}`, ruleColumn: column, ruleConditions: operator, ruleValue: value }
      await db
        .insertInto('sysPermissionDataRule')
        .values({ id, permissionId: nodeId, ...text })
        .execute()
      rules.push({ id, nodeId })
    }
  }
  for (const perms of codes) if (!ruled.some((node) => node.perms === perms)) await addNode({ perms })
  await addNode({ perms: 'user:list' })
  await addNode({ url: `/online/cgformList/${formId}` })
  await addNode({ perms: `onl:${tableName}:list,onl:${tableName}:edit` })
  const formRules = [{ id: createId(), formId }]
  const formRule = { ruleName: 'Own', ruleColumn: 'code', ruleOperator: '=', ruleValue: '#{sys_user_code}' }
  await db
    .insertInto('onlAuthData')
    .values({ id: formRules[0]?.id ?? '', cgformId: formId, ...formRule })
    .execute()
  await db
    .insertInto('onlAuthPage')
    .values({ id: createId(), cgformId: formId, code: 'secret', type: 1, control: 5, page: 3, status: 1 })
    .execute()
  const roles: string[] = []
  for (let index = 0; index < 5; index += 1) {
    const id = createId()
    // The first one grants nearly everything, so that some calls are accepted.
    const tenantId = index > 0 && draw.chance(0.25) ? draw.one(tenants) : 0
    await db
      .insertInto('sysRole')
      .values({ id, roleName: `Role ${index} ${mark}`, roleCode: `r${index}_${mark}`, tenantId })
      .execute()
    for (const permissionId of draw.some(nodes, index === 0 ? 0.95 : 0.3)) {
      const chosen = draw.some(rules.filter(({ nodeId }) => nodeId === permissionId))
      const dataRuleIds = chosen.map((rule) => rule.id).join(',') || null
      await db
        .insertInto('sysRolePermission')
        .values({ id: createId(), roleId: id, permissionId, dataRuleIds })
        .execute()
    }
    if (draw.chance(0.3))
      await db
        .insertInto('onlAuthRelation')
        .values({
          id: createId(),
          cgformId: formId,
          roleId: id,
          authId: formRules[0]?.id ?? '',
          type: 3,
          authMode: 'role',
        })
        .execute()
    roles.push(id)
  }
  const departRoles: string[] = []
  for (const departId of departs) {
    const pool = draw.some(nodes, 0.2)
    for (const permissionId of pool)
      await db.insertInto('sysDepartPermission').values({ id: createId(), departId, permissionId }).execute()
    const id = createId()
    await db
      .insertInto('sysDepartRole')
      .values({ id, departId, roleName: 'Inner', roleCode: `d_${id}` })
      .execute()
    for (const permissionId of draw.some(pool))
      await db
        .insertInto('sysDepartRolePermission')
        .values({ id: createId(), departId, permissionId, roleId: id })
        .execute()
    departRoles.push(id)
  }
  const people: Delegate[] = []
  for (let index = 0; index < 6; index += 1) {
    const own = draw.some(departs, 0.4)
    const isBoss = draw.chance(0.3)
    const person = await addDelegate(server, {
      roles: index < 2 ? [roles[0] ?? '', ...draw.some(roles.slice(1), 0.2)] : draw.some(roles.slice(1), 0.35),
      departs: own,
      tenants: draw.chance(0.35) ? draw.some(tenants, 0.6) : [],
      ...(isBoss ? { userIdentity: 2, departIds: draw.one(departs) } : {}),
    })
    const place = own[0]
    if (place !== undefined && draw.chance(0.4))
      await db
        .insertInto('sysDepartRoleUser')
        .values({ id: createId(), userId: person.id, droleId: departRoles[departs.indexOf(place)] ?? '' })
        .execute()
    people.push(person)
  }
  return { people, roles, nodes, rules, departs, departRoles, tenants, forms, formRules, codes }
}
