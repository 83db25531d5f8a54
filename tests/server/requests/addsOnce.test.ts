import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listRoutes } from '../../../server/app.ts'
import { createId } from '../../../server/db/id.ts'
import type { Route } from '../../../server/http/route.ts'
import { installPacks } from '../../../server/packs/install.ts'
import type { InstalledPacks } from '../../../server/packs/installedPage.ts'
import { dumpTables } from '../dumpTables.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { makeForms, orderForms } from '../online/forms.ts'
import type { TestServerOptions } from '../testServer.ts'
import { type Adding, findAdding, type Scene } from './addingBodies.ts'
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

async function prepare(server: TestServer, routes: readonly Route[], pool: ReturnType<typeof createPool>) {
  const { db } = server
  const [orders = ''] = await makeForms(db, ...orderForms)
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
  return { targets, orders, entry }
}

test('every call that is sent by POST is answered once for a key, or is known to add nothing', () => {
  const routes = listRoutes().filter(({ methods, isUpload }) => methods.includes('POST') && isUpload !== true)
  const reasons = Object.values(addsNothing).flat()
  const unknown = routes.filter(({ path, adds }) => adds === undefined && !reasons.some((each) => each.test(path)))
  expect(unknown.map(({ path }) => path)).toEqual([])
  const both = routes.filter(({ path, adds }) => adds !== undefined && reasons.some((each) => each.test(path)))
  expect(both.map(({ path }) => path)).toEqual([])
})

describeEachDatabase('calls that add', { install, environment: { PROXY_HOSTS: 'example.com' } }, (server) => {
  test('write once and answer the same for one key, never meet the key of somebody else, and burn none by a failure', {
    timeout: 300_000,
  }, async () => {
    const routes = listRoutes(installed)
    const pool = createPool(knownValues)
    const prepared = await prepare(server(), routes, pool)
    const [one, other] = [await server().signIn({ isAdmin: true }), await server().signIn({ isAdmin: true })]
    const faults: string[] = []
    let refusals = 0
    for (const route of routes.filter(({ adds }) => adds !== undefined)) {
      const fault = (text: string) => faults.push(`${route.path}: ${text}`)
      const key = randomUUID()
      const idOf: Scene['idOf'] = (family) => pool.idOf(family)
      const mine = findAdding(route.path, `o${key.slice(0, 6)}`, {
        ...prepared,
        idOf,
        caller: one.username,
        spare: 'spare_one',
      })
      const theirs = findAdding(route.path, `t${key.slice(0, 6)}`, {
        ...prepared,
        idOf,
        caller: other.username,
        spare: 'spare_two',
      })
      if (mine === undefined || theirs === undefined) {
        fault('no test knows how it is made')
        continue
      }
      if (mine.body !== undefined) {
        const refused = await send(server(), route, { ...mine, body: {} }, one.token, key)
        if (refused.body.success) fault('takes an empty body')
        else refusals += 1
      }
      const first = await send(server(), route, mine, one.token, key)
      if (!first.body.success) {
        fault(`refuses: ${first.body.message}`)
        continue
      }
      const rows = await readRows(server())
      const again = await send(server(), route, mine, one.token, key)
      if (again.text !== first.text) fault(`answers ${again.text} after ${first.text}`)
      if (again.headers['idempotent-replayed'] !== 'true') fault('does not say that it was done before')
      if ((await readRows(server())) !== rows) fault('writes again')
      const foreign = await send(server(), route, theirs, other.token, key)
      if (foreign.text === first.text || foreign.headers['idempotent-replayed'] !== undefined)
        fault('answers somebody else by their key')
    }
    expect(faults).toEqual([])
    expect(refusals).toBeGreaterThan(30)
    expect(server().bugs).toEqual([])
  })
})
