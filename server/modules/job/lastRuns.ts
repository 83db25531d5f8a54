import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { findJobClass } from '../../jobs/registry.ts'

/** Adds to jobs what their class is called, and how the latest run of each went. */
export async function addLastRuns(records: readonly Values[], call: SignedInCall): Promise<readonly Values[]> {
  if (records.length === 0) return records
  const ids = records.map(({ id }) => String(id))
  const runs = await call.db
    .selectFrom('sysJobRun')
    .distinctOn('jobId')
    .select(['jobId', 'outcome', 'startedAt', 'duration', 'message'])
    .where('jobId', 'in', ids)
    .orderBy('jobId')
    .orderBy('id', 'desc')
    .execute()
  const byJob = new Map(runs.map((run) => [run.jobId, run]))
  return records.map((record) => {
    const run = byJob.get(String(record.id))
    return {
      ...record,
      jobClassTitle: findJobClass(record.jobClassName)?.title[call.language] ?? record.jobClassName,
      lastOutcome: run?.outcome ?? null,
      lastStartedAt: run?.startedAt ?? null,
      lastDuration: run?.duration ?? null,
      lastMessage: run?.message?.[call.language] ?? null,
    }
  })
}
