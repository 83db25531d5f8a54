import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parsePostgresUrl } from '../../../server/modules/data-source/parseUrl.ts'
import { createSecrets } from '../../../server/secrets/secrets.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { type DatabaseBehaviour, type FakeDatabase, openDatabaseServer } from './postgresServer.ts'

interface DataSource {
  readonly id: string
  readonly code: string
}

const opened: FakeDatabase[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

const openDatabase = async (behaviour: Partial<DatabaseBehaviour> = {}): Promise<FakeDatabase> => {
  const database = await openDatabaseServer({ password: 'right', database: 'orders', ...behaviour })
  opened.push(database)
  return database
}

let count = 0
const toBody = (values: object) => {
  count += 1
  return { code: `s${count}`, name: 'Orders', dbType: '6', dbUrl: 'postgres://db.example.org/orders', ...values }
}

const add = (server: TestServer, token: string, values: object = {}) =>
  server.call<DataSource>('POST', '/sys/dataSource/add', { token, body: toBody(values) })

const check = (server: TestServer, token: string, body: object) =>
  server.call<{ readonly product: string }>('POST', '/sys/dataSource/testConnection', { token, body })

test.each([
  ['jdbc:postgresql://db.example.org:5433/orders', { host: 'db.example.org', port: 5433, database: 'orders' }],
  ['postgres://localhost', { host: 'localhost', port: 5432, database: '' }],
  ['postgresql://[::1]:6000/a%20b?sslmode=require', { host: '::1', database: 'a b', sslMode: 'require' }],
  ['jdbc:postgresql://h/d?ApplicationName=x&currentSchema=a,b', { applicationName: 'x', schema: 'a,b' }],
])('the address %s is understood', (url, place) => {
  expect(parsePostgresUrl(url)).toMatchObject(place)
})

test.each([
  'jdbc:mysql://h/d',
  'jdbc:postgresql:orders',
  'jdbc:postgresql://u:p@h/d',
  'postgres://u@h/d',
  'postgres://u%3Ap%40h/d',
  'postgres://h/d?user=x&password=y',
  'postgres://h/d?sslpassword=y',
  'postgres://h1,h2/d',
  'postgres://h1:1,h2:2/d',
  'postgres:///d',
  'postgres://%2Fvar%2Frun/d',
  'postgres:///var/run/postgresql',
  'postgres://h/d?host=/var/run',
  'postgres://h:0/d',
  'postgres://h:99999/d',
  'postgres://h:5432:1/d',
  'postgres://h/d?socketFactory=org.springframework.context.support.ClassPathXmlApplicationContext',
  'postgres://h/d?sslfactory=x&sslfactoryarg=http://x',
  'postgres://h/d?loggerFile=/tmp/x&loggerLevel=TRACE',
  'postgres://h/d?options=-c%20x',
  'postgres://h/d?sslmode=none',
  'postgres://h/d?sslmode=disable&sslmode=require',
  'postgres://h/d?currentSchema=a%27b',
  'postgres://h/d?__proto__=x',
  'postgres://h/d#x',
  'postgres://h/..%2Fd',
  'postgres://h/%ZZ',
])('the address %s is refused', (url) => {
  expect(() => parsePostgresUrl(url)).toThrow()
})

test('a secret is read with its own key, for its own purpose, and unchanged', () => {
  const secrets = createSecrets(() => Buffer.alloc(32, 1))
  const kept = secrets.encrypt('s3cret', 'a')
  expect(kept).not.toContain('s3cret')
  expect(secrets.encrypt('s3cret', 'a')).not.toBe(kept)
  expect(secrets.decrypt(kept, 'a')).toBe('s3cret')
  expect(secrets.decrypt(kept, 'b')).toBeUndefined()
  expect(createSecrets(() => Buffer.alloc(32, 2)).decrypt(kept, 'a')).toBeUndefined()
  expect(secrets.decrypt(`${kept.slice(0, -6)}AAAA==`, 'a')).toBeUndefined()
  expect(secrets.decrypt('plain', 'a')).toBeUndefined()
})

describeEachDatabase('data sources', {}, (server) => {
  test('take a password and never give it back', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const added = await add(server(), token, { dbPassword: 'hush-hush', dbUsername: 'app' })
    expect(added.body.success, added.body.message).toBe(true)
    const { id, code } = added.body.result
    const edited = await server().call('PUT', '/sys/dataSource/edit', { token, body: { id, name: 'Renamed' } })
    const listed = await server().call('GET', '/sys/dataSource/list', { token, query: { code } })
    const read = await server().call('GET', '/sys/dataSource/queryById', { token, query: { id } })
    const exported = await server().call('GET', '/sys/dataSource/exportXls', { token })
    const response = await server().call('GET', '/sys/dataSource/list', { token, query: { dbPassword: 'x' } })
    expect(response.body.result).toMatchObject({ records: [{ code }] })
    for (const { text } of [added, edited, listed, read]) {
      expect(text).toContain('db.example.org')
      expect(text).not.toMatch(/hush-hush|dbPassword|v1:/)
    }
    expect(exported.content.toString('latin1')).not.toMatch(/hush-hush|v1:/)
    const row = await server().db.selectFrom('sysDataSource').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.dbPassword).toMatch(/^v1:[\w+/=]{40,}$/)
    const log = await server().db.selectFrom('sysLog').select('requestParam').execute()
    expect(JSON.stringify(log)).not.toContain('hush-hush')
    const sorted = await server().call('GET', '/sys/dataSource/list', { token, query: { column: 'dbPassword' } })
    expect(sorted.body.success).toBe(false)
    expect(statSync(join(server().config.dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('keep their password through an edit that names none', async () => {
    const database = await openDatabase()
    const { token } = await server().signIn({ isAdmin: true })
    const dbUrl = `jdbc:postgresql://127.0.0.1:${database.port}/orders`
    const { id } = (await add(server(), token, { dbUrl, dbUsername: 'app', dbPassword: 'right' })).body.result
    const edited = await server().call('PUT', '/sys/dataSource/edit', {
      token,
      body: { id, name: 'Other', dbUrl, dbPassword: '' },
    })
    expect(edited.body.success, edited.body.message).toBe(true)
    const { body } = await check(server(), token, { id })
    expect(body).toMatchObject({ success: true, result: { product: 'PostgreSQL 16.4' } })
    expect(body.message).toContain('PostgreSQL 16.4')
    expect(database.passwords).toEqual(['right'])
  })

  test('send a stored password to the place that it was stored for only', async () => {
    const thief = await openDatabase()
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = (await add(server(), token, { dbUsername: 'app', dbPassword: 'right' })).body.result
    const dbUrl = `postgres://127.0.0.1:${thief.port}/orders`
    const again = '地址或用户名已更改，请重新填写密码'
    expect((await check(server(), token, { id, dbUrl })).body).toMatchObject({ success: false, message: again })
    const edited = await server().call('PUT', '/sys/dataSource/edit', { token, body: { id, dbUrl } })
    expect(edited.body).toMatchObject({ success: false, message: again })
    expect(thief.passwords).toEqual([])
    const moved = await server().call('PUT', '/sys/dataSource/edit', { token, body: { id, dbUrl, dbPassword: 'new' } })
    expect(moved.body.success, moved.body.message).toBe(true)
  })

  test('are tested as a form has them', async () => {
    const database = await openDatabase()
    const { token } = await server().signIn({ isAdmin: true })
    const place = { dbType: '6', dbUrl: `postgres://127.0.0.1:${database.port}?sslmode=prefer`, dbName: 'orders' }
    const { body } = await check(server(), token, { ...place, dbUsername: 'app', dbPassword: 'right' })
    expect(body.success, body.message).toBe(true)
  })

  test('say what is wrong with a connection and repeat no secret', async () => {
    const database = await openDatabase()
    const closed = await openDatabase()
    await closed.close()
    const { token } = await server().signIn({ isAdmin: true })
    const wrong = async (dbUrl: string, dbPassword = 'right', dbType = '6') => {
      const { body, text } = await check(server(), token, { dbType, dbUrl, dbUsername: 'app', dbPassword })
      expect(body).toMatchObject({ success: false, result: null })
      expect(text).not.toContain(dbPassword)
      return body.message
    }
    const at = `postgres://127.0.0.1:${database.port}`
    expect(await wrong(`${at}/orders`, 'wr0ng')).toBe('用户名或密码错误')
    expect(await wrong(`${at}/nothing`)).toBe('数据库不存在')
    expect(await wrong(`${at}/orders?sslmode=require`)).toContain('不支持加密连接')
    expect(await wrong(`postgres://127.0.0.1:${closed.port}/orders`)).toContain('连接被拒绝')
    expect(await wrong('postgres://no-such-host.invalid/orders')).toContain('找不到该主机')
    expect(await wrong('jdbc:mysql://h:3306/d', 'right', '4')).toContain('没有该数据库类型的驱动')
    expect(server().bugs).toEqual([])
  })

  test('give up on a database that says nothing', { timeout: 15_000 }, async () => {
    const database = await openDatabase({ isSilent: true })
    const { token } = await server().signIn({ isAdmin: true })
    const started = performance.now()
    const { body } = await check(server(), token, { dbType: '6', dbUrl: `postgres://127.0.0.1:${database.port}/d` })
    expect(body.message).toContain('连接超时')
    expect(performance.now() - started).toBeLessThan(7000)
  })

  test.each([
    ['a kind that there is not', { dbType: '99' }],
    ['a kind by the name of a prototype', { dbType: 'toString' }],
    ['a driver of another kind', { dbDriver: 'org.h2.Driver' }],
    ['a driver by any other name', { dbDriver: 'java.lang.Runtime' }],
    ['an address with a class', { dbUrl: 'jdbc:postgresql://h/d?socketFactory=x' }],
    ['credentials in the address', { dbUrl: 'postgres://a:b@h/d' }],
    ['a statement in the address', { dbType: '14', dbUrl: "jdbc:h2:mem:x;INIT=RUNSCRIPT FROM 'http://x'" }],
    ['a class in a foreign address', { dbType: '4', dbUrl: 'jdbc:mysql://h/d?autoDeserialize=true' }],
    ['a password in a foreign address', { dbType: '4', dbUrl: 'jdbc:mysql://h/d?user=a&password=b' }],
    ['an address of another kind', { dbType: '4', dbUrl: 'jdbc:h2:mem:x' }],
    ['a lookup in the address', { dbType: '11', dbUrl: 'jdbc:db2://h/d:clientRerouteServerListJNDIName=ldap://x;' }],
  ])('refuse %s', async (_title, values) => {
    const { token } = await server().signIn({ isAdmin: true })
    expect((await add(server(), token, values)).body.success).toBe(false)
    const body = toBody(values)
    const tested = await check(server(), token, { dbType: body.dbType, dbUrl: body.dbUrl, ...values })
    expect(tested.body.success).toBe(false)
  })

  test('of other kinds are kept with the driver of their kind', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await add(server(), token, { dbType: '4', dbUrl: 'jdbc:mysql://h:3306/d?useUnicode=true' })
    expect(body).toMatchObject({ success: true, result: { dbDriver: 'com.mysql.cj.jdbc.Driver' } })
    const options = await server().call<readonly { readonly value: string }[]>('GET', '/sys/dataSource/options', {
      token,
    })
    expect(options.body.result).toContainEqual({ value: body.result.code, label: 'Orders', text: 'Orders' })
  })
})
