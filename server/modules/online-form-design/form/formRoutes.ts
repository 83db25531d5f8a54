import { Type } from 'typebox'
import { messages, ok } from '../../../http/envelope.ts'
import { type Route, route } from '../../../http/route.ts'
import { designAccess } from '../access.ts'
import { designWords } from '../words.ts'
import { addForm } from './addForm.ts'
import { editForm } from './editForm.ts'
import { editLooks } from './editLooks.ts'
import { restoreForm } from './restoreForm.ts'

const record = Type.Record(Type.String(), Type.Unknown())
const parts = Type.Array(record, { default: [], maxItems: 500 })
const ids = Type.Array(Type.String(), { default: [], maxItems: 500 })
const form = Type.Object({
  head: record,
  fields: parts,
  indexs: parts,
  deleteFieldIds: ids,
  deleteIndexIds: ids,
})

/** Adding and changing descriptions of forms (wire contract 1.14). */
export const formRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/online/cgform/api/addAll',
    access: designAccess.add,
    body: form,
    handler: async (call) => ok(await addForm(call, call.body), messages.added),
  }),
  route({
    method: ['PUT', 'POST'],
    path: '/online/cgform/api/editAll',
    access: designAccess.edit,
    body: form,
    handler: async (call) => ok(await editForm(call, call.body), messages.edited),
  }),
  route({
    method: ['PUT', 'POST'],
    path: '/online/cgform/head/edit',
    access: designAccess.edit,
    body: record,
    handler: async (call) => ok(await editLooks(call, call.body), messages.edited),
  }),
  route({
    method: 'POST',
    path: '/online/cgform/head/restore',
    access: designAccess.edit,
    body: Type.Object({
      id: Type.String({ minLength: 1, maxLength: 100 }),
      dataVersion: Type.Integer({ minimum: 1 }),
      tableVersion: Type.Optional(Type.Integer()),
    }),
    handler: async (call) =>
      ok(await restoreForm(call, call.body), designWords.restored, {
        details: { version: String(call.body.dataVersion) },
      }),
  }),
]
