import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import type { ResourceModel } from '../../../server/http/resource/declaration.ts'
import type { Route } from '../../../server/http/route.ts'
import { addDelegate, addGivenRole, type Delegate } from '../authority/delegates.ts'
import { describeDatabase, type TestServer } from '../harness.ts'
import { askRoute, toText } from './askRoute.ts'
import { findCalls, type Targets, type Values } from './foreignCalls.ts'
import { addRecords, ownTenant, toNames } from './foreignRecords.ts'
import { type Endpoint, endpoints, readContents } from './routes.ts'
import { addOfInstallation, hiddenWord } from './ruledRecords.ts'

/** What every record says that rules keep away. */
const secret = 'numbat'

type Exceptions = readonly (readonly [RegExp, string])[]

/** Calls that tell of records which rules keep away, and why that is right. */
const telling: Exceptions = [
  [/^(\/sys)?\/user\/(getUserInfo|info)$/, 'The app needs the texts of every dictionary, whoever it is for.'],
  [/^\/sys\/dict\/queryAllDictItems$/, 'The app needs the texts of every dictionary, whoever it is for.'],
  [
    /^\/sys\/permission\/(getUserPermissionByToken|getPermCode)$/,
    'The app is told of every access code that there is.',
  ],
  [/^\/sys\/permission\/explain\/(reach|compare)$/, 'An explanation names what somebody holds, under which rules.'],
]

/** Writes that name such records, and why that is right. */
const naming: Exceptions = [
  [/^\/sys\/(annountCement|sysAnnouncementSend)\/add$/, 'Who is written to is no less who they are.'],
  [/^\/sys\/(user\/edit|tenant\/removeUsers)$/, 'A refusal names what its caller lacks.'],
]

const isOne = (exceptions: Exceptions, { route }: Endpoint) => exceptions.some(([paths]) => paths.test(route.path))

const modelOf = (route: Route) => route.resource as ResourceModel | undefined
const models = [...new Set(endpoints.flatMap(({ route }) => modelOf(route) ?? []))]
const codes = new Set(endpoints.flatMap(({ route }) => (route.access.kind === 'code' ? route.access.codes : [])))
const guarded = endpoints.filter(({ route }) => route.access.kind !== 'anonymous')
const reading = guarded.filter((endpoint) => endpoint.method === 'GET' && !isOne(telling, endpoint))
const writing = guarded.filter(
  (endpoint) => endpoint.method !== 'GET' && takesRecords(endpoint.route) && !isOne(naming, endpoint),
)

function takesRecords(route: Route): boolean {
  return findCalls(route) !== undefined || modelOf(route) !== undefined
}

/** What tables hold of them: every line that names one. */
const pickHidden = (contents: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(contents).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(`${hiddenWord}-`)).map((row) => `${table} ${row}`),
  )

/** What a route may be asked: nothing, for a record that is kept away, and for each of those that a resource has. */
function toQuestions(route: Route, targets: Targets): readonly Values[] {
  const ofModel = models
    .filter((model) => model === modelOf(route))
    .flatMap(({ table }) => hiddenIds.get(table) ?? [])
    .map((id) => ({ id, ids: id, selections: id }))
  return [...(/[:*]/.test(route.path) ? [] : [{}]), ...ofModel, ...(findCalls(route)?.(targets) ?? [])]
}

/** The ids of the records of the installation, by their tables. */
const hiddenIds = new Map(
  Object.entries({
    ...{ sysLog: 'log2', sysMessageTemplate: 'template', sysMessage: 'sent', sysQuartzJob: 'job', sysDict: 'dict' },
    ...{ sysDictItem: 'dictItem', sysCheckRule: 'checkRule', sysFillRule: 'fillRule', sysGatewayRoute: 'gateway' },
    ...{ sysPage: 'page', siteInfo: 'site', siteDict: 'siteText', sysPermission: 'node' },
  }).map(([table, kind]) => [table, [`${hiddenWord}-${kind}`]]),
)

interface Scene {
  readonly reader: Delegate
  readonly targets: Targets
}

const scenes = new WeakMap<TestServer, Promise<Scene>>()

/** Somebody who may do everything everywhere, under a rule at each list that keeps the hidden records away. */
async function build(server: TestServer): Promise<Scene> {
  const [ours, hidden] = [toNames('ours', ownTenant), toNames(hiddenWord, ownTenant)]
  await addRecords(server, ours, 'ours')
  await addRecords(server, hidden, secret)
  await addOfInstallation(server, secret)
  // What is open to everybody no rule at its list keeps away.
  await server.db.updateTable('onlCgreportHead').set({ isOpen: 'N' }).where('id', '=', hidden.report).execute()
  // That there was a change, and whose, is told with every version.
  await server.db.updateTable('sysDataLog').set({ createBy: 'somebody' }).where('createBy', '=', secret).execute()
  const rules = [{ column: 'id', operator: 'not_right_like', value: `${hiddenWord}-` }]
  const lists = new Set(models.map(({ access }) => `${access}:list`))
  const role = await addGivenRole(server, [
    ...[...lists].map((perms) => ({ perms, rules })),
    ...[...codes, 'tenant:all'].filter((code) => !lists.has(code)).map((perms) => ({ perms })),
  ])
  const reader = await addDelegate(server, { roles: [role.id] })
  const shared = { own: ours, node: role.nodes[0] ?? '', self: reader.id }
  return { reader, targets: { ...hidden, ...shared, session: createId() } }
}

function open(server: TestServer): Promise<Scene> {
  const scene = scenes.get(server) ?? build(server)
  scenes.set(server, scene)
  return scene
}

// The law: lists, details, exports, dictionaries, versions, reports and writes see the same records.
describeDatabase('records that a rule keeps away', {}, (server) => {
  test.each(reading)('$title tells nothing of them', async (endpoint) => {
    const { reader, targets } = await open(server())
    for (const values of toQuestions(endpoint.route, targets)) {
      const answer = await askRoute(server(), endpoint, values, reader)
      expect(await toText(answer), JSON.stringify(values)).not.toContain(secret)
    }
    expect(server().bugs.splice(0)).toEqual([])
  })

  test.each(writing)('$title leaves them as they are', async (endpoint) => {
    const { reader, targets } = await open(server())
    const before = pickHidden(await readContents(server()))
    for (const values of toQuestions(endpoint.route, targets)) {
      const answer = await askRoute(server(), endpoint, values, reader)
      expect(await toText(answer), JSON.stringify(values)).not.toContain(secret)
      expect(pickHidden(await readContents(server())), JSON.stringify(values)).toEqual(before)
    }
    expect(server().bugs.splice(0)).toEqual([])
  })

  test.each(['preview', 'sendMsg'])('a template among them is told by no %s', async (way) => {
    const { reader } = await open(server())
    const templateCode = `${hiddenWord}-template`
    const { body, text } = await server().call('POST', `/sys/message/sysMessageTemplate/${way}`, {
      token: reader.token,
      body: { templateCode, receiver: reader.username },
    })
    expect(body.success).toBe(false)
    expect(text).not.toContain(secret)
  })

  test('a role is given none of the nodes among them, and keeps those that it has', async () => {
    const { reader } = await open(server())
    const [hidden, other] = [`${hiddenWord}-node`, createId()]
    await server().db.insertInto('sysPermission').values({ id: other, name: 'Other', menuType: 1 }).execute()
    const role = await addGivenRole(server(), [hidden])
    const save = async (permissionIds: string, lastpermissionIds: string) => {
      const body = { roleId: role.id, permissionIds, lastpermissionIds }
      return (await server().call('POST', '/sys/permission/saveRolePermission', { token: reader.token, body })).body
    }
    const { body: read } = await server().call<readonly string[]>('GET', '/sys/permission/queryRolePermission', {
      token: reader.token,
      query: { roleId: role.id },
    })
    expect(read.result).toEqual([])
    expect((await save(`${hidden},${other}`, '')).success).toBe(false)
    expect((await save('', hidden)).success).toBe(false)
    const kept = await server()
      .db.selectFrom('sysRolePermission')
      .select('permissionId')
      .where('roleId', '=', role.id)
      .execute()
    expect(kept).toEqual([{ permissionId: hidden }])
  })

  test('each exception is one of a call that there is', () => {
    for (const [paths] of [...telling, ...naming])
      expect(guarded.some(({ route }) => paths.test(route.path))).toBe(true)
  })
})
