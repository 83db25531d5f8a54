import type { RecordQuery } from '../../db/dynamic.ts'
import type { QueryFields } from './condition.ts'
import { parseFilters } from './parseFilters.ts'
import { parseSuperQuery } from './parseSuperQuery.ts'
import { toExpression } from './toExpression.ts'

/** Leaves of a query what the parameters of a list call ask for: filters and the advanced query (wire contract 2). */
export function filterQuery(
  query: RecordQuery,
  fields: QueryFields,
  parameters: Readonly<Record<string, unknown>>,
  zone: string,
): RecordQuery {
  const conditions = parseFilters(parameters, fields, zone)
  const filtered = conditions.length === 0 ? query : query.where(toExpression({ match: 'and', conditions }, fields))
  const group = parseSuperQuery(parameters, fields, zone)
  return group === null ? filtered : filtered.where(toExpression(group, fields))
}
