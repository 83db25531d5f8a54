import { sql } from 'kysely'
import { parseJson } from '../../../runtime/language/index.ts'
import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../call.ts'
import { type RecordPage, toRecordPage } from '../envelope.ts'
import { filterQuery } from '../query/filterQuery.ts'
import { parsePage } from '../query/parsePage.ts'
import { parseSort } from '../query/parseSort.ts'
import { countExactly, countRecords, findCount, isSmall, type Total, withCount } from './count.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { withDerived } from './derived.ts'
import { withoutMark } from './marks.ts'
import { narrowRecords } from './narrow.ts'
import { withNarrowedFields } from './narrowedFields.ts'
import { toOpenModel } from './openFields.ts'
import { presentRows } from './present.ts'
import { withVersion } from './recordVersion.ts'
import { selectVisible } from './select.ts'
import { refuseUnknown } from './unknownParameters.ts'

type Parameters = Readonly<Record<string, unknown>>

/** What a module may change of one list call. */
export interface ListOptions {
  /** Replaces the query parameters of the call. */
  readonly parameters?: Parameters
  /** Narrows the list. */
  readonly narrow?: (query: RecordQuery) => RecordQuery | Promise<RecordQuery>
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
  const open = await withoutMark(await toOpenModel(model, call), call)
  if (model.refusesUnknown === true) refuseUnknown(model, open, parameters)
  const page = parsePage(parameters, model.allowsWhole)
  const query = await filterRecords(open, call, parameters, options)
  const offset = (page.current - 1) * page.size
  const selected = withVersion(model, await withDerived(open, query.select(open.readable), call), call)
  const ordered = toPage(orderRecords(open, selected, parameters), page.size, offset)
  const rows = await ((await isSmall(call.db, model)) ? withCount(ordered, query) : ordered).execute()
  const place = { offset, size: page.size, found: rows.length, counted: findCount(rows) }
  // Inside a transaction there is one connection, and what is read at once on it waits in its turn.
  const [{ total, isEstimate }, records] = await Promise.all([
    toTotal(call, query, place),
    presentRows(open, rows, call),
  ])
  const answer = toRecordPage(records, total, page)
  return isEstimate ? { ...answer, isTotalEstimated: true } : answer
}

/**
 * A page of a query. Its size, a whole number, stands in the statement, as does the beginning of a list: with a parameter
 * the planner would not know how few records it is about, and plan anew each time.
 */
function toPage(query: RecordQuery, size: number, offset: number): RecordQuery {
  const page = query.limit(sql.lit(size))
  return offset === 0 ? page : page.offset(offset)
}

/** Where a page lies in its list; `counted` is the number of all records where the page brought it along. */
interface PagePlace {
  readonly offset: number
  readonly size: number
  readonly found: number
  readonly counted: number | undefined
}

/** A page that is not full is the last one and tells the total by itself. */
async function toTotal(
  call: SignedInCall,
  query: RecordQuery,
  { offset, size, found, counted }: PagePlace,
): Promise<Total> {
  if (counted !== undefined) return { total: counted, isEstimate: false }
  if (found < size && (found > 0 || offset === 0)) return { total: offset + found, isEstimate: false }
  // Beyond the end only the number helps.
  if (found === 0 || (call.query as Parameters).exactTotal === 'true')
    return { total: await countExactly(query), isEstimate: false }
  const { total, isEstimate } = await countRecords(call.db, query)
  return { total: isEstimate ? Math.max(total, offset + found + 1) : total, isEstimate }
}

/**
 * The ids of what a list call would show without its page, in its order, at most `limit` of them. They come as one value:
 * as a row each, a hundred thousand would hold everybody else up for a third of a second.
 */
export async function readIds(
  whole: ResourceModel,
  call: SignedInCall,
  narrow: (query: RecordQuery) => RecordQuery,
  limit: number,
): Promise<readonly string[]> {
  const parameters = call.query as Parameters
  const model = await withoutMark(await toOpenModel(whole, call), call)
  const query = await filterRecords(model, call, parameters, { narrow })
  const ordered = orderRecords(model, query.select('id'), parameters).limit(limit)
  const read = await toDynamic(call.db, model)
    .selectFrom(ordered.as('listed'))
    .select(sql<string>`cast(coalesce(json_agg(cast(listed.id as text)), '[]') as text)`.as('ids'))
    .executeTakeFirst()
  return parseJson(String(read?.ids)) as readonly string[]
}

async function filterRecords(
  model: ResourceModel,
  call: SignedInCall,
  parameters: Parameters,
  options: ListOptions,
): Promise<RecordQuery> {
  const fields = model.queryFields
  const { from } = options
  const seen = await (from === undefined ? selectVisible(model, call) : narrowRecords(model, from, call))
  let query = await withNarrowedFields(model, seen, call)
  for (const [name, filter] of Object.entries(model.filters ?? {})) {
    const value = parameters[name]
    if (typeof value === 'string' && value !== '') query = await filter.narrow(query, value, call)
  }
  const own = Object.entries(parameters).filter(([name]) => !Object.hasOwn(model.filters ?? {}, name))
  query = filterQuery(query, fields, Object.fromEntries(own), call.timeZone)
  return options.narrow === undefined ? query : options.narrow(query)
}

/** Records of the same value keep an order of their own, so that no page repeats or skips one. */
function orderRecords(model: ResourceModel, query: RecordQuery, parameters: Parameters): RecordQuery {
  const items = parseSort(parameters, model.queryFields)
  const ordered = items.reduce(
    (sorted, { field, direction }) =>
      sorted.orderBy(field, (order) => (direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast())),
    query,
  )
  return items.some((item) => item.field === 'id') ? ordered : ordered.orderBy('id', items[0]?.direction ?? 'desc')
}
