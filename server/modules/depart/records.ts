import { type ResourceDeclaration, type ResourceModel, selectVisible, toModel } from '../../http/resource/index.ts'
import { departFields } from './fields.ts'
import { readDepartRows } from './rows.ts'

/** What departments are as records (wire contract 1.7), without what their writes do beside. */
export const departRecords = {
  path: '/sys/sysDepart',
  table: 'sysDepart',
  model: 'system.depart',
  title: { zh: '部门', en: 'Departments', tw: '部門' },
  access: 'depart',
  tenant: { field: 'tenantId' },
  // Whoever changes where departments stand takes turns with the others.
  lock: 'departs',
  fields: departFields,
  translated: ['departName', 'departNameAbbr', 'description', 'address'],
  lookup: ['id', 'departName', 'orgCode', 'parentId'],
  scope: (query) => query.where('delFlag', '=', 0),
  present: async (records, call) => {
    const ids = records.map(({ id }) => String(id))
    const within = await selectVisible(departModel, call)
    const rows = new Map((await readDepartRows(call, { ids, within })).map((row) => [row.id, row]))
    return records.map((record) => {
      const row = rows.get(String(record.id))
      return { ...record, isLeaf: row?.isLeaf ?? true, directorUserIds: row?.directorUserIds ?? null }
    })
  },
} as const satisfies ResourceDeclaration

/** For modules that ask for departments beside the resource, some of which it needs itself. */
export const departModel: ResourceModel = toModel(departRecords)
