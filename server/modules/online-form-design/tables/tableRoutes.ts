import { Type } from 'typebox'
import { idsOf, ok, type Route, route } from '../../../http/index.ts'
import { splitIds } from '../../../http/resource/index.ts'
import { designAccess } from '../access.ts'
import { designMessages } from '../messages.ts'
import { ofAnswer, ofRemoved, ofTables } from '../subjects.ts'
import { addView, copyForm } from './copies.ts'
import { importTables, listFreeTables } from './importTables.ts'
import { removeForms } from './removeForms.ts'

const text = Type.String({ minLength: 1, maxLength: 100 })
const list = Type.String({ minLength: 1, maxLength: 10_000 })

const toRemovingRoute = (name: 'delete' | 'removeRecord', isWithTable: boolean) =>
  route(
    'DELETE',
    `/online/cgform/head/${name}`,
    designAccess.delete,
    { query: { id: text }, act: { changes: ({ db, query }) => ofRemoved(db, [query.id], isWithTable) } },
    async (call) => {
      const { removals, message } = await removeForms(call, [call.query.id], isWithTable)
      return ok(removals, message)
    },
  )

/** Deleting, copying and importing forms (wire contract 1.14). */
export const tableRoutes: readonly Route[] = [
  toRemovingRoute('delete', true),
  route(
    'DELETE',
    '/online/cgform/head/deleteBatch',
    designAccess.delete,
    // Tables go only where the call says so.
    {
      query: { ids: list, flag: Type.Optional(Type.String({ maxLength: 5 })) },
      act: { changes: ({ db, query }) => ofRemoved(db, splitIds(query.ids), query.flag === '1') },
    },
    async (call) => {
      const { removals, message } = await removeForms(call, splitIds(call.query.ids), call.query.flag === '1')
      return ok(removals, message)
    },
  ),
  toRemovingRoute('removeRecord', false),
  route(
    'POST',
    '/online/cgform/head/copyOnline',
    designAccess.add,
    {
      query: { code: text },
      // A view shows the records of the form that it is made of.
      act: { changes: ({ query }, result) => ({ forms: [query.code, ...idsOf(result)] }) },
      adds: 'wholly',
    },
    async (call) => {
      const head = await addView(call, call.query.code)
      return ok(head, designMessages.viewAdded, { details: { table: String(head.tableName) } })
    },
  ),
  route(
    ['GET', 'POST'],
    '/online/cgform/head/copyOnlineTable/:id',
    designAccess.add,
    { params: { id: text }, query: { tableName: text }, act: { changes: ofAnswer }, adds: 'wholly' },
    async (call) => {
      const head = await copyForm(call, call.params.id, call.query.tableName)
      return ok(head, designMessages.copied, { details: { table: String(head.tableName) } })
    },
  ),
  route(
    'GET',
    '/online/cgform/head/queryTables',
    designAccess.add,
    { query: { tableName: Type.String({ default: '', maxLength: 100 }) } },
    (call) => listFreeTables(call, call.query.tableName),
  ),
  route(
    ['GET', 'POST'],
    '/online/cgform/head/transTables/:tables',
    designAccess.add,
    { params: { tables: list }, act: { changes: ofTables }, adds: 'wholly' },
    async (call) => {
      const tables = await importTables(call, splitIds(call.params.tables))
      return ok(tables, designMessages.imported, { details: { tables: tables.join(', ') } })
    },
  ),
]
