import { createFailure } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { isMultipart, type SignedInCall } from '../../http/index.ts'
import { type Resource, resource, type Values } from '../../http/resource/index.ts'
import { levelCode, levelLength } from '../levelCode.ts'
import { nextCategoryCode, recodeBelow, rootId, toParentId } from './codes.ts'
import { categoryMessages } from './messages.ts'
import { findParentRow, requireSameTenant, toTenantBelow } from './parent.ts'

/** Categories as records (wire contract 1.9). */
export const categories: Resource = resource({
  path: '/sys/category',
  table: 'sysCategory',
  model: 'system.category',
  title: { zh: '分类字典', en: 'Categories', tw: '分類字典' },
  access: 'category',
  act: 'none',
  tenant: { field: 'tenantId' },
  operations: ['queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  lock: 'categories',
  tree: {
    parent: 'pid',
    hasChildren: { field: 'hasChild', some: '1', none: '0' },
    messages: { circle: categoryMessages.circle, parent: categoryMessages.unknownParent },
  },
  fields: {
    name: {},
    code: { length: 255, writable: 'onAdd', unique: categoryMessages.taken },
    // In spreadsheets the code of the parent stands for its id.
    pid: { dict: 'sys_category,code,id', label: { zh: '父级编码', en: 'Parent code', tw: '父級編碼' } },
    hasChild: { type: 'text', writable: false, exported: false, versioned: false },
  },
  translated: ['name'],
  lookup: ['id', 'pid', 'name', 'code'],
  hooks: {
    beforeAdd: async (values, call) => ({
      ...values,
      ...(isMultipart(call.request) ? await placeRow(values, call) : await place(values, call)),
    }),
    beforeEdit: async (values, before, call) => {
      const { pid, ...others } = values
      if (pid === undefined || toParentId(pid) === before.pid) return others
      await requireSameTenant(categories.model, call, toParentId(pid), before.tenantId)
      return { ...others, pid: toParentId(pid), code: await nextCategoryCode(call.db, toParentId(pid)) }
    },
    afterEdit: (row, before, call) => recodeBelow(categories.model, call, row, before),
  },
})

/** The parent and the next code below it, whatever code the request names. */
async function place(values: Values, call: SignedInCall): Promise<Values> {
  const pid = toParentId(values.pid)
  return { pid, ...(await toTenantBelow(categories.model, call, pid)), code: await nextCategoryCode(call.db, pid) }
}

/**
 * A row of a spreadsheet names its parent by the code. One that brings a code of its own keeps it, so that a tree can be
 * taken out of one server and into another; its code then says where it stands.
 */
async function placeRow(values: Values, call: SignedInCall): Promise<Values> {
  const code = typeof values.code === 'string' ? values.code.trim() : ''
  if (code !== '') {
    if (!levelCode.test(code)) throw createFailure(categoryMessages.codeForm)
    const pid = await findByCode(call, code.slice(0, -levelLength))
    return { code, pid, ...(await toTenantBelow(categories.model, call, pid)) }
  }
  const parent = toParentId(values.pid)
  if (parent === rootId) return place({ pid: parent }, call)
  // The code of a parent that was there before has been read as its id already; one of the same sheet has not.
  const known = await findRow(call.db, 'sysCategory', { id: parent }, ['id'])
  return place({ pid: known?.id ?? (await findByCode(call, parent)) }, call)
}

async function findByCode(call: SignedInCall, code: string): Promise<string> {
  return code === '' ? rootId : (await findParentRow(categories.model, call, code, 'code')).id
}
