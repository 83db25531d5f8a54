import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listRoutes } from '../../../server/app.ts'
import { createId } from '../../../server/db/id.ts'
import type { Route } from '../../../server/http/route.ts'
import { installPacks } from '../../../server/packs/install.ts'
import type { InstalledPacks } from '../../../server/packs/installedPage.ts'
import { dumpTables } from '../dumpTables.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { makeForms, orderForms } from '../online/forms.ts'
import type { TestServerOptions } from '../testServer.ts'
import { type Adding, findAdding } from './addingBodies.ts'
import { knownValues } from './trial/knownValues.ts'
import { addTargets, learnRecords } from './trial/prepare.ts'
import { createPool } from './trial/samples.ts'

/** Calls that are sent by POST and add nothing, or nothing more when they come again, by the reason. */
const addsNothing: Readonly<Record<string, readonly RegExp[]>> = {
  'changes what is there': [
    /\/(edit|editAll|restore|pause|resume|giveUp|doReleaseData|doReovkeData|settings|userEdit|updatePassword)$/,
    /^\/online\/cgform\/api\/(authColumn|authButton)\//,
    /\/(editByAnntIdAndUserId|editPermissionRule|bindPhone|bindEmail|selectDepart|passwordChange|forge-password)$/,
  ],
  'brings a thing to what the call says, however often it comes': [
    /^\/sys\/permission\/save\w+$/,
    /^\/sys\/sysDepartPermission\/save\w+$/,
    /\/(role\w*Auth(\/.+)?|datarule|deptRoleUserAdd|doDbSynch\/.+|enhanceJs\/:formId)$/,
    /^\/sys\/savedQuery\/save$/,
    /^\/sys\/thirdLogin\/bind\/:type$/,
  ],
  'lets people join who have joined already': [/\/(addUsers|addSysUserRole|editSysDepartWithUser)$/, /Send\/add$/],
  'reads, tries or begins something': [
    /\/(parseSql|parseField|preview|testConnection|refleshCache|execute|reload)$/,
    /^\/sys\/common\/transitRESTful$/,
  ],
  'comes from nobody who is signed in, or is about the session': [
    /^\/sys\/(login|mLogin|phoneLogin|logout|sms)$/,
    /^\/(user\/info|account\/sms|auth\/register|sys\/user\/register|sys\/user\/phoneVerification)$/,
    /\/forceLogout$/,
  ],
  'asks gateways that deliver messages, which no transaction takes back': [/\/(sendMsg|sysMessage\/send)$/],
}

let installed: InstalledPacks | undefined
const install: TestServerOptions['install'] = async (db, config) => {
  installed = await installPacks(db, config)
  return installed
}

/** All rows of all tables, apart from what says that calls were made. */
async function readRows(server: TestServer): Promise<string> {
  const { sys_log: _log, sys_session: _session, ...tables } = await dumpTables(server.db)
  return JSON.stringify(tables)
}

const toPath = (path: string, places: Adding['places'] = {}): string =>
  path.replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(places[name] ?? ''))

function send(server: TestServer, { path }: Route, { places, query, body }: Adding, token: string, key: string) {
  const headers = { 'idempotency-key': key }
  const request = { token, headers, ...(query === undefined ? {} : { query }), ...(body === undefined ? {} : { body }) }
  return server.call('POST', toPath(path, places), request)
}

/** A form whose records are closed by a move, as often as somebody likes. */
const movedForm = {
  head: {
    tableName: 'demo_moved',
    tableRules: JSON.stringify({
      transitions: {
        column: 'state',
        moves: [
          { id: 'begin', to: 'new' },
          { id: 'close', from: ['new', 'closed'], to: 'closed', access: 'signedIn' },
        ],
      },
    }),
  },
  fields: { state: {} },
}

async function prepare(server: TestServer, routes: readonly Route[], pool: ReturnType<typeof createPool>) {
  const { db } = server
  const [orders = ''] = await makeForms(db, ...orderForms)
  const [moves = ''] = await makeForms(db, movedForm)
  await sql`insert into demo_moved (id, state) values ('moved', 'new')`.execute(db)
  const targets = await addTargets(server, 'once')
  await learnRecords(server, { routes, pool, targets, word: 'Once' })
  const { token } = await server.signIn({ isAdmin: true })
  const must = async (path: string, body: object) => {
    const answer = await server.call<{ readonly id: string }>('POST', path, { token, body })
    expect(answer.body.success, answer.body.message).toBe(true)
    return answer.body.result
  }
  const button = { buttonCode: 'copy', buttonName: 'Copy', buttonStyle: 'button', optType: 'action' }
  await must('/online/cgform/button/add', { cgformHeadId: orders, ...button })
  await must(`/online/cgform/head/enhanceSql/${orders}`, {
    buttonCode: 'copy',
    cgbSql: "insert into demo_order (id, code) values ('copied', 'copied')",
  })
  await sql`create table spare_one (id varchar(36) primary key, name varchar(20))`.execute(db)
  await sql`create table spare_two (id varchar(36) primary key, name varchar(20))`.execute(db)
  // As older versions have left it: its operations are not granted one by one.
  const entry = createId()
  const url = `/online/cgformList/${orders}`
  await db.insertInto('sysPermission').values({ id: entry, name: 'Orders', menuType: 0, url }).execute()
  return { targets, orders, moves, entry }
}

test('every call that is sent by POST is answered once for a key, or is known to add nothing', () => {
  const routes = listRoutes().filter(({ methods, isUpload }) => methods.includes('POST') && isUpload !== true)
  const reasons = Object.values(addsNothing).flat()
  const unknown = routes.filter(({ path, adds }) => adds === undefined && !reasons.some((each) => each.test(path)))
  expect(unknown.map(({ path }) => path)).toEqual([])
  const both = routes.filter(({ path, adds }) => adds !== undefined && reasons.some((each) => each.test(path)))
  expect(both.map(({ path }) => path)).toEqual([])
})

/** What is wrong where somebody sends the same twice with one key; undefined for a call that refuses them. */
async function sendTwice(
  server: TestServer,
  route: Route,
  adding: Adding,
  { token, key }: { readonly token: string; readonly key: string },
): Promise<readonly string[] | undefined> {
  const first = await send(server, route, adding, token, key)
  if (!first.body.success) return undefined
  const rows = await readRows(server)
  const again = await send(server, route, adding, token, key)
  return [
    ...(again.text === first.text ? [] : [`answers ${again.text} after ${first.text}`]),
    ...(again.headers['idempotent-replayed'] === 'true' ? [] : ['does not say that it was done before']),
    ...((await readRows(server)) === rows ? [] : ['writes again']),
  ]
}

describeEachDatabase('calls that add', { install, environment: { PROXY_HOSTS: 'example.com' } }, (server) => {
  const pool = createPool(knownValues)
  let routes: readonly Route[] = []
  let prepared: Awaited<ReturnType<typeof prepare>>
  beforeAll(async () => {
    routes = listRoutes(installed)
    prepared = await prepare(server(), routes, pool)
  }, 120_000)
  const adds = () => routes.filter((route) => route.adds !== undefined)
  const toAdding = ({ path }: Route, word: string, caller: string, spare: string) =>
    findAdding(path, word, { ...prepared, idOf: (family) => pool.idOf(family), caller, spare })

  test('write once and answer the same for one key, never meet the key of somebody else, and burn none by a failure', {
    timeout: 300_000,
  }, async () => {
    const [one, other] = [await server().signIn({ isAdmin: true }), await server().signIn({ isAdmin: true })]
    const faults: string[] = []
    let refusals = 0
    for (const route of adds()) {
      const key = randomUUID()
      const mine = toAdding(route, `o${key.slice(0, 6)}`, one.username, 'spare_one')
      const theirs = toAdding(route, `t${key.slice(0, 6)}`, other.username, 'spare_two')
      if (mine === undefined || theirs === undefined) {
        faults.push(`${route.path}: no test knows how it is made`)
        continue
      }
      if (mine.body !== undefined) {
        const refused = await send(server(), route, { ...mine, body: {} }, one.token, key)
        if (refused.body.success) faults.push(`${route.path}: takes an empty body`)
        else refusals += 1
      }
      const found = (await sendTwice(server(), route, mine, { token: one.token, key })) ?? ['refuses what is sound']
      faults.push(...found.map((fault) => `${route.path}: ${fault}`))
      const foreign = await send(server(), route, theirs, other.token, key)
      if (foreign.headers['idempotent-replayed'] !== undefined)
        faults.push(`${route.path}: answers somebody else by their key`)
    }
    expect(faults).toEqual([])
    expect(refusals).toBeGreaterThan(30)
    expect(server().bugs).toEqual([])
  })

  test('do so where what they do is judged by what it gives to whom', { timeout: 300_000 }, async () => {
    const codes = routes.flatMap(({ access }) => (access.kind === 'code' ? access.codes : []))
    const { token, username } = await server().signIn({ codes: [...new Set(codes)] })
    const faults: string[] = []
    const judged: string[] = []
    for (const route of adds()) {
      const key = randomUUID()
      const mine = toAdding(route, `h${key.slice(0, 6)}`, username, 'spare_two')
      const found = mine && (await sendTwice(server(), route, mine, { token, key }))
      faults.push(...(found ?? []).map((fault) => `${route.path}: ${fault}`))
      if (found !== undefined && typeof route.act !== 'string') judged.push(route.path)
    }
    expect(faults).toEqual([])
    expect(judged).toEqual(
      expect.arrayContaining(['/sys/role/add', '/sys/permission/place', '/online/cgreport/head/add']),
    )
    expect(server().bugs).toEqual([])
  })
})
