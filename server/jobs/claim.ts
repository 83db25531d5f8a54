import { type Selectable, sql } from 'kysely'
import { createError, createFailure } from '../../runtime/language/index.ts'
import { createId } from '../db/id.ts'
import { toJson } from '../db/json.ts'
import { insertRows, updateRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import type { JobTrigger, SysQuartzJobTable } from '../db/tables/job.ts'
import { formatWireTime } from '../db/time.ts'
import { inTransaction } from '../http/transaction.ts'
import type { ProcessIdentity } from '../start/processIdentity.ts'
import { findDueTime } from './dueTimes.ts'
import { jobRunMessages } from './messages.ts'

type Job = Selectable<SysQuartzJobTable>

/** A run that this process may work on. */
export interface Claim {
  readonly runId: string
  readonly jobId: string
  readonly jobClassName: string
  readonly parameter: string
}

/** Who claims, at which moment, and for how long without a sign of life, in milliseconds; and the zone of due times. */
export interface Claimant {
  readonly process: string
  readonly owner: ProcessIdentity
  readonly now: number
  readonly lease: number
  readonly timeZone: string
}

/** Jobs that one transaction takes: it is short, and other processes get their share. */
const concurrency = 20

/**
 * Takes jobs that are due. Rows that another process holds are left to it, and each due time is moved on with its claim,
 * so that of all processes one runs it (design 6). Times that passed while no server ran count as one; a time at which the
 * former run still works is counted with that run and not run.
 */
export function claimDue(db: Connection, claimant: Claimant): Promise<readonly Claim[]> {
  return inTransaction(db, async (transaction) => {
    await markLost(transaction, claimant.now)
    const jobs = await transaction
      .selectFrom('sysQuartzJob')
      .selectAll()
      .where('status', '=', 0)
      .where('nextRunAt', '<=', formatWireTime(claimant.now))
      .orderBy('nextRunAt')
      .limit(concurrency)
      .forUpdate()
      .skipLocked()
      .execute()
    const claims: Claim[] = []
    for (const job of jobs) {
      await updateRows(
        transaction,
        'sysQuartzJob',
        { id: job.id },
        { nextRunAt: findNext(job.cronExpression, claimant.now, claimant.timeZone) },
      )
      if (job.runningRun !== null) await countSkipped(transaction, job.runningRun)
      else claims.push(await begin(transaction, job, 'schedule', claimant))
    }
    return claims
  })
}

/** Takes a job out of its turn; throws when there is none, or when it runs already. */
export function claimNow(db: Connection, jobId: string, claimant: Claimant): Promise<Claim> {
  return inTransaction(db, async (transaction) => {
    await markLost(transaction, claimant.now)
    const job = await transaction
      .selectFrom('sysQuartzJob')
      .selectAll()
      .where('id', '=', jobId)
      .forUpdate()
      .executeTakeFirst()
    if (job === undefined) throw createError('recordNotFound')
    if (job.runningRun !== null) throw createFailure(jobRunMessages.isRunning)
    return begin(transaction, job, 'manual', claimant)
  })
}

/** When a job is due after a moment, in the wire's form; null for never again, and for what is no expression. */
export function findNext(cronExpression: string, after: number, zone: string): string | null {
  const next = findDueTime(cronExpression, after, zone)
  return next === undefined ? null : formatWireTime(next)
}

/** Runs whose process showed no life until the end of its lease are lost, and their jobs free again. */
async function markLost(transaction: Connection, now: number): Promise<void> {
  const jobs = await transaction
    .selectFrom('sysQuartzJob')
    .select(['id', 'runningRun'])
    .where('runningRun', 'is not', null)
    .where('runningUntil', '<', formatWireTime(now))
    .forUpdate()
    .skipLocked()
    .execute()
  if (jobs.length === 0) return
  await abandonRuns(
    transaction,
    jobs.map(({ runningRun }) => runningRun ?? ''),
    { now, message: jobRunMessages.lost },
  )
}

/** Gives runs up: they are lost, and their jobs are free for the next time. */
export async function abandonRuns(
  db: Connection,
  runIds: readonly string[],
  { now, message }: { readonly now: number; readonly message: (typeof jobRunMessages)['lost' | 'stopped'] },
): Promise<void> {
  await updateRows(
    db,
    'sysJobRun',
    { id: runIds, outcome: 'running' },
    { outcome: 'lost', endedAt: formatWireTime(now), message: toJson(message) },
  )
  await updateRows(db, 'sysQuartzJob', { runningRun: runIds }, { runningRun: null, runningUntil: null })
}

async function countSkipped(transaction: Connection, runId: string): Promise<void> {
  await updateRows(transaction, 'sysJobRun', { id: runId }, { skipped: sql<number>`skipped + 1` })
}

async function begin(transaction: Connection, job: Job, trigger: JobTrigger, claimant: Claimant): Promise<Claim> {
  const runId = createId()
  await insertRows(transaction, 'sysJobRun', {
    id: runId,
    jobId: job.id,
    jobClassName: job.jobClassName,
    parameter: job.parameter,
    trigger,
    process: claimant.process,
    holder: toJson(claimant.owner),
    dueAt: trigger === 'schedule' ? job.nextRunAt : null,
    startedAt: formatWireTime(claimant.now),
  })
  await updateRows(
    transaction,
    'sysQuartzJob',
    { id: job.id },
    { runningRun: runId, runningUntil: formatWireTime(claimant.now + claimant.lease) },
  )
  return { runId, jobId: job.id, jobClassName: job.jobClassName, parameter: (job.parameter ?? '').trim() }
}
