import { code, defineModule, route, type SignedInCall, toRecordPage } from '../../http/index.ts'
import { parsePage } from '../../http/query/parsePage.ts'
import type { Values } from '../../http/resource/index.ts'
import { isButton, readVisiblePermissions, toName } from '../permission/rows.ts'
import { roles } from '../role/resource.ts'
import { users } from '../user/resource.ts'

/**
 * The calls that clients of the family use while they are tried out (specification 7.4). Nothing is made up here: they
 * answer with the users, roles, modules and menus that the server has, to who may list those.
 */
export const mockModule = defineModule({
  id: 'mock',
  section: '7.2',
  routes: [
    route('GET', '/mock/api/user', code('user:list'), (call) => users.list(call)),
    route('GET', '/mock/api/role', code('role:list'), (call) => roles.list(call)),
    route('GET', '/mock/api/service', code('monitor:server'), (call) => toPage(call, call.services.modules())),
    route('GET', '/mock/api/permission', code('permission:list'), async (call) => toPage(call, await readMenus(call))),
    route('GET', '/mock/api/permission/no-pager', code('permission:list'), (call) => readMenus(call)),
  ],
})

/** The entries of the menu, each with the codes of the buttons below it. */
async function readMenus(call: SignedInCall): Promise<readonly Values[]> {
  const rows = await readVisiblePermissions(call)
  return rows
    .filter((row) => !isButton(row))
    .map((row) => ({
      id: row.id,
      parentId: row.parentId,
      name: toName(row, call.language),
      path: row.url,
      icon: row.icon,
      status: row.status,
      actions: rows
        .filter((below) => isButton(below) && below.parentId === row.id)
        .map((button) => ({ action: button.perms, describe: toName(button, call.language) })),
    }))
}

function toPage<T>(call: SignedInCall, records: readonly T[]) {
  const page = parsePage(call.query as Values)
  const from = (page.current - 1) * page.size
  return toRecordPage(records.slice(from, from + page.size), records.length, page)
}
