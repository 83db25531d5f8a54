import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { toLogTexts } from '../../../server/http/logTexts.ts'
import { jobClasses } from '../../../server/jobs/registry.ts'
import { createTestServer, describeEachDatabase } from '../harness.ts'
import { listen } from '../realtime/socketClient.ts'
import { readVersionTypes } from '../versions.ts'
import { upload } from './upload.ts'

interface Job {
  readonly id: string
  readonly status: number
  readonly nextRunAt: string | null
  readonly jobClassTitle: string
  readonly lastOutcome: string | null
}

interface Run {
  readonly outcome: string
  readonly trigger: string
  readonly message: string
}

const sample = { jobClassName: 'SampleParamJob', cronExpression: '0 0 3 * * ?', parameter: 'hello' }

describeEachDatabase('jobs', {}, (server) => {
  const add = (token: string, body: object) => server().call<Job>('POST', '/sys/quartzJob/add', { token, body })
  const act = (token: string, verb: string, id: string) =>
    server().call<{ runId: string }>('GET', `/sys/quartzJob/${verb}`, { token, query: { id } })
  const listRuns = async (token: string, jobId: string) => {
    const { body } = await server().call<{ records: readonly Run[] }>('GET', '/sys/quartzJob/runs', {
      token,
      query: { jobId },
      headers: { 'accept-language': 'en' },
    })
    return body.result.records
  }

  test('are stopped unless they are added as running, and know when they are due', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const stopped = (await add(token, sample)).body.result
    expect(stopped).toMatchObject({ status: -1, nextRunAt: null, lastOutcome: null })
    expect((await act(token, 'resume', stopped.id)).body).toMatchObject({ success: true, message: '启动定时任务成功' })
    expect((await act(token, 'resume', stopped.id)).body).toMatchObject({ success: false })
    const { body } = await server().call<Job>('GET', '/sys/quartzJob/queryById', { token, query: { id: stopped.id } })
    expect(body.result).toMatchObject({ status: 0, nextRunAt: expect.stringMatching(/ 03:00:00$/) })
    expect((await act(token, 'pause', stopped.id)).body.success).toBe(true)
    expect(await readVersionTypes(server(), 'sys_quartz_job', stopped.id)).toEqual(['add', 'edit', 'edit'])
    const running = (await add(token, { ...sample, status: 0 })).body.result
    expect(running.nextRunAt).toMatch(/ 03:00:00$/)
    const edited = await server().call<Job>('PUT', '/sys/quartzJob/edit', {
      token,
      body: { id: running.id, cronExpression: '0 0 4 L-3 * ?' },
    })
    expect(edited.body.result.nextRunAt).toMatch(/ 04:00:00$/)
  })

  test('keep a due time that a change of their words would lose', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = (await add(token, { ...sample, status: 0 })).body.result
    const due = { nextRunAt: '2026-01-01 03:00:00' }
    await server().db.updateTable('sysQuartzJob').set(due).where('id', '=', id).execute()
    const { body } = await server().call<Job>('PUT', '/sys/quartzJob/edit', { token, body: { id, description: 'x' } })
    expect(body.result).toMatchObject(due)
  })

  test.each([
    [{ jobClassName: 'java.lang.ProcessBuilder' }, '没有这个任务类'],
    [{ jobClassName: '__proto__' }, '没有这个任务类'],
    [{ jobClassName: 'TrimLogJob', parameter: '0' }, '参数须为 1 到'],
    [{ cronExpression: '0 0 3 *' }, 'Cron 表达式应有 5、6 或 7 段，当前有 4 段'],
    [{ cronExpression: '0 0 25 * * ?' }, '时段第 5 个字符处的 25 超出范围 0–23'],
    [{ cronExpression: '0 0 0 L-31 * ?', status: 0 }, 'Cron表达式不再有执行时间'],
    [{ cronExpression: '0 0 0 1 1 ? 2020', status: 0 }, 'Cron表达式不再有执行时间'],
    [{ status: 7 }, '状态须为'],
  ])('are refused as %j', async (values, message) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await add(token, { ...sample, ...values })
    expect(body.success).toBe(false)
    expect(body.message).toContain(message)
  })

  test('run once on request, and their runs tell what came of it', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = (await add(token, { ...sample, parameter: 'once' })).body.result
    expect((await act(token, 'execute', id)).body).toMatchObject({ success: true, message: '执行成功！' })
    await expect.poll(() => listRuns(token, id)).toMatchObject([{ outcome: 'done', trigger: 'manual' }])
    expect((await listRuns(token, id))[0]?.message).toBe('Wrote to the log: once')
    const logged = await server()
      .db.selectFrom('sysLog')
      .select('id')
      .where('logContent', '=', '定时任务 SampleParamJob：once')
      .execute()
    expect(logged).toHaveLength(1)
    const { body } = await server().call<{ records: readonly Job[] }>('GET', '/sys/quartzJob/list', {
      token,
      query: { id },
      headers: { 'accept-language': 'en' },
    })
    expect(body.result.records).toMatchObject([{ lastOutcome: 'done', jobClassTitle: 'Sample: write to the log' }])
    expect((await act(token, 'execute', 'nothing')).body.success).toBe(false)
  })

  test('are acted on by who has the code of the act, also by GET', async () => {
    const administrator = await server().signIn({ isAdmin: true })
    const { id } = (await add(administrator.token, sample)).body.result
    const reader = await server().signIn({ codes: ['job:list', 'job:edit'] })
    for (const verb of ['pause', 'resume', 'execute'])
      expect((await act(reader.token, verb, id)).body).toMatchObject({ success: false, code: 510 })
    expect(await listRuns(administrator.token, id)).toEqual([])
    const operator = await server().signIn({ codes: ['job:pause'] })
    expect((await act(operator.token, 'resume', id)).body.success).toBe(true)
    expect((await act(operator.token, 'execute', id)).body.code).toBe(510)
  })

  test('are of the classes of a registry, named in three languages', async () => {
    const { token } = await server().signIn({ codes: ['job:list'] })
    const { body } = await server().call<readonly { value: string; text: string; titles: object }[]>(
      'GET',
      '/sys/quartzJob/classes',
      { token, headers: { 'accept-language': 'en' } },
    )
    expect(body.result.map(({ value }) => value)).toEqual(jobClasses.map(({ key }) => key))
    expect(body.result[1]).toMatchObject({ text: 'Clean up log', titles: { zh: '清理日志', tw: '清理日誌' } })
  })

  test('show when an expression is due', async () => {
    const { token } = await server().signIn({ codes: ['job:list'] })
    const preview = (cronExpression: string) =>
      server().call<readonly { time: string }[]>('GET', '/sys/quartzJob/nextRuns', {
        token,
        query: { cronExpression, count: 3 },
      })
    const { result } = (await preview('0 0 12 L-3 2 ? 2096-2099')).body
    expect(result.map(({ time }) => time)).toEqual([
      '2096-02-26 12:00:00',
      '2097-02-25 12:00:00',
      '2098-02-25 12:00:00',
    ])
    expect((await preview('nonsense')).body).toMatchObject({
      success: false,
      message: expect.stringContaining('5、6 或 7 段，当前有 1 段'),
    })
  })

  test('go out and come in as a spreadsheet', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = (await add(token, { ...sample, description: 'to and fro' })).body.result
    const { content } = await server().call('GET', '/sys/quartzJob/exportXls', { token, query: { selections: id } })
    const { body } = await upload(server(), token, '/sys/quartzJob/importExcel', { name: 'jobs.xls', content })
    expect(body).toMatchObject({ success: true, message: '文件导入成功！数据行数：1' })
    const { body: found } = await server().call<{ records: readonly object[] }>('GET', '/sys/quartzJob/list', {
      token,
      query: { description: 'to and fro' },
    })
    expect(found.result.records).toMatchObject([sample, sample])
  })

  test.each(jobClasses.map((jobClass) => [jobClass.key, jobClass] as const))(
    '%s does its work',
    async (_key, jobClass) => {
      const user = await server().signIn()
      const { db } = server()
      const past = '2020-01-01 00:00:00'
      await db.updateTable('sysSession').set({ expiresAt: past }).where('userId', '=', user.id).execute()
      await db
        .insertInto('sysLog')
        .values({ id: createId(), logType: 2, ...toLogTexts({ zh: '旧', en: 'old', tw: '舊' }), createTime: past })
        .execute()
      const anntId = createId()
      const urgent = { titile: 'Fire', priority: 'H', sendStatus: '1', msgType: 'USER' } as const
      await db
        .insertInto('sysAnnouncement')
        .values({ id: anntId, ...urgent })
        .execute()
      await db.insertInto('sysAnnouncementSend').values({ id: createId(), anntId, userId: user.id }).execute()
      const reported: string[] = []
      const message = await jobClass.run({
        db,
        parameter: '',
        signal: new AbortController().signal,
        notify: {
          everybody: () => undefined,
          progress: () => undefined,
          sessionEnded: () => undefined,
          users: (ids) => void reported.push(...ids),
        },
      })
      expect(Object.values(message).every((text) => text.length > 3)).toBe(true)
      const sessions = await db.selectFrom('sysSession').select('id').where('userId', '=', user.id).execute()
      expect(sessions).toHaveLength(jobClass.key === 'RemoveExpiredJob' ? 0 : 1)
      const old = await db.selectFrom('sysLog').select('id').where('createTime', '=', past).execute()
      expect(old.length > 0).toBe(jobClass.key !== 'TrimLogJob')
      expect(reported.includes(user.id)).toBe(jobClass.key === 'RemindUrgentJob')
    },
  )
})

test('a server that people can reach runs what is due by itself, and one that stops runs no more', async () => {
  const server = await createTestServer()
  const { token } = await server.signIn({ isAdmin: true })
  await listen(server)
  const body = { ...sample, cronExpression: '* * * * * ?', status: 0 }
  const { id } = (await server.call<Job>('POST', '/sys/quartzJob/add', { token, body })).body.result
  const countRuns = async () =>
    (await server.db.selectFrom('sysJobRun').select('id').where('jobId', '=', id).execute()).length
  await expect.poll(countRuns, { timeout: 8000 }).toBeGreaterThan(1)
  await server.app.close()
  const runs = await server.db.selectFrom('sysJobRun').select(['outcome', 'trigger']).where('jobId', '=', id).execute()
  expect(runs.every(({ outcome, trigger }) => outcome === 'done' && trigger === 'schedule')).toBe(true)
  await server.close()
})
