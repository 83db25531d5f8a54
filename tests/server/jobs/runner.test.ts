import { spawnSync } from 'node:child_process'
import { beforeEach, expect, test } from 'vitest'
import { readIdentity, readOwnIdentity } from '../../../server/start/processIdentity.ts'
import { describeEachDatabase } from '../harness.ts'
import { addJob, createClock, createGate, createTestClass, createTestRunner, readJob, readRuns } from './jobs.ts'

const everyMinute = '0 * * * * ?'

/** The number of a process that has ended. */
const goneProcess = () => spawnSync(process.execPath, ['--version']).pid

describeEachDatabase('the runner of jobs', {}, (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('sysQuartzJob').execute()
  })

  test('runs each due time once, however many processes look', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const { jobClass, parameters } = createTestClass()
    const [first, second] = ['one', 'two'].map((process) => createTestRunner(server(), clock, [jobClass], { process }))
    const ids = [
      await addJob(server(), clock, { cronExpression: everyMinute, parameter: 'a' }),
      await addJob(server(), clock, { cronExpression: everyMinute, parameter: 'b' }),
    ]
    for (let minute = 1; minute <= 5; minute += 1) {
      clock.set(`2026-11-23 08:0${minute}:00`)
      await Promise.all([first?.poll(), second?.poll(), first?.poll(), second?.poll()])
      await Promise.all([first?.settle(), second?.settle()])
    }
    expect([...parameters].sort()).toEqual([...'aaaaabbbbb'])
    for (const id of ids) {
      const runs = await readRuns(server(), id)
      expect(runs.map(({ dueAt }) => dueAt)).toEqual([1, 2, 3, 4, 5].map((minute) => `2026-11-23 08:0${minute}:00`))
      expect(runs.every(({ outcome }) => outcome === 'done')).toBe(true)
    }
    expect([...(first?.bugs ?? []), ...(second?.bugs ?? [])]).toEqual([])
  })

  test('says when it is worth looking again', async () => {
    const clock = createClock('2026-11-23 08:00:58')
    const runner = createTestRunner(server(), clock, [createTestClass().jobClass])
    await addJob(server(), clock, { cronExpression: everyMinute })
    expect(await runner.poll()).toBe(2000)
  })

  test('runs what passed while no server ran once', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const { jobClass, parameters } = createTestClass()
    const id = await addJob(server(), clock, { cronExpression: everyMinute, parameter: 'late' })
    const runner = createTestRunner(server(), clock, [jobClass])
    clock.set('2026-11-23 11:30:20')
    await runner.poll()
    await runner.poll()
    await runner.settle()
    expect(parameters).toEqual(['late'])
    expect((await readJob(server(), id)).nextRunAt).toBe('2026-11-23 11:31:00')
  })

  test('leaves a job alone that still runs, and counts the times that it missed', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const gate = createGate()
    const { jobClass, parameters } = createTestClass(() => gate.opened)
    const id = await addJob(server(), clock, { cronExpression: everyMinute, parameter: 'slow' })
    const runner = createTestRunner(server(), clock, [jobClass])
    clock.set('2026-11-23 08:01:00')
    await runner.poll()
    for (const second of ['10', '20']) {
      clock.set(`2026-11-23 08:01:${second}`)
      await server().db.updateTable('sysQuartzJob').set({ nextRunAt: clock.now() }).where('id', '=', id).execute()
      await runner.poll()
    }
    await expect(runner.runNow(id)).rejects.toThrow('running at the moment')
    expect(await readRuns(server(), id)).toMatchObject([{ outcome: 'running', skipped: 2, endedAt: null }])
    gate.open()
    await runner.settle()
    expect(parameters).toEqual(['slow'])
    expect(await readRuns(server(), id)).toMatchObject([
      { outcome: 'done', skipped: 2, message: { en: 'worked on slow' }, endedAt: '2026-11-23 08:01:20' },
    ])
    expect(await readJob(server(), id)).toMatchObject({ runningRun: null, runningUntil: null })
  })

  test('gives up the run of a process that shows no life, and goes on at the next time', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const gate = createGate()
    const dead = createTestClass(() => gate.opened)
    const alive = createTestClass()
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    const gone = createTestRunner(server(), clock, [dead.jobClass], { process: 'gone' })
    const other = createTestRunner(server(), clock, [alive.jobClass], { process: 'other' })
    clock.set('2026-11-23 08:01:00')
    await gone.poll()
    clock.set('2026-11-23 08:01:30')
    await other.poll()
    expect(await readRuns(server(), id)).toMatchObject([{ outcome: 'running', process: 'gone' }])
    clock.set('2026-11-23 08:01:31')
    await other.poll()
    expect(await readRuns(server(), id)).toMatchObject([{ outcome: 'lost' }])
    expect(alive.parameters).toHaveLength(0)
    clock.set('2026-11-23 08:02:00')
    await other.poll()
    await other.settle()
    expect(alive.parameters).toHaveLength(1)
    gate.open()
    await gone.settle()
  })

  test('the late end of a run that was given up leaves the job to the run that has it now', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const [late, current] = [createGate(), createGate()]
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    const first = createTestRunner(server(), clock, [createTestClass(() => late.opened).jobClass], { process: 'first' })
    const second = createTestRunner(server(), clock, [createTestClass(() => current.opened).jobClass], {
      process: 'second',
    })
    clock.set('2026-11-23 08:01:00')
    await first.poll()
    clock.set('2026-11-23 08:02:00')
    await second.poll()
    const [lost, running] = await readRuns(server(), id)
    expect([lost, running]).toMatchObject([{ outcome: 'lost' }, { outcome: 'running', process: 'second' }])
    const held = await readJob(server(), id)
    expect(held).toMatchObject({ runningRun: running?.id, runningUntil: '2026-11-23 08:02:30' })

    clock.set('2026-11-23 08:02:10')
    late.open()
    await first.settle()
    expect(await readJob(server(), id)).toEqual(held)
    expect(await readRuns(server(), id)).toMatchObject([{ outcome: 'done' }, { outcome: 'running' }])

    current.open()
    await second.settle()
    expect(await readJob(server(), id)).toMatchObject({ runningRun: null, runningUntil: null })
    expect(await readRuns(server(), id)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  })

  test('a run that was given up does not prolong the lease of the run that has the job now, and ends', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const current = createGate()
    const ended = createGate()
    const lost = createTestClass(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(ended.open()))),
    )
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    // Its signs of life come only after the run was given up, as those of a process that stood still.
    const first = createTestRunner(server(), clock, [lost.jobClass], { process: 'first', renewal: 500 })
    const second = createTestRunner(server(), clock, [createTestClass(() => current.opened).jobClass], {
      process: 'second',
    })
    clock.set('2026-11-23 08:01:00')
    await first.poll()
    clock.set('2026-11-23 08:02:00')
    await second.poll()
    clock.set('2026-11-23 08:02:10')
    await ended.opened
    expect(await readJob(server(), id)).toMatchObject({ runningUntil: '2026-11-23 08:02:30' })
    current.open()
    await Promise.all([first.settle(), second.settle()])
  })

  test.each<[string, object, 'lost' | 'running']>([
    ['frees at once what a process of this machine held that is gone', {}, 'lost'],
    ['keeps the lease of a process that still runs', readIdentity(process.ppid), 'running'],
    ['keeps the lease of a process of another machine', { hostId: 'another boot' }, 'running'],
    ['keeps the lease where the system tells no machine', { hostId: null }, 'running'],
    ['frees at once what anybody held who cannot be in the database any more', { hostId: null, isAlone: true }, 'lost'],
  ])('%s', async (_, { isAlone = false, ...other }: { readonly isAlone?: boolean }, outcome) => {
    const clock = createClock('2026-11-23 08:00:00')
    const gate = createGate()
    const owner = { ...readOwnIdentity(), pid: goneProcess(), ...other }
    const { jobClass } = createTestClass(() => gate.opened)
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    const gone = createTestRunner(server(), clock, [jobClass], { process: 'gone', owner })
    clock.set('2026-11-23 08:01:00')
    await gone.poll()
    clock.set('2026-11-23 08:01:01')
    await createTestRunner(server(), clock, [createTestClass().jobClass], { process: 'other', isAlone }).poll()
    expect(await readRuns(server(), id)).toMatchObject([{ outcome, process: 'gone' }])
    expect((await readJob(server(), id)).runningRun === null).toBe(outcome === 'lost')
    gate.open()
    await gone.settle()
  })

  test('leaves its own runs alone, also where nobody else can be', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const gate = createGate()
    const { jobClass } = createTestClass(() => gate.opened)
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    const runner = createTestRunner(server(), clock, [jobClass], { isAlone: true })
    clock.set('2026-11-23 08:01:00')
    await runner.poll()
    await runner.poll()
    expect(await readRuns(server(), id)).toMatchObject([{ outcome: 'running' }])
    gate.open()
    await runner.settle()
  })

  test('keeps the lease of a run that lasts', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const gate = createGate()
    const { jobClass } = createTestClass(() => gate.opened)
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    const runner = createTestRunner(server(), clock, [jobClass], { renewal: 20 })
    clock.set('2026-11-23 08:01:00')
    await runner.poll()
    clock.set('2026-11-23 08:01:25')
    await expect.poll(async () => (await readJob(server(), id)).runningUntil).toBe('2026-11-23 08:01:55')
    clock.set('2026-11-23 08:01:50')
    await runner.poll()
    expect(await readRuns(server(), id)).toMatchObject([{ outcome: 'running' }])
    gate.open()
    await runner.settle()
  })

  test('tells a run whose job was deleted to end', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const { jobClass } = createTestClass(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    )
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    const runner = createTestRunner(server(), clock, [jobClass], { renewal: 20 })
    await runner.runNow(id)
    await server().db.deleteFrom('sysQuartzJob').where('id', '=', id).execute()
    await runner.settle()
    expect(runner.bugs).toEqual([])
  })

  test('records what a job threw, without its words, and reports it', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const { jobClass } = createTestClass(async () => {
      throw new Error('secret of the database')
    })
    const id = await addJob(server(), clock, { cronExpression: everyMinute })
    const runner = createTestRunner(server(), clock, [jobClass])
    await runner.runNow(id)
    await runner.settle()
    const [run] = await readRuns(server(), id)
    expect(run).toMatchObject({ outcome: 'failed', trigger: 'manual', dueAt: null })
    expect(JSON.stringify(run)).not.toContain('secret')
    expect(runner.bugs).toHaveLength(1)
  })

  test('says of a class that is not there any more', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const id = await addJob(server(), clock, { cronExpression: everyMinute, jobClassName: 'java.lang.Runtime' })
    const runner = createTestRunner(server(), clock, [])
    await runner.runNow(id)
    await runner.settle()
    expect(await readRuns(server(), id)).toMatchObject([
      { outcome: 'failed', message: { en: 'There is no such job class: java.lang.Runtime' } },
    ])
    expect(runner.bugs).toEqual([])
  })

  test('waits at its end for what runs, and gives up what lasts', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const short = createGate()
    const quick = createTestRunner(server(), clock, [createTestClass(() => short.opened).jobClass])
    const one = await addJob(server(), clock, { cronExpression: everyMinute })
    await quick.runNow(one)
    const closing = quick.close()
    short.open()
    await closing
    expect(await readRuns(server(), one)).toMatchObject([{ outcome: 'done' }])

    const late = createGate()
    const { jobClass } = createTestClass(() => late.opened)
    const endless = createTestRunner(server(), clock, [jobClass], { shutdownTimeout: 20 })
    const two = await addJob(server(), clock, { cronExpression: everyMinute })
    await endless.runNow(two)
    await endless.close()
    expect(await readRuns(server(), two)).toMatchObject([{ outcome: 'lost' }])
    expect(await readJob(server(), two)).toMatchObject({ runningRun: null })
    late.open()
    await endless.settle()
  })

  test('looks by itself once it has started, and at once when it is woken', async () => {
    const clock = createClock('2026-11-23 08:00:00')
    const { jobClass, parameters } = createTestClass()
    const runner = createTestRunner(server(), clock, [jobClass])
    await addJob(server(), clock, { cronExpression: everyMinute, parameter: 'woken' })
    runner.start()
    clock.set('2026-11-23 08:01:00')
    runner.wake()
    await expect.poll(() => parameters).toEqual(['woken'])
    await runner.close()
    clock.set('2026-11-23 08:02:00')
    runner.wake()
    expect(parameters).toEqual(['woken'])
  })
})
