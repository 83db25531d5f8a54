import { createFailure } from '../../../runtime/language/index.ts'
import { code, type SignedInCall } from '../../http/index.ts'
import { resource, selectVisible } from '../../http/resource/index.ts'
import { departMessages } from '../depart/messages.ts'
import { manageOwn, readReach, requireDepartIn, requireReach } from '../depart/reach.ts'
import { departModel } from '../depart/records.ts'
import { toRoleFields } from '../role/fields.ts'
import { departRoleMessages } from './messages.ts'

/** The code for the roles of all departments. */
export const everyRole = 'depart:role'

/** Who may change roles of departments at all; where is decided department by department. */
export const changingRoles = code(everyRole, manageOwn)

/** What opens the roles of departments to change. */
export const roleReach = { everywhere: [everyRole], own: [manageOwn] } as const

/** The roles of departments as records (wire contract 1.5). A role stays in the department that it was made in. */
export const departRoles = resource({
  path: '/sys/sysDepartRole',
  table: 'sysDepartRole',
  model: 'system.depart-role',
  title: { zh: '部门角色', en: 'Department roles', tw: '部門角色' },
  access: 'depart',
  act: { changes: (ids) => ({ departRoles: ids }) },
  of: { owner: () => departModel, field: 'departId', message: departMessages.unknown },
  operations: ['add', 'edit', 'delete', 'deleteBatch'],
  accessOf: { add: changingRoles, edit: changingRoles, delete: changingRoles, deleteBatch: changingRoles },
  fields: {
    departId: {
      type: 'text',
      required: true,
      length: 100,
      writable: 'onAdd',
      label: { zh: '部门', en: 'Department', tw: '部門' },
    },
    ...toRoleFields({ zh: '部门角色编码已存在', en: 'This role code is already in use.', tw: '部門角色編碼已存在' }),
  },
  lookup: ['id', 'roleName', 'roleCode'],
  hooks: {
    beforeAdd: async (values, call) => {
      await requireDepartIn(call, roleReach, String(values.departId))
      return undefined
    },
    beforeEdit: async (_values, before, call) => {
      requireReach(await readReach(call, roleReach), [String(before.departId)])
      return undefined
    },
    beforeDelete: async (rows, call) => {
      requireReach(
        await readReach(call, roleReach),
        rows.map(({ departId }) => String(departId)),
      )
    },
  },
})

/** The department of a role within the caller's reach; throws when there is no such role. */
export async function findRoleDepart(call: SignedInCall, roleId: string): Promise<string> {
  const visible = await selectVisible(departRoles.model, call)
  const role = await visible.select('departId').where('id', '=', roleId).executeTakeFirst()
  if (role === undefined) throw createFailure(departRoleMessages.unknownRole)
  const departId = String(role.departId)
  requireReach(await readReach(call, roleReach), [departId])
  return departId
}
