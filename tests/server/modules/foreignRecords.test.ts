import { expect, test } from 'vitest'
import { describeDatabase, type TestAnswer, type TestServer, type TestUser } from '../harness.ts'
import { askRoute, toText } from './askRoute.ts'
import { batches, findCalls, findPrivateCall, isShared, type Targets, type Values } from './foreignCalls.ts'
import {
  addPrivate,
  addRecords,
  foreignTenant,
  nothing,
  ownTenant,
  type Private,
  secret,
  toNames,
} from './foreignRecords.ts'
import { joinDepart } from './organisation.ts'
import { type Endpoint, endpoints, readContents } from './routes.ts'

/** Routes whose records are of no tenant and of nobody: who has the code looks after all of them. */
const common: readonly (readonly [RegExp, string])[] = [
  [/^\/sys\/(dict|dictItem)\//, 'Dictionaries are the same for everybody.'],
  [/^\/sys\/(checkRule|fillRule)\//, 'Rules of forms are the same for everybody.'],
  [/^\/sys\/(quartzJob|gatewayRoute)\//, 'Jobs and routes are of the installation.'],
  [/^\/sys\/(site|siteDict)\//, 'Sites are of the installation.'],
  [/^\/sys\/installation\//, 'The installation has its settings once.'],
  [
    /^\/sys\/permission\/(add|addOperations|edit|delete|deleteBatch|queryById|removal)$/,
    'The menu is that of the installation.',
  ],
  [/^\/sys\/permission\/getSystemSubmenu(Batch)?$/, 'The menu is that of the installation.'],
  [/^\/sys\/permission\/granters$/, 'It names a page of the menu, and administrators whom its caller is to ask.'],
  [/^\/sys\/permission\/\w*Perm\w*Rule\w*$/, 'Rules stand at nodes of the menu.'],
  [/^\/sys\/permission\/openings(\/answer)?$/, 'It is what everybody gets who has no account.'],
  [/^\/sys\/log\//, 'The log is of the installation.'],
  [/^\/sys\/message\//, 'Messages and their templates are of no tenant; whom they reach is a test of its own.'],
  [/^\/sys\/securityFile\//, 'Who has the code looks after the store of files.'],
  [/^\/sys\/common\//, 'Files are found by names that nobody guesses, and addresses by what they say.'],
  [/^\/sys\/duplicate\/check$/, 'It says no more than that a value is taken, which is unique in all tenants.'],
  [/^\/sys\/role\/checkRoleCode$/, 'It says no more than that a code is taken, which is unique in all tenants.'],
  [/^\/sys\/user\/checkOnlyUser$/, 'It says no more than that a value is taken, which is unique in all tenants.'],
  [/^\/(pages\/:id|actuator\/metrics\/:name)$/, 'It is no record.'],
  [/^\/(sys\/page\/\w+|pages)$/, 'Pages are documents of the installation, as those of packs are.'],
  [/^\/sys\/thirdLogin\/bind\/:type$/, 'The site that a person binds themselves to is no record.'],
]

/** Bodies of any fields that name no record but the caller's own. */
const own = ['/sys/security/settings', '/sys/user/login/setting/userEdit']

/** People see all of their own roles, in whichever tenant they work. */
const aboutOneself = '/sys/user/login/setting/getUserData'

/** Calls of resources that name no record beside those that `findCalls` knows of. */
const making = /\/(add|importExcel)$/

/** Parameters that name no record. */
const plain = [
  ...[
    'async',
    'pcode',
    'days',
    'count',
    'cronExpression',
    'status',
    'method',
    'uri',
    'username',
    'pageNo',
    'pageSize',
    'keyWord',
    // Whether folders alone are wanted.
    'folders',
  ],
  ...['pageId', 'title', 'matchType', 'records', 'notice', 'system', 'mail', 'phone', 'email', 'smscode', 'thirdType'],
]

const guarded = endpoints.filter(({ route }) => route.access.kind !== 'anonymous')
const covered = guarded.filter(({ route }) => findCalls(route) !== undefined)
const personal = guarded.filter(({ route }) => findPrivateCall(route) !== undefined)
const mixed = guarded.filter(({ route }) => route.path in batches)
const reading = guarded.filter(
  ({ method, route }) => method === 'GET' && !/[:*]/.test(route.path) && route.path !== aboutOneself,
)

function namesOf({ route }: Endpoint): readonly string[] {
  const places = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const named = [route.query, route.body].flatMap((schema) =>
    schema !== undefined && 'properties' in schema ? Object.keys(Object(schema.properties)) : [],
  )
  return [...places, ...named]
}

/** Takes any fields, so that nothing tells which of them name records. */
const isOpen = ({ route }: Endpoint) => route.body !== undefined && !('properties' in route.body)

const everyCode = [
  ...new Set(endpoints.flatMap(({ route }) => (route.access.kind === 'code' ? route.access.codes : []))),
  ...['user:roles', 'user:departs', 'user:tenants'],
].filter((code) => code !== 'tenant:all')

/** A person of the own tenant who may do everything there, and what belongs to others. */
interface Scene {
  readonly server: TestServer
  readonly person: TestUser
  readonly foreign: Targets
  readonly unknown: Targets
  /** What belongs to a person of the other tenant, and to another one of the same. */
  readonly theirs: readonly Private[]
  /** What the tables hold now. */
  contents: Readonly<Record<string, unknown>>
  /** How many sessions there are. */
  sessions: unknown
}

async function build(server: TestServer): Promise<Scene> {
  const [theirs, ours] = [toNames('foreign', foreignTenant), toNames('ours', ownTenant)]
  await addRecords(server, theirs, secret)
  await addRecords(server, ours, 'ours')
  const person = await server.signIn({ codes: everyCode })
  const relTenantIds = String(ownTenant)
  await server.db.updateTable('sysUser').set({ relTenantIds }).where('id', '=', person.id).execute()
  const { permissionId: node } = await server.db
    .selectFrom('sysRolePermission')
    .select('permissionId')
    .where('roleId', '=', person.roleId)
    .executeTakeFirstOrThrow()
  const theirsAlone = [
    await addPrivate(server, theirs.user, theirs.message, secret),
    await addPrivate(server, ours.user, ours.message, 'ours'),
  ]
  // Who is at home in two tenants keeps them apart.
  await server.db.insertInto('sysUserRole').values({ id: 'both', userId: person.id, roleId: theirs.role }).execute()
  const shared = { own: ours, node, self: person.id }
  return {
    server,
    person,
    foreign: { ...theirs, ...shared, session: theirsAlone[0]?.session ?? '' },
    unknown: { ...toNames('unknown', 99), ...shared, session: 'none' },
    theirs: theirsAlone,
    contents: await readContents(server),
    sessions: await countSessions(server),
  }
}

const countSessions = ({ db }: TestServer) =>
  db
    .selectFrom('sysSession')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()

/** Every test begins with what the one before it left, so that only the one fails that changed something. */
async function expectUntouched(scene: Scene): Promise<void> {
  const { server, contents, sessions } = scene
  scene.contents = await readContents(server)
  scene.sessions = await countSessions(server)
  expect(scene.contents).toEqual(contents)
  expect(scene.sessions).toEqual(sessions)
  expect(server.bugs.splice(0)).toEqual([])
}

const scenes = new WeakMap<TestServer, Promise<Scene>>()

function open(server: TestServer): Promise<Scene> {
  const scene = scenes.get(server) ?? build(server)
  scenes.set(server, scene)
  return scene
}

const ask = ({ server, person }: Scene, endpoint: Endpoint, values: Values) =>
  askRoute(server, endpoint, values, { token: person.token, headers: { tenant_id: String(ownTenant) } })

/** What an answer says, whatever the names in the request were and whenever it was. */
async function toWords(answer: TestAnswer<unknown>): Promise<string> {
  return (await toText(answer))
    .replaceAll(/"timestamp":\d+/g, '')
    .replaceAll(/(foreign|unknown)-/g, '')
    .replaceAll(/\b(2|99)\b/g, '')
}

let made = 0

/** What tables hold of the other tenant: every line that names a record of it. */
function pickForeign(contents: Readonly<Record<string, unknown>>): readonly string[] {
  const lines = Object.entries(contents).flatMap(([table, rows]) =>
    (rows as readonly unknown[]).map((row) => `${table} ${JSON.stringify(row)}`),
  )
  return lines.filter((line) => /foreign-/.test(line))
}

describeDatabase('records of others', {}, (server) => {
  test('the suite knows every route that may name one', () => {
    expect(covered.length).toBeGreaterThan(130)
    const forgotten = guarded.filter((endpoint) => {
      const { route } = endpoint
      if (findCalls(route) !== undefined || findPrivateCall(route) !== undefined) return false
      if (own.includes(route.path) || common.some(([paths]) => paths.test(route.path))) return false
      if (isShared(route)) return !making.test(route.path)
      return isOpen(endpoint) || namesOf(endpoint).some((name) => !plain.includes(name))
    })
    expect(forgotten.map(({ title }) => title)).toEqual([])
    for (const [paths] of common) expect(guarded.some(({ route }) => paths.test(route.path))).toBe(true)
    const several = covered.filter(
      (endpoint) =>
        endpoint.method !== 'GET' && namesOf(endpoint).some((name) => /^(ids|userIds|userIdList)$/.test(name)),
    )
    expect(several.filter(({ route }) => !(route.path in batches)).map(({ title }) => title)).toEqual([])
  })

  test.each(covered)('$title is refused with a record of another tenant, or finds none', async (endpoint) => {
    const scene = await open(server())
    const calls = findCalls(endpoint.route)
    for (const [index, values] of (calls?.(scene.foreign) ?? []).entries()) {
      const answer = await ask(scene, endpoint, values)
      expect(await toText(answer), JSON.stringify(values)).not.toContain(secret)
      if (answer.body?.success === false) continue
      const none = await ask(scene, endpoint, calls?.(scene.unknown)[index] ?? {})
      expect(await toWords(answer), JSON.stringify(values)).toBe(await toWords(none))
    }
    await expectUntouched(scene)
  })

  test.each(personal)('$title leaves alone what belongs to another person', async (endpoint) => {
    const scene = await open(server())
    const call = findPrivateCall(endpoint.route)
    for (const theirs of scene.theirs) {
      const answer = await ask(scene, endpoint, call?.(theirs) ?? {})
      const none = await ask(scene, endpoint, call?.(nothing) ?? {})
      expect(answer.text).not.toContain(secret)
      expect(answer.body?.success).toBe(none.body?.success)
    }
    await expectUntouched(scene)
  })

  test.each(reading)('$title tells nothing of another tenant by itself', async (endpoint) => {
    const scene = await open(server())
    const answer = await ask(scene, endpoint, {})
    expect(await toText(answer)).not.toContain(secret)
    expect(server().bugs).toEqual([])
  })

  test.each(mixed)('$title with an own and a foreign record leaves the foreign one alone', async (endpoint) => {
    const scene = await open(server())
    made += 1
    const names = toNames(`own${made}`, ownTenant)
    await addRecords(server(), names, 'ours')
    if (/InDepart/.test(endpoint.route.path)) await joinDepart(server(), scene.foreign.user, names.depart)
    const before = pickForeign(await readContents(server()))
    const answer = await ask(scene, endpoint, batches[endpoint.route.path]?.(scene.foreign, names) ?? {})
    expect(answer.status).toBe(200)
    expect(await toText(answer)).not.toContain(secret)
    const contents = await readContents(server())
    expect(pickForeign(contents)).toEqual(before)
    scene.contents = contents
    expect(server().bugs).toEqual([])
  })
})
