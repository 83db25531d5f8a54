import { wireZone } from '../../../runtime/language/index.ts'
import { createId } from '../../../server/db/id.ts'
import { formatWireTime, parseWireTime } from '../../../server/db/time.ts'
import { findNext } from '../../../server/jobs/claim.ts'
import { createJobRunner } from '../../../server/jobs/createJobRunner.ts'
import { defineJobClass, type JobClass, type JobContext } from '../../../server/jobs/jobClass.ts'
import { createLocalBus } from '../../../server/realtime/bus.ts'
import type { ProcessIdentity } from '../../../server/start/processIdentity.ts'
import type { TestServer } from '../harness.ts'

const words = (text: string) => ({ zh: text, en: text, tw: text })

/** A clock that a test turns. */
export function createClock(start: string) {
  let now = parseWireTime(start)
  return {
    read: async () => now,
    now: () => formatWireTime(now),
    set(time: string) {
      now = parseWireTime(time)
    },
  }
}

/** A class of jobs for a test: it notes each run and ends when its `work` does. */
export function createTestClass(work: (context: JobContext) => Promise<void> = async () => undefined) {
  const parameters: string[] = []
  const jobClass: JobClass = defineJobClass({
    key: 'TestJob',
    title: words('Test'),
    description: words('Test'),
    async run(context) {
      parameters.push(context.parameter)
      await work(context)
      return words(`worked on ${context.parameter}`)
    },
  })
  return { jobClass, parameters }
}

/** A promise that a test keeps by hand. */
export function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** A runner on the database of a test server, as another process has one. */
export function createTestRunner(
  server: TestServer,
  clock: ReturnType<typeof createClock>,
  classes: readonly JobClass[],
  options: {
    readonly process?: string
    readonly owner?: ProcessIdentity
    readonly isAlone?: boolean
    readonly renewal?: number
    readonly shutdownTimeout?: number
  } = {},
) {
  const bugs: unknown[] = []
  const runner = createJobRunner({
    db: server.db,
    bus: createLocalBus(),
    classes,
    notify: {
      everybody: () => undefined,
      progress: () => undefined,
      sessionEnded: () => undefined,
      users: () => undefined,
    },
    readTime: clock.read,
    reportBug: (error) => bugs.push(error),
    ...options,
  })
  return { ...runner, bugs }
}

/** Adds a job that runs, due for the first time after the clock's now. */
export async function addJob(
  server: TestServer,
  clock: ReturnType<typeof createClock>,
  values: { readonly cronExpression: string; readonly parameter?: string; readonly jobClassName?: string },
): Promise<string> {
  const id = createId()
  const nextRunAt = findNext(values.cronExpression, parseWireTime(clock.now()), wireZone)
  await server.db
    .insertInto('sysQuartzJob')
    .values({ id, jobClassName: 'TestJob', status: 0, nextRunAt, ...values })
    .execute()
  return id
}

/** The runs of a job in their order. */
export function readRuns(server: TestServer, jobId: string) {
  return server.db.selectFrom('sysJobRun').selectAll().where('jobId', '=', jobId).orderBy('id').execute()
}

/** A job as its row is. */
export function readJob(server: TestServer, id: string) {
  return server.db.selectFrom('sysQuartzJob').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
