import { createSession } from '../../../server/http/session.ts'
import type { TestServer } from '../harness.ts'
import { addForm, type FormNames, toFormNames } from './onlineFormRecords.ts'

/** What every foreign record says; it never leaves the server. */
export const secret = 'wombat'

/** Whom the tenant belongs to that the person of the suite works in, and the other one. */
export const [ownTenant, foreignTenant] = [1, 2]

/** How calls name records: a foreign one, one of the person's own tenant, or none at all. */
export interface Names extends FormNames {
  readonly user: string
  readonly username: string
  /** In the recycle bin. */
  readonly deleted: string
  readonly role: string
  readonly depart: string
  readonly orgCode: string
  readonly departRole: string
  readonly position: string
  readonly category: string
  readonly categoryCode: string
  readonly announcement: string
  readonly draft: string
  /** For chosen people, with a receipt of one of them. */
  readonly message: string
  readonly receipt: string
  readonly dataSource: string
  /** A graph report, and a template with it. */
  readonly graph: string
  readonly templet: string
  readonly report: string
  readonly agent: string
  readonly version: string
  readonly version2: string
  readonly tenant: number
}

/** Names that begin with a word of their own; ids are any texts. */
export function toNames(word: string, tenant: number): Names {
  const name = (kind: string) => `${word}-${kind}`
  return {
    user: name('user'),
    username: name('username'),
    deleted: name('deleted'),
    role: name('role'),
    depart: name('depart'),
    orgCode: name('org'),
    departRole: name('departRole'),
    position: name('position'),
    category: name('category'),
    categoryCode: name('code'),
    announcement: name('announcement'),
    draft: name('draft'),
    message: name('message'),
    receipt: name('receipt'),
    dataSource: name('dataSource'),
    graph: name('graph'),
    templet: name('templet'),
    report: name('report'),
    agent: name('agent'),
    version: name('version'),
    version2: name('version2'),
    tenant,
    ...toFormNames(word),
  }
}

/** Fills every table that tenants share with a record of one of them; `text` stands in all of its texts. */
export async function addRecords(server: TestServer, names: Names, text: string): Promise<void> {
  const { db } = server
  const { tenant: tenantId, user, role, depart, departRole } = names
  const relTenantIds = String(tenantId)
  await db
    .insertInto('sysTenant')
    .values({ id: tenantId, name: `${text} tenant` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const person = { realname: text, password: 'none', relTenantIds, post: text, avatar: text }
  await db
    .insertInto('sysUser')
    .values([
      { id: user, username: names.username, email: `${text}@example.com`, ...person },
      { id: names.deleted, username: names.deleted, delFlag: 1, ...person },
      // Without a role, which reports tell of.
      { id: `${user}-idle`, username: `${user}-idle`, ...person },
    ])
    .execute()
  await db.insertInto('sysRole').values({ id: role, roleName: text, roleCode: role, tenantId }).execute()
  await db
    .insertInto('sysUserRole')
    .values({ id: `${role}-user`, userId: user, roleId: role })
    .execute()
  await db
    .insertInto('sysDepart')
    .values([
      { id: depart, departName: text, orgCode: names.orgCode, tenantId },
      { id: `${depart}-below`, departName: text, orgCode: `${names.orgCode}A01`, parentId: depart, tenantId },
    ])
    .execute()
  await db
    .insertInto('sysUserDepart')
    .values({ id: `${depart}-user`, userId: user, depId: depart })
    .execute()
  await db
    .insertInto('sysDepartRole')
    .values({ id: departRole, departId: depart, roleName: text, roleCode: departRole })
    .execute()
  await db
    .insertInto('sysDepartRoleUser')
    .values({ id: `${departRole}-user`, userId: user, droleId: departRole })
    .execute()
  await addGrants(db, names)
  await db
    .insertInto('sysPosition')
    .values({ id: names.position, code: names.position, name: text, tenantId })
    .execute()
  const category = { name: text, tenantId }
  await db
    .insertInto('sysCategory')
    .values([
      { id: names.category, code: names.categoryCode, hasChild: '1', ...category },
      { id: `${names.category}-below`, code: `${names.categoryCode}A01`, pid: names.category, ...category },
    ])
    .execute()
  await addAnnouncements(db, names, text)
  await addForm(server, names, tenantId, text)
  await db
    .insertInto('sysDataSource')
    .values({ id: names.dataSource, code: names.dataSource, name: text, dbType: '6', dbUrl: toUrl(text), tenantId })
    .execute()
  const data = JSON.stringify([{ month: text, total: 1 }])
  await db
    .insertInto('onlGraphreportHead')
    .values({ id: names.graph, code: names.graph, name: text, dataType: 'json', cgrSql: data, tenantId })
    .execute()
  await db
    .insertInto('onlGraphreportItem')
    .values({ id: `${names.graph}-item`, graphreportHeadId: names.graph, fieldName: 'month', fieldTxt: text, tenantId })
    .execute()
  await db
    .insertInto('onlGraphreportParams')
    .values({ id: `${names.graph}-param`, headId: names.graph, paramName: 'x', paramTxt: text, tenantId })
    .execute()
  await db
    .insertInto('onlGraphreportTemplet')
    .values({ id: names.templet, templetCode: names.templet, templetName: text, tenantId })
    .execute()
  await db
    .insertInto('onlGraphreportTempletItem')
    .values({
      id: `${names.templet}-item`,
      graphreportTempletId: names.templet,
      graphreportCode: names.graph,
      groupTxt: text,
      tenantId,
    })
    .execute()
  const { report } = names
  await db
    .insertInto('onlCgreportHead')
    .values({ id: report, code: report, name: text, cgrSql: `select '${text}' as a`, isOpen: 'Y', tenantId })
    .execute()
  await db
    .insertInto('onlCgreportItem')
    .values({ id: `${report}-item`, cgrheadId: report, fieldName: 'a', fieldTxt: text })
    .execute()
  await db
    .insertInto('onlCgreportParam')
    .values({ id: `${report}-param`, cgrheadId: report, paramName: 'a', paramTxt: text })
    .execute()
  await db
    .insertInto('sysUserAgent')
    .values({ id: names.agent, userName: names.username, agentUserName: text })
    .execute()
  const version = { dataTable: 'sys_role', dataId: role, dataContent: { roleName: text }, createBy: text, tenantId }
  await db
    .insertInto('sysDataLog')
    .values([
      { id: names.version, dataVersion: 1, type: 'add', ...version },
      { id: names.version2, dataVersion: 2, type: 'edit', ...version },
    ])
    .execute()
}

/** What the role, the department and its role grant. */
async function addGrants(db: TestServer['db'], { role, depart: departId, departRole }: Names): Promise<void> {
  const permissionId = `${role}-node`
  await db.insertInto('sysPermission').values({ id: permissionId, name: 'Node', permsType: '1' }).execute()
  await db
    .insertInto('sysRolePermission')
    .values({ id: `${role}-grant`, roleId: role, permissionId })
    .execute()
  await db
    .insertInto('sysDepartPermission')
    .values({ id: `${departId}-grant`, departId, permissionId })
    .execute()
  await db
    .insertInto('sysDepartRolePermission')
    .values({ id: `${departRole}-grant`, departId, roleId: departRole, permissionId })
    .execute()
}

const toUrl = (text: string) => `jdbc:postgresql://${text}.example.com:5432/x`

async function addAnnouncements(db: TestServer['db'], names: Names, text: string): Promise<void> {
  const { user, tenant: tenantId } = names
  const common = { titile: text, msgContent: text, tenantId }
  await db
    .insertInto('sysAnnouncement')
    .values([
      // Over, so that nobody takes a receipt of it by looking. Whoever released it, their name stays where they are.
      {
        id: names.announcement,
        sendStatus: '1',
        endTime: '2000-01-01 00:00:00',
        sender: 'foreign-username',
        ...common,
      },
      { id: names.draft, ...common },
      { id: names.message, sendStatus: '1', msgType: 'USER', userIds: `${user},`, ...common },
    ])
    .execute()
  await db
    .insertInto('sysAnnouncementSend')
    .values({ id: names.receipt, anntId: names.message, userId: user })
    .execute()
}

/** What belongs to another person, whichever tenant they are of. */
export interface Private {
  readonly query: string
  readonly event: string
  readonly session: string
  readonly thirdType: string
  /** An announcement for them alone. */
  readonly message: string
}

/** Names for what is not there. */
export const nothing: Private = { query: 'none', event: 'none', session: 'none', thirdType: 'none', message: 'none' }

/** Gives somebody a saved query, an event, a session and an account of another site. */
export async function addPrivate({ db }: TestServer, userId: string, message: string, ip: string): Promise<Private> {
  const query = `${userId}-query`
  await db
    .insertInto('sysSavedQuery')
    .values({
      id: query,
      userId,
      pageId: 'page',
      title: secret,
      matchType: 'and',
      records: JSON.stringify([]) as never,
    })
    .execute()
  await db
    .insertInto('sysThirdAccount')
    .values({ id: `${userId}-third`, thirdType: 'corner', issuer: 'x', subject: userId, name: secret, userId })
    .execute()
  const event = `${userId}-event`
  const times = { startTime: '2031-01-01 09:00:00', endTime: '2031-01-01 10:00:00' }
  await db
    .insertInto('sysEvent')
    .values({ id: event, userId, title: secret, place: secret, ...times })
    .execute()
  await createSession(db, { userId, ip, userAgent: null })
  const session = await db.selectFrom('sysSession').select('id').where('userId', '=', userId).executeTakeFirstOrThrow()
  return { query, event, session: session.id, thirdType: 'corner', message }
}
