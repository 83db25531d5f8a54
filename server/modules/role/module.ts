import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { administratorRole, code, signedIn } from '../../http/access.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { resource } from '../../http/resource/resource.ts'
import { selectVisible } from '../../http/resource/select.ts'
import { defineModule, route } from '../../http/route.ts'
import { readPermissionTree } from '../permission/treeList.ts'
import { toRoleFields } from './fields.ts'

const words = {
  administrator: {
    zh: '管理员角色不能删除，也不能修改编码',
    en: 'The role of the administrators can neither be deleted nor get another code.',
    tw: '管理員角色不能刪除，也不能修改編碼',
  },
  taken: { zh: '角色编码已存在', en: 'This role code exists already.', tw: '角色編碼已存在' },
} as const

function isAdministrator(role: Values): boolean {
  return role.roleCode === administratorRole
}

/** Roles as records (wire contract 1.5). */
export const roles = resource({
  path: '/sys/role',
  table: 'sysRole',
  title: { zh: '角色', en: 'Roles', tw: '角色' },
  access: 'role',
  tenant: { field: 'tenantId' },
  fields: toRoleFields(words.taken),
  lookup: ['id', 'roleName', 'roleCode'],
  hooks: {
    beforeEdit: (values, before) => {
      const isRenamed = values.roleCode !== undefined && values.roleCode !== before.roleCode
      if (isAdministrator(before) && isRenamed) throw createFailure(words.administrator)
      return undefined
    },
    // What a role grants and who has it goes with it, by the references of the database.
    beforeDelete: async (rows) => {
      if (rows.some(isAdministrator)) throw createFailure(words.administrator)
    },
  },
})

/** Roles (wire contract 1.5). */
export const roleModule = defineModule({
  id: 'role',
  section: '7.2',
  tables: [roles.table],
  routes: [
    roles.routes,
    route({
      method: 'GET',
      path: '/sys/role/queryall',
      access: signedIn('Pickers show the names of the roles; what a role grants is not among them.'),
      handler: async (call) => {
        const visible = await selectVisible(roles.model, call)
        return visible.select(['id', 'roleName', 'roleCode']).orderBy('createTime').orderBy('id').execute()
      },
    }),
    route({
      method: 'GET',
      path: '/sys/role/checkRoleCode',
      access: code('role:add', 'role:edit'),
      query: Type.Object({ id: Type.String({ default: '' }), roleCode: Type.String({ minLength: 1 }) }),
      handler: async ({ db, query }) => {
        const role = await db
          .selectFrom('sysRole')
          .select('id')
          .where('roleCode', '=', query.roleCode)
          .where('id', '!=', query.id)
          .executeTakeFirst()
        if (role !== undefined) throw createFailure(words.taken)
        return true
      },
    }),
    route({
      method: 'GET',
      path: '/sys/role/queryTreeList',
      access: code('role:permission'),
      handler: (call) => readPermissionTree(call),
    }),
  ],
})
