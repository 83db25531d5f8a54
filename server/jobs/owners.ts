import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '../db/schema.ts'
import { inTransaction } from '../http/transaction.ts'
import { findProcess, type ProcessIdentity } from '../start/processIdentity.ts'
import { abandonRuns } from './claim.ts'
import { jobRunMessages } from './messages.ts'

/** What a process knows of the others that work on runs. */
export interface Surroundings {
  readonly owner: ProcessIdentity
  /** Nobody else can be in the database, as in an embedded one. */
  readonly isAlone: boolean
}

/**
 * Frees the jobs of processes that are certainly gone, such as after `kill -9`, without waiting for their leases. What
 * cannot be told from here, such as a process of another machine, keeps its lease.
 */
export function releaseDeadOwners(db: Connection, surroundings: Surroundings, now: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const runs = await transaction
      .selectFrom('sysQuartzJob')
      .innerJoin('sysJobRun', 'sysJobRun.id', 'sysQuartzJob.runningRun')
      .select(['sysJobRun.id', 'sysJobRun.holder'])
      .forUpdate('sysQuartzJob')
      .skipLocked()
      .execute()
    const gone = runs.filter(({ holder }) => isGone(holder, surroundings)).map(({ id }) => id)
    if (gone.length > 0) await abandonRuns(transaction, gone, { now, message: jobRunMessages.lost })
  })
}

/** Whether a process is certainly gone. Where the system shows no boot and no numbering, a pid may be of another machine. */
function isGone(owner: ProcessIdentity | null, { owner: own, isAlone }: Surroundings): boolean {
  if (isDeepStrictEqual(owner, own)) return false
  return isAlone || (owner !== null && owner.hostId !== null && findProcess(owner) === 'gone')
}
