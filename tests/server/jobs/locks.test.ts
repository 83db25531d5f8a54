import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readOwnIdentity } from '../../../server/start/processIdentity.ts'
import { engines } from '../database.ts'
import { createTestServer, type TestServer } from '../harness.ts'
import { addJob, createClock, createGate, createTestClass, createTestRunner, readJob, readRuns } from './jobs.ts'

/** What a step answers when it is not over after a while. */
const stillWaiting = async () => {
  await wait(3000)
  return 'waits for the lock'
}

// The embedded database has one connection: nobody else can hold a lock there.
describe.runIf(engines.includes('postgresql'))('a job that another process is claiming', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer('postgresql')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.db.deleteFrom('sysQuartzJob').execute()
  })

  /** Does something while another process holds the rows of some jobs. */
  async function whileLocked<Result>(ids: readonly string[], act: () => Promise<Result>): Promise<Result> {
    const [locked, over] = [createGate(), createGate()]
    const holding = server.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('sysQuartzJob').select('id').where('id', 'in', ids).forUpdate().execute()
      locked.open()
      await over.opened
    })
    await locked.opened
    try {
      return await act()
    } finally {
      over.open()
      await holding
    }
  }

  test('is left to it, and the others are claimed without waiting', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const { jobClass, parameters } = createTestClass()
    const taken = await addJob(server, clock, { cronExpression: '0 * * * * ?', parameter: 'taken' })
    await addJob(server, clock, { cronExpression: '0 * * * * ?', parameter: 'free' })
    const runner = createTestRunner(server, clock, [jobClass])
    clock.set('2026-11-23 08:01:00')
    const looked = await whileLocked([taken], () => Promise.race([runner.poll().then(() => 'looked'), stillWaiting()]))
    await runner.settle()
    expect(looked).toBe('looked')
    expect(parameters).toEqual(['free'])
    expect(await readRuns(server, taken)).toEqual([])
    expect((await readJob(server, taken)).nextRunAt).toBe('2026-11-23 08:01:00')
  })

  test.each([
    ['whose lease has ended', readOwnIdentity(), '2026-11-23 08:03:00'],
    ['of a process that is gone', { ...readOwnIdentity(), startTime: 'long ago' }, '2026-11-23 08:01:01'],
  ])('is not freed beside it where it is that of a run %s', async (_, owner, later) => {
    const clock = createClock('2026-11-23 08:00:00')
    const end = createGate()
    const { jobClass } = createTestClass(() => end.opened)
    const id = await addJob(server, clock, { cronExpression: '0 * * * * ?' })
    const gone = createTestRunner(server, clock, [jobClass], { process: 'gone', owner })
    clock.set('2026-11-23 08:01:00')
    await gone.poll()
    const before = await readJob(server, id)
    clock.set(later)
    const other = createTestRunner(server, clock, [createTestClass().jobClass], { process: 'other' })
    const looked = await whileLocked([id], () => Promise.race([other.poll().then(() => 'looked'), stillWaiting()]))
    expect(looked).toBe('looked')
    expect(await readJob(server, id)).toEqual(before)
    end.open()
    await gone.settle()
    await other.settle()
  })
})
