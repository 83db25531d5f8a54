import { sql } from 'kysely'
import type { SignedInCall } from '../call.ts'
import { type RecordPage, toRecordPage } from '../envelope.ts'
import { parseFilters } from '../query/parseFilters.ts'
import { parsePage } from '../query/parsePage.ts'
import { parseSort } from '../query/parseSort.ts'
import { parseSuperQuery } from '../query/parseSuperQuery.ts'
import { toExpression } from '../query/toExpression.ts'
import type { RecordQuery, Values } from './declaration.ts'
import type { ResourceModel } from './model.ts'
import { presentRows } from './present.ts'
import { selectVisible } from './select.ts'

type Parameters = Readonly<Record<string, unknown>>

/** What a module may change of one list call. */
export interface ListOptions {
  /** Replaces the query parameters of the call. */
  readonly parameters?: Parameters
  /** Narrows the list. */
  readonly narrow?: (query: RecordQuery) => RecordQuery
  /** Replaces what the call sees otherwise, such as the recycle bin instead of the rest. */
  readonly from?: RecordQuery
}

/** Answers a list call: filters, advanced query, order and page (wire contract 2). */
export async function listRecords(
  model: ResourceModel,
  call: SignedInCall,
  options: ListOptions = {},
): Promise<RecordPage<Values>> {
  const parameters = options.parameters ?? (call.query as Parameters)
  const page = parsePage(parameters, model.allowsWhole)
  const query = filterRecords(model, call, parameters, options)
  const { count } = (await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()) as {
    count: number
  }
  const rows =
    count === 0
      ? []
      : await orderRecords(model, query, parameters)
          .limit(page.size)
          .offset((page.current - 1) * page.size)
          .execute()
  return toRecordPage(await presentRows(model, rows, call), count, page)
}

/** All rows of a list call without its page, at most `limit` of them; for exports. */
export async function readRows(
  model: ResourceModel,
  call: SignedInCall,
  narrow: (query: RecordQuery) => RecordQuery,
  limit: number,
): Promise<readonly Values[]> {
  const parameters = call.query as Parameters
  return orderRecords(model, filterRecords(model, call, parameters, { narrow }), parameters)
    .limit(limit)
    .execute()
}

function filterRecords(
  model: ResourceModel,
  call: SignedInCall,
  parameters: Parameters,
  options: ListOptions,
): RecordQuery {
  const fields = model.queryFields
  let query = options.from ?? selectVisible(model, call)
  for (const [name, filter] of Object.entries(model.filters ?? {})) {
    const value = parameters[name]
    if (typeof value === 'string' && value !== '') query = filter(query, value, call)
  }
  const conditions = parseFilters(parameters, fields).filter(({ field }) => !Object.hasOwn(model.filters ?? {}, field))
  if (conditions.length > 0) query = query.where(toExpression({ match: 'and', conditions }, fields))
  const group = parseSuperQuery(parameters, fields)
  if (group !== null) query = query.where(toExpression(group, fields))
  return options.narrow === undefined ? query : options.narrow(query)
}

/** Records of the same value keep an order of their own, so that no page repeats or skips one. */
function orderRecords(model: ResourceModel, query: RecordQuery, parameters: Parameters): RecordQuery {
  const items = parseSort(parameters, model.queryFields)
  const ordered = items.reduce(
    (sorted, { field, direction }) =>
      sorted.orderBy(field, (order) => (direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast())),
    query.select(model.readable),
  )
  return items.some((item) => item.field === 'id') ? ordered : ordered.orderBy('id', items[0]?.direction ?? 'desc')
}
