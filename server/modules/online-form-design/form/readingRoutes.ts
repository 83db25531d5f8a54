import { Type } from 'typebox'
import { type Route, route } from '../../../http/route.ts'
import { readSubForms } from '../../../online/form/storedForms.ts'
import { designAccess } from '../access.ts'
import { findHead, getForm, getHead } from './heads.ts'
import { isTableFree } from './tableName.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })

const toPartsRoute = (name: string, parts: 'fields' | 'indexes') =>
  route({
    method: 'GET',
    path: `/online/cgform/${name}/listByHeadId`,
    access: designAccess.list,
    query: Type.Object({ headId: text }),
    handler: async (call) => (await getForm(call, call.query.headId))[parts],
  })

/** Reading descriptions of forms (wire contract 1.14). */
export const readingRoutes: readonly Route[] = [
  toPartsRoute('field', 'fields'),
  toPartsRoute('index', 'indexes'),
  route({
    method: 'GET',
    path: '/online/cgform/field/listByHeadCode',
    access: designAccess.list,
    query: Type.Object({ headCode: text }),
    handler: async (call) => {
      const head = await getHead(call, call.query.headCode, 'tableName')
      return (await getForm(call, head.id)).fields
    },
  }),
  route({
    method: 'GET',
    path: '/online/cgform/api/getByHead',
    access: designAccess.list,
    query: Type.Object({ id: text }),
    handler: async (call) => {
      const { head, fields, indexes } = await getForm(call, call.query.id)
      return { head, fields, indexs: indexes }
    },
  }),
  route({
    method: 'GET',
    path: '/online/cgform/head/tableInfo',
    access: designAccess.list,
    query: Type.Object({ code: text }),
    handler: async (call) => {
      const { head } = await getForm(call, call.query.code)
      const subs = await readSubForms(call.db, head)
      return { main: head, sub: subs.map((sub) => sub.head) }
    },
  }),
  route({
    method: 'GET',
    path: '/online/cgform/api/checkOnlyTable',
    access: designAccess.list,
    query: Type.Object({ tbname: text, id: Type.Optional(text) }),
    // Existing clients read -1 as taken.
    handler: async (call) => {
      const { tbname, id } = call.query
      const own = id === undefined ? undefined : await findHead(call, id)
      return own?.tableName === tbname || (await isTableFree(call, tbname)) ? 1 : -1
    },
  }),
]
