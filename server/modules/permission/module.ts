import { Type } from 'typebox'
import { anyone, code, defineModule, ok, route, type SignedInCall, signedIn } from '../../http/index.ts'
import { splitIds, toTree, withTreeVersions } from '../../http/resource/index.ts'
import { dataRuleRoutes } from './dataRuleRoutes.ts'
import { dataRules } from './dataRules.ts'
import { reachRoutes } from './explain/reach/routes.ts'
import { explainRoute } from './explain/route.ts'
import { findPermissions } from './findPermissions.ts'
import { grantInputs, toGrantChange } from './grantChange.ts'
import { findRefusedPage } from './granters.ts'
import { nodes, withAround } from './nodes.ts'
import { openingRoutes } from './openings/routes.ts'
import { operationsAdded, splitNode, toOperations } from './operations.ts'
import { answerOwnMenu, answerVisitorMenu } from './ownMenu.ts'
import { entryBody, ofEntry, placed, placeEntry } from './placeEntry.ts'
import { powerRoutes } from './powers/routes.ts'
import { readRolePermissionIds, saveRolePermissions } from './rolePermissions.ts'
import { isButton, type PermissionRow, readVisiblePermissions, toName } from './rows.ts'
import { readPermissionTree } from './treeList.ts'
import { readUserPermissions } from './userPermissions.ts'

const own = signedIn('It shows nobody but the user themselves.')

const whomToAsk = signedIn('Whoever is refused a page learns whom to ask.')

/** The menu, access codes, and what roles grant (wire contract 1.5). */
export const permissionModule = defineModule({
  id: 'permission',
  section: '7.2',
  tables: [nodes.table, dataRules.table],
  routes: [
    nodes.routes,
    dataRuleRoutes,
    explainRoute,
    reachRoutes,
    powerRoutes,
    openingRoutes,
    route('GET', '/sys/permission/getUserPermissionByToken', own, answerOwnMenu),
    // Ours: what is there for who is not signed in.
    route(
      'GET',
      '/sys/permission/getVisitorMenu',
      anyone('It has the pages that say they are open to anyone, and nothing of any other.'),
      answerVisitorMenu,
    ),
    // Ours: what a page is called that somebody may not open, and whom they ask for it.
    route(
      'GET',
      '/sys/permission/granters',
      whomToAsk,
      { query: { path: Type.String({ minLength: 1, maxLength: 500 }) } },
      (call) => findRefusedPage(call, call.query.path),
    ),
    route('GET', '/sys/permission/getPermCode', own, async (call) => {
      const { codeList, auth, allAuth } = await readUserPermissions(call)
      return { codeList, auth, allAuth, sysSafeMode: false }
    }),
    route('GET', '/sys/permission/list', code('permission:list'), (call) =>
      withTreeVersions(nodes.model, call, async () => {
        const operations = toOperations(await readVisiblePermissions(call))
        const found = await findPermissions(call)
        return toTree(found.rows, (row, children: readonly NodeRecord[]) => ({
          ...toRecord(row, call),
          ...found.toMark(row),
          // Ours: how a node grants what it leads to.
          operations: operations.get(row.id) ?? null,
          ...(children.length === 0 ? {} : { children }),
        }))
      }),
    ),
    route('GET', '/sys/permission/getSystemMenuList', code('permission:list'), async (call) => {
      const rows = await readVisiblePermissions(call)
      return rows.filter((row) => row.parentId === null && !isButton(row)).map((row) => toRecord(row, call))
    }),
    route(
      'GET',
      '/sys/permission/getSystemSubmenu',
      code('permission:list'),
      { query: { parentId: Type.String({ minLength: 1 }) } },
      async (call) => {
        const rows = await readVisiblePermissions(call)
        return rows.filter((row) => row.parentId === call.query.parentId).map((row) => toRecord(row, call))
      },
    ),
    route(
      'GET',
      '/sys/permission/getSystemSubmenuBatch',
      code('permission:list'),
      { query: { parentIds: Type.String({ minLength: 1 }) } },
      async (call) => {
        const rows = await readVisiblePermissions(call)
        const below = (id: string) => rows.filter((row) => row.parentId === id).map((row) => toRecord(row, call))
        return Object.fromEntries(splitIds(call.query.parentIds).map((id) => [id, below(id)]))
      },
    ),
    route(
      'GET',
      '/sys/permission/queryTreeList',
      code('role:permission', 'permission:list', 'depart:permission'),
      (call) => readPermissionTree(call),
    ),
    route(
      'GET',
      '/sys/permission/menuTree',
      code('permission:list', 'permission:add'),
      { query: { folders: Type.Optional(Type.String()) } },
      async (call) => {
        const rows = await readVisiblePermissions(call)
        return readPermissionTree(call, toPlaces(rows, call.query.folders === 'true'))
      },
    ),
    route(
      'GET',
      '/sys/permission/queryRolePermission',
      code('role:permission'),
      { query: { roleId: Type.String({ minLength: 1 }) } },
      (call) => readRolePermissionIds(call, call.query.roleId),
    ),
    route(
      'POST',
      '/sys/permission/place',
      code('permission:add'),
      { body: entryBody, act: { gives: ofEntry }, adds: 'wholly' },
      async (call) => ok(await placeEntry(call, call.body), placed),
    ),
    route(
      'POST',
      '/sys/permission/addOperations',
      code('permission:edit'),
      {
        body: { id: Type.String({ minLength: 1, maxLength: 100 }) },
        act: { changes: async ({ db, body }) => ({ nodes: await withAround(db, [body.id]) }) },
        adds: 'wholly',
      },
      async (call) => ok(await splitNode(nodes, call, call.body.id), operationsAdded),
    ),
    route(
      'POST',
      '/sys/permission/saveRolePermission',
      code('role:permission'),
      {
        body: { roleId: Type.String({ minLength: 1 }), ...grantInputs },
        act: { gives: ({ body }) => ({ roles: [body.roleId] }) },
      },
      async (call) => ok(await saveRolePermissions(call, call.body.roleId, toGrantChange(call.body))),
    ),
  ],
})

/** The nodes below which others may stand: no buttons, and of folders alone those that have entries or are made for them. */
function toPlaces(rows: readonly PermissionRow[], isOfFolders: boolean): ReadonlySet<string> {
  const entries = rows.filter((row) => !isButton(row))
  const above = new Set(entries.map(({ parentId }) => parentId))
  const isFolder = ({ id, hidden, component, parentId }: PermissionRow): boolean =>
    !hidden && (above.has(id) || (component ?? '').startsWith('layouts/') || (parentId === null && component === null))
  return new Set((isOfFolders ? entries.filter(isFolder) : entries).map(({ id }) => id))
}

type NodeRecord = Readonly<Record<string, unknown>>

/** A node as the tree of the menu screen has it: keys and titles beside its columns. */
function toRecord(row: PermissionRow, call: SignedInCall): NodeRecord {
  const { names: _, ...columns } = row
  const name = toName(row, call.language)
  return { ...columns, name, key: row.id, title: name, leaf: row.isLeaf }
}
