import type { RecordQuery } from '../db/dynamic.ts'
import type { SignedInCall } from './call.ts'
import { type RecordPage, toRecordPage } from './envelope.ts'
import type { QueryFields } from './query/condition.ts'
import { filterQuery } from './query/filterQuery.ts'
import { parsePage } from './query/parsePage.ts'
import { parseSort } from './query/parseSort.ts'
import { countExactly, findCount, withCount, withoutCount } from './resource/count.ts'
import type { Values } from './resource/declaration.ts'

/** Records that are no resource, such as those of two tables together. */
export interface RowSource {
  readonly from: RecordQuery
  /** The columns that leave the server and by which the call may ask and order; `id` is among them. */
  readonly fields: QueryFields
  /** Columns that leave the server and by which no call may ask or order. */
  readonly shown?: readonly string[]
  /** The order of who names none; the newest records first when left out. */
  readonly sort?: string
  /** Replaces the query parameters of the call. */
  readonly parameters?: Values
}

/** The columns of one table as a select over several tables names them. */
export const columnsOf = <T extends string, F extends QueryFields>(table: T, fields: F) =>
  // The keys of fields are their names.
  (Object.keys(fields) as (keyof F & string)[]).map((name) => `${table}.${name}` as const)

/** Answers a list call by the grammar of lists: filters, advanced query, order and page (wire contract 2). */
export async function listRows(call: SignedInCall, source: RowSource): Promise<RecordPage<Values>> {
  const { fields, sort, shown = [], parameters = call.query as Values } = source
  const page = parsePage(parameters)
  const query = filterQuery(source.from, fields, parameters, call.timeZone)
  const isOrdered = parameters.column !== undefined || parameters.sortInfoString !== undefined
  const ordered = isOrdered || sort === undefined ? parameters : { ...parameters, column: sort, order: 'desc' }
  const names = [...Object.keys(fields), ...shown]
  const sorted = parseSort(ordered, fields)
    .reduce((sorted, item) => sorted.orderBy(item.field, item.direction), query.select(names))
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.current - 1) * page.size)
  const rows = await withCount(sorted, query).execute()
  // Beyond the end no row brings the number.
  const count = findCount(rows) ?? (page.current === 1 ? 0 : await countExactly(query))
  return toRecordPage(rows.map(withoutCount), count, page)
}
