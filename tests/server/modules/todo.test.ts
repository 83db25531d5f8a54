import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'

interface Todo {
  readonly id: string
  readonly title: string
  readonly source: string
  readonly sourceText: string
  readonly address: string
}

const read = async (server: TestServer, token: string, query: Readonly<Record<string, string>> = {}) =>
  (await server.call<{ records: readonly Todo[]; total: number }>('GET', '/sys/todo/list', { token, query })).body
    .result

const titles = async (server: TestServer, token: string) =>
  (await read(server, token)).records.map(({ title, source }) => `${source}: ${title}`)

async function addFailedJob({ db }: TestServer): Promise<void> {
  const id = createId()
  const job = { jobClassName: 'TrimLogJob', parameter: null }
  await db
    .insertInto('sysQuartzJob')
    .values({ id, cronExpression: '0 0 0 * * ?', status: -1, ...job })
    .execute()
  const run = { jobId: id, trigger: 'manual' as const, process: 'x', startedAt: '2031-01-01 00:00:00', ...job }
  await db
    .insertInto('sysJobRun')
    .values([
      { id: `${id}1`, outcome: 'done', ...run },
      { id: `${id}2`, outcome: 'failed', ...run },
    ])
    .execute()
}

describeEachDatabase('to-dos', {}, (server) => {
  test('are none for who has nothing to do, and for nobody who is not signed in', async () => {
    const { token } = await server().signIn()
    expect(await read(server(), token)).toMatchObject({ records: [], total: 0 })
    expect((await server().call('GET', '/sys/todo/list', {})).status).toBe(401)
  })

  test('are announcements to read, until they are read', async () => {
    const author = await server().signIn({ codes: ['announcement:list', 'announcement:add', 'announcement:release'] })
    const reader = await server().signIn()
    const body = { titile: 'Read me', msgContent: 'x', msgCategory: '1', priority: 'M', msgType: 'USER' }
    const { id } = (
      await server().call<{ id: string }>('POST', '/sys/annountCement/add', {
        token: author.token,
        body: { ...body, userIds: reader.id },
      })
    ).body.result
    expect(await titles(server(), author.token)).toEqual(['announcementDraft: Read me'])
    await server().call('GET', '/sys/annountCement/doReleaseData', { token: author.token, query: { id } })
    expect(await titles(server(), author.token)).toEqual([])
    const { records, total } = await read(server(), reader.token)
    expect(total).toBe(1)
    expect(records).toMatchObject([
      {
        title: 'Read me',
        sourceText: '未读通知',
        address: `/page/system.announcement-detail?id=${id}`,
        priority_dictText: expect.any(String),
      },
    ])
    await server().call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', {
      token: reader.token,
      body: { anntId: id },
    })
    expect(await titles(server(), reader.token)).toEqual([])
  })

  test('are failed jobs for who looks after jobs, and for nobody else', async () => {
    await addFailedJob(server())
    const keeper = await server().signIn({ codes: ['job:list'] })
    expect(await titles(server(), keeper.token)).toEqual(['failedJob: 清理日志'])
    expect(await titles(server(), (await server().signIn()).token)).toEqual([])
  })

  test('are the drafts of oneself, and not of others', async () => {
    const codes = ['announcement:list', 'announcement:add']
    const [one, other] = [await server().signIn({ codes }), await server().signIn({ codes })]
    await server().call('POST', '/sys/annountCement/add', {
      token: one.token,
      body: { titile: 'Draft', msgContent: 'x', msgCategory: '1', priority: 'L', msgType: 'ALL' },
    })
    expect(await titles(server(), one.token)).toEqual(['announcementDraft: Draft'])
    expect(await titles(server(), other.token)).toEqual([])
  })

  test('come in pages, the newest first', async () => {
    const { token, id } = await server().signIn()
    for (const minutes of [3, 1, 2])
      await server()
        .db.insertInto('sysEvent')
        .values({
          ...{ id: createId(), userId: id, title: `In ${minutes}`, remindMinutes: 60 },
          ...{ startTime: '2099-01-01 00:00:00', endTime: '2099-01-01 01:00:00' },
          remindAt: `2026-01-01 00:0${minutes}:00`,
        })
        .execute()
    const page = await read(server(), token, { pageNo: '1', pageSize: '2', column: 'time', order: 'desc' })
    expect(page.total).toBe(3)
    expect(page.records.map(({ title }) => title)).toEqual(['日程提醒：In 3', '日程提醒：In 2'])
    expect((await read(server(), token, { pageNo: '2', pageSize: '2' })).records).toHaveLength(1)
  })
})
