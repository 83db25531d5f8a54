import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { code, defineModule, route, signedIn, toShownText } from '../../http/index.ts'
import { selectVisible } from '../../http/resource/index.ts'
import { readPermissionTree } from '../permission/treeList.ts'
import { roleMessages, roles } from './resource.ts'

/** Roles (wire contract 1.5). */
export const roleModule = defineModule({
  id: 'role',
  section: '7.2',
  tables: [roles.table],
  routes: [
    roles.routes,
    route(
      'GET',
      '/sys/role/queryall',
      signedIn('Pickers show the names of the roles; what a role grants is not among them.'),
      async (call) => {
        const visible = await selectVisible(roles.model, call)
        return visible
          .select(['id', toShownText('roleName', 'roleName', call.language).as('roleName'), 'roleCode'])
          .orderBy('createTime')
          .orderBy('id')
          .execute()
      },
    ),
    route(
      'GET',
      '/sys/role/checkRoleCode',
      code('role:add', 'role:edit'),
      { query: { id: Type.String({ default: '' }), roleCode: Type.String({ minLength: 1 }) } },
      async (call) => {
        const { id, roleCode } = call.query
        if (await roles.isTaken(call, { roleCode }, id)) throw createFailure(roleMessages.taken)
        return true
      },
    ),
    route('GET', '/sys/role/queryTreeList', code('role:permission'), (call) => readPermissionTree(call)),
  ],
})
