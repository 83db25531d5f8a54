import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { engines } from '../database.ts'
import { type FragileServer, openFragileServer, signIn, type TimedAnswer } from './fragileServer.ts'

/** More messages than any of these calls sends. */
const mostStages = 60

// The embedded database has no connections that could be lost.
describe.runIf(engines.includes('postgresql'))('a connection that is lost', { timeout: 120_000 }, () => {
  let server: FragileServer
  let token: string
  beforeAll(async () => {
    server = await openFragileServer()
    token = (await signIn(server, ['dict:add', 'dict:list', 'role:add', 'job:run', 'job:list'])).token
  })
  afterAll(() => server.close())

  /**
   * Repeats some work, each time with the next of its messages cut, until none is left; gives how many it sends. What the
   * server does by itself meanwhile, such as looking for jobs, adds to a count, so that it is the smaller one of two.
   */
  async function atEveryStage(work: (stage: string) => Promise<void>): Promise<number> {
    let fewest = mostStages
    for (const when of ['before', 'after'] as const) {
      let stages = 0
      for (let stage = 1; stage < mostStages; stage += 1) {
        // Whatever is kept of the session would save messages.
        await server.call('GET', '/ready')
        server.proxy.cutAt(stage, when)
        await work(`${when} ${stage}`)
        if (!server.proxy.wasCut()) break
        stages += 1
      }
      expect(stages).toBeGreaterThan(0)
      expect(stages).toBeLessThan(mostStages - 1)
      fewest = Math.min(fewest, stages)
    }
    expect(server.bugs).toEqual([])
    return fewest
  }

  const isAnswered = ({ status, headers, body, milliseconds }: TimedAnswer, stage: string) => {
    expect([stage, status, body.success]).toEqual([stage, ...(status === 200 ? [200, true] : [503, false])])
    if (status === 503) expect(headers['retry-after']).toBe('2')
    expect(milliseconds).toBeLessThan(2000)
  }

  test('at any stage of a read is replaced, and nobody sees it', async () => {
    await atEveryStage(async (stage) => {
      const answer = await server.call('GET', '/sys/dict/list', token)
      isAnswered(answer, stage)
      expect([stage, answer.status]).toEqual([stage, 200])
    })
  })

  test.each([
    ['a write', '/sys/dict/add', (code: string) => ({ dictName: code, dictCode: code }), 'sysDict', 'dictCode', 4],
    [
      'an act on rights',
      '/sys/role/add',
      (code: string) => ({ roleName: code, roleCode: code }),
      'sysRole',
      'roleCode',
      9,
    ],
  ] as const)(
    'at any stage of %s leaves all of it or nothing, and all where it was acknowledged',
    async (_title, path, toBody, table, column, mostMessages) => {
      const messages = await atEveryStage(async (stage) => {
        const name = `lost_${createId()}`
        const answer = await server.call('POST', path, token, toBody(name))
        isAnswered(answer, stage)
        const row = await server.db
          .selectFrom(table)
          .select('id')
          .where(column as never, '=', name as never)
          .executeTakeFirst()
        const versions = await server.db
          .selectFrom('sysDataLog')
          .select('id')
          .where('dataId', '=', row?.id ?? '')
          .execute()
        expect([stage, versions.length]).toEqual([stage, row === undefined ? 0 : 1])
        if (answer.status === 200) expect([stage, row]).not.toEqual([stage, undefined])
      })
      expect(messages).toBeLessThanOrEqual(mostMessages)
    },
  )

  test('at any stage of a report is answered with 503 or not noticed', async () => {
    await atEveryStage(async (stage) => {
      const answer = await server.call('POST', '/test/query', token, { sql: 'select 1 as one' })
      isAnswered(answer, stage)
    })
  })

  test('at any stage of a job leaves its run ended and the job free', async () => {
    await atEveryStage(async (stage) => {
      const id = createId()
      await server.db
        .insertInto('sysQuartzJob')
        .values({ id, jobClassName: 'TrimLogJob', cronExpression: '0 0 0 1 1 ? 2099', parameter: '3650', status: -1 })
        .execute()
      const answer = await server.call('POST', `/sys/quartzJob/execute?id=${id}`, token)
      isAnswered(answer, stage)
      const readRuns = () => server.db.selectFrom('sysJobRun').select('outcome').where('jobId', '=', id).execute()
      await expect.poll(readRuns, { timeout: 10_000 }).not.toContainEqual({ outcome: 'running' })
      const { runningRun } = await server.db
        .selectFrom('sysQuartzJob')
        .select('runningRun')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect([stage, runningRun]).toEqual([stage, null])
    })
  })
})
