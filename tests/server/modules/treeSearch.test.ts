import { expect, test } from 'vitest'
import { toJson } from '../../../server/db/json.ts'
import { describeEachDatabase } from '../harness.ts'
import { makeDepart } from './departTree.ts'
import { addNode } from './people.ts'

interface Node {
  readonly id: string
  readonly isAbove?: boolean
  readonly children?: readonly Node[]
}

interface Line {
  readonly field: string
  readonly rule: string
  readonly val: string
}

/** The ids of a tree, each with a mark where it stands for those below it alone. */
const toLines = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ id, isAbove, children = [] }) => [isAbove ? `(${id})` : id, ...toLines(children)])

const toQuery = (match: 'and' | 'or', ...lines: readonly Line[]) => ({
  superQueryMatchType: match,
  superQueryParams: encodeURIComponent(JSON.stringify(lines)),
})

describeEachDatabase('the advanced query of whole trees', {}, (server) => {
  const ask = (token: string, path: string, query: Readonly<Record<string, string>>, language = 'zh') =>
    server().call<readonly Node[]>('GET', path, { token, query, headers: { 'accept-language': language } })

  async function addMenu() {
    const root = await addNode(server(), { name: '系统', menuType: 0, url: '/root' })
    const users = await addNode(server(), { name: 'Users', parentId: root, url: '/root/users', perms: 'users:list' })
    const logs = await addNode(server(), { name: 'Logs', parentId: root, url: '/root/logs', perms: 'logs:list' })
    const add = await addNode(server(), { name: 'Add', parentId: users, menuType: 2, perms: 'users:add' })
    const names = toJson({ zh: '系统', en: 'System', tw: '系統' })
    await server().db.updateTable('sysPermission').set({ names }).where('id', '=', root).execute()
    return { root, users, logs, add }
  }

  test('leaves of the menu what it finds, with what stands above it marked as such', async () => {
    const { token } = await server().signIn({ codes: ['permission:list'] })
    const { root, users, logs, add } = await addMenu()
    const read = async (query: Readonly<Record<string, string>>) =>
      toLines((await ask(token, '/sys/permission/list', query)).body.result)
    const button = { field: 'perms', rule: 'eq', val: 'users:add' }
    const logPage = { field: 'url', rule: 'like', val: 'logs' }
    expect(await read(toQuery('and', button))).toEqual([`(${root})`, `(${users})`, add])
    expect(await read(toQuery('or', button, logPage))).toEqual([`(${root})`, `(${users})`, add, logs])
    expect(await read(toQuery('and', button, logPage))).toEqual([])
    expect(await read({ ...toQuery('and', button), name: 'Users' })).toEqual([])
  })

  test('finds nodes of the menu by the name that their reader sees', async () => {
    const { token } = await server().signIn({ codes: ['permission:list'] })
    const { root } = await addMenu()
    const named = async (val: string, language: string) =>
      toLines(
        (await ask(token, '/sys/permission/list', toQuery('and', { field: 'name', rule: 'eq', val }), language)).body
          .result,
      )
    expect(await named('System', 'en')).toContain(root)
    expect(await named('系统', 'en')).not.toContain(root)
    expect(await named('系统', 'zh')).toContain(root)
  })

  test('leaves of the departments what it finds, wherever it stands', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await makeDepart(server(), token, 'Searched head')
    const north = await makeDepart(server(), token, 'Searched north', head.id)
    await makeDepart(server(), token, 'Searched south', head.id)
    const query = toQuery('and', { field: 'departName', rule: 'left_like', val: 'north' })
    const { body } = await ask(token, '/sys/sysDepart/queryTreeList', query)
    expect(toLines(body.result)).toEqual([`(${head.id})`, north.id])
  })

  test.each([
    ['/sys/permission/list', 'passwords'],
    ['/sys/sysDepart/queryTreeList', 'directorUserIds'],
  ])('of %s refuses a field that it does not know', async (path, field) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await ask(token, path, toQuery('and', { field, rule: 'eq', val: '1' }))
    expect(body).toMatchObject({ success: false })
    expect(body.message).toContain(field)
  })
})
