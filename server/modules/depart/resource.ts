import { type Resource, resource } from '../../http/resource/index.ts'
import { departRoles } from '../depart-role/roles.ts'
import { followMove, toPlace } from './place.ts'
import { departRecords } from './records.ts'
import { detachDepartments } from './removal.ts'

/** Departments as records (wire contract 1.7). */
export const departs: Resource = resource({
  ...departRecords,
  act: { changes: (ids) => ({ departs: ids }) },
  tree: { parent: 'parentId' },
  parts: () => [{ model: departRoles.model, owner: 'departId' }],
  hooks: {
    beforeAdd: async (values, call) => {
      const { parent, ...place } = await toPlace(call, values.parentId)
      const orgCategory = values.orgCategory ?? (parent === null ? '1' : '2')
      return { ...values, orgCategory, ...place }
    },
    beforeEdit: async (values, before, call) => {
      if (!Object.hasOwn(values, 'parentId')) return values
      const { parent: _, ...place } = await toPlace(call, values.parentId, before)
      return { ...values, ...place }
    },
    afterEdit: (row, before, call) => followMove(departs.model, call, row, before),
    beforeDelete: detachDepartments,
  },
})
