import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../server/db/id.ts'
import { installPacks } from '../../server/packs/install.ts'
import type { InstalledPacks } from '../../server/packs/installedPage.ts'
import type { PackChange } from '../../server/packs/packChanges.ts'
import { describeEachDatabase, type TestServer, type TestUser } from './harness.ts'
import { type PackFiles, writePack } from './packFixtures.ts'

const toFolder = (dataDir: string, name = ''): string => join(dataDir, 'packs', name)

/** A pack with a page over a table of its own, a folder of the menu and an access code of an action. */
function toPack(id: string, changed: PackFiles = {}): PackFiles {
  const table = {
    table: `${id}_thing`,
    path: `/${id}/thing`,
    access: `${id}:thing`,
    columns: { name: { type: 'text' } },
  }
  return {
    'pack.json': { id, version: 1, title: id, menu: [{ id, title: id, path: `/${id}` }] },
    'tables/thing.json': table,
    'pages/things.json': toPage(id),
    'rows/thing.json': null,
    ...Object.fromEntries(['zh', 'en', 'tw'].map((language) => [`i18n/${language}.json`, {}])),
    'dictionaries/grade.json': null,
    ...changed,
  }
}

const toPage = (id: string, title = 'Things') => ({
  ...{ kind: 'list', id: `${id}.things`, version: 1, title, access: `${id}:thing` },
  menu: { path: `/${id}/things`, parent: id },
  source: { rest: `/${id}/thing` },
  fields: { name: { label: 'Name' } },
  columns: ['name'],
  toolbar: ['add'],
})

const brokenPage = { 'pages/things.json': '{\n  "kind": "list",\n  oops\n}' }

async function put(server: TestServer, id: string, changed: PackFiles = {}): Promise<void> {
  await remove(server, id)
  await writePack(toFolder(server.config.dataDir, id), toPack(id, changed))
}

const remove = (server: TestServer, id: string) =>
  rm(toFolder(server.config.dataDir, id), { recursive: true, force: true })

const toChange = ({ id, before, after }: PackChange) => ({
  ...{ id, before: before?.state, state: after?.state ?? 'removed' },
  ...{ version: after?.version, issues: after?.issues },
})

const options = {
  packFolders: (dataDir: string) => [toFolder(dataDir)],
  install: async (db: TestServer['db'], config: TestServer['config']): Promise<InstalledPacks> => {
    await writePack(toFolder(config.dataDir, 'demo'), toPack('demo'))
    await writePack(toFolder(config.dataDir, 'shop'), toPack('shop', brokenPage))
    return installPacks(db, config)
  },
}

describeEachDatabase('packs that break, change and go', options, (server) => {
  const admin = async (): Promise<TestUser> => server().signIn({ isAdmin: true })
  const reload = async () => (await server().app.packReloader.reload()).map(toChange)
  const list = async (token: string) =>
    (await server().call<readonly Record<string, unknown>[]>('GET', '/sys/pack/list', { token })).body.result
  const readMenu = async (token: string) =>
    (
      await server().call<{ readonly pages: readonly { readonly id: string }[] }>(
        'GET',
        '/sys/permission/getUserPermissionByToken',
        { token, query: { client: 'pagewright' } },
      )
    ).text
  const listThings = (id: string, token: string) => server().call('GET', `/${id}/thing/list`, { token })
  /** What a process would serve that starts now. */
  const restart = () => installPacks(server().db, server().config)

  test('one that is broken at the first start is left out, and the others are served', async () => {
    const { token } = await admin()
    expect(await list(token)).toMatchObject([
      { id: 'demo', name: 'demo', state: 'installed', version: 1, issues: 0 },
      { id: 'shop', name: 'shop', state: 'leftOut', version: null, installedAt: null },
    ])
    const { body } = await server().call('GET', '/sys/pack/issues', { token, query: { pack: 'shop' } })
    expect(body.result).toMatchObject([
      { file: expect.stringMatching(/shop\/pages\/things\.json$/), line: 3, column: 3 },
    ])
    expect((await listThings('demo', token)).status).toBe(200)
    expect((await listThings('shop', token)).status).toBe(404)
    expect(await readMenu(token)).not.toContain('/shop')
  })

  test('one that is mended comes with a reload, without a restart', async () => {
    const { token } = await admin()
    const before = await readMenu(token)
    await put(server(), 'shop')
    const call = () => server().call<unknown>('POST', '/sys/pack/reload', { token })
    expect((await call()).body.success).toBe(true)
    // The call answers before a long reload has ended, and the next one comes after it.
    expect(await reload()).toEqual([])
    expect((await call()).body).toMatchObject({ message: '扩展包没有变化', result: [] })
    expect(before).not.toContain('shop.things')
    expect(await readMenu(token)).toContain('shop.things')
    expect((await server().call('GET', '/pages/shop.things', { token })).body.result).toMatchObject({
      document: { title: 'Things' },
    })
    expect((await server().call('POST', '/shop/thing/add', { token, body: { name: 'One' } })).body.success).toBe(true)
    expect((await listThings('shop', token)).body.result).toMatchObject({ total: 1 })
    expect((await server().call('GET', '/shop/thing/queryById', { token })).body).toMatchObject({ success: false })
    expect((await server().call('PUT', '/shop/thing/list', { token })).status).toBe(405)
    expect((await server().call('GET', '/shop/thing/list')).status).toBe(401)
  })

  test('is reloaded by nobody without the code, and by nobody from within a tenant', async () => {
    const person = await server().signIn({ codes: ['pack:list'] })
    expect((await server().call('POST', '/sys/pack/reload', { token: person.token })).body).toMatchObject({
      success: false,
      code: 510,
    })
    await server().db.insertInto('sysTenant').values({ id: 77, name: 'Tenant', status: 1 }).execute()
    const holder = await server().signIn({ codes: ['pack:reload'] })
    await server().db.updateTable('sysUser').set({ relTenantIds: '77' }).where('id', '=', holder.id).execute()
    await put(server(), 'shop', { 'pages/things.json': toPage('shop', 'From a tenant') })
    const { body } = await server().call('POST', '/sys/pack/reload', {
      token: holder.token,
      headers: { 'x-tenant-id': '77', tenant_id: '77' },
    })
    expect(body).toMatchObject({ success: false, code: 510 })
    await put(server(), 'shop')
  })

  test('one that breaks stays at its last version, also after a restart, and nothing of the broken one is there', async () => {
    const { token } = await admin()
    await put(server(), 'shop', {
      ...brokenPage,
      'pack.json': { id: 'shop', version: 2, title: 'shop', menu: [{ id: 'shop', title: 'Other', path: '/shop' }] },
      'tables/other.json': { ...toTable('shop_other'), path: '/shop/other' },
    })
    expect(await reload()).toMatchObject([{ id: 'shop', before: 'installed', state: 'earlier', version: 1 }])
    expect((await listThings('shop', token)).status).toBe(200)
    const { pages, tables, states } = await restart()
    expect(pages.map(({ id }) => id)).toEqual(['demo.things', 'shop.things'])
    expect(tables.map(({ table }) => table)).toEqual(['demo_thing', 'shop_thing'])
    expect(states).toMatchObject([{ state: 'installed' }, { state: 'earlier', version: 1, issues: [{ line: 3 }] }])
    const found = await sql`select 1 from information_schema.tables where table_name = 'shop_other'`.execute(
      server().db,
    )
    expect(found.rows).toEqual([])
  })

  test('one whose folder cannot be read as a pack is known by the name of its folder', async () => {
    const { token } = await admin()
    await put(server(), 'shop', { 'pack.json': '{ nothing' })
    await reload()
    expect(await list(token)).toMatchObject([{ id: 'demo' }, { id: 'shop', state: 'earlier', version: 1 }])
    expect((await listThings('shop', token)).status).toBe(200)
  })

  test('a table that the database refuses leaves its pack alone at the version before', async () => {
    const { token } = await admin()
    await put(server(), 'shop')
    await reload()
    await server().call('POST', '/shop/thing/add', { token, body: { name: 'One' } })
    const unique = {
      ...toTable('shop_thing'),
      columns: { name: { type: 'text', unique: true }, size: { type: 'integer' } },
    }
    await put(server(), 'shop', { 'tables/thing.json': unique })
    await put(server(), 'demo', { 'pages/things.json': toPage('demo', 'Other things') })
    const changes = await reload()
    expect(changes).toMatchObject([
      { id: 'demo', state: 'installed' },
      { id: 'shop', state: 'earlier', issues: [{ file: expect.stringMatching(/shop\/tables\/thing\.json$/) }] },
    ])
    expect(JSON.stringify(changes)).toMatch(/the database refuses the table `shop_thing`/)
    const columns = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'shop_thing'`.execute(server().db)
    expect(columns.rows.map(({ name }) => name)).not.toContain('size')
    expect((await server().call('GET', '/pages/demo.things', { token })).body.result).toMatchObject({
      document: { title: 'Other things' },
    })
    await sql`delete from shop_thing`.execute(server().db)
    expect(await reload()).toMatchObject([{ id: 'shop', state: 'installed', issues: [] }])
  })

  test('a column does not change its type under the records that it holds', async () => {
    await put(server(), 'shop', {
      'tables/thing.json': { ...toTable('shop_thing'), columns: { name: { type: 'integer' } } },
    })
    expect(JSON.stringify(await reload())).toMatch(/the column `name` holds values of the type `text`/)
    await put(server(), 'shop')
    await reload()
  })

  test('one that is gone takes its menu and codes along and leaves its rows; back again, it has its grants', async () => {
    const { db } = server()
    const { token } = await admin()
    const person = await server().signIn()
    const nodes = await db.selectFrom('sysPermission').select(['id', 'perms']).where('pack', '=', 'shop').execute()
    for (const { id: permissionId } of nodes)
      await db.insertInto('sysRolePermission').values({ id: createId(), roleId: person.roleId, permissionId }).execute()
    await server().call('POST', '/shop/thing/add', { token: person.token, body: { name: 'Kept' } })
    expect((await listThings('shop', person.token)).body.result).toMatchObject({ total: 1 })
    const granted = () =>
      server().call<readonly string[]>('GET', '/sys/permission/queryRolePermission', {
        token,
        query: { roleId: person.roleId },
      })
    const before = (await granted()).body.result

    await remove(server(), 'shop')
    expect(await reload()).toMatchObject([{ id: 'shop', before: 'installed', state: 'removed' }])
    expect((await listThings('shop', person.token)).status).toBe(404)
    const menu = await readMenu(person.token)
    expect(menu).not.toContain('shop')
    expect(await readMenu(token)).not.toContain('shop')
    expect((await granted()).body.result).toEqual([])
    expect((await sql`select name from shop_thing`.execute(db)).rows).toEqual([{ name: 'Kept' }])
    expect(await list(token)).toMatchObject([{ id: 'demo' }, { id: 'shop', state: 'removed', version: 1 }])

    await put(server(), 'shop')
    expect(await reload()).toMatchObject([{ id: 'shop', before: 'removed', state: 'installed' }])
    expect((await granted()).body.result).toEqual(before)
    expect(await readMenu(person.token)).toContain('/shop/things')
    expect((await listThings('shop', person.token)).body.result).toMatchObject({ total: 1 })
  })

  test('one that requires another is left out with it, and says why', async () => {
    const { token } = await admin()
    const needy = {
      id: 'late',
      version: 1,
      title: 'late',
      requires: ['shop'],
      menu: [{ id: 'late', title: 'late', path: '/late' }],
    }
    await put(server(), 'late', { 'pack.json': needy })
    await reload()
    expect((await listThings('late', token)).status).toBe(200)
    await remove(server(), 'shop')
    const changes = await reload()
    expect(changes).toMatchObject([
      { id: 'late', state: 'leftOut' },
      { id: 'shop', state: 'removed' },
    ])
    expect(JSON.stringify(changes)).toMatch(/the pack `late` requires the pack `shop`, which is not there/)
    expect(await readMenu(token)).not.toContain('/late')
    await put(server(), 'shop')
    expect(await reload()).toMatchObject([{ id: 'late', state: 'installed' }, { id: 'shop' }])
    await remove(server(), 'late')
    await reload()
  })

  test('one that collides with another leaves that one as it is', async () => {
    const { token } = await admin()
    await put(server(), 'aaa', {
      'tables/thing.json': { ...toTable('demo_thing'), path: '/aaa/thing', access: 'aaa:thing' },
    })
    expect(await reload()).toMatchObject([{ id: 'aaa', state: 'leftOut' }])
    await put(server(), 'aaa', {
      'pages/things.json': null,
      'tables/thing.json': { ...toTable('aaa_thing'), path: '/sys/user', access: 'aaa:thing' },
    })
    expect(JSON.stringify(await reload())).toMatch(/the server answers calls below `\/sys\/user` itself/)
    await put(server(), 'aaa', { 'pack.json': { id: 'demo', version: 5, title: 'twin' } })
    expect(await reload()).toMatchObject([{ id: 'aaa' }, { id: 'demo', state: 'installed', issues: [{}, {}] }])
    expect((await listThings('demo', token)).status).toBe(200)
    await remove(server(), 'aaa')
    expect(await reload()).toMatchObject([{ id: 'demo', state: 'installed' }])
  })

  test('a list of a pack refuses a parameter that it does not know, and those of the server do not', async () => {
    const { token } = await admin()
    const ask = (path: string, query: Record<string, string>) => server().call('GET', path, { token, query })
    const { body } = await ask('/demo/thing/list', { nmae: 'x', name: 'y' })
    expect(body).toMatchObject({ success: false, code: 500, result: { unknown: ['nmae'] } })
    expect(body.message).toMatch(/nmae.*name/)
    const known = {
      ...{ name: 'a*', createTime_begin: '2024-01-01', name_MultiString: 'a,b', _t: '1', pageNo: '1', pageSize: '5' },
      ...{ column: 'name', order: 'asc', field: 'id,name', superQueryMatchType: 'and', exactTotal: 'true' },
    }
    expect((await ask('/demo/thing/list', known)).body.success).toBe(true)
    expect((await ask('/sys/dict/list', { nmae: 'x' })).body.success).toBe(true)
  })

  test('two reloads at once run one after the other', async () => {
    await put(server(), 'shop', { 'pages/things.json': toPage('shop', 'Twice') })
    const both = await Promise.all([reload(), reload(), reload()])
    expect(both.map(({ length }) => length).sort()).toEqual([0, 0, 1])
    expect(server().bugs).toEqual([])
  })

  test('what another process installs is served by this one as well', async () => {
    const { token } = await admin()
    await put(server(), 'shop', { 'pages/things.json': toPage('shop', 'By another process') })
    await restart()
    await expect
      .poll(async () => (await server().call('GET', '/pages/shop.things', { token })).body.result)
      .toMatchObject({ document: { title: 'By another process' } })
  })
})

const toTable = (table: string) => ({
  ...{ table, path: '/shop/thing', access: 'shop:thing', columns: { name: { type: 'text' } } },
})
