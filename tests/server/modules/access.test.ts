import { expect, test } from 'vitest'
import { schemaNames } from '../../../runtime/language/index.ts'
import { createId } from '../../../server/db/id.ts'
import type { Route } from '../../../server/http/route.ts'
import { describeDatabase, type TestServer, type TestUser } from '../harness.ts'
import { addPerson, addRole } from './people.ts'
import { endpoints, readContents, toUrl } from './routes.ts'

/** The whole list of what answers without a session. */
const open = [
  ...[
    '/health',
    '/ready',
    '/settings',
    '/sys/login',
    '/sys/mLogin',
    '/sys/phoneLogin',
    '/sys/randomImage/:checkKey',
    '/sys/logout',
  ],
  '/settings/page',
  ...schemaNames.map((name) => `/about/${name}.schema.json`),
  ...['/sys/sms', '/account/sms', '/sys/user/register', '/auth/register', '/sys/user/phoneVerification'],
  ...['/sys/user/passwordChange', '/auth/forge-password', '/sys/user/querySysUser', '/sys/cas/client/validateLogin'],
  ...['/sys/thirdLogin/render/:type', '/sys/thirdLogin/:type/callback'],
  '/sys/permission/getVisitorMenu',
  ...['/sys/thirdLogin/getLoginUser/:token/:thirdType', '/sys/thirdLogin/getLoginUser/:token/:thirdType/:tenantId'],
]

const guarded = endpoints.filter(({ route }) => !open.includes(route.path))
const coded = endpoints.flatMap((endpoint) =>
  endpoint.route.access.kind === 'code' ? [{ ...endpoint, codes: endpoint.route.access.codes }] : [],
)

const isOpen = ({ access }: Route): boolean => access.kind === 'anonymous' || access.kind === 'anyone'

describeDatabase('access to every route', {}, (server) => {
  test('the matrix covers the server', () => {
    expect(endpoints.length).toBeGreaterThan(115)
    expect(coded.length).toBeGreaterThan(60)
  })

  test('what is open says why, and the list of it is whole', () => {
    const anonymous = endpoints.flatMap(({ route }) => (isOpen(route) ? [route] : []))
    // Stored files, pages, online forms, reports and graph reports are open by their route and ask for a session themselves.
    const deciding = ['/sys/common/static/*', '/pages/:id', '/sys/dict/getVisitorItems/:dict']
    const isDeciding = (path: string): boolean =>
      deciding.includes(path) || /^\/online\/(?:cgform|cgreport|graphreport)\/api\//.test(path)
    const paths = new Set(anonymous.map(({ path }) => path).filter((path) => !isDeciding(path)))
    expect([...paths].sort()).toEqual([...open].sort())
    for (const { access } of anonymous) expect('why' in access && access.why.length).toBeGreaterThan(20)
  })

  test.each(guarded)('$title answers nobody without a session', async ({ method, route }) => {
    for (const token of [undefined, 'x'.repeat(43), "' or 1=1 --"]) {
      // What a form opens to anyone is decided by the call, which reads its body first.
      const sent = method === 'POST' ? { body: { id: 'any' } } : {}
      const session = token === undefined ? {} : { token }
      const { status, body } = await server().call(method, toUrl(route), { ...sent, ...session })
      expect(status).toBe(401)
      expect(body).toMatchObject({ success: false, code: 401, message: 'Token失效，请重新登录!', result: null })
    }
  })

  test.each(coded)('$title is refused without its code and answered with it', async ({ method, route, codes }) => {
    const without = await signInWithout(server(), codes)
    const persons = [await addPerson(server()), await addPerson(server(), { delFlag: 1 })]
    const roleId = await addRole(server())
    const ids = persons.map(({ id }) => id).join(',')
    const values = {
      id: persons[0]?.id,
      ids,
      userIds: ids,
      userId: persons[0]?.id,
      roleId,
      status: 2,
      username: persons[0]?.username,
    }
    const request = method === 'GET' || method === 'DELETE' ? { query: toTexts(values) } : { body: values }
    const before = await readContents(server())
    const refused = await server().call(method, toUrl(route), { token: without.token, ...request })
    expect(refused.body).toMatchObject({
      success: false,
      code: 510,
      message: '没有权限，请联系管理员授权',
      result: null,
    })
    expect(await readContents(server())).toEqual(before)
    for (const code of codes) {
      const { token } = await server().signIn({ codes: [code] })
      const answered = await server().call(method, toUrl(route), { token })
      expect(answered.status).toBe(200)
      expect(answered.body?.code).not.toBe(510)
    }
    expect(server().bugs).toEqual([])
  })

  test.each(coded)('$title cannot be reached on a crooked path', async ({ method, route }) => {
    const url = toUrl(route)
    const crooked = [
      ...[
        `${url}/`,
        `${url}/x.js`,
        `${url}.js`,
        `${url};.js`,
        `${url}%2f`,
        `${url}%00`,
        `//${url.slice(1)}`,
        `/./${url.slice(1)}`,
      ],
      ...[
        `/health/..${url}`,
        `/sys/common/static/..%2f..${url}`,
        `/sys/common/static/../../..${url}`,
        url.toUpperCase(),
      ],
    ]
    for (const path of crooked) {
      const response = await server().app.inject({ method, url: `/api${path}` })
      expect([401, 404, 405, 400]).toContain(response.statusCode)
      expect(response.body).not.toContain('"success":true')
    }
  })
})

const everyCode = [...new Set(coded.flatMap(({ codes }) => codes))]

/** A user who has every code but those of the test before; one user serves all tests of a server, whose role changes. */
interface Everyone {
  readonly user: TestUser
  /** What the role may not for now. */
  withheld: readonly string[]
}
const everyones = new WeakMap<TestServer, Promise<Everyone>>()

/** Gives a user who has every code but these. */
async function signInWithout(server: TestServer, codes: readonly string[]): Promise<TestUser> {
  const known = everyones.get(server) ?? server.signIn({ codes: everyCode }).then((user) => ({ user, withheld: [] }))
  everyones.set(server, known)
  const everyone = await known
  const { roleId } = everyone.user
  const nodesOf = (perms: readonly string[]) =>
    server.db.selectFrom('sysPermission').select('id').where('perms', 'in', perms)
  if (everyone.withheld.length > 0) {
    const nodes = await nodesOf(everyone.withheld).execute()
    await server.db
      .insertInto('sysRolePermission')
      .values(nodes.map(({ id }) => ({ id: createId(), roleId, permissionId: id })))
      .execute()
  }
  await server.db
    .deleteFrom('sysRolePermission')
    .where('roleId', '=', roleId)
    .where('permissionId', 'in', nodesOf(codes))
    .execute()
  everyone.withheld = codes
  return everyone.user
}

function toTexts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
