import { beforeEach, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { formatWireTime } from '../../../server/db/time.ts'
import { listLastDays } from '../../../server/http/days.ts'
import { toLogTexts } from '../../../server/http/logTexts.ts'
import { addDictionary } from '../dictionaries.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'

const dayMilliseconds = 86_400_000

/** The day so many days ago, in the zone of the wire. */
const day = (ago: number) => formatWireTime(Date.now() - ago * dayMilliseconds).slice(0, 10)

interface Entry {
  readonly at: string
  readonly ip?: string
  readonly method?: string
  readonly type?: number
  readonly username?: string
  readonly userid?: string
  readonly content?: string
}

async function log(server: TestServer, ...entries: readonly Entry[]): Promise<void> {
  for (const { at, ip = '10.0.0.1', method, type, username = 'ada', userid, content = 'x' } of entries)
    await server.db
      .insertInto('sysLog')
      .values({
        id: createId(),
        logType: type === undefined ? 1 : 2,
        ...toLogTexts({ zh: content, en: content, tw: content }),
        operateType: type ?? null,
        method: method ?? 'signIn.succeeded',
        ip,
        username,
        userid: userid ?? null,
        createTime: at,
      })
      .execute()
}

describeEachDatabase('the figures of the dashboards', {}, (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('sysLog').execute()
  })
  const ask = async <T>(path: string, token: string, query = {}) =>
    (await server().call<T>('GET', path, { token, query })).body.result

  test('count sign-ins that succeeded, of all time and today', async () => {
    const { token } = await server().signIn({ codes: ['dashboard:figures'] })
    await log(
      server(),
      { at: `${day(0)} 00:00:00` },
      { at: `${day(0)} 00:00:01` },
      { at: `${day(0)} 00:00:02`, ip: '10.0.0.2' },
      { at: `${day(1)} 23:59:59`, ip: '10.0.0.3' },
      { at: `${day(400)} 12:00:00` },
      { at: `${day(0)} 00:00:03`, method: 'signIn.failed', ip: '10.0.0.4' },
      { at: `${day(0)} 00:00:04`, method: 'signOut', ip: '10.0.0.5' },
    )
    expect(await ask('/sys/loginfo', token)).toEqual({ totalVisitCount: 5, todayVisitCount: 3, todayIp: 2 })
  })

  test('tell who was not given them what they did themselves, in the same shape', async () => {
    const { token, id } = await server().signIn({ codes: ['role:list'] })
    await log(
      server(),
      { at: `${day(0)} 00:00:00`, userid: id },
      { at: `${day(0)} 00:00:01`, userid: id, ip: '10.0.0.2' },
      { at: `${day(3)} 00:00:01`, userid: id },
      { at: `${day(0)} 00:00:02`, userid: 'other', ip: '10.0.0.3' },
      { at: `${day(0)} 00:00:03` },
    )
    expect(await ask('/sys/loginfo', token)).toEqual({ totalVisitCount: 3, todayVisitCount: 2, todayIp: 2 })
    const days = await ask<readonly Readonly<Record<string, unknown>>[]>('/sys/visitInfo', token)
    expect(days.map(({ visit, ip }) => [visit, ip])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
      [0, 0],
      [0, 0],
      [2, 2],
    ])
    const refused = await server().call('GET', '/sys/dashboard/operations', { token })
    expect(refused.body).toMatchObject({ success: false, code: 510 })
  })

  test('count them by day over a week whose days begin at midnight of the wire', async () => {
    const { token } = await server().signIn({ codes: ['dashboard:figures'] })
    await log(
      server(),
      { at: `${day(0)} 00:00:00` },
      { at: `${day(1)} 23:59:59` },
      { at: `${day(1)} 00:00:00`, ip: '10.0.0.2' },
      { at: `${day(6)} 00:00:00` },
      { at: `${day(7)} 23:59:59` },
    )
    const days = await ask<readonly Readonly<Record<string, unknown>>[]>('/sys/visitInfo', token)
    const entry = (ago: number, visit: number, ip: number) => ({ visit, ip, type: day(ago).slice(5), tian: day(ago) })
    expect(days).toEqual([
      entry(6, 1, 1),
      entry(5, 0, 0),
      entry(4, 0, 0),
      entry(3, 0, 0),
      entry(2, 0, 0),
      entry(1, 2, 2),
      entry(0, 1, 1),
    ])
  })

  test('count by the days of the clock of who asks, as the pages say that they are', async () => {
    const { token } = await server().signIn({ codes: ['dashboard:figures', 'log:list', 'security:report'] })
    for (const zone of ['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
      await server().db.deleteFrom('sysLog').execute()
      const [yesterday, today] = listLastDays(zone, 2)
      if (yesterday === undefined || today === undefined) throw new Error('two days')
      await log(
        server(),
        { at: formatWireTime(today.start) },
        { at: formatWireTime(yesterday.end.getTime() - 1000), ip: '10.0.0.2' },
        { at: formatWireTime(yesterday.start), type: 2 },
      )
      const asked = async (path: string) =>
        (await server().call<unknown>('GET', path, { token, headers: { 'x-time-zone': zone } })).body.result
      expect(await asked('/sys/loginfo')).toEqual({ totalVisitCount: 2, todayVisitCount: 1, todayIp: 1 })
      expect(await asked('/sys/visitInfo')).toMatchObject([
        ...[{}, {}, {}, {}, {}],
        { tian: yesterday.day, type: yesterday.day.slice(5), visit: 1 },
        { tian: today.day, visit: 1 },
      ])
      expect(await asked('/sys/dashboard/operations?days=2')).toMatchObject([
        { day: yesterday.day, total: 1 },
        { day: today.day, total: 0 },
      ])
    }
  })

  test('count operations by day and kind, with every day of each kind', async () => {
    const { token } = await server().signIn({ codes: ['dashboard:figures'] })
    await addDictionary(server(), 'operate_type', { 2: '添加', 4: '删除' })
    await log(
      server(),
      { at: `${day(0)} 00:00:00`, type: 2 },
      { at: `${day(0)} 00:00:00`, type: 2 },
      { at: `${day(1)} 12:00:00`, type: 4 },
      { at: `${day(2)} 12:00:00`, type: 6 },
    )
    expect(await ask('/sys/dashboard/operations', token, { days: 2 })).toEqual([
      { day: day(1), operateType: 2, total: 0, operateType_dictText: '添加' },
      { day: day(1), operateType: 4, total: 1, operateType_dictText: '删除' },
      { day: day(0), operateType: 2, total: 2, operateType_dictText: '添加' },
      { day: day(0), operateType: 4, total: 0, operateType_dictText: '删除' },
    ])
    const refused = await server().call('GET', '/sys/dashboard/operations', { token, query: { days: 91 } })
    expect(refused.body.success).toBe(false)
  })

  test('rank the people of the week and list the latest operations for who may read the log', async () => {
    const { token, id, username } = await server().signIn({ codes: ['log:list'] })
    await log(
      server(),
      { at: `${day(0)} 00:00:00`, type: 2, content: 'added', username, userid: id },
      { at: `${day(6)} 00:00:00`, type: 3, username, userid: id },
      { at: `${day(7)} 23:59:59`, type: 3, username: 'old' },
      { at: `${day(1)} 00:00:00`, type: 4, username: 'bob' },
      { at: `${day(0)} 00:00:01` },
    )
    expect(await ask('/sys/dashboard/active', token)).toEqual([
      { username, realname: username, total: 2, lastTime: `${day(0)} 00:00:00` },
      { username: 'bob', realname: 'bob', total: 1, lastTime: `${day(1)} 00:00:00` },
    ])
    const latest = await ask<readonly Readonly<Record<string, unknown>>[]>('/sys/dashboard/latest', token)
    expect(latest).toHaveLength(4)
    expect(latest[0]).toMatchObject({ logContent: 'added', username, operateType: 2 })
  })

  test('show everybody what they did themselves, and nothing of others', async () => {
    const [ada, bob] = [await server().signIn(), await server().signIn()]
    await log(
      server(),
      { at: `${day(0)} 00:00:00`, type: 2, content: 'mine', userid: ada.id },
      { at: `${day(0)} 00:00:00`, type: 2, content: 'theirs', userid: bob.id },
    )
    expect(await ask('/sys/dashboard/mine', ada.token)).toMatchObject([{ logContent: 'mine' }])
  })

  test('say what the process uses', async () => {
    const { token } = await server().signIn({ codes: ['monitor:process'] })
    await ask('/sys/loginfo', token)
    const figures = await ask<Readonly<Record<string, number>> & { readonly requests: readonly { count: number }[] }>(
      '/sys/dashboard/process',
      token,
    )
    expect(figures).toMatchObject({ pid: process.pid, nodeVersion: process.version, sockets: 0 })
    expect(figures.residentMemory).toBeGreaterThan(10_000_000)
    expect(figures.heapUsed).toBeLessThanOrEqual(figures.heapTotal ?? 0)
    expect(figures.cpuShare).toBeGreaterThan(0)
    expect(figures.delayHigh).toBeGreaterThanOrEqual(0)
    expect(figures.requests).toHaveLength(30)
    expect(figures.requests.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(1)
  })
})
