import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeDatabase, type TestServer, type TestUser } from '../harness.ts'
import { addNode, addPerson, addRole } from './people.ts'
import { type Contents, type Endpoint, endpoints, readContents, toUrl } from './routes.ts'
import { upload } from './upload.ts'

/** The probes of the wire contract, section 6, items 2 to 4. */
const hostile = [
  "'",
  '"',
  "' or '1'='1",
  '%27%20or%201=1',
  "x'\tor\n1=1",
  "x'/**/or/**/1=1--",
  '`id`',
  'select(password)from(sys_user)',
  '1;select pg_sleep(5)--',
  '(select password from sys_user limit 1)',
  ';.js',
  '/x.js',
  '%2f..%2f',
  '\\',
  'a\u0000b',
  '\u0024{7*7}',
  '<#assign x=1>',
  '#{T(java.lang.Runtime)}',
  '{{constructor.constructor("x")()}}',
  '__proto__',
  'x'.repeat(3000),
]

/** One value with what the others have apart, for each parameter by itself. */
const mixed = `x'"\`) or '1'='1' --\n/* select(1) */`

/** Names that calls without a schema of their own read, and those of their fields. */
const freeNames = [
  ...['column', 'order', 'sortInfoString', 'superQueryParams', 'superQueryMatchType', 'selections', 'id', 'ids'],
  ...['username', 'realname', 'roleCode', 'roleName', 'dictCode', 'dictName', 'itemText', 'itemValue', 'dictId'],
  ...[
    'keyWord',
    'createTime',
    'createTime_begin',
    'username_MultiString',
    'selectedroles',
    'phone',
    'name',
    'url',
    'perms',
    'avatar',
    'telephone',
    'post',
    'relTenantIds',
    'pid',
    'ruleJson',
    'agentUserName',
  ],
]

/** The parameters of the grammar of lists, which every resource reads. */
const grammar = [
  ...['column', 'order', 'sortInfoString', 'superQueryParams', 'superQueryMatchType', 'selections', 'id', 'ids'],
  ...['pageNo', 'pageSize', 'exactTotal', 'createTime_begin', 'createTime_end', 'createBy_MultiString', 'keyWord'],
]

/** The lists of resources, which all read the same grammar. */
const lists = endpoints.filter(({ route }) => route.resource !== undefined && route.path.endsWith('/list'))

/**
 * Signing out would end the session that the probes use, and the schemas of the language are files: they name charts that
 * are a stack, and nothing of a request is in them.
 */
const probed = endpoints.filter(
  ({ route }) => route.path !== '/sys/logout' && !route.path.startsWith('/about/') && route.isUpload !== true,
)

const uploads = endpoints.filter(({ route }) => route.isUpload === true)

/** Who probes a server. Nobody else writes to it: what it held after one test is what it holds before the next. */
interface Prober {
  readonly user: TestUser
  /** Undefined while a test is at work, and after one that failed. */
  contents: Contents | undefined
}
const probers = new WeakMap<TestServer, Promise<Prober>>()

function proberOf(server: TestServer): Promise<Prober> {
  const known = probers.get(server) ?? prepare(server)
  probers.set(server, known)
  return known
}

async function prepare(server: TestServer): Promise<Prober> {
  await fillTables(server)
  return { user: await server.signIn({ isAdmin: true }), contents: undefined }
}

/** Gives what all tables held before and after the probes of a test. */
async function watchTables(
  server: TestServer,
  probe: (token: string) => Promise<void>,
): Promise<{ readonly before: Contents; readonly after: Contents; readonly userId: string }> {
  const prober = await proberOf(server)
  const before = prober.contents ?? (await readContents(server))
  prober.contents = undefined
  await probe(prober.user.token)
  const after = await readContents(server)
  prober.contents = after
  return { before, after, userId: prober.user.id }
}

/** Puts a record into every table that a probe might change. */
async function fillTables(server: TestServer): Promise<void> {
  await addPerson(server)
  await addPerson(server, { delFlag: 1 })
  await addNode(server, { name: 'x', parentId: await addNode(server, { name: 'y', isLeaf: false }) })
  await addRole(server)
  const [id, dictId] = [createId(), createId()]
  await server.db.insertInto('sysDict').values({ id: dictId, dictName: 'x', dictCode: 'x' }).execute()
  await server.db.insertInto('sysDictItem').values({ id, dictId, itemText: 'x', itemValue: 'x' }).execute()
  await server.db.insertInto('sysCategory').values({ id, name: 'x', code: 'A01' }).execute()
  await server.db.insertInto('sysTenant').values({ name: 'x' }).execute()
}

/** Calls that change the caller's own account by plain texts, as they should. */
const ownCalls = ['/sys/user/login/setting/userEdit']

/** What tables hold, save the caller's own account where the call is there to change it. */
function othersOf(contents: Contents, userId: string, { route }: Endpoint): Contents {
  if (!ownCalls.includes(route.path)) return contents
  return { ...contents, sys_user: (contents.sys_user ?? []).filter((user) => JSON.parse(user).id !== userId) }
}

function namesOf({ route }: Endpoint): readonly string[] {
  const schemas = [route.query, route.body].filter((schema) => schema !== undefined)
  const named = schemas.flatMap((schema) => Object.keys('properties' in schema ? Object(schema.properties) : {}))
  if (named.length > 0) return named
  return route.resource === undefined ? freeNames : [...grammar, ...Object.keys(route.resource.fields)]
}

const leaks =
  /syntax error|pg_catalog|relation "|column "|operator does not exist|unterminated|at character|sqlstate|argon2|\bstack\b|node_modules/i

describeDatabase('hostile values', {}, (server) => {
  test.each(probed)('$title takes them as plain texts', async (endpoint) => {
    const { method, route } = endpoint
    const names = namesOf(endpoint)
    const send = async (token: string, value: string, fields: readonly string[]) => {
      const values = Object.fromEntries(fields.map((name) => [name, value]))
      const request = method === 'GET' || method === 'DELETE' ? { query: values } : { body: values }
      const started = performance.now()
      const { status, text } = await server().call(method, toUrl(route, value), { token, ...request })
      expect(performance.now() - started).toBeLessThan(4000)
      expect([200, 400, 404, 405]).toContain(status)
      expect(text.replaceAll(JSON.stringify(value).slice(1, -1), '')).not.toMatch(leaks)
    }
    const watched = await watchTables(server(), async (token) => {
      for (const value of hostile) await send(token, value, names)
      for (const name of names) await send(token, mixed, [name])
    })
    const [before, after] = [watched.before, watched.after].map((all) => othersOf(all, watched.userId, endpoint))
    if (method === 'POST') {
      for (const [table, rows] of Object.entries(before ?? {})) {
        const kept = new Set(after?.[table])
        expect({ table, lost: rows.filter((row) => !kept.has(row)) }).toEqual({ table, lost: [] })
      }
    } else expect(after).toEqual(before)
    expect(server().bugs).toEqual([])
  })

  test.each([
    ...lists.map(({ route }) => route.path),
    ...['/sys/log/mine', '/sys/user/recycleBin', '/sys/category/rootList'],
  ])('%s is ordered by its own fields only', async (path) => {
    const { token } = (await proberOf(server())).user
    expect(lists.length).toBeGreaterThan(15)
    for (const column of ['password', 'nothing', 'id;drop table sys_user', '(select 1)', "id'"]) {
      const { body } = await server().call('GET', path, { token, query: { column } })
      expect(body).toMatchObject({ success: false, code: 500 })
      expect(body.message).toContain('将要排序的列字段不存在')
    }
  })

  test.each(uploads)('$title takes hostile names, fields and contents as such', async (endpoint) => {
    const { before, after } = await watchTables(server(), async (token) => {
      for (const value of [...hostile, mixed, '../../x', 'a.jsp', 'a.svg.html']) {
        for (const content of ['<svg onload=alert(1)>', `name,code\n${mixed},1`, 'PK\u0003\u0004'.padEnd(200, value)]) {
          const names = ['biz', 'foreignKeys', 'validateStatus', 'isSingleTableImport']
          const fields = Object.fromEntries(names.map((name) => [name, value]))
          const sent = await upload(server(), token, toUrl(endpoint.route, 'x'), { name: value, content }, fields)
          expect([200, 400, 413]).toContain(sent.status)
          const body = JSON.stringify(sent.body)
          expect(body.replaceAll(JSON.stringify(value).slice(1, -1), '')).not.toMatch(leaks)
        }
      }
    })
    expect(after).toEqual(before)
    expect(server().bugs).toEqual([])
  })

  test('the calls that made trouble elsewhere are not there', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    for (const path of [
      ...[
        '/sys/dict/queryTableData',
        '/sys/ng-alain/getDictItemsByTable/sys_user/id/username',
        '/sys/api/queryTableDictItemsByCode',
      ],
      '/sys/getEncryptedString',
      ...['/jmreport/qurestSql', '/druid/index.html', '/actuator/env'],
    ])
      expect((await server().call('GET', path, { token })).status).toBe(404)
  })
})
