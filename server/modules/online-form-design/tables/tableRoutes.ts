import { Type } from 'typebox'
import { ok } from '../../../http/envelope.ts'
import { splitIds } from '../../../http/resource/remove.ts'
import { type Route, route } from '../../../http/route.ts'
import { designAccess } from '../access.ts'
import { designWords } from '../words.ts'
import { addView, copyForm } from './copies.ts'
import { importTables, listFreeTables } from './importTables.ts'
import { removeForms } from './removeForms.ts'

const text = Type.String({ minLength: 1, maxLength: 100 })
const list = Type.String({ minLength: 1, maxLength: 10_000 })

const toRemovingRoute = (name: 'delete' | 'removeRecord', isWithTable: boolean) =>
  route({
    method: 'DELETE',
    path: `/online/cgform/head/${name}`,
    access: designAccess.delete,
    query: Type.Object({ id: text }),
    handler: async (call) => {
      const { removals, message } = await removeForms(call, [call.query.id], isWithTable)
      return ok(removals, message)
    },
  })

/** Deleting, copying and importing forms (wire contract 1.14). */
export const tableRoutes: readonly Route[] = [
  toRemovingRoute('delete', true),
  route({
    method: 'DELETE',
    path: '/online/cgform/head/deleteBatch',
    access: designAccess.delete,
    // Tables go only where the call says so.
    query: Type.Object({ ids: list, flag: Type.Optional(Type.String({ maxLength: 5 })) }),
    handler: async (call) => {
      const { removals, message } = await removeForms(call, splitIds(call.query.ids), call.query.flag === '1')
      return ok(removals, message)
    },
  }),
  toRemovingRoute('removeRecord', false),
  route({
    method: 'POST',
    path: '/online/cgform/head/copyOnline',
    access: designAccess.add,
    query: Type.Object({ code: text }),
    handler: async (call) => {
      const head = await addView(call, call.query.code)
      return ok(head, designWords.viewAdded, { details: { table: String(head.tableName) } })
    },
  }),
  route({
    method: ['GET', 'POST'],
    path: '/online/cgform/head/copyOnlineTable/:id',
    access: designAccess.add,
    params: Type.Object({ id: text }),
    query: Type.Object({ tableName: text }),
    handler: async (call) => {
      const head = await copyForm(call, call.params.id, call.query.tableName)
      return ok(head, designWords.copied, { details: { table: String(head.tableName) } })
    },
  }),
  route({
    method: 'GET',
    path: '/online/cgform/head/queryTables',
    access: designAccess.add,
    query: Type.Object({ tableName: Type.String({ default: '', maxLength: 100 }) }),
    handler: (call) => listFreeTables(call, call.query.tableName),
  }),
  route({
    method: ['GET', 'POST'],
    path: '/online/cgform/head/transTables/:tables',
    access: designAccess.add,
    params: Type.Object({ tables: list }),
    handler: async (call) => {
      const tables = await importTables(call, splitIds(call.params.tables))
      return ok(tables, designWords.imported, { details: { tables: tables.join(', ') } })
    },
  }),
]
