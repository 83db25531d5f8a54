import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import type { ResourceModel, Values } from '../../../server/http/resource/declaration.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { endpoints } from '../modules/routes.ts'
import type { Delegate } from './delegates.ts'
import { createFormScene } from './formScene.ts'

/** A tree as a test makes records of it, and the calls that show whether others stand below one. */
interface TreeCase {
  readonly access: string
  /** The field that says whether others stand below a record, and what it holds when some do and when none does. */
  readonly mark: readonly [field: string, some: unknown, none: unknown]
  readonly values: (name: string) => Values
  readonly insert: (server: TestServer, row: Values & { readonly above: string | null }) => Promise<string>
  /** Calls that answer with the uppermost records and marks of them. */
  readonly levels: readonly string[]
  /** Calls that leave of these the ones with others below. */
  readonly filters?: readonly string[]
}

const hiddenBelow =
  'Some records below it are outside your data rules, so it cannot be moved or deleted. Ask someone who can see all of them.'

const freshCode = () => `T${createId().slice(-8)}`

let levels = 0
/** A level of a code that no other category of the test has: a letter and two digits. */
const freshLevel = () => {
  levels += 1
  return `${'TUVWXYZ'[Math.floor(levels / 99)]}${String((levels % 99) + 1).padStart(2, '0')}`
}

const trees: Readonly<Record<string, TreeCase>> = {
  '/sys/category': {
    access: 'category',
    mark: ['hasChild', '1', '0'],
    values: (name) => ({ name }),
    insert: async ({ db }, { above, createBy }) => {
      const id = createId()
      const upper = await db
        .selectFrom('sysCategory')
        .select('code')
        .where('id', '=', above ?? '')
        .executeTakeFirst()
      const code = `${upper?.code ?? ''}${freshLevel()}`
      const row = { id, pid: above ?? '0', name: 'Made', code, createBy: String(createBy) }
      await db.insertInto('sysCategory').values(row).execute()
      if (above !== null) await db.updateTable('sysCategory').set({ hasChild: '1' }).where('id', '=', above).execute()
      return id
    },
    levels: [
      '/sys/category/childList?pid=0',
      '/sys/category/rootList?pageSize=1000',
      '/sys/category/loadTreeRoot?async=true',
      '/sys/category/loadTreeRoot?async=false',
      '/sys/category/loadTreeChildren?pid=0',
      '/sys/category/loadTreeData?pid=0',
      '/sys/dict/loadTreeData?tableName=sys_category&text=name&code=id&pidField=pid&hasChildField=has_child&pid=0',
    ],
    filters: [
      '/sys/category/childList?pid=0&hasChild=1',
      '/sys/category/loadTreeData?pid=0&condition={"hasChild":"1"}',
      '/sys/dict/loadTreeData?tableName=sys_category&text=name&code=id&pidField=pid&pid=0&condition={"has_child":"1"}',
      '/sys/dict/getDictItems/sys_category,has_child,id',
    ],
  },
  '/sys/sysDepart': {
    access: 'depart',
    mark: ['isLeaf', false, true],
    values: (departName) => ({ departName, orgCategory: '2' }),
    insert: async ({ db }, { above, createBy }) => {
      const id = createId()
      const row = { departName: 'Made', orgCode: freshCode(), orgCategory: '1', orgType: '1' }
      await db
        .insertInto('sysDepart')
        .values({ id, parentId: above, ...row, createBy: String(createBy) })
        .execute()
      return id
    },
    levels: [
      '/sys/sysDepart/list?pageSize=1000',
      '/sys/sysDepart/queryTreeList',
      '/sys/sysDepart/queryDepartTreeSync?pid=0',
      '/sys/sysDepart/searchBy?keyWord=Made',
      '/sys/dict/loadTreeData?tableName=sys_depart&text=depart_name&code=id&pidField=parent_id&pid=0',
    ],
  },
  '/sys/permission': {
    access: 'permission',
    mark: ['isLeaf', false, true],
    values: (name) => ({ name, menuType: 1 }),
    insert: async ({ db }, { above, createBy }) => {
      const id = createId()
      const row = { name: 'Made', menuType: above === null ? 0 : 1, permsType: '1', isLeaf: true }
      await db
        .insertInto('sysPermission')
        .values({ id, parentId: above, ...row, createBy: String(createBy) })
        .execute()
      if (above !== null) await db.updateTable('sysPermission').set({ isLeaf: false }).where('id', '=', above).execute()
      return id
    },
    levels: [
      '/sys/permission/list',
      '/sys/permission/getSystemMenuList',
      '/sys/permission/queryTreeList',
      '/mock/api/permission/no-pager',
      '/sys/dict/loadTreeData?tableName=sys_permission&text=name&code=id&pidField=parent_id&hasChildField=is_leaf&pid=0',
    ],
    filters: [
      '/sys/dict/loadTreeData?tableName=sys_permission&text=name&code=id&pidField=parent_id&pid=0&condition={"is_leaf":"false"}',
      '/sys/dict/getDictItems/sys_permission,is_leaf,id',
    ],
  },
}

const declared = new Map(
  endpoints.flatMap(({ route }) => {
    const model = route.resource as ResourceModel | undefined
    return model?.tree === undefined ? [] : [[model.path, model] as const]
  }),
)

test('every tree of records is among those that are tried', () => {
  expect([...declared.keys()].toSorted()).toEqual(Object.keys(trees).toSorted())
})

describeEachDatabase('a tree of which a rule keeps a part away', {}, (server) => {
  const { call, person } = createFormScene(server)
  const shown = (body: unknown, id: string): readonly Values[] =>
    JSON.stringify(body).includes(id) ? findWith(body, id) : []
  const setUp = async (path: string) => {
    const tree = trees[path] as TreeCase
    const { parent = '', messages } = declared.get(path)?.tree ?? {}
    const top = await tree.insert(server(), { above: null, createBy: 'everybody' })
    const hidden = await tree.insert(server(), { above: top, createBy: 'another' })
    const codes = ['add', 'edit', 'delete'].map((verb) => `${tree.access}:${verb}`)
    const rules = [{ column: 'createBy', operator: 'in', value: 'everybody,#{sys_user_code}' }]
    const who = await person([{ perms: `${tree.access}:list`, rules }, ...codes])
    const admin = await server().signIn({ isAdmin: true })
    const get = (whom: Pick<Delegate, 'token'>, address: string) => {
      const [at = '', query] = address.split('?')
      return call(whom, 'GET', at, Object.fromEntries(new URLSearchParams(query)))
    }
    return { tree, parent, message: messages?.parent.en, top, hidden, who, admin, get }
  }
  const paths = Object.keys(trees)

  test.each(paths)('%s says of nobody that there is something below which they do not see', async (path) => {
    const { tree, top, hidden, who, admin, get } = await setUp(path)
    const [field, some, none] = tree.mark
    const detail = `${path}/queryById?id=${top}`
    expect((await get(admin, detail)).result).toMatchObject({ [field]: some })
    expect((await get(who, detail)).result).toMatchObject({ [field]: none })
    for (const level of tree.levels) {
      const body = await get(who, level)
      expect(JSON.stringify(body), level).not.toContain(hidden)
      const records = shown(body, top)
      expect(records, level).not.toEqual([])
      for (const record of records) {
        if (Object.hasOwn(record, field)) expect(record, level).toMatchObject({ [field]: none })
        for (const leaf of ['leaf', 'isLeaf'])
          if (Object.hasOwn(record, leaf)) expect([true, 1], level).toContain(record[leaf])
        expect(record.children ?? [], level).toEqual([])
      }
    }
    const childless = await tree.insert(server(), { above: null, createBy: 'everybody' })
    for (const filter of tree.filters ?? []) {
      const text = JSON.stringify(await get(who, filter))
      expect(
        [text.includes(top), text.includes(childless)].every((each, _, all) => each === all[0]),
        filter,
      ).toBe(true)
    }
  })

  test.each(paths)('%s says so of what they do see', async (path) => {
    const { tree, top, who, get } = await setUp(path)
    await tree.insert(server(), { above: top, createBy: 'everybody' })
    const [field, some] = tree.mark
    expect((await get(who, `${path}/queryById?id=${top}`)).result).toMatchObject({ [field]: some })
  })

  test.each(paths)('%s takes no record below one that its writer does not see', async (path) => {
    const { tree, parent, message, top, hidden, who } = await setUp(path)
    const refused = { success: false, message }
    const added = await call(who, 'POST', `${path}/add`, { ...tree.values('mine'), [parent]: hidden })
    expect(added).toMatchObject(refused)
    expect(added).toEqual({
      ...(await call(who, 'POST', `${path}/add`, { ...tree.values('mine'), [parent]: 'nowhere' })),
      timestamp: expect.anything(),
    })
    const mine = await tree.insert(server(), { above: top, createBy: 'everybody' })
    expect(await call(who, 'PUT', `${path}/edit`, { id: mine, [parent]: hidden })).toMatchObject(refused)
    expect(await call(who, 'POST', `${path}/add`, { ...tree.values('mine'), [parent]: top })).toMatchObject({
      success: true,
    })
  })

  test.each(paths)('%s leaves a record below one that its writer does not see', async (path) => {
    const { tree, parent, hidden, who } = await setUp(path)
    const mine = await tree.insert(server(), { above: hidden, createBy: 'everybody' })
    const edited = await call(who, 'PUT', `${path}/edit`, { id: mine, ...tree.values('mine'), [parent]: hidden })
    expect(edited).toMatchObject({ success: true, result: { [parent]: hidden } })
  })

  test.each(paths)('%s deletes nothing that is hidden with what is above it', async (path) => {
    const { top, hidden, who, admin, get } = await setUp(path)
    const refused = { success: false, message: hiddenBelow }
    expect(await call(who, 'DELETE', `${path}/delete`, { id: top })).toMatchObject(refused)
    expect(await call(who, 'DELETE', `${path}/deleteBatch`, { ids: top })).toMatchObject(refused)
    expect(await get(admin, `${path}/queryById?id=${hidden}`)).toMatchObject({ success: true })
    expect(await call(admin, 'DELETE', `${path}/delete`, { id: hidden })).toMatchObject({ success: true })
    expect(await call(who, 'DELETE', `${path}/delete`, { id: top })).toMatchObject({ success: true })
  })

  test.each(['/sys/category', '/sys/sysDepart'])(
    '%s moves nothing that is hidden, with another code, with what is above it',
    async (path) => {
      const { tree, parent, top, hidden, who, admin, get } = await setUp(path)
      const other = await tree.insert(server(), { above: null, createBy: 'everybody' })
      const kept = (await get(admin, `${path}/queryById?id=${hidden}`)).result
      const move = { id: top, [parent]: other }
      expect(await call(who, 'PUT', `${path}/edit`, move)).toMatchObject({ success: false, message: hiddenBelow })
      expect((await get(admin, `${path}/queryById?id=${hidden}`)).result).toEqual(kept)
      expect(await call(who, 'PUT', `${path}/edit`, { id: top, ...tree.values('mine') })).toMatchObject({
        success: true,
      })
      expect(await call(admin, 'PUT', `${path}/edit`, move)).toMatchObject({ success: true })
    },
  )

  test('a department is not kept by one below it that was deleted by an older server', async () => {
    const { top, who, hidden } = await setUp('/sys/sysDepart')
    await server().db.updateTable('sysDepart').set({ delFlag: 1 }).where('id', '=', hidden).execute()
    expect(await call(who, 'DELETE', '/sys/sysDepart/delete', { id: top })).toMatchObject({ success: true })
  })

  test('a category that a rule keeps away tells its code neither who checks one nor who asks for the next', async () => {
    const { hidden, who, admin } = await setUp('/sys/category')
    const check = { pid: hidden, code: 'x' }
    const checked = await call(admin, 'GET', '/sys/category/checkCode', check)
    expect(checked.message).toMatch(/^The code must begin with/)
    const refused = { success: false, message: 'There is no such parent category.' }
    expect(await call(who, 'GET', '/sys/category/checkCode', check)).toMatchObject(refused)
    expect(await call(who, 'GET', '/sys/category/checkCode', { ...check, pid: 'nowhere' })).toMatchObject(refused)
    const next = '/sys/fillRule/executeRuleByCode/category_code_rule'
    expect(await call(who, 'PUT', next, { pid: hidden })).toMatchObject(refused)
  })
})

/** The objects of an answer that have an id or a key. */
function findWith(value: unknown, id: string): readonly Values[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.values(value).flatMap((each) => findWith(each, id))
  const { id: known, key } = value as Values
  return known === id || key === id ? [value as Values, ...own] : own
}
