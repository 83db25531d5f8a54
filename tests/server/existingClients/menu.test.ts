import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { installPacks } from '../../../server/packs/install.ts'
import { describeEachDatabase } from '../harness.ts'

const path = '/sys/permission/getUserPermissionByToken'

interface Node {
  readonly path: string
  readonly component: string
  readonly hidden?: true
  readonly route: string
  readonly name: string
  readonly meta: { readonly title: string; readonly hideMenu?: true }
  readonly children?: readonly Node[]
}

/** The addresses to which a client goes when it opens a form or report, with the views that it has for them. */
const opened = [
  ['/online/cgformList/:code', 'modules/online/cgform/auto/OnlCgformAutoList'],
  ['/online/cgformTreeList/:code', 'modules/online/cgform/auto/OnlCgformTreeList'],
  ['/online/cgformErpList/:code', 'modules/online/cgform/auto/erp/OnlCgformErpList'],
  ['/online/cgformTabList/:code', 'modules/online/cgform/auto/tab/OnlCgformTabList'],
  ['/online/cgformInnerTableList/:code', 'modules/online/cgform/auto/innerTable/OnlCgformInnerTableList'],
  ['/online/copyform/:code', 'modules/online/cgform/OnlCgformCopyList'],
  ['/online/df/:table/:id', 'modules/online/cgform/auto/OnlineDynamicForm'],
  ['/online/cgreport/:code', 'modules/online/cgreport/auto/OnlCgreportAutoList'],
  ['/online/graphreport/chart/:code', 'modules/online/graphreport/auto/OnlGraphreportAutoChart'],
] as const

/** The pages of a server that a client has views for, under the names by which it looks them up. */
const views = [
  ['/monitor/system', 'modules/monitor/SystemInfo'],
  ['/monitor/tomcat', 'modules/monitor/TomcatInfo'],
  ['/monitor/jvm', 'modules/monitor/JvmInfo'],
  ['/monitor/redis', 'modules/monitor/RedisInfo'],
  ['/monitor/httptrace', 'modules/monitor/HttpTrace'],
  ['/monitor/disk', 'modules/monitor/DiskMonitoring'],
  ['/monitor/online', 'system/SysUserOnlineList'],
] as const

describeEachDatabase('the menu of existing clients', { install: installPacks }, (server) => {
  const ask = async (token: string, query: Readonly<Record<string, string>> = {}): Promise<readonly Node[]> => {
    const { body } = await server().call<{ readonly menu: readonly Node[] }>('GET', path, { token, query })
    return body.result.menu
  }
  const listNodes = (nodes: readonly Node[]): readonly Node[] =>
    nodes.flatMap((node) => [node, ...listNodes(node.children ?? [])])

  test('leads to what was made online by hidden nodes behind all others', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const menu = await ask(token)
    const last = menu.slice(-opened.length)
    expect(last.map((node) => [node.path, node.component])).toEqual(opened)
    expect(last.every(({ hidden, route, meta }) => hidden === true && route === '1' && meta.hideMenu === true)).toBe(
      true,
    )
    expect(last[6]).toMatchObject({ name: 'online-df-@table-@id', meta: { title: '在线表单' } })
  })

  test.each([['onl:anything:list'], ['report:anything:list'], ['graph:anything:list'], ['online.form:list']])(
    'has them for who may %s',
    async (code) => {
      const { token } = await server().signIn({ codes: [code] })
      const paths = (await ask(token)).map((node) => node.path)
      expect(paths).toEqual(expect.arrayContaining(opened.map(([address]) => address)))
    },
  )

  test('has none of them for who may open nothing that was made online', async () => {
    const { token } = await server().signIn({ codes: ['position:list'] })
    const paths = (await ask(token)).map((node) => node.path)
    expect(opened.filter(([address]) => paths.includes(address))).toEqual([])
  })

  test('goes before them where it has an address itself', async () => {
    const user = await server().signIn()
    const permissionId = createId()
    await server()
      .db.insertInto('sysPermission')
      .values({ id: permissionId, name: 'Forms', menuType: 1, url: '/online/cgformList/:code', component: 'own/View' })
      .execute()
    await server()
      .db.insertInto('sysRolePermission')
      .values({ id: createId(), roleId: user.roleId, permissionId })
      .execute()
    const nodes = (await ask(user.token)).filter(({ path: address }) => address === '/online/cgformList/:code')
    expect(nodes.map(({ component }) => component)).toEqual(['own/View'])
    expect((await ask(user.token)).some(({ path: address }) => address === '/online/cgreport/:code')).toBe(true)
  })

  test.each(views)('calls the view of %s as they do', async (address, component) => {
    const { token } = await server().signIn({ isAdmin: true })
    const node = listNodes(await ask(token)).find((each) => each.path === address)
    expect(node?.component).toBe(component)
  })

  test('leaves out the pages that they cannot show, and folders of nothing else', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const [theirs, ours] = [listNodes(await ask(token)), listNodes(await ask(token, { client: 'pagewright' }))]
    expect(theirs.filter(({ component }) => component === 'pagewright/Page')).toEqual([])
    expect(theirs.filter((node) => node.component === 'layouts/RouteView' && node.children === undefined)).toEqual([])
    const paths = ours.map((node) => node.path)
    expect(paths).toEqual(expect.arrayContaining(['/isystem/powers', '/system/page', '/security/files', '/security']))
    expect(theirs.map((node) => node.path)).not.toContain('/security')
    expect(paths).not.toContain('/online/cgformTreeList/:code')
  })
})
