import { createFailure, type LanguageTexts } from '../../runtime/language/index.ts'
import { toJson } from '../db/json.ts'
import { onceThere } from '../db/outage.ts'
import { updateRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import { formatWireTime } from '../db/time.ts'
import { type BugReporter, toAppError } from '../http/failure.ts'
import { inTransaction } from '../http/transaction.ts'
import type { Notify } from '../realtime/notify.ts'
import type { Claim } from './claim.ts'
import type { JobClass } from './jobClass.ts'
import { jobRunMessages } from './messages.ts'
import type { ReadTime } from './time.ts'

/** What the runs of one process share. */
export interface WorkSources {
  readonly db: Connection
  readonly classes: readonly JobClass[]
  readonly notify: Notify
  readonly readTime: ReadTime
  readonly reportBug: BugReporter
}

/** Milliseconds for which the end of a run waits for a database that is away. */
const longestOutage = 10 * 60_000

/** Runs of a job that are kept; a job of every second would fill the table otherwise. */
const keptRuns = 500

/** Works on a run that was claimed and records how it ended. What the job throws ends the run and nothing else. */
export async function work(sources: WorkSources, claim: Claim, signal: AbortSignal): Promise<void> {
  const started = performance.now()
  const end = await runClass(sources, claim, signal)
  const duration = Math.round(performance.now() - started)
  // How it ended is known as long as this process lives.
  await onceThere(() => finish(sources, claim, { ...end, duration }), longestOutage)
}

interface End {
  readonly outcome: 'done' | 'failed'
  readonly message: LanguageTexts
}

async function runClass(sources: WorkSources, claim: Claim, signal: AbortSignal): Promise<End> {
  const { db, classes, notify } = sources
  try {
    const jobClass = classes.find(({ key }) => key === claim.jobClassName)
    if (jobClass === undefined)
      throw createFailure(jobRunMessages.unknownClass, { details: { key: claim.jobClassName } })
    const message = await jobClass.run({ db, notify, parameter: claim.parameter, signal })
    return { outcome: 'done', message }
  } catch (error) {
    const failure = toAppError(error, (bug, id) =>
      sources.reportBug(bug, id, { method: 'JOB', url: claim.jobClassName }),
    )
    return {
      outcome: 'failed',
      message: { zh: failure.messageIn('zh'), en: failure.messageIn('en'), tw: failure.messageIn('tw') },
    }
  }
}

/** A run that was given up as lost and then came to its end after all has ended as it says. */
async function finish(
  { db, readTime }: WorkSources,
  { runId, jobId }: Claim,
  { outcome, message, duration }: End & { readonly duration: number },
): Promise<void> {
  const endedAt = formatWireTime(await readTime(db))
  await inTransaction(db, async (transaction) => {
    await updateRows(
      transaction,
      'sysQuartzJob',
      { id: jobId, runningRun: runId },
      { runningRun: null, runningUntil: null },
    )
    await updateRows(transaction, 'sysJobRun', { id: runId }, { outcome, message: toJson(message), endedAt, duration })
    await transaction
      .deleteFrom('sysJobRun')
      .where('jobId', '=', jobId)
      .where('id', '<=', ({ selectFrom }) =>
        selectFrom('sysJobRun').select('id').where('jobId', '=', jobId).orderBy('id', 'desc').limit(1).offset(keptRuns),
      )
      .execute()
  })
}

/** Prolongs the lease of a run; false when the run is not this process's any more. */
export async function renew({ db, readTime }: WorkSources, { runId, jobId }: Claim, lease: number): Promise<boolean> {
  const until = formatWireTime((await readTime(db)) + lease)
  const { numUpdatedRows } = await db
    .updateTable('sysQuartzJob')
    .set({ runningUntil: until })
    .where('id', '=', jobId)
    .where('runningRun', '=', runId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
