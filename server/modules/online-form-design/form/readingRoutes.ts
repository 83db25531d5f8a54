import { Type } from 'typebox'
import { type Route, route } from '../../../http/index.ts'
import { readSubForms } from '../../../online/form/storedForms.ts'
import { designAccess } from '../access.ts'
import { findHead, getForm, getHead } from './heads.ts'
import { isTableFree } from './tableName.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })

const toPartsRoute = (name: string, parts: 'fields' | 'indexes') =>
  route(
    'GET',
    `/online/cgform/${name}/listByHeadId`,
    designAccess.list,
    { query: { headId: text } },
    async (call) => (await getForm(call, call.query.headId))[parts],
  )

/** Reading descriptions of forms (wire contract 1.14). */
export const readingRoutes: readonly Route[] = [
  toPartsRoute('field', 'fields'),
  toPartsRoute('index', 'indexes'),
  route(
    'GET',
    '/online/cgform/field/listByHeadCode',
    designAccess.list,
    { query: { headCode: text } },
    async (call) => {
      const head = await getHead(call, call.query.headCode, 'tableName')
      return (await getForm(call, head.id)).fields
    },
  ),
  route('GET', '/online/cgform/api/getByHead', designAccess.list, { query: { id: text } }, async (call) => {
    const { head, fields, indexes } = await getForm(call, call.query.id)
    return { head, fields, indexs: indexes }
  }),
  route('GET', '/online/cgform/head/tableInfo', designAccess.list, { query: { code: text } }, async (call) => {
    const { head } = await getForm(call, call.query.code)
    const subs = await readSubForms(call.db, head)
    return { main: head, sub: subs.map((sub) => sub.head) }
  }),
  route(
    'GET',
    '/online/cgform/api/checkOnlyTable',
    designAccess.list,
    { query: { tbname: text, id: Type.Optional(text) } }, // Existing clients read -1 as taken.
    async (call) => {
      const { tbname, id } = call.query
      const own = id === undefined ? undefined : await findHead(call, id)
      return own?.tableName === tbname || (await isTableFree(call, tbname)) ? 1 : -1
    },
  ),
]
