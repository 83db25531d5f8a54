import { type QueryEntry, type QueryParameters, toQueryParameters } from './query.ts'
import { type SuperQuery, toSuperQueryParameters } from './superQuery.ts'

export interface SortItem {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** What a list asks of the server. */
export interface ListQuery {
  readonly query?: readonly QueryEntry[]
  readonly sort?: readonly SortItem[]
  readonly page?: { readonly number: number; readonly size: number }
  readonly superQuery?: SuperQuery
  /** The fields that the list shows, for servers that send no others (specification 7.3). */
  readonly fields?: readonly string[]
}

/** The wire has one order for all columns; columns of different orders go as JSON beside the first of them. */
function toSortParameters(sort: readonly SortItem[]): QueryParameters {
  const [first] = sort
  if (!first) return {}
  if (sort.every((item) => item.direction === first.direction)) {
    return { column: sort.map((item) => item.field).join(','), order: first.direction }
  }
  const items = sort.map(({ field, direction }) => ({ column: field, order: direction }))
  return {
    column: first.field,
    order: first.direction,
    sortInfoString: encodeURIComponent(JSON.stringify(items)),
  }
}

/** Writes the whole question of a list: filters, sort, page and advanced query (wire contract 2, specification 7.3). */
export function toListParameters({ query = [], sort = [], page, superQuery, fields }: ListQuery): QueryParameters {
  return {
    ...toQueryParameters(query),
    ...toSortParameters(sort),
    ...(fields ? { field: fields.join(',') } : {}),
    ...(page ? { pageNo: String(page.number), pageSize: String(page.size) } : {}),
    ...(superQuery ? toSuperQueryParameters(superQuery) : {}),
  }
}
