import { Type } from 'typebox'
import { answerOnce, messages, ok, route } from '../../http/index.ts'
import { findSentVersions, splitIds, versionField } from '../../http/resource/index.ts'
import { findSub, openRecords, openSubForms } from '../../online/form/openForm.ts'
import { describeFormRemoval } from '../../online/form/records/goesWith.ts'
import { addFormRecord, editFormRecord, getFormRecord } from '../../online/form/records/records.ts'
import { removeFormRecords } from '../../online/form/records/removal.ts'
import { readSubRows } from '../../online/form/records/subRows.ts'
import { restoreFormRecords } from '../../online/form/records/undo.ts'
import { requireParent } from '../../online/form/tree/keepTree.ts'
import { byCode, byRecord, formAccess, openAccess } from './access.ts'
import { findMain } from './findMain.ts'

const values = Type.Record(Type.String(), Type.Unknown())
const byRemoval = Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }) })
const byIds = Type.Object({ ids: Type.String({ minLength: 1 }) })
const byMain = Type.Object({ table: Type.String({ minLength: 1 }), id: Type.String({ minLength: 1 }) })

const toReadingRoute = (name: 'form' | 'detail') =>
  route('GET', `/online/cgform/api/${name}/:code/:id`, openAccess, { params: byRecord }, async (call) =>
    getFormRecord(call, await openRecords(call, call.params.code), call.params.id),
  )

/** One record of a form with the rows of its sub tables (wire contract 1.13). */
export const recordRoutes = [
  ...(['form', 'detail'] as const).map(toReadingRoute),
  route(
    'POST',
    '/online/cgform/api/form/:code',
    openAccess,
    { params: byCode, body: values, act: 'none', adds: 'within' },
    (call) =>
      answerOnce(call, async (keep) => {
        const open = await openRecords(call, call.params.code, 'add')
        requireParent(call, open, call.body)
        const toAnswer = (id: string) => ok(id, messages.added)
        return toAnswer(
          await addFormRecord(call, open, call.body, { keep: (inner, write) => keep(inner, write, toAnswer) }),
        )
      }),
  ),
  route(
    'PUT',
    '/online/cgform/api/form/:code',
    formAccess,
    { params: byCode, body: values, act: 'none' },
    async (call) => {
      const { id, version } = await editFormRecord(call, await openRecords(call, call.params.code, 'edit'), call.body)
      return ok(version === undefined ? id : { id, [versionField]: version }, messages.edited)
    },
  ),
  route('DELETE', '/online/cgform/api/form/:code/:id', formAccess, { params: byRecord, act: 'none' }, async (call) => {
    const open = await openRecords(call, call.params.code, 'delete')
    const versions = findSentVersions(call, call.params.id)
    return ok(await removeFormRecords(call, open, splitIds(call.params.id), versions), messages.removed)
  }),
  route('GET', '/online/cgform/api/removal/:code', formAccess, { params: byCode, query: byIds }, async (call) =>
    describeFormRemoval(call, await openRecords(call, call.params.code, 'delete'), splitIds(call.query.ids)),
  ),
  route(
    'PUT',
    '/online/cgform/api/restore/:code',
    formAccess,
    { params: byCode, query: byRemoval, act: 'none' },
    async (call) => {
      const open = await openRecords(call, call.params.code, 'add')
      return ok(await restoreFormRecords(call, open, call.query.id), messages.restored)
    },
  ),
  route('GET', '/online/cgform/api/subform/:table/:id', openAccess, { params: byMain }, async (call) => {
    const [row = null] = await readRowsOf(call, call.params)
    return row
  }),
  route('GET', '/online/cgform/api/subform/list/:table/:id', openAccess, { params: byMain }, (call) =>
    readRowsOf(call, call.params),
  ),
]

/** The rows of a sub table that belong to a main record, which the caller must see. */
async function readRowsOf(
  call: Parameters<typeof findMain>[0],
  { table, id }: { readonly table: string; readonly id: string },
) {
  const main = await openRecords(call, await findMain(call, table))
  const sub = findSub(await openSubForms(call, main), table)
  const record = await getFormRecord(call, main, id)
  return readSubRows(call, sub, record[sub.mainField])
}
