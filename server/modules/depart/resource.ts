import { isObject } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import type { SignedInCall, Subjects } from '../../http/index.ts'
import { type Resource, resource, splitIds } from '../../http/resource/index.ts'
import { departRoles } from '../depart-role/roles.ts'
import { departMessages } from './messages.ts'
import { followMove, toPlace } from './place.ts'
import { departRecords } from './records.ts'
import { detachDepartments } from './removal.ts'

/** Departments as records (wire contract 1.7). */
export const departs: Resource = resource({
  ...departRecords,
  act: { changes: findConcerned },
  tree: {
    parent: 'parentId',
    messages: departMessages,
    deletedField: 'delFlag',
    // A spreadsheet names the parent by its code or its name.
    isPlacedByHooks: true,
  },
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

/** Rights hang on where a department stands and on whether it is open, and on nothing else that is said of it. */
async function findConcerned(ids: readonly string[], { db, body, request }: SignedInCall): Promise<Subjects> {
  if (request.method === 'DELETE') return { departs: ids, closing: ids }
  if (!isObject(body) || ids.length === 0) return { departs: ids }
  const [stored] = await findRows(db, 'sysDepart', { id: ids }, ['parentId', 'status'])
  const isMove = body.parentId !== undefined && (body.parentId || null) !== (stored?.parentId ?? null)
  const isSwitched = body.status !== undefined && body.status !== stored?.status
  if (!isMove && !isSwitched) return {}
  return {
    departs: ids,
    ...(isMove ? { movedTo: splitIds(String(body.parentId ?? '')) } : {}),
    ...(isSwitched ? { closing: ids } : {}),
  }
}
