import { expect, test } from 'vitest'
import { toBinding, toRuledRecords } from '../../../server/authority/binding.ts'
import { createId } from '../../../server/db/id.ts'
import { listCalls } from '../../../server/http/listCalls.ts'
import type { ResourceModel, Values } from '../../../server/http/resource/declaration.ts'
import { modules } from '../../../server/modules/list.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { endpoints } from '../modules/routes.ts'
import type { GivenNode } from './delegates.ts'
import { createFormScene } from './formScene.ts'

type Scene = ReturnType<typeof createFormScene>

/** Records that belong to others, and the calls for them. */
interface OwnedCase {
  /** The access code that both share, at which a rule is about the records that others belong to, and its column. */
  readonly ruled: readonly [code: string, column: string]
  /** The code of who writes what belongs to them. */
  readonly writes: string
  /** Adds a record of a name that others may belong to. */
  readonly addOwner: (scene: Scene, server: TestServer, name: string) => Promise<string>
  readonly values: (owner: string) => Values
  readonly edited: Values
  readonly add: string
  readonly edit: string
  readonly remove: string
  readonly list: (owner: string) => readonly [path: string, query: Values]
  readonly refusal: (owner: string) => string
  /** The address at which a rule is about these records themselves, by a column that only they have. */
  readonly own: readonly [address: string, column: string, value: string]
}

const unique = () => createId().slice(-8)

const callsOf = (path: string) => ({ add: `${path}/add`, edit: `${path}/edit`, remove: `${path}/delete` })

const owned: Readonly<Record<string, OwnedCase>> = {
  '/sys/siteDict': {
    ruled: ['site:list', 'name'],
    writes: 'site',
    addOwner: async (_scene, { db }, name) => {
      const id = createId()
      await db
        .insertInto('siteInfo')
        .values({ id, name, url: `${id}.example.org` })
        .execute()
      return id
    },
    values: (pid) => ({ pid, code: `t${unique()}`, public: 'Y', textZh: 'x' }),
    edited: { textZh: 'y' },
    ...callsOf('/sys/siteDict'),
    list: (pid) => ['/sys/siteDict/list', { pid }],
    refusal: () => 'There is no such site.',
    own: ['/sys/siteDict/list', 'textZh', 'x'],
  },
  '/sys/dictItem': {
    ruled: ['dict:list', 'dictName'],
    writes: 'dict',
    addOwner: async (_scene, { db }, dictName) => {
      const id = createId()
      await db.insertInto('sysDict').values({ id, dictName, dictCode: id }).execute()
      return id
    },
    values: (dictId) => ({ dictId, itemText: 'x', itemValue: unique() }),
    edited: { itemText: 'y' },
    ...callsOf('/sys/dictItem'),
    list: (dictId) => ['/sys/dictItem/list', { dictId }],
    refusal: () => 'There is no such dictionary.',
    own: ['/sys/dictItem/list', 'itemText', 'x'],
  },
  '/sys/sysDepartRole': {
    ruled: ['depart:list', 'departName'],
    writes: 'depart',
    addOwner: async (_scene, { db }, departName) => {
      const id = createId()
      await db
        .insertInto('sysDepart')
        .values({ id, departName, orgCode: unique(), orgCategory: '1', orgType: '1' })
        .execute()
      return id
    },
    values: (departId) => ({ departId, roleName: 'x', roleCode: `r_${unique()}` }),
    edited: { roleName: 'y' },
    ...callsOf('/sys/sysDepartRole'),
    list: (departId) => ['/sys/sysDepartRole/list', { departId }],
    refusal: () => 'There is no such department.',
    own: ['/sys/sysDepartRole/list', 'roleName', 'x'],
  },
  '/online/cgform/button': {
    ruled: ['online.form:list', 'tableTxt'],
    writes: 'online.form',
    addOwner: async ({ addForm }, _server, tableTxt) => (await addForm({ code: {} }, { tableTxt })).id,
    values: (cgformHeadId) => ({
      ...{ cgformHeadId, buttonCode: `b${unique()}`, buttonName: 'x', buttonStyle: 'link', optType: 'js' },
    }),
    edited: { buttonName: 'y' },
    ...callsOf('/online/cgform/button'),
    list: (head) => [`/online/cgform/button/list/${head}`, {}],
    refusal: (head) => `There is no online form with the id or table ${head}.`,
    own: ['/online/cgform/button/list', 'buttonName', 'x'],
  },
  '/sys/permission/rule': {
    ruled: ['permission:list', 'name'],
    writes: 'permission',
    addOwner: async (_scene, { db }, name) => {
      const id = createId()
      await db.insertInto('sysPermission').values({ id, name, menuType: 1, permsType: '1' }).execute()
      return id
    },
    values: (permissionId) => ({ permissionId, ruleName: 'x', ruleColumn: 'c', ruleConditions: '=', ruleValue: '1' }),
    edited: { ruleName: 'y', ruleColumn: 'c', ruleConditions: '=', ruleValue: '1' },
    add: '/sys/permission/addPermissionRule',
    edit: '/sys/permission/editPermissionRule',
    remove: '/sys/permission/deletePermissionRule',
    list: (permissionId) => ['/sys/permission/queryPermissionRule', { permissionId }],
    refusal: () => 'There is no such menu node.',
    own: ['/sys/permission/rule/list', 'ruleName', 'x'],
  },
}

/** Resources that share a code with another one, whose records do not belong to those of that one. */
const apart: Readonly<Record<string, string>> = {
  '/online/graphreport/templet': 'A template names reports of any of those that its reader opens.',
}

const models = [
  ...new Set(endpoints.flatMap(({ route }) => (route.resource === undefined ? [] : [route.resource as ResourceModel]))),
]

test('what goes with a record and shares its access code says that it belongs to it', () => {
  const parts = models.flatMap((whole) => (whole.parts?.() ?? []).map(({ model, owner }) => ({ whole, model, owner })))
  const sharing = parts.filter(({ whole, model }) => whole.access === model.access)
  expect(sharing.length).toBeGreaterThan(4)
  for (const { whole, model, owner } of sharing)
    expect({ path: model.of?.owner().path, field: model.of?.field }, model.path).toEqual({
      path: whole.path,
      field: owner,
    })
})

test('of resources that share an access code, all but one say to which of them they belong', () => {
  const byAccess = Map.groupBy(models, ({ access }) => access)
  const heads = [...byAccess.values()].map((sharing) =>
    sharing.filter(({ of, path }) => of === undefined && !Object.hasOwn(apart, path)).map(({ path }) => path),
  )
  expect(heads.filter((paths) => paths.length > 1)).toEqual([])
})

test('every such resource with calls of its own is among those that are tried', () => {
  const paths = models.filter(({ of }) => of !== undefined).map(({ path }) => path)
  expect(paths.filter((path) => !Object.hasOwn(owned, path))).toEqual([])
})

test('a rule at the shared code narrows both in a reach, and one at an address the records of that address', () => {
  const records = toRuledRecords(listCalls(modules))
  for (const model of models.filter(({ of }) => of !== undefined)) {
    const owner = model.of?.owner().path ?? ''
    const code = `${model.access}:list`
    const atCode = toBinding({ codes: [code], url: null }, records, () => [])
    const atAddress = toBinding({ codes: [], url: `${model.path}/list` }, records, () => [])
    expect(atCode.findNarrowed({ code }), model.path).toEqual(expect.arrayContaining([owner, model.path]))
    expect(atAddress.findNarrowed({ code }), model.path).toEqual([model.path])
  }
})

describeEachDatabase('records that belong to others', {}, (server) => {
  const scene = createFormScene(server)
  const { call, person } = scene
  const setUp = async (path: string, further: readonly GivenNode[] = []) => {
    const tried = owned[path] as OwnedCase
    const { addOwner, list, values, add, ruled } = tried
    const seen = await addOwner(scene, server(), `seen ${unique()}`)
    const hidden = await addOwner(scene, server(), `other ${unique()}`)
    const codes = ['add', 'edit', 'delete', 'role', 'rule'].map((verb) => `${tried.writes}:${verb}`)
    const rules = [{ column: ruled[1], operator: 'right_like', value: 'seen' }]
    const who = await person([{ perms: ruled[0], rules }, ...codes, ...further])
    const admin = await server().signIn({ isAdmin: true })
    const read = async (owner: string, whom: { readonly token: string } = who) => {
      const { result } = await call(whom, 'GET', ...list(owner))
      const records = Array.isArray(result) ? result : (result as { readonly records?: unknown } | null)?.records
      return ((records ?? []) as readonly Values[]).map(({ id }) => id)
    }
    const make = async (owner: string) => {
      await call(admin, 'POST', add, values(owner))
      const [id] = await read(owner, admin)
      return String(id)
    }
    return { tried, seen, hidden, who, admin, read, make }
  }
  const paths = Object.keys(owned)

  test.each(paths)('%s are those of the records that a rule leaves', async (path) => {
    const { tried, seen, who, read, make } = await setUp(path)
    const id = await make(seen)
    expect(await read(seen)).toEqual([id])
    expect(await call(who, 'POST', tried.add, tried.values(seen))).toMatchObject({ success: true })
    expect(await read(seen)).toHaveLength(2)
    expect(await call(who, 'PUT', tried.edit, { id, ...tried.edited })).toMatchObject({ success: true })
    expect(await call(who, 'DELETE', tried.remove, { id })).toMatchObject({ success: true })
    expect(await read(seen)).toHaveLength(1)
  })

  test.each(paths)('%s of a record that a rule keeps away are neither read nor written', async (path) => {
    const { tried, hidden, who, admin, read, make } = await setUp(path)
    for (const owner of [hidden, 'nowhere'])
      expect(await call(who, 'POST', tried.add, tried.values(owner))).toMatchObject({
        success: false,
        message: tried.refusal(owner),
      })
    const id = await make(hidden)
    expect(await read(hidden)).toEqual([])
    const missing = { success: false, message: 'There is no such record.' }
    expect(await call(who, 'PUT', tried.edit, { id, ...tried.edited })).toMatchObject(missing)
    expect(await call(who, 'DELETE', tried.remove, { id })).toMatchObject(missing)
    expect(await read(hidden, admin)).toEqual([id])
  })

  test.each(paths)('%s are bound by a rule at the address of their own list besides', async (path) => {
    const [url, column, value] = owned[path]?.own ?? ['', '', '']
    const { tried, seen, who, read, make } = await setUp(path, [{ url, rules: [{ column, value }] }])
    const id = await make(seen)
    expect(await read(seen)).toEqual([id])
    expect(await call(who, 'PUT', tried.edit, { id, ...tried.edited })).toMatchObject({ success: false, code: 510 })
    expect(await read(seen)).toEqual([id])
  })
})
