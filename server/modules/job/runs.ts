import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { addDictionaryTexts, listRows, type RecordPage, type SignedInCall } from '../../http/index.ts'
import type { QueryFields } from '../../http/query/condition.ts'
import { selectVisibleIds, type Values } from '../../http/resource/index.ts'
import { findJobClass } from '../../jobs/registry.ts'
import { jobs } from './resource.ts'

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

/** Lists the runs of the jobs that the caller sees by the grammar of lists, the latest first; messages come in the language of the call. */
export async function listRuns(call: SignedInCall): Promise<RecordPage<Values>> {
  const seen = await selectVisibleIds(jobs.model, call)
  const page = await listRows(call, {
    from: toDynamic(call.db).selectFrom('sysJobRun').where('jobId', 'in', seen),
    fields,
    shown: ['message'],
  })
  const records = page.records.map((row) => ({
    ...row,
    jobClassTitle: findJobClass(row.jobClassName)?.title[call.language] ?? row.jobClassName,
    message: (row.message as LanguageTexts | null)?.[call.language] ?? null,
  }))
  return { ...page, records: await addDictionaryTexts(records, translated, call) }
}
