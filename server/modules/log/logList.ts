import { type SqlBool, sql } from 'kysely'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../../http/call.ts'
import { addDictionaryTexts } from '../../http/dictionaryTexts.ts'
import { type RecordPage, toRecordPage } from '../../http/envelope.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { parseFilters } from '../../http/query/parseFilters.ts'
import { parsePage } from '../../http/query/parsePage.ts'
import { parseSort } from '../../http/query/parseSort.ts'
import { parseSuperQuery } from '../../http/query/parseSuperQuery.ts'
import { escapeLike, toExpression } from '../../http/query/toExpression.ts'
import type { RecordQuery, Values } from '../../http/resource/declaration.ts'

/** The columns of the log (wire contract 1.10). It has no author and no later change, so it is no resource. */
const fields: QueryFields = {
  id: { type: 'text' },
  logType: { type: 'integer' },
  logContent: { type: 'text' },
  operateType: { type: 'integer' },
  userid: { type: 'text' },
  username: { type: 'text' },
  ip: { type: 'text' },
  method: { type: 'text' },
  requestUrl: { type: 'text' },
  requestType: { type: 'text' },
  requestParam: { type: 'text' },
  costTime: { type: 'integer' },
  createTime: { type: 'datetime' },
}

/** Lists the log, or a part of it, by the grammar of lists; `keyWord` finds parts of what was done. */
export async function listLog(
  call: SignedInCall,
  narrow: (query: RecordQuery) => RecordQuery = (query) => query,
): Promise<RecordPage<Values>> {
  const parameters = call.query as Values
  const page = parsePage(parameters)
  const query = narrow(filterLog(call))
  const { count } = (await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()) as {
    readonly count: number
  }
  const records = await orderLog(query, parameters)
    .limit(page.size)
    .offset((page.current - 1) * page.size)
    .execute()
  return toRecordPage(await withTexts(records, call), count, page)
}

/** The entries that the list would show, without its pages, or the selected ones. */
export async function readLog(call: SignedInCall, ids: readonly string[], limit: number): Promise<readonly Values[]> {
  const query = filterLog(call)
  const chosen = ids.length === 0 ? query : query.where('id', 'in', ids)
  const rows = await orderLog(chosen, call.query as Values)
    .limit(limit)
    .execute()
  return withTexts(rows, call)
}

function withTexts(rows: readonly Values[], call: SignedInCall): Promise<readonly Values[]> {
  const translated = [
    { field: 'logType', dict: 'log_type' },
    { field: 'operateType', dict: 'operate_type' },
  ]
  return addDictionaryTexts(rows, translated, call)
}

function filterLog(call: SignedInCall): RecordQuery {
  const parameters = call.query as Values
  let query: RecordQuery = toDynamic(call.db).selectFrom('sysLog')
  const conditions = parseFilters(parameters, fields)
  if (conditions.length > 0) query = query.where(toExpression({ match: 'and', conditions }, fields))
  const group = parseSuperQuery(parameters, fields)
  if (group !== null) query = query.where(toExpression(group, fields))
  const { keyWord } = parameters
  if (typeof keyWord === 'string' && keyWord !== '')
    query = query.where(sql<SqlBool>`log_content like ${`%${escapeLike(keyWord)}%`}`)
  return query
}

function orderLog(query: RecordQuery, parameters: Values): RecordQuery {
  return parseSort(parameters, fields)
    .reduce((sorted, { field, direction }) => sorted.orderBy(field, direction), query.select(Object.keys(fields)))
    .orderBy('id', 'desc')
}
