import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { answerOnce, code, idsOf, messages, ok, route } from '../../http/index.ts'
import { requireVisible, type Values } from '../../http/resource/index.ts'
import { databaseMessages } from '../../online/sql/running/messages.ts'
import { findDataSource } from '../data-source/findPlace.ts'
import { testDataSource } from '../data-source/testDataSource.ts'
import { parseSql } from './parseSql.ts'
import { readItems, readParams } from './parts.ts'
import { heads, sqlCode } from './resource.ts'
import { addReport, editReport, parseSave } from './save.ts'

const text = Type.String({ default: '' })
const byHead = Type.Object({ headId: Type.String({ minLength: 1 }) })
const part = Type.Optional(Type.Unknown())
const save = Type.Object(
  { head: part, params: part, items: part, deleteParamIds: part, deleteItemIds: part },
  { additionalProperties: true },
)
const query = Type.Object({ sql: text, dbKey: text })

const toPartsRoute = (name: 'item' | 'param', read: typeof readItems | typeof readParams) =>
  route('GET', `/online/cgreport/${name}/listByHeadId`, code('online.report:list'), { query: byHead }, async (call) => {
    await requireVisible(heads.model, call, [call.query.headId])
    return read(call.db, call.query.headId)
  })

/** The calls of who makes reports (wire contract 1.15). */
export const designRoutes = [
  heads.routes,
  route(
    'POST',
    '/online/cgreport/head/add',
    code('online.report:add'),
    { body: save, act: { changes: (_call, result) => ({ reports: idsOf(result) }) }, adds: 'within' },
    (call) =>
      answerOnce(call, async (keep) => {
        const toAnswer = (report: Values) => ok(report, messages.added)
        return toAnswer(
          await addReport(call, parseSave(call.body as Values), (inner, write) => keep(inner, write, toAnswer)),
        )
      }),
  ),
  route(
    ['PUT', 'POST'],
    '/online/cgreport/head/editAll',
    code('online.report:edit'),
    { body: save, act: { changes: ({ body }) => ({ reports: idsOf(parseSave(body as Values).head) }) } },
    async (call) => ok(await editReport(call, parseSave(call.body as Values), call.body), messages.edited),
  ),
  route('GET', '/online/cgreport/head/parseSql', code(sqlCode), { query }, (call) =>
    parseSql(call, call.query.sql, call.query.dbKey),
  ),
  // A long query is too long for an address.
  route('POST', '/online/cgreport/head/parseSql', code(sqlCode), { body: query, act: 'power' }, (call) =>
    parseSql(call, call.body.sql, call.body.dbKey),
  ),
  toPartsRoute('item', readItems),
  toPartsRoute('param', readParams),
  route('GET', '/online/cgreport/api/testConnection', code(sqlCode), { query: { dbKey: text } }, async (call) => {
    const { dbKey } = call.query
    const source = await findDataSource(call, dbKey)
    if (source === undefined)
      throw createFailure(databaseMessages.unknownSource, { details: { name: dbKey.slice(0, 100) } })
    return testDataSource(call, { id: source.id })
  }),
]
