import type { SignedInCall } from '../../../http/index.ts'
import { runQuery } from '../../../online/sql/runQuery.ts'
import type { Graph } from '../graph.ts'
import { parseQuestion } from './filterRecords.ts'
import type { GraphData, Question } from './graphData.ts'
import { isFilter } from './queryFields.ts'
import { maxRecords } from './records.ts'

/** Runs the statement of a report, narrowed by what the call asks of its columns (wire contract 5, S13). */
export async function readSql(
  call: SignedInCall,
  { head, items }: Graph,
  { filters, parameters }: Question,
): Promise<GraphData> {
  const { records, isCut, tables } = await runQuery(call, {
    sql: head.cgrSql ?? '',
    dataSource: head.dbSource,
    parameters,
    narrow(columns) {
      // The database knows the types of its columns better than who described them.
      const requested = columns.filter(({ name }) => items.some((item) => item.fieldName === name && isFilter(item)))
      const fields = Object.fromEntries(requested.map(({ name, type }) => [name, { type }]))
      const groups = parseQuestion(filters, fields, call.timeZone)
      return { fields, conditions: groups.filter(({ conditions }) => conditions.length > 0) }
    },
    limits: { rows: maxRecords },
  })
  return { records, isCut, tables }
}
