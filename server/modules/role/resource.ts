import { createFailure } from '../../../runtime/language/index.ts'
import { administratorRole } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { toRoleFields } from './fields.ts'

/** What the calls of roles say. */
export const roleMessages = {
  administrator: {
    zh: '管理员角色不能删除，也不能修改编码',
    en: 'The role of the administrators can neither be deleted nor get another code.',
    tw: '管理員角色不能刪除，也不能修改編碼',
  },
  taken: { zh: '角色编码已存在', en: 'This role code is already in use.', tw: '角色編碼已存在' },
} as const

function isAdministrator(role: Values): boolean {
  return role.roleCode === administratorRole
}

/** Roles as records (wire contract 1.5). */
export const roles = resource({
  path: '/sys/role',
  table: 'sysRole',
  model: 'system.role',
  title: { zh: '角色', en: 'Roles', tw: '角色' },
  access: 'role',
  act: { changes: (ids) => ({ roles: ids }) },
  tenant: { field: 'tenantId' },
  fields: toRoleFields(roleMessages.taken),
  translated: ['roleName', 'description'],
  lookup: ['id', 'roleName', 'roleCode'],
  hooks: {
    beforeEdit: (values, before) => {
      const isRenamed = values.roleCode !== undefined && values.roleCode !== before.roleCode
      if (isAdministrator(before) && isRenamed) throw createFailure(roleMessages.administrator)
      return undefined
    },
    // What a role grants and who has it goes with it, by the references of the database.
    beforeDelete: async (rows) => {
      if (rows.some(isAdministrator)) throw createFailure(roleMessages.administrator)
    },
  },
})
