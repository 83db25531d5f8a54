import { sql } from 'kysely'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../../http/call.ts'
import { addDictionaryTexts } from '../../http/dictionaryTexts.ts'
import { type RecordPage, toRecordPage } from '../../http/envelope.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { parseFilters } from '../../http/query/parseFilters.ts'
import { parsePage } from '../../http/query/parsePage.ts'
import { parseSort } from '../../http/query/parseSort.ts'
import { parseSuperQuery } from '../../http/query/parseSuperQuery.ts'
import { toExpression } from '../../http/query/toExpression.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { findJobClass } from '../../jobs/registry.ts'

/** What a list of runs may ask by. Runs are written by the server alone, so they are no resource. */
const fields: QueryFields = {
  id: { type: 'text' },
  jobId: { type: 'text' },
  jobClassName: { type: 'text' },
  parameter: { type: 'text' },
  trigger: { type: 'text' },
  process: { type: 'text' },
  dueAt: { type: 'datetime' },
  startedAt: { type: 'datetime' },
  endedAt: { type: 'datetime' },
  outcome: { type: 'text' },
  duration: { type: 'integer' },
  skipped: { type: 'integer' },
}

const translated = [
  { field: 'trigger', dict: 'job_trigger' },
  { field: 'outcome', dict: 'job_outcome' },
]

/** Lists the runs of jobs by the grammar of lists, the latest first; messages come in the language of the call. */
export async function listRuns(call: SignedInCall): Promise<RecordPage<Values>> {
  const parameters = call.query as Values
  const page = parsePage(parameters)
  let query: RecordQuery = toDynamic(call.db).selectFrom('sysJobRun')
  const conditions = parseFilters(parameters, fields)
  if (conditions.length > 0) query = query.where(toExpression({ match: 'and', conditions }, fields))
  const group = parseSuperQuery(parameters, fields)
  if (group !== null) query = query.where(toExpression(group, fields))
  const { count } = (await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()) as {
    readonly count: number
  }
  const rows = await parseSort(parameters, fields)
    .reduce(
      (sorted, { field, direction }) => sorted.orderBy(field, direction),
      query.select([...Object.keys(fields), 'message']),
    )
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.current - 1) * page.size)
    .execute()
  const records = rows.map((row) => ({
    ...row,
    jobClassTitle: findJobClass(row.jobClassName)?.title[call.language] ?? row.jobClassName,
    message: (row.message as LanguageTexts | null)?.[call.language] ?? null,
  }))
  return toRecordPage(await addDictionaryTexts(records, translated, call), count, page)
}
