import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { nextFreeSegment } from '../../../server/modules/levelCode.ts'
import { installPacks } from '../../../server/packs/install.ts'
import { describeEachDatabase } from '../harness.ts'
import { readLastChange, readVersionTypes } from '../versions.ts'
import { writeRows } from '../writeRows.ts'
import { findNode, makeDepart, makeManager, type Node, readTree } from './departTree.ts'
import { addPerson } from './people.ts'
import { upload } from './upload.ts'

test('segments go from A01 to Z99 and come again only when all others are taken', () => {
  expect(nextFreeSegment([])).toBe('A01')
  expect(nextFreeSegment(['A01', 'A02'])).toBe('A03')
  expect(nextFreeSegment(['A01', 'A99'])).toBe('B01')
  expect(nextFreeSegment(['odd', ''])).toBe('A01')
  expect(nextFreeSegment(['A01', 'Z99'])).toBe('A02')
})

describeEachDatabase('departments', {}, (server) => {
  const make = (token: string, name: string, parentId?: string) => makeDepart(server(), token, name, parentId)
  const edit = (token: string, body: object, method: 'PUT' | 'POST' = 'PUT') =>
    server().call<Node>(method, '/sys/sysDepart/edit', { token, body })
  const codeOf = async (id: string) =>
    (await server().db.selectFrom('sysDepart').select('orgCode').where('id', '=', id).executeTakeFirst())?.orgCode

  test('get their codes and depths from the server, whatever the request says', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await make(token, 'Head')
    const input = { departName: 'North', parentId: head.id, orgCode: 'Z01', orgType: '9', delFlag: 1, id: 'mine' }
    const { body } = await server().call<Node>('POST', '/sys/sysDepart/add', { token, body: input })
    expect(body.result).toMatchObject({ orgCode: `${head.orgCode}A01`, orgType: '2', orgCategory: '2', isLeaf: true })
    expect(body.result.id).not.toBe('mine')
    expect(head).toMatchObject({ orgType: '1', orgCategory: '1', parentId: null })
    expect((await make(token, 'South', head.id)).orgCode).toBe(`${head.orgCode}A02`)
    const unknown = await server().call('POST', '/sys/sysDepart/add', {
      token,
      body: { departName: 'x', parentId: 'no' },
    })
    expect(unknown.body).toMatchObject({ success: false, message: '上级部门不存在' })
  })

  test('that are made at once have codes of their own', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await make(token, 'Busy')
    const made = await Promise.all(Array.from({ length: 8 }, (_, index) => make(token, `Team ${index}`, head.id)))
    expect(new Set(made.map(({ orgCode }) => orgCode)).size).toBe(8)
    for (const { orgCode } of made) expect(orgCode.slice(0, -3)).toBe(head.orgCode)
  })

  test('are kept by who may, and seen as a tree by everybody', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await server().signIn()
    const head = await make(token, 'Company')
    const second = await make(token, 'Second', head.id)
    const first = await make(token, 'First', head.id)
    await edit(token, { id: first.id, departOrder: 1 })
    await edit(token, { id: second.id, departOrder: 2 }, 'POST')
    const boss = await addPerson(server())
    await makeManager(server(), boss.id, [first.id, head.id])
    const tree = await readTree(server(), person.token)
    const shown = findNode(tree, head.id)
    expect(shown).toMatchObject({ key: head.id, value: head.id, title: 'Company', isLeaf: false })
    expect(shown?.children.map(({ title }) => title)).toEqual(['First', 'Second'])
    expect(findNode(tree, first.id)).toMatchObject({ isLeaf: true, directorUserIds: boss.id, children: [] })
    for (const name of ['departNameEn', 'departNameAbbr', 'fax', 'memo', 'qywxIdentifier', 'updateTime', 'delFlag'])
      expect(shown).toHaveProperty(name)
    const ids = await readTree(server(), person.token, {}, '/sys/sysDepart/queryIdTree')
    const idNode = ids.find(({ key }) => key === head.id)
    expect(Object.keys(idNode ?? {})).toEqual(['key', 'value', 'title', 'children'])
    for (const [column, key] of [
      ['id', head.id],
      ['org_code', head.orgCode],
    ] as const) {
      const path = `/sys/dict/loadDictItem/sys_depart,depart_name,${column}`
      const names = await server().call('GET', path, { token: person.token, query: { key } })
      expect(names.body.result).toEqual(['Company'])
    }
    const some = await readTree(server(), person.token, { ids: `${second.id},${head.id}` })
    expect(some).toMatchObject([{ id: head.id, isLeaf: false, children: [{ id: second.id }] }])
    const refused = [
      await edit(person.token, { id: head.id, departName: 'x' }),
      await server().call('POST', '/sys/sysDepart/add', { token: person.token, body: { departName: 'x' } }),
      await server().call('DELETE', '/sys/sysDepart/delete', { token: person.token, query: { id: head.id } }),
      await server().call('GET', '/sys/sysDepart/list', { token: person.token }),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual([510, 510, 510, 510])
  })

  test('come level by level, or by their ids or codes', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await make(token, 'Level 1')
    const child = await make(token, 'Level 2', head.id)
    const path = '/sys/sysDepart/queryDepartTreeSync'
    const roots = await readTree(server(), token, {}, path)
    expect(roots.map(({ id }) => id)).toContain(head.id)
    expect(roots.map(({ id }) => id)).not.toContain(child.id)
    expect(await readTree(server(), token, { pid: head.id }, path)).toMatchObject([{ id: child.id, isLeaf: true }])
    expect(await readTree(server(), token, { ids: child.id }, path)).toMatchObject([{ id: child.id }])
    const byCode = { ids: `${child.orgCode},x`, primaryKey: 'orgCode' }
    expect(await readTree(server(), token, byCode, path)).toMatchObject([{ id: child.id }])
    const hostile = await server().call('GET', path, { token, query: { ids: 'x', primaryKey: 'id;drop' } })
    expect(hostile.body.success).toBe(false)
  })

  test('tell the way above them', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await make(token, 'Top')
    const child = await make(token, 'Below', head.id)
    for (const query of [{ departId: child.id }, { orgCode: child.orgCode }]) {
      const named = await server().call('GET', '/sys/sysDepart/queryParentName', { token, query })
      expect(named.body.result).toBe('Top/Below')
      const requested = Object.values(query)[0] ?? ''
      const all = await server().call<Record<string, object>>('GET', '/sys/sysDepart/queryAllParentId', {
        token,
        query,
      })
      expect(all.body.result[requested]).toMatchObject({
        parentIds: [head.id, child.id],
        parentMap: { [head.id]: { departName: 'Top' } },
      })
    }
  })

  test('that move take new codes, with all below them and the users who work there', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [from, to] = [await make(token, 'From'), await make(token, 'To')]
    const moved = await make(token, 'Moved', from.id)
    const below = await make(token, 'Below', moved.id)
    const lowest = await make(token, 'Lowest', below.id)
    const [worker, chief] = [await addPerson(server()), await addPerson(server())]
    const work = (id: string, orgCode: string) =>
      server().db.updateTable('sysUser').set({ orgCode }).where('id', '=', id).execute()
    await work(worker.id, lowest.orgCode)
    await work(chief.id, moved.orgCode)
    const { body } = await edit(token, { id: moved.id, parentId: to.id })
    expect(body.result).toMatchObject({ orgCode: `${to.orgCode}A01`, orgType: '2' })
    expect(await codeOf(lowest.id)).toBe(`${to.orgCode}A01A01A01`)
    const up = await edit(token, { id: below.id, parentId: '0' })
    expect(up.body.result).toMatchObject({ parentId: null, orgType: '1' })
    const tree = await readTree(server(), token)
    expect(findNode(tree, lowest.id)).toMatchObject({ orgCode: `${up.body.result.orgCode}A01`, orgType: '2' })
    const rows = await server()
      .db.selectFrom('sysUser')
      .select(['id', 'orgCode'])
      .where('id', 'in', [worker.id, chief.id])
      .execute()
    const codes = new Map(rows.map(({ id, orgCode }) => [id, orgCode]))
    expect(codes.get(worker.id)).toBe(`${up.body.result.orgCode}A01`)
    expect(codes.get(chief.id)).toBe(`${to.orgCode}A01`)
    expect((await edit(token, { id: moved.id, parentId: to.id, memo: 'stays' })).body.result.orgCode).toBe(
      `${to.orgCode}A01`,
    )
  })

  test('never stand below themselves, also when two move at once', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [one, other] = [await make(token, 'One'), await make(token, 'Other')]
    const child = await make(token, 'Child', one.id)
    for (const parentId of [one.id, child.id])
      expect((await edit(token, { id: one.id, parentId })).body.message).toBe('上级部门不能是自己或自己的下级')
    const both = await Promise.all([
      edit(token, { id: one.id, parentId: other.id }),
      edit(token, { id: other.id, parentId: one.id }),
    ])
    expect(both.filter(({ body }) => body.success)).toHaveLength(1)
    expect(server().bugs).toEqual([])
  })

  test('go with all below them, and leave no user behind in them', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await make(token, 'Closing')
    const child = await make(token, 'Closing child', head.id)
    const stays = await make(token, 'Stays')
    const person = await addPerson(server())
    await makeManager(server(), person.id, [child.id, stays.id])
    await server().db.updateTable('sysUser').set({ orgCode: child.orgCode }).where('id', '=', person.id).execute()
    for (const depId of [child.id, stays.id])
      await server().db.insertInto('sysUserDepart').values({ id: createId(), userId: person.id, depId }).execute()
    const { body } = await server().call('DELETE', '/sys/sysDepart/delete', { token, query: { id: head.id } })
    expect(body.success).toBe(true)
    expect([await codeOf(head.id), await codeOf(child.id)]).toEqual([undefined, undefined])
    const memberships = server().db.selectFrom('sysUserDepart').select('depId').where('userId', '=', person.id)
    expect(await memberships.execute()).toEqual([{ depId: stays.id }])
    const user = server().db.selectFrom('sysUser').select(['orgCode', 'departIds']).where('id', '=', person.id)
    expect(await user.executeTakeFirst()).toEqual({ orgCode: null, departIds: stays.id })
    const logged = await server()
      .db.selectFrom('sysLog')
      .select('requestParam')
      .where('logContent', '=', '删除下级部门')
      .execute()
    expect(logged.some(({ requestParam }) => requestParam?.includes(child.id))).toBe(true)
  })

  test('leave versions of all that moves or goes with them', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [from, to] = [await make(token, 'Old place'), await make(token, 'New place')]
    const child = await make(token, 'Goes along', from.id)
    const { id: userId } = await addPerson(server())
    await makeManager(server(), userId, [child.id])
    await server().db.updateTable('sysUser').set({ orgCode: child.orgCode }).where('id', '=', userId).execute()
    const change = (table: string, id: string) => readLastChange(server(), token, table, id)
    await edit(token, { id: from.id, parentId: to.id })
    const moved = (await codeOf(child.id)) ?? ''
    expect(await change('sys_depart', child.id)).toEqual([
      ['orgCode', child.orgCode, moved],
      ['orgType', '2', '3'],
    ])
    expect(await change('sys_user', userId)).toEqual([['orgCode', child.orgCode, moved]])
    await server().call('DELETE', '/sys/sysDepart/delete', { token, query: { id: from.id } })
    expect(await readVersionTypes(server(), 'sys_depart', child.id)).toEqual(['add', 'edit', 'delete'])
    expect(await change('sys_user', userId)).toEqual([['departIds', child.id, null]])
    expect(await readVersionTypes(server(), 'sys_user', userId)).toEqual(['base', 'edit', 'edit', 'edit'])
  })

  test('are found by their names, and in the own ones only where that is asked', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await server().signIn()
    const mine = await make(token, 'Search mine')
    const below = await make(token, 'Search below', mine.id)
    const foreign = await make(token, 'Search foreign')
    const search = (query: Readonly<Record<string, string>>) =>
      server().call<readonly Node[]>('GET', '/sys/sysDepart/searchBy', { token: person.token, query })
    expect((await search({ keyWord: 'search' })).body.result.map(({ id }) => id).sort()).toEqual(
      [mine.id, foreign.id].sort(),
    )
    const none = await search({ keyWord: 'Search', myDeptSearch: '1', departIds: foreign.id })
    expect(none.body).toMatchObject({ success: false, message: '未查询匹配数据！' })
    await makeManager(server(), person.id, [mine.id])
    const own = await search({ keyWord: 'Search', myDeptSearch: '1' })
    expect(own.body.result).toMatchObject([{ id: mine.id, children: [{ id: below.id }] }])
    const stolen = await search({ keyWord: 'Search', myDeptSearch: '1', departIds: foreign.id })
    expect(stolen.body.success).toBe(false)
    expect((await search({ keyWord: '%' })).body.success).toBe(false)
  })

  test('of who is in charge come with all below them, and none for others', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await server().signIn()
    const ask = () => server().call<readonly Node[] | null>('GET', '/sys/sysDepart/queryMyDeptTreeList', person)
    const head = await make(token, 'Mine')
    const below = await make(token, 'Mine below', head.id)
    await server().db.updateTable('sysUser').set({ departIds: head.id }).where('id', '=', person.id).execute()
    expect((await ask()).body).toMatchObject({ success: true, result: null, message: '1' })
    await makeManager(server(), person.id, [below.id, head.id])
    const { body } = await ask()
    expect(body).toMatchObject({ message: '2', result: [{ id: head.id, children: [{ id: below.id, children: [] }] }] })
    expect(body.result).toHaveLength(1)
  })

  test('come from a spreadsheet below the parent that it names', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const name = `Sheet ${createId()}`
    const head = await make(token, name)
    const rows = [
      ['Sheet child', name, 'Z99'],
      ['By code', head.orgCode, ''],
      ['Lost', 'nowhere', ''],
    ]
    const content = writeRows('Departments', ['部门名称', '上级部门', '部门编码'], rows)
    const answer = await upload(server(), token, '/sys/sysDepart/importExcel', { name: 'departs.xlsx', content })
    expect(answer.body.code).toBe(201)
    const tree = await readTree(server(), token)
    const children = findNode(tree, head.id)?.children ?? []
    expect(children.map(({ title }) => title).sort()).toEqual(['By code', 'Sheet child'])
    expect(children.map(({ orgCode }) => orgCode).sort()).toEqual([`${head.orgCode}A01`, `${head.orgCode}A02`])
  })

  test('come fast by the thousand', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await make(token, 'Large')
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      id: createId(),
      departName: `Unit ${index}`,
      parentId: head.id,
      orgCode: `${head.orgCode}X${index}`,
    }))
    await server().db.insertInto('sysDepart').values(rows).execute()
    const started = performance.now()
    expect(findNode(await readTree(server(), token), head.id)?.children).toHaveLength(3000)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describeEachDatabase('the screens of departments', { install: installPacks }, (server) => {
  test('bring their places in the menu and the codes that their calls ask for', async () => {
    const nodes = await server().db.selectFrom('sysPermission').select(['url', 'perms', 'component']).execute()
    const perms = nodes.map((node) => node.perms)
    for (const verb of ['list', 'add', 'edit', 'delete', 'export', 'import', 'users', 'role', 'permission'])
      expect(perms).toContain(`depart:${verb}`)
    for (const code of ['myDepart:list', 'myDepart:manage', 'user:departs']) expect(perms).toContain(code)
    const { token } = await server().signIn()
    const { body } = await server().call<{ menu: readonly { children?: readonly { path: string }[] }[] }>(
      'GET',
      '/sys/permission/getUserPermissionByToken',
      { token },
    )
    const paths = body.result.menu.flatMap(({ children = [] }) => children.map(({ path }) => path))
    // Who has signed up from outside is not shown how to reach the staff.
    expect(paths).not.toContain('/isystem/addressList')
    expect(paths).not.toContain('/isystem/depart')
  })

  test('show sample departments with the codes that the server would give them', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [head] = await readTree(server(), token)
    const added = await makeDepart(server(), token, 'New team', head?.id)
    expect(added.orgCode.slice(0, -3)).toBe(head?.orgCode)
    const codes = await server().db.selectFrom('sysDepart').select('orgCode').execute()
    expect(new Set(codes.map(({ orgCode }) => orgCode)).size).toBe(codes.length)
  })
})
