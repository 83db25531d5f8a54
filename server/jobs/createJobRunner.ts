import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { wireZone } from '../../runtime/language/index.ts'
import { DatabaseAwayError } from '../db/outage.ts'
import type { Bus } from '../realtime/bus.ts'
import { type ProcessIdentity, readOwnIdentity } from '../start/processIdentity.ts'
import { abandonRuns, type Claim, type Claimant, claimDue, claimNow } from './claim.ts'
import type { JobRunner } from './jobRunner.ts'
import { jobRunMessages } from './messages.ts'
import { readNextDueTime } from './nextDueTime.ts'
import { releaseDeadOwners } from './owners.ts'
import { renew, type WorkSources, work } from './work.ts'

interface RunnerOptions extends WorkSources {
  readonly bus: Bus
  /** The zone in which jobs are due; that of the wire when left out. */
  readonly timeZone?: string
  /** Milliseconds for which a run belongs to its process without a sign of life. */
  readonly lease?: number
  /** Milliseconds between two signs of life. */
  readonly renewal?: number
  /** Milliseconds that the end of the server waits for runs. */
  readonly shutdownTimeout?: number
  readonly process?: string
  /** What tells this process from every other. */
  readonly owner?: ProcessIdentity
  /** Nobody else can be in the database, as in an embedded one. */
  readonly isAlone?: boolean
}

const topic = 'jobs'

/** A process that heard of no change looks by itself: a message between processes may be lost. */
const longestWait = 5000
const shortestWait = 20
const waitForDatabase = 1000

interface ActiveRun {
  readonly work: Promise<void>
  readonly controller: AbortController
}

/** Allocates the runner of one process. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const {
    db,
    bus,
    readTime,
    reportBug,
    timeZone = wireZone,
    lease = 30_000,
    renewal = 10_000,
    shutdownTimeout = 3000,
  } = options
  const name = options.process ?? `${hostname()}:${process.pid}`
  const active = new Map<string, ActiveRun>()
  let claiming = 0
  const surroundings = {
    owner: options.owner ?? readOwnIdentity(),
    process: name,
    isAlone: options.isAlone ?? false,
    isWorkedOn: (runId: string) => claiming > 0 || active.has(runId),
  }
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isStarted = false
  let isClosed = false
  let isRequested = false
  let isFailing = false

  const claimant = async () => ({
    ...{ process: name, owner: surroundings.owner, lease, timeZone },
    now: await readTime(db),
  })

  /** Takes runs and begins them. */
  const take = async (claim: (claimant: Claimant) => Promise<readonly Claim[]>): Promise<readonly Claim[]> => {
    claiming += 1
    try {
      const claims = await claim(await claimant())
      for (const each of claims) begin(each)
      return claims
    } finally {
      claiming -= 1
    }
  }

  const begin = (claim: Claim): void => {
    const controller = new AbortController()
    const sign = setInterval(() => {
      // A database that does not answer for a moment costs nothing yet: the lease lasts for several signs.
      renew(options, claim, lease).then(
        (isOurs) => isOurs || controller.abort(),
        () => undefined,
      )
    }, renewal).unref()
    const running = work(options, claim, controller.signal)
      // How it ended could not be recorded; the lease ends by itself and says that the run is lost.
      .catch((error: unknown) => reportBug(error, claim.runId, { method: 'JOB', url: claim.jobClassName }))
      .finally(() => {
        clearInterval(sign)
        active.delete(claim.runId)
      })
    active.set(claim.runId, { work: running, controller })
  }

  const poll = async (): Promise<number> => {
    const now = await readTime(db)
    await releaseDeadOwners(db, surroundings, now)
    const next = await readNextDueTime(db)
    if (next === undefined || next > now) return next === undefined ? longestWait : next - now
    await take((by) => claimDue(db, by))
    return shortestWait
  }

  const schedulePoll = (): void => {
    clearTimeout(timer)
    if (!isStarted || isClosed) return
    if (looking !== undefined) {
      isRequested = true
      return
    }
    isRequested = false
    looking = poll()
      .then(
        (wait) => {
          isFailing = false
          return wait
        },
        (error: unknown) => {
          // A database that is away has said so itself.
          if (error instanceof DatabaseAwayError) return waitForDatabase
          // What fails every time is reported once, not every few seconds.
          if (!isFailing) reportBug(error, 'jobs', { method: 'JOB', url: topic })
          isFailing = true
          return longestWait
        },
      )
      .then((wait) => {
        looking = undefined
        if (isRequested) schedulePoll()
        else if (!isClosed)
          timer = setTimeout(schedulePoll, Math.min(Math.max(wait, shortestWait), longestWait)).unref()
      })
  }

  bus.subscribe((message) => {
    if (message.topic === topic) schedulePoll()
  })

  const settle = async (): Promise<void> => {
    while (active.size > 0) await Promise.all([...active.values()].map((run) => run.work))
  }

  return {
    start() {
      isStarted = true
      schedulePoll()
    },
    wake: () => bus.publish({ topic, text: '' }),
    async runNow(jobId) {
      await releaseDeadOwners(db, surroundings, await readTime(db))
      try {
        const [claim] = await take(async (by) => [await claimNow(db, jobId, by)])
        return claim?.runId ?? ''
      } catch (error) {
        // It may have been done all the same, with only the answer lost: then the run is nobody's.
        if (error instanceof DatabaseAwayError) schedulePoll()
        throw error
      }
    },
    poll,
    settle,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking
      if (active.size === 0) return
      const limit = new AbortController()
      const isOver = wait(shutdownTimeout, undefined, { signal: limit.signal }).catch(() => undefined)
      await Promise.race([settle(), isOver])
      limit.abort()
      const left = [...active.keys()]
      if (left.length === 0) return
      for (const { controller } of active.values()) controller.abort()
      await abandonRuns(db, left, { now: await readTime(db), message: jobRunMessages.stopped }).catch(() => undefined)
    },
  }
}
