import type { Values } from '../../http/resource/declaration.ts'
import { type Resource, resource } from '../../http/resource/resource.ts'
import { withoutEmpty } from '../withoutEmpty.ts'
import { departFields } from './fields.ts'
import { lockDeparts } from './orgCode.ts'
import { followMove, toPlace } from './place.ts'
import { forgetDeparts } from './removal.ts'
import { readDepartRows } from './rows.ts'

/**
 * Departments as records (wire contract 1.7). Editing and deleting take a lock before the record, so the module has them
 * in routes of its own.
 */
export const departs: Resource = resource({
  path: '/sys/sysDepart',
  table: 'sysDepart',
  title: { zh: '部门', en: 'Departments', tw: '部門' },
  access: 'depart',
  tenant: { field: 'tenantId' },
  operations: ['list', 'queryById', 'add', 'exportXls', 'importExcel'],
  fields: departFields,
  lookup: ['id', 'departName', 'orgCode', 'parentId'],
  scope: (query) => query.where('delFlag', '=', 0),
  present: async (records, { db }) => {
    const ids = records.map(({ id }) => String(id))
    const rows = new Map((await readDepartRows(db, { ids })).map((row) => [row.id, row]))
    return records.map((record) => {
      const row = rows.get(String(record.id))
      return { ...record, isLeaf: row?.isLeaf ?? true, directorUserIds: row?.directorUserIds ?? null }
    })
  },
  hooks: {
    beforeAdd: async (values, call) => {
      await lockDeparts(call.db)
      const { parent, ...place } = await toPlace(call, values.parentId)
      const orgCategory = values.orgCategory ?? (parent === null ? '1' : '2')
      return { ...toStored(values), orgCategory, ...place }
    },
    beforeEdit: async (values, before, call) => {
      const stored = toStored(values)
      if (!Object.hasOwn(values, 'parentId')) return stored
      const { parent: _, ...place } = await toPlace(call, values.parentId, before)
      return { ...stored, ...place }
    },
    afterEdit: (row, before, call) => followMove(departs.model, call, row, before),
    beforeDelete: (rows, call) => forgetDeparts(departs.model, rows, call),
  },
})

/** What a request leaves empty keeps the default of the database. */
function toStored(values: Values): Values {
  return withoutEmpty(values, ['status'])
}
