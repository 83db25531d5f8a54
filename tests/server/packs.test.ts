import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatWireTime } from '../../server/db/time.ts'
import { verifyPassword } from '../../server/http/password.ts'
import { installPacks } from '../../server/packs/install.ts'
import type { InstalledPacks } from '../../server/packs/installedPage.ts'
import type { PackIssue } from '../../server/packs/packState.ts'
import { createFirstAdministrator } from '../../server/start/administrator.ts'
import { dumpTables } from './dumpTables.ts'
import { describeEachDatabase, type TestServer } from './harness.ts'
import { goodsTable, type PackFiles, writePack } from './packFixtures.ts'

const goodsPage = {
  kind: 'list',
  id: 'demo.goods',
  version: 1,
  model: 'demo.goods',
  title: '@:demo.goods',
  menu: { path: '/demo/goods', parent: 'demo', icon: 'table', order: 3, components: ['demo/GoodsList'] },
  access: 'demo:goods',
  columns: ['name', 'price'],
  toolbar: ['add', 'export'],
  rowActions: ['edit', { id: 'sell', label: '@:demo.goods.sell', access: 'demo:sell', steps: [{ reload: true }] }],
}

const goodsModel = {
  kind: 'model',
  id: 'demo.goods',
  version: 1,
  source: { rest: '/demo/goods' },
  fields: { name: { label: '@:demo.goods.name' }, price: { label: 'Price', widget: 'number', access: 'demo:price' } },
}

const texts = (title: string, sell: string, good = 'Good'): Record<string, string> => ({
  'demo.title': 'Demo',
  'demo.goods': title,
  'demo.goods.name': 'Name',
  'demo.goods.sell': sell,
  'demo.grade': 'Grade',
  'demo.grade.good': good,
})

const files: PackFiles = {
  'tables/goods.json': goodsTable,
  'pages/goods.json': goodsPage,
  'models/goods.json': goodsModel,
  'i18n/zh.json': { ...texts('商品', '出售', '好') },
  'i18n/en.json': { ...texts('Goods', 'Sell') },
  'i18n/tw.json': { ...texts('商品', '出售', '好') },
  'rows/demo_goods.json': [
    { id: 'row1', name: 'Sample', code: 's1', price: 1.5, made_on: '2024-01-01', more: { a: 1 } },
    { name: 'Nameless', code: 's2' },
  ],
}

const toLine = ({ file, line, column, message }: PackIssue): string => `${file}:${line}:${column} ${message}`

/** A pack folder of one test in an emptied database. */
class Installation {
  readonly folder: string
  readonly server: TestServer

  constructor(server: TestServer) {
    this.server = server
    this.folder = join(server.config.dataDir, 'packs', 'demo')
  }

  async install(changed: PackFiles = {}, isDemo = false): Promise<InstalledPacks> {
    await rm(this.folder, { recursive: true, force: true })
    await writePack(this.folder, { ...files, ...changed })
    return installPacks(this.server.db, { packFolders: [this.folder], isDemo })
  }

  async node(where: 'page' | 'perms', value: string) {
    return this.server.db
      .selectFrom('sysPermission')
      .selectAll()
      .where(where, '=', value)
      .where('menuType', where === 'page' ? '!=' : '=', 2)
      .executeTakeFirst()
  }

  async empty(): Promise<void> {
    await sql`drop table if exists demo_goods`.execute(this.server.db)
    for (const table of ['packInstall', 'sysPack', 'sysPermission', 'sysDict'] as const)
      await this.server.db.deleteFrom(table).execute()
  }
}

describeEachDatabase('the pack installer', { modules: [] }, (server) => {
  let installation: Installation
  beforeEach(async () => {
    installation = new Installation(server())
    await installation.empty()
  })

  test('makes the menu of a pack with its texts in three languages', async () => {
    await installation.install()
    const folder = await server()
      .db.selectFrom('sysPermission')
      .selectAll()
      .where('url', '=', '/demo')
      .executeTakeFirstOrThrow()
    expect(folder).toMatchObject({
      name: 'Demo',
      menuType: 0,
      parentId: null,
      component: 'layouts/RouteView',
      icon: 'shop',
      sortNo: 5,
      isLeaf: false,
      pack: 'demo',
    })
    const page = await installation.node('page', 'demo.goods')
    expect(page).toMatchObject({
      name: '商品',
      names: { zh: '商品', en: 'Goods', tw: '商品' },
      parentId: folder.id,
      menuType: 1,
      url: '/demo/goods',
      component: 'demo/GoodsList',
      componentName: 'GoodsList',
      perms: 'demo:goods:list',
      sortNo: 3,
      status: '1',
      hidden: false,
      isLeaf: false,
    })
  })

  test('makes one button for each access code of the actions and fields', async () => {
    await installation.install()
    const page = await installation.node('page', 'demo.goods')
    const buttons = await server()
      .db.selectFrom('sysPermission')
      .select(['perms', 'names', 'parentId'])
      .where('menuType', '=', 2)
      .orderBy('sortNo')
      .execute()
    expect(buttons.map((button) => button.perms)).toEqual([
      'demo:goods:add',
      'demo:goods:export',
      'demo:goods:edit',
      'demo:sell',
      'demo:price',
    ])
    expect(buttons.every((button) => button.parentId === page?.id)).toBe(true)
    expect(buttons[0]?.names).toEqual({ zh: '新增', en: 'Add', tw: '新增' })
    expect(buttons[3]?.names).toEqual({ zh: '出售', en: 'Sell', tw: '出售' })
  })

  test('changes nothing when it runs twice', async () => {
    await installation.install({}, true)
    const before = await dumpTables(server().db)
    await installation.install({}, true)
    expect(await dumpTables(server().db)).toEqual(before)
    // Without the memory of the whole, every single item is compared.
    await server().db.updateTable('packInstall').set({ checksum: 'other' }).where('itemKind', '=', 'state').execute()
    const withoutState = await dumpTables(server().db)
    await installation.install({}, true)
    const after = await dumpTables(server().db)
    for (const table of Object.keys(withoutState))
      if (table !== 'pack_install') expect([table, after[table]]).toEqual([table, withoutState[table]])
  })

  test('brings a new version in where nobody edited', async () => {
    await installation.install()
    await installation.install({
      'pages/goods.json': { ...goodsPage, menu: { ...goodsPage.menu, order: 9 } },
      'i18n/zh.json': texts('货物', '出售', '优'),
    })
    expect(await installation.node('page', 'demo.goods')).toMatchObject({ name: '货物', sortNo: 9 })
    const item = await server()
      .db.selectFrom('sysDictItem')
      .selectAll()
      .where('itemValue', '=', '1')
      .executeTakeFirstOrThrow()
    expect(item).toMatchObject({ itemText: '优', texts: { zh: '优', en: 'Good' } })
  })

  test('moves a page to a new folder, and leaves it where an administrator put it', async () => {
    const menu = [
      { id: 'build', title: '@:demo.title', path: '/build', order: 1 },
      { id: 'demo', title: '@:demo.title', path: '/demo', icon: 'shop', order: 5 },
    ]
    const moved = {
      'pack.json': { id: 'demo', version: 1, title: '@:demo.title', menu },
      'pages/goods.json': { ...goodsPage, menu: { ...goodsPage.menu, parent: 'build' } },
    }
    const folderAt = (url: string) =>
      server().db.selectFrom('sysPermission').select('id').where('url', '=', url).executeTakeFirstOrThrow()
    await installation.install()
    const before = await installation.node('page', 'demo.goods')
    await installation.install(moved)
    const after = await installation.node('page', 'demo.goods')
    // The node is the same one, so whoever was granted it still holds it.
    expect(after).toMatchObject({ id: before?.id, url: '/demo/goods', parentId: (await folderAt('/build')).id })

    await installation.empty()
    await installation.install()
    await server().db.updateTable('sysPermission').set({ parentId: null }).where('page', '=', 'demo.goods').execute()
    await installation.install(moved)
    expect(await installation.node('page', 'demo.goods')).toMatchObject({ parentId: null })
  })

  test('keeps what an administrator edited, and brings the rest in', async () => {
    await installation.install()
    await server()
      .db.updateTable('sysPermission')
      .set({ name: 'Our goods', names: null, hidden: true })
      .where('page', '=', 'demo.goods')
      .execute()
    await server()
      .db.updateTable('sysDictItem')
      .set({ itemText: 'Fine', texts: null })
      .where('itemValue', '=', '1')
      .execute()
    await installation.install({
      'pages/goods.json': { ...goodsPage, menu: { ...goodsPage.menu, order: 9, icon: 'star' } },
      'i18n/zh.json': texts('货物', '出售', '优'),
    })
    expect(await installation.node('page', 'demo.goods')).toMatchObject({
      name: 'Our goods',
      names: null,
      hidden: true,
      sortNo: 9,
      icon: 'star',
    })
    const item = await server()
      .db.selectFrom('sysDictItem')
      .selectAll()
      .where('itemValue', '=', '1')
      .executeTakeFirstOrThrow()
    expect(item).toMatchObject({ itemText: 'Fine', texts: null, itemColor: 'green' })
  })

  test('does not bring back what a person deleted', async () => {
    await installation.install({}, true)
    await server().db.deleteFrom('sysPermission').where('perms', '=', 'demo:sell').execute()
    await server().db.deleteFrom('sysDictItem').where('itemValue', '=', '2').execute()
    await sql`delete from demo_goods where id = 'row1'`.execute(server().db)
    await installation.install({ 'i18n/zh.json': texts('货物', '卖掉', '优') }, true)
    expect(await installation.node('perms', 'demo:sell')).toBeUndefined()
    expect(await server().db.selectFrom('sysDictItem').select('id').where('itemValue', '=', '2').execute()).toEqual([])
    const rows = await sql<{ code: string }>`select code from demo_goods`.execute(server().db)
    expect(rows.rows).toEqual([{ code: 's2' }])
  })

  test('leaves a dictionary alone that a person made before', async () => {
    await server().db.insertInto('sysDict').values({ id: 'own', dictCode: 'demo_grade', dictName: 'Ours' }).execute()
    await installation.install()
    const dictionaries = await server()
      .db.selectFrom('sysDict')
      .select(['id', 'dictName'])
      .where('dictCode', '=', 'demo_grade')
      .execute()
    expect(dictionaries).toEqual([{ id: 'own', dictName: 'Ours' }])
  })

  test('takes the node of a page away with the page', async () => {
    await installation.install()
    await installation.install({ 'pages/goods.json': null })
    expect(await server().db.selectFrom('sysPermission').select('url').execute()).toEqual([{ url: '/demo' }])
    await installation.install()
    expect(await installation.node('page', 'demo.goods')).toBeDefined()
  })

  test('adds new columns and drops none', async () => {
    await installation.install({}, true)
    const { price: _, ...columns } = goodsTable.columns
    await installation.install(
      {
        'tables/goods.json': { ...goodsTable, columns: { ...columns, weight: { type: 'integer' } } },
        'models/goods.json': { ...goodsModel, fields: { name: goodsModel.fields.name } },
        'pages/goods.json': { ...goodsPage, columns: ['name'] },
        'rows/demo_goods.json': null,
      },
      true,
    )
    const rows = await sql<{
      price: number
      weight: null
    }>`select price, weight from demo_goods where id = 'row1'`.execute(server().db)
    expect(rows.rows).toEqual([{ price: 1.5, weight: null }])
  })

  test('puts sample rows in only where they are wanted', async () => {
    const count = async () =>
      (await sql<{ count: number }>`select count(*) as count from demo_goods`.execute(server().db)).rows[0]?.count
    await installation.install({}, false)
    expect(await count()).toBe(0)
    await installation.install({}, true)
    expect(await count()).toBe(2)
  })

  test('brings sample users whom no password lets in and who leave the administrator to be made', async () => {
    const { db } = server()
    await installation.install(
      { 'rows/sys_user.json': [{ id: 'sample', username: 'sample', realname: 'Sample' }] },
      true,
    )
    const { password } = await db.selectFrom('sysUser').select('password').executeTakeFirstOrThrow()
    expect(await verifyPassword(password, password)).toBe(false)
    const given = { username: 'admin', password: 'Meadow-2041', isGenerated: false }
    expect(await createFirstAdministrator(db, { adminPassword: given.password })).toEqual(given)
    expect(await createFirstAdministrator(db, { adminPassword: 'Meadow-2041' })).toBeUndefined()
  })

  test('joins nothing to a user whom a person deleted for good', async () => {
    const { db } = server()
    const rows = {
      'rows/sys_user.json': [
        { id: 'leaver', username: 'leaver' },
        { id: 'stayer', username: 'stayer' },
      ],
      'rows/sys_depart.json': [{ id: 'depart', depart_name: 'Depart', org_code: 'Z01' }],
    }
    await installation.install(rows, true)
    await db.deleteFrom('sysUser').where('id', '=', 'leaver').execute()
    const links = ['leaver', 'stayer'].map((user_id) => ({ id: `${user_id}-depart`, user_id, dep_id: 'depart' }))
    await installation.install({ ...rows, 'rows/sys_user_depart.json': links }, true)
    expect(await db.selectFrom('sysUserDepart').select('userId').execute()).toEqual([{ userId: 'stayer' }])
  })

  describe('a moment by its distance from the installation', () => {
    const rowsOf = (...rows: readonly object[]) => ({
      'rows/demo_goods.json': rows.map((row) => ({ name: 'Goods', ...row })),
    })
    const readMoments = async () =>
      (
        await sql<{ code: string; madeOn: string | null; soldAt: string | null; more: unknown }>`
          select code, made_on, sold_at, more from demo_goods order by code`.execute(server().db)
      ).rows
    const dayOf = (daysAgo: number) => formatWireTime(Date.now() - daysAgo * 86_400_000).slice(0, 10)

    test('counts back from it and ahead of it, on dates and on times, and stays data in JSON', async () => {
      const [before, past, ahead] = [formatWireTime(Date.now()), dayOf(3), dayOf(-7)]
      await installation.install(
        rowsOf(
          { id: 'a', code: 'a', made_on: { daysAgo: 3 }, sold_at: { daysAgo: 3, time: '09:12:00' } },
          { id: 'b', code: 'b', sold_at: { daysAgo: -7, time: '23:59:59' }, more: { daysAgo: 3 } },
          { id: 'c', code: 'c', sold_at: { daysAgo: 0 } },
        ),
        true,
      )
      const [first, second, third] = await readMoments()
      expect(first).toMatchObject({ madeOn: past, soldAt: `${past} 09:12:00` })
      expect(second).toMatchObject({ soldAt: `${ahead} 23:59:59`, more: { daysAgo: 3 } })
      expect(third?.soldAt && third.soldAt >= before && third.soldAt <= formatWireTime(Date.now())).toBe(true)
    })

    test('is that of the first installation: another day changes nothing', async () => {
      const rows = rowsOf({ id: 'a', code: 'a', sold_at: { daysAgo: 3, time: '09:12:00' } })
      await installation.install(rows, true)
      await sql`update demo_goods set sold_at = '2020-02-02 02:02:02'`.execute(server().db)
      const memory = server().db.selectFrom('packInstall').selectAll().where('itemKind', '=', 'row')
      const before = await memory.execute()
      vi.useFakeTimers({ now: Date.now() + 5 * 86_400_000, toFake: ['Date'] })
      try {
        await server()
          .db.updateTable('packInstall')
          .set({ checksum: 'other' })
          .where('itemKind', '=', 'state')
          .execute()
        await installation.install(rows, true)
      } finally {
        vi.useRealTimers()
      }
      expect(await readMoments()).toMatchObject([{ soldAt: '2020-02-02 02:02:02' }])
      expect(await memory.execute()).toEqual(before)
    })

    test('fills the announcements, the receipts and the log of the server', async () => {
      const { db } = server()
      await installation.install(
        {
          'rows/sys_user.json': [{ id: 'reader', username: 'reader', create_time: { daysAgo: 40, time: '08:00:00' } }],
          'rows/sys_announcement.json': [{ id: 'news', titile: 'News', send_time: { daysAgo: 2, time: '10:00:00' } }],
          'rows/sys_announcement_send.json': [
            { id: 'got', annt_id: 'news', user_id: 'reader', read_flag: '1', read_time: { daysAgo: 1 } },
            { id: 'lost', annt_id: 'news', user_id: 'nobody' },
          ],
          'rows/sys_log.json': [
            { id: 'in', log_type: 1, log_content: 'in', userid: 'reader', create_time: { daysAgo: 1 } },
            { id: 'failed', log_type: 1, log_content: 'failed', create_time: { daysAgo: 1 } },
            { id: 'stray', log_type: 1, log_content: 'stray', userid: 'nobody', create_time: { daysAgo: 1 } },
          ],
        },
        true,
      )
      expect(await db.selectFrom('sysUser').select('createTime').where('id', '=', 'reader').execute()).toEqual([
        { createTime: `${dayOf(40)} 08:00:00` },
      ])
      expect(await db.selectFrom('sysAnnouncement').select(['sendTime', 'createBy']).execute()).toEqual([
        { sendTime: `${dayOf(2)} 10:00:00`, createBy: 'system' },
      ])
      expect(await db.selectFrom('sysAnnouncementSend').select(['id', 'readFlag']).execute()).toEqual([
        { id: 'got', readFlag: '1' },
      ])
      const entries = await db.selectFrom('sysLog').select('id').where('id', 'in', ['in', 'failed', 'stray']).execute()
      expect(entries.map(({ id }) => id).sort()).toEqual(['failed', 'in'])
    })

    test('is refused where the column holds no moment', async () => {
      const { states } = await installation.install(
        { 'rows/sys_user.json': [{ id: 'x', username: 'x', realname: { daysAgo: 1 } }] },
        true,
      )
      expect(states?.[0]?.issues.map(toLine)).toEqual([expect.stringMatching(/rows\/sys_user\.json:5:17 .*realname/)])
    })
  })

  test('leaves a department out whose parent a person made otherwise', async () => {
    const { db } = server()
    await db.insertInto('sysDepart').values({ id: 'ours', departName: 'Ours', orgCode: 'Y01' }).execute()
    await installation.install(
      {
        'rows/sys_depart.json': [
          { id: 'inner', parent_id: 'branch', depart_name: 'Inner', org_code: 'Y01A01A01' },
          { id: 'branch', parent_id: 'theirs', depart_name: 'Branch', org_code: 'Y01A01' },
          { id: 'theirs', depart_name: 'Theirs', org_code: 'Y01' },
          { id: 'below', parent_id: 'root', depart_name: 'Below', org_code: 'Y02A01' },
          { id: 'root', depart_name: 'Root', org_code: 'Y02' },
        ],
      },
      true,
    )
    const departs = await db.selectFrom('sysDepart').select('id').where('orgCode', 'like', 'Y0%').execute()
    expect(departs.map(({ id }) => id).sort()).toEqual(['below', 'ours', 'root'])
  })

  test('adds more rows than one statement takes, and joins what they bring', async () => {
    const count = 1200
    const users = Array.from({ length: count }, (_, index) => ({ id: `many-${index}`, username: `many-${index}` }))
    const links = users.map(({ id }) => ({ user_id: id, dep_id: 'many' }))
    await installation.install(
      {
        'rows/sys_user_depart.json': links,
        'rows/sys_user.json': users,
        'rows/sys_depart.json': [{ id: 'many', depart_name: 'Many', org_code: 'Z09' }],
      },
      true,
    )
    const joined = await server().db.selectFrom('sysUserDepart').select('id').where('depId', '=', 'many').execute()
    expect(joined).toHaveLength(count)
    const memory = await server().db.selectFrom('packInstall').select('itemId').where('itemKind', '=', 'row').execute()
    expect(memory).toHaveLength(2 * count + 3)
    await server().db.deleteFrom('sysUser').where('id', 'like', 'many-%').execute()
    await server().db.deleteFrom('sysDepart').where('id', '=', 'many').execute()
  })

  test('stores a text that looks like a template or a key as it is typed', async () => {
    await installation.install()
    const item = await server()
      .db.selectFrom('sysDictItem')
      .selectAll()
      .where('itemValue', '=', '2')
      .executeTakeFirstOrThrow()
    expect(item).toMatchObject({ itemText: '{{1+1}}', texts: null })
  })

  test('gives the pages with a checksum that follows their texts', async () => {
    const [first] = (await installation.install()).pages
    const [same] = (await installation.install()).pages
    const [other] = (await installation.install({ 'i18n/zh.json': texts('货物', '出售', '好') })).pages
    expect(first).toMatchObject({
      id: 'demo.goods',
      kind: 'list',
      pack: 'demo',
      document: { title: '@:demo.goods' },
      model: { id: 'demo.goods' },
    })
    expect(same?.checksum).toBe(first?.checksum)
    expect(other?.checksum).not.toBe(first?.checksum)
  })

  test('two installs at once do not disturb each other', async () => {
    await writePack(installation.folder, files)
    const config = { packFolders: [installation.folder], isDemo: true }
    await Promise.all([installPacks(server().db, config), installPacks(server().db, config)])
    expect(
      await server().db.selectFrom('sysPermission').select('id').where('page', '=', 'demo.goods').execute(),
    ).toHaveLength(1)
  })

  describe('refuses', () => {
    const cases: readonly (readonly [string, PackFiles, RegExp])[] = [
      [
        'a document that is no JSON, with its place',
        { 'pages/goods.json': '{\n  "kind": "list",\n  oops\n}' },
        /pages\/goods\.json:3:3 /,
      ],
      [
        'an unknown widget, with its place',
        { 'models/goods.json': { ...goodsModel, fields: { name: { widget: 'inptu' } } } },
        /models\/goods\.json:\d+:\d+ .*input/,
      ],
      ['a table of the server', { 'tables/goods.json': { ...goodsTable, table: 'sys_user' } }, /sys_user/],
      [
        'a column that every table has',
        { 'tables/goods.json': { ...goodsTable, columns: { name: { type: 'text' }, create_time: { type: 'text' } } } },
        /create_time/,
      ],
      [
        'a missing pack',
        {
          'pack.json': {
            id: 'demo',
            version: 1,
            title: 'x',
            requires: ['nowhere'],
            menu: [{ id: 'demo', title: 'x', path: '/demo' }],
          },
        },
        /nowhere/,
      ],
    ]
    for (const [name, changed, message] of cases) {
      test(name, async () => {
        const { pages, states } = await installation.install(changed)
        expect(pages).toEqual([])
        expect(states).toMatchObject([{ id: 'demo', state: 'leftOut', version: null }])
        expect(states?.flatMap(({ issues }) => issues.map(toLine)).join('\n')).toMatch(message)
        expect(await server().db.selectFrom('sysPermission').select('id').execute()).toEqual([])
      })
    }
  })
})
