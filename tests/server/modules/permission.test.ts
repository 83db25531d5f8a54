import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { toJson } from '../../../server/db/json.ts'
import type { InstalledPacks } from '../../../server/packs/installedPage.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { readVersionTypes } from '../versions.ts'
import { addNode, addPerson, addRole, grant } from './people.ts'

interface Node {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly meta: Readonly<Record<string, unknown>>
  readonly children?: readonly Node[]
}

interface Permissions {
  readonly menu: readonly Node[]
  readonly auth: readonly { readonly action: string }[]
  readonly allAuth: readonly { readonly action: string }[]
  readonly sysSafeMode: boolean
  readonly pages: readonly unknown[]
}

const packs: InstalledPacks = {
  powers: [],
  tables: [],
  pages: [
    {
      id: 'system.user',
      pack: 'system',
      kind: 'list',
      checksum: 'c1',
      document: {},
      model: undefined,
      texts: { zh: {}, en: {}, tw: {} },
    },
    {
      id: 'system.account',
      pack: 'system',
      kind: 'form',
      checksum: 'c2',
      document: { menu: { path: '/account', everybody: true } },
      model: undefined,
      texts: { zh: {}, en: {}, tw: {} },
    },
  ],
}

function read(server: TestServer, token: string, language = 'zh') {
  const headers = { 'accept-language': language }
  return server.call<Permissions>('GET', '/sys/permission/getUserPermissionByToken', {
    token,
    headers,
    query: { client: 'pagewright' },
  })
}

/** A menu with a root, two pages below it and a button. */
async function addMenu(server: TestServer) {
  const root = await addNode(server, { name: '系统', menuType: 0, url: '/root' })
  const first = await addNode(server, { name: 'First', parentId: root, url: '/root/first/:id', perms: 'first:list' })
  const second = await addNode(server, { name: 'Second', parentId: root, url: 'https://example.org/x' })
  const button = await addNode(server, { name: 'Add', parentId: first, menuType: 2, perms: 'first:add' })
  await server.db
    .updateTable('sysPermission')
    .set({ names: toJson({ zh: '系统', en: 'System', tw: '系統' }), page: 'system.user' })
    .where('id', '=', root)
    .execute()
  return { root, first, second, button }
}

describeEachDatabase('permissions by token', { install: async () => packs }, (server) => {
  test('an administrator sees the whole menu, with the index page first', async () => {
    const { root } = await addMenu(server())
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await read(server(), token)
    expect(body.result.menu[0]).toMatchObject({
      path: '/dashboard/analysis',
      component: 'dashboard/Analysis',
      meta: { title: '首页' },
    })
    expect(body.result.menu.find(({ id }) => id === root)?.children?.map((node) => node.meta.title)).toEqual([
      'First',
      'Second',
    ])
    expect(body.result.sysSafeMode).toBe(false)
    expect(body.result.pages).toEqual([
      { id: 'system.user', pack: 'system', checksum: 'c1' },
      { id: 'system.account', pack: 'system', checksum: 'c2' },
    ])
  })

  test('a role sees what it grants, with the nodes above it and without buttons', async () => {
    const { root, first, button } = await addMenu(server())
    const { token, roleId } = await server().signIn()
    await grant(server(), roleId, first)
    await grant(server(), roleId, button)
    const { menu, auth, allAuth } = (await read(server(), token)).body.result
    expect(menu.map((node) => node.id)).toEqual(['home', root])
    expect(menu[1]?.children).toMatchObject([
      { id: first, route: '1', path: '/root/first/:id', name: 'root-first-@id', meta: { internalOrExternal: false } },
    ])
    expect(menu[1]?.children?.[0]?.children).toBeUndefined()
    expect(auth.map((entry) => entry.action).sort()).toEqual(['first:add', 'first:list'])
    expect(allAuth.length).toBeGreaterThan(auth.length)
  })

  test('a page for everybody is in every menu, with the nodes above it, unless it has a code or is switched off', async () => {
    const root = await addNode(server(), { name: 'Root', menuType: 0, url: '/all' })
    const id = await addNode(server(), { name: 'Account', parentId: root, url: '/all/account', menuType: 1 })
    const change = (values: { readonly perms?: string | null; readonly status?: string }) =>
      server().db.updateTable('sysPermission').set(values).where('id', '=', id).execute()
    await server().db.updateTable('sysPermission').set({ page: 'system.account' }).where('id', '=', id).execute()
    const { token } = await server().signIn()
    const seen = async () => {
      const { menu, auth } = (await read(server(), token)).body.result
      return { ids: menu.flatMap((node) => [node.id, ...(node.children ?? []).map((child) => child.id)]), auth }
    }
    expect(await seen()).toEqual({ ids: ['home', root, id], auth: [] })
    await change({ perms: 'account:list' })
    expect(await seen()).toEqual({ ids: ['home'], auth: [] })
    await change({ perms: null, status: '0' })
    expect(await seen()).toEqual({ ids: ['home'], auth: [] })
  })

  test('titles come in the language of the request, and the page of a node goes with it', async () => {
    const { root } = await addMenu(server())
    const { token } = await server().signIn({ isAdmin: true })
    for (const [language, title] of [
      ['zh-CN', '系统'],
      ['en', 'System'],
      ['zh-TW', '系統'],
    ] as const) {
      const node = (await read(server(), token, language)).body.result.menu.find(({ id }) => id === root)
      expect(node?.meta).toMatchObject({ title, page: 'system.user' })
    }
  })

  test('an external address is hidden behind its digest', async () => {
    const { root, second } = await addMenu(server())
    const { token } = await server().signIn({ isAdmin: true })
    const { menu } = (await read(server(), token)).body.result
    const node = menu.find(({ id }) => id === root)?.children?.find(({ id }) => id === second)
    expect(node?.path).toMatch(/^[0-9a-f]{32}$/)
    expect(node?.meta.url).toBe('https://example.org/x')
  })

  test('a node that is switched off shows to nobody and grants nothing', async () => {
    const id = await addNode(server(), { name: 'Off', url: '/off', status: '0', perms: 'off:list' })
    const { token } = await server().signIn({ isAdmin: true })
    const { menu, auth, allAuth } = (await read(server(), token)).body.result
    expect(menu.some((node) => node.id === id)).toBe(false)
    expect(auth.some((entry) => entry.action === 'off:list')).toBe(false)
    expect(allAuth).toContainEqual({ action: 'off:list', type: '1', status: '0', describe: 'Off' })
  })

  test('codes of forms and reports are named to who sees these', async () => {
    const page = await addNode(server(), { name: 'Wages', url: '/online/cgformList/1', menuType: 1 })
    const names = ['onl:wages:add', 'user:wage,onl:wages:edit', 'onl:orders:list', 'onl:orders:add', 'report:pay:list']
    const ids: string[] = []
    for (const [index, perms] of names.entries())
      ids.push(await addNode(server(), { name: 'x', menuType: 2, perms, ...(index < 2 ? { parentId: page } : {}) }))
    const actions = async (...granted: readonly (string | undefined)[]) => {
      const { token, roleId } = await server().signIn()
      for (const id of granted) await grant(server(), roleId, id ?? '')
      const { allAuth } = (await read(server(), token)).body.result
      return allAuth.map(({ action }) => action).filter((action) => /wage|orders|pay/.test(action))
    }
    expect(await actions()).toEqual(['user:wage'])
    expect((await actions(page)).sort()).toEqual(['onl:wages:add', 'user:wage,onl:wages:edit'])
    expect((await actions(ids[2])).sort()).toEqual(['onl:orders:add', 'onl:orders:list', 'user:wage'])
  })

  test('the codes of a user come as a list too', async () => {
    const { token } = await server().signIn({ codes: ['a:list', 'a:add,a:edit'] })
    const { body } = await server().call<{ codeList: string[] }>('GET', '/sys/permission/getPermCode', { token })
    expect([...body.result.codeList].sort()).toEqual(['a:add', 'a:edit', 'a:list'])
  })
})

describeEachDatabase('permissions of roles', {}, (server) => {
  const save = (token: string, roleId: string, permissionIds: string, lastpermissionIds = '') =>
    server().call('POST', '/sys/permission/saveRolePermission', {
      token,
      body: { roleId, permissionIds, lastpermissionIds },
    })
  const read = async (token: string, roleId: string) =>
    [
      ...(await server().call<string[]>('GET', '/sys/permission/queryRolePermission', { token, query: { roleId } }))
        .body.result,
    ].sort()

  test('what was seen and is not wanted goes, what another person granted meanwhile stays', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const roleId = await addRole(server())
    const [a, b, c] = [
      await addNode(server(), { name: 'a' }),
      await addNode(server(), { name: 'b' }),
      await addNode(server(), { name: 'c' }),
    ]
    await save(token, roleId, `${a},${b}`)
    await grant(server(), roleId, c)
    await save(token, roleId, b, `${a},${b}`)
    expect(await read(token, roleId)).toEqual([b, c].sort())
  })

  test('a node that does not exist changes nothing', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const roleId = await addRole(server())
    const id = await addNode(server(), { name: 'a' })
    const { body } = await save(token, roleId, `${id},nothing`)
    expect(body).toMatchObject({ success: false, message: '菜单权限不存在' })
    expect(await read(token, roleId)).toEqual([])
    expect((await save(token, 'nothing', id)).body.message).toBe('角色不存在')
  })

  test('nobody grants what they do not hold, to others or to themselves', async () => {
    const person = await server().signIn({ codes: ['role:permission'] })
    const other = await addRole(server())
    const secret = await addNode(server(), { name: 'secret', perms: 'user:delete' })
    for (const roleId of [other, person.roleId]) expect((await save(person.token, roleId, secret)).body.code).toBe(510)
    const held = await read(person.token, person.roleId)
    expect((await save(person.token, other, held.join(','))).body.success).toBe(true)
    expect(await read(person.token, other)).toEqual(held)
  })

  test('nothing can be taken from the role of the administrators', async () => {
    const { token, roleId } = await server().signIn({ isAdmin: true })
    const id = await addNode(server(), { name: 'a' })
    await save(token, roleId, id)
    expect((await save(token, roleId, '', id)).body.success).toBe(false)
    expect(await read(token, roleId)).toContain(id)
  })

  test('the tree of the role screen has every node with its buttons', async () => {
    const { root, first, button } = await addMenu(server())
    const { token } = await server().signIn({ codes: ['role:permission'] })
    for (const path of ['/sys/role/queryTreeList', '/sys/permission/queryTreeList']) {
      const { body } = await server().call<{ treeList: readonly Record<string, unknown>[]; ids: string[] }>(
        'GET',
        path,
        { token },
      )
      expect(body.result.ids).toEqual(expect.arrayContaining([root, first, button]))
      const node = body.result.treeList.find(({ key }) => key === root)
      expect(node).toMatchObject({ value: root, title: '系统', isLeaf: false, scopedSlots: { title: 'hasDatarule' } })
      expect(node?.children).toMatchObject([{ key: first, children: [{ key: button, isLeaf: true }] }, {}])
    }
  })
})

describeEachDatabase('menu nodes', {}, (server) => {
  const leaf = async (id: string) =>
    (await server().db.selectFrom('sysPermission').select('isLeaf').where('id', '=', id).executeTakeFirstOrThrow())
      .isLeaf

  test('a node is a leaf until another one stands below it', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const parentId = await addNode(server(), { name: 'parent' })
    const body = { name: 'child', parentId, menuType: 1, url: '/x', sortNo: '', status: '' }
    const added = await server().call<{ id: string }>('POST', '/sys/permission/add', { token, body })
    expect(added.body.success).toBe(true)
    expect(await leaf(parentId)).toBe(false)
    await server().call('DELETE', '/sys/permission/delete', { token, query: { id: added.body.result.id } })
    expect(await leaf(parentId)).toBe(true)
  })

  test('deleting a node deletes what is below it and what roles had of it', async () => {
    const { token, roleId } = await server().signIn({ isAdmin: true })
    const { root, first, button } = await addMenu(server())
    await grant(server(), roleId, button)
    await server().call('DELETE', '/sys/permission/deleteBatch', { token, query: { ids: root } })
    const left = await server().db.selectFrom('sysPermission').select('id').where('id', 'in', [first, button]).execute()
    const links = await server()
      .db.selectFrom('sysRolePermission')
      .select('id')
      .where('permissionId', '=', button)
      .execute()
    expect([left, links]).toEqual([[], []])
    for (const id of [root, first, button])
      expect(await readVersionTypes(server(), 'sys_permission', id)).toEqual(['delete'])
  })

  test('a node cannot stand below itself', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { root, first } = await addMenu(server())
    const { body } = await server().call('PUT', '/sys/permission/edit', { token, body: { id: root, parentId: first } })
    expect(body).toMatchObject({ success: false, message: '上级菜单不能是自己或自己的下级' })
  })

  test.each([0, 1])('a parent that is not there is refused for a node of type %i', async (menuType) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { root } = await addMenu(server())
    const refused = { success: false, message: '上级菜单不存在' }
    const added = { name: 'x', menuType, parentId: 'nowhere' }
    expect((await server().call('POST', '/sys/permission/add', { token, body: added })).body).toMatchObject(refused)
    const edited = { id: root, menuType, parentId: 'nowhere' }
    expect((await server().call('PUT', '/sys/permission/edit', { token, body: edited })).body).toMatchObject(refused)
  })

  test.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', '/\\elsewhere.example'])(
    'the address %s is refused',
    async (url) => {
      const { token } = await server().signIn({ isAdmin: true })
      const { body } = await server().call('POST', '/sys/permission/add', { token, body: { name: 'x', url } })
      expect(body).toMatchObject({ success: false, result: { url: '地址须以 / 或 http:// 或 https:// 开头' } })
    },
  )

  test('who may edit nodes cannot put a code that they lack on one', async () => {
    const { token } = await server().signIn({ codes: ['permission:edit', 'permission:add'] })
    const id = await addNode(server(), { name: 'mine', perms: 'permission:edit' })
    const edited = await server().call('PUT', '/sys/permission/edit', { token, body: { id, perms: 'user:password' } })
    const added = await server().call('POST', '/sys/permission/add', { token, body: { name: 'x', perms: 'user:add' } })
    expect([edited.body.code, added.body.code]).toEqual([510, 510])
    expect(
      (await server().call('PUT', '/sys/permission/edit', { token, body: { id, icon: 'user' } })).body.success,
    ).toBe(true)
  })

  test('saving a node in another language keeps the names of the pack until another name is typed', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { root } = await addMenu(server())
    const headers = { 'accept-language': 'en' }
    const names = async () =>
      await server()
        .db.selectFrom('sysPermission')
        .select(['name', 'names'])
        .where('id', '=', root)
        .executeTakeFirstOrThrow()
    await server().call('PUT', '/sys/permission/edit', {
      token,
      headers,
      body: { id: root, name: 'System', icon: 'x' },
    })
    expect(await names()).toMatchObject({ name: '系统', names: { en: 'System' } })
    await server().call('PUT', '/sys/permission/edit', { token, headers, body: { id: root, name: 'Mine' } })
    expect(await names()).toEqual({ name: 'Mine', names: null })
  })

  test('the lists of the menu screen name roots, children and several families at once', async () => {
    const { token } = await server().signIn({ codes: ['permission:list'] })
    const { root, first, second } = await addMenu(server())
    const roots = await server().call<Node[]>('GET', '/sys/permission/getSystemMenuList', { token })
    expect(roots.body.result.map(({ id }) => id)).toContain(root)
    const children = await server().call<Node[]>('GET', '/sys/permission/getSystemSubmenu', {
      token,
      query: { parentId: root },
    })
    expect(children.body.result.map(({ id }) => id)).toEqual([first, second])
    const query = { parentIds: `${root},${first}` }
    const batch = await server().call<Record<string, Node[]>>('GET', '/sys/permission/getSystemSubmenuBatch', {
      token,
      query,
    })
    expect(batch.body.result[root]?.length).toBe(2)
    expect(batch.body.result[first]).toMatchObject([{ menuType: 2, perms: 'first:add' }])
    const tree = await server().call<Node[]>('GET', '/sys/permission/list', { token })
    expect(tree.body.result.find(({ id }) => id === root)).toMatchObject({ key: root, title: '系统', leaf: true })
  })
})

describeEachDatabase('roles', {}, (server) => {
  test('deleting a role takes it from its users and forgets its grants', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const roleId = await addRole(server())
    const person = await addPerson(server(), { roleIds: [roleId] })
    await grant(server(), roleId, await addNode(server(), { name: 'a' }))
    await server().call('DELETE', '/sys/role/delete', { token, query: { id: roleId } })
    const users = await server().db.selectFrom('sysUserRole').select('id').where('userId', '=', person.id).execute()
    const grants = await server().db.selectFrom('sysRolePermission').select('id').where('roleId', '=', roleId).execute()
    expect([users, grants]).toEqual([[], []])
  })

  test('the role of the administrators stays and keeps its code', async () => {
    const { token, roleId: id } = await server().signIn({ isAdmin: true })
    const deleted = await server().call('DELETE', '/sys/role/deleteBatch', { token, query: { ids: id } })
    const renamed = await server().call('PUT', '/sys/role/edit', { token, body: { id, roleCode: 'other' } })
    for (const { body } of [deleted, renamed]) expect(body.message).toBe('管理员角色不能删除，也不能修改编码')
    const named = await server().call('PUT', '/sys/role/edit', {
      token,
      body: { id, roleName: 'Chiefs', roleCode: 'admin' },
    })
    expect(named.body.success).toBe(true)
  })

  test('no other role can take the code of the administrators', async () => {
    await server().signIn({ isAdmin: true })
    const { token, roleId: id } = await server().signIn({ codes: ['role:edit', 'role:add'] })
    const edited = await server().call('PUT', '/sys/role/edit', { token, body: { id, roleCode: 'admin' } })
    const added = await server().call('POST', '/sys/role/add', { token, body: { roleName: 'x', roleCode: 'admin' } })
    for (const { body } of [edited, added])
      expect(body).toMatchObject({ success: false, result: { roleCode: '角色编码已存在' } })
  })

  test('a role code is checked before the form is sent', async () => {
    const { token } = await server().signIn({ codes: ['role:add'] })
    const roleCode = `code-${createId()}`
    const id = await addRole(server(), roleCode)
    const check = async (query: Record<string, string>) =>
      (await server().call('GET', '/sys/role/checkRoleCode', { token, query })).body.success
    expect([await check({ roleCode }), await check({ roleCode, id }), await check({ roleCode: 'free' })]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('everybody may name the roles, nobody learns more of them', async () => {
    const { token } = await server().signIn()
    const { body } = await server().call<Record<string, unknown>[]>('GET', '/sys/role/queryall', { token })
    expect(Object.keys(body.result[0] ?? {}).sort()).toEqual(['id', 'roleCode', 'roleName'])
  })
})
