import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '../db/schema.ts'
import { inTransaction } from '../http/transaction.ts'
import { findProcess, type ProcessIdentity } from '../start/processIdentity.ts'
import { abandonRuns } from './claim.ts'
import { jobRunMessages } from './messages.ts'

/** What a process knows of the others that work on runs. */
export interface Surroundings {
  readonly owner: ProcessIdentity
  /** How the runner calls itself in the runs that it takes. */
  readonly process: string
  /** Nobody else can be in the database, as in an embedded one. */
  readonly isAlone: boolean
  /** Whether this process works on a run, or may be about to: what it does not know is nobody's. */
  isWorkedOn(runId: string): boolean
}

/**
 * Frees the jobs of processes that are certainly gone, such as after `kill -9`, and those that this process took without
 * learning so, when the answer to it was lost; without waiting for their leases. What cannot be told from here, such as a process of another machine, keeps its lease.
 */
export function releaseDeadOwners(db: Connection, surroundings: Surroundings, now: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const runs = await transaction
      .selectFrom('sysQuartzJob')
      .innerJoin('sysJobRun', 'sysJobRun.id', 'sysQuartzJob.runningRun')
      .select(['sysJobRun.id', 'sysJobRun.holder', 'sysJobRun.process'])
      .forUpdate('sysQuartzJob')
      .skipLocked()
      .execute()
    const gone = runs.filter((run) => isGone(run, surroundings)).map(({ id }) => id)
    if (gone.length > 0) await abandonRuns(transaction, gone, { now, message: jobRunMessages.lost })
  })
}

interface OwnedRun {
  readonly id: string
  readonly holder: ProcessIdentity | null
  readonly process: string | null
}

/** Whether a process is certainly gone. Where the system shows no boot and no numbering, a pid may be of another machine. */
function isGone(run: OwnedRun, { owner: own, process, isAlone, isWorkedOn }: Surroundings): boolean {
  const { id, holder: owner } = run
  if (isDeepStrictEqual(owner, own)) return run.process === process && !isWorkedOn(id)
  return isAlone || (owner !== null && owner.hostId !== null && findProcess(owner) === 'gone')
}
