import { Type } from 'typebox'
import { idsOf, messages, ok, type Route, route } from '../../../http/index.ts'
import { designAccess } from '../access.ts'
import { designMessages } from '../messages.ts'
import { ofAnswer } from '../subjects.ts'
import { addForm } from './addForm.ts'
import { editAppearance } from './editAppearance.ts'
import { editForm } from './editForm.ts'
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
  route(
    'POST',
    '/online/cgform/api/addAll',
    designAccess.add,
    { body: form, act: { changes: ofAnswer }, adds: 'wholly' },
    async (call) => ok(await addForm(call, call.body), messages.added),
  ),
  route(
    ['PUT', 'POST'],
    '/online/cgform/api/editAll',
    designAccess.edit,
    { body: form, act: { changes: ({ body }) => ({ forms: idsOf(body.head) }) } },
    async (call) => ok(await editForm(call, call.body), messages.edited),
  ),
  route(
    ['PUT', 'POST'],
    '/online/cgform/head/edit',
    designAccess.edit,
    { body: record, act: { changes: ({ body }) => ({ forms: idsOf(body) }) } },
    async (call) => ok(await editAppearance(call, call.body), messages.edited),
  ),
  route(
    'POST',
    '/online/cgform/head/restore',
    designAccess.edit,
    {
      body: {
        id: Type.String({ minLength: 1, maxLength: 100 }),
        dataVersion: Type.Integer({ minimum: 1 }),
        tableVersion: Type.Optional(Type.Integer()),
      },
      act: { changes: ({ body }) => ({ forms: [body.id] }) },
    },
    async (call) =>
      ok(await restoreForm(call, call.body), designMessages.restored, {
        details: { version: String(call.body.dataVersion) },
      }),
  ),
]
