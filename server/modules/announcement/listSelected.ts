import { sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import { type RecordPage, toRecordPage } from '../../http/envelope.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { parseFilters } from '../../http/query/parseFilters.ts'
import { parsePage } from '../../http/query/parsePage.ts'
import { parseSort } from '../../http/query/parseSort.ts'
import { toExpression } from '../../http/query/toExpression.ts'
import type { Values } from '../../http/resource/declaration.ts'

/** Answers a list call over joined tables by the grammar of lists: filters, order and page (wire contract 2). */
export async function listSelected(
  from: RecordQuery,
  fields: QueryFields,
  parameters: Values,
): Promise<RecordPage<Values>> {
  const page = parsePage(parameters)
  const conditions = parseFilters(parameters, fields)
  const query = conditions.length > 0 ? from.where(toExpression({ match: 'and', conditions }, fields)) : from
  const { count } = (await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()) as {
    readonly count: number
  }
  const records = await parseSort(parameters, fields)
    .reduce((sorted, { field, direction }) => sorted.orderBy(field, direction), query.select(Object.keys(fields)))
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.current - 1) * page.size)
    .execute()
  return toRecordPage(records, count, page)
}
