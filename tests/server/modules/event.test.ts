import { describe, expect, test } from 'vitest'
import { formatWireTime } from '../../../server/db/time.ts'
import { remindEvents } from '../../../server/jobs/classes/remindEvents.ts'
import type { Notice } from '../../../server/realtime/notify.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'

type Event = Readonly<Record<string, unknown>> & { readonly id: string }

const minute = 60_000
const timed = { title: 'Visit', startTime: '2031-05-01 09:00:00', endTime: '2031-05-01 10:30:00' }
const whole = { title: 'Fair', wholeDay: 'Y', startDay: '2031-05-02', endDay: '2031-05-04' }

const add = async (server: TestServer, token: string, event: object, headers: Readonly<Record<string, string>> = {}) =>
  (await server.call<Event>('POST', '/sys/event/add', { token, body: event, headers })).body
const list = async (server: TestServer, token: string) =>
  (await server.call<{ records: readonly Event[] }>('GET', '/sys/event/list', { token })).body.result.records

describeEachDatabase('events', {}, (server) => {
  test('are kept with all that was planned', async () => {
    const { token } = await server().signIn()
    const { success } = await add(server(), token, {
      ...timed,
      place: 'Harbour',
      remark: 'Take keys',
      remindMinutes: 15,
    })
    expect(success).toBe(true)
    expect(await list(server(), token)).toMatchObject([
      { ...timed, wholeDay: 'N', place: 'Harbour', remark: 'Take keys', remindMinutes: 15, startDay: null },
    ])
  })

  test('of whole days begin and end with the days of who writes them', async () => {
    const { token } = await server().signIn()
    await add(server(), token, whole, { 'x-time-zone': 'Europe/Berlin' })
    expect(await list(server(), token)).toMatchObject([
      {
        startDay: '2031-05-02',
        endDay: '2031-05-04',
        startTime: '2031-05-02 06:00:00',
        endTime: '2031-05-05 06:00:00',
      },
    ])
  })

  test('may become those of whole days, and of times again', async () => {
    const { token } = await server().signIn()
    const { id } = (await add(server(), token, timed)).result
    const edit = (body: object) => server().call('PUT', '/sys/event/edit', { token, body: { id, ...body } })
    expect((await edit({ wholeDay: 'Y', startDay: '2031-05-02' })).body.success).toBe(true)
    expect(await list(server(), token)).toMatchObject([{ wholeDay: 'Y', endDay: '2031-05-02' }])
    expect((await edit({ ...timed, wholeDay: 'N' })).body.success).toBe(true)
    expect(await list(server(), token)).toMatchObject([{ ...timed, wholeDay: 'N', startDay: null, endDay: null }])
  })

  test.each([
    ['no title', { ...timed, title: '' }],
    ['a title that is too long', { ...timed, title: 'x'.repeat(101) }],
    ['no start', { title: 'x', endTime: timed.endTime }],
    ['no end', { title: 'x', startTime: timed.startTime }],
    ['an end before the start', { ...timed, endTime: '2031-05-01 08:59:59' }],
    ['no day', { title: 'x', wholeDay: 'Y' }],
    ['a last day before the first', { ...whole, endDay: '2031-05-01' }],
    ['another word for whole days', { ...timed, wholeDay: 'X' }],
  ])('with %s are refused', async (_title, event) => {
    const { token } = await server().signIn()
    expect((await add(server(), token, event)).success).toBe(false)
    expect(await list(server(), token)).toEqual([])
    expect(server().bugs).toEqual([])
  })

  test('are those of one person, and of no administrator either', async () => {
    const [mine, other] = [await server().signIn(), await server().signIn({ isAdmin: true })]
    const { id } = (await add(server(), mine.token, { ...timed, userId: other.id })).result
    expect(await list(server(), other.token)).toEqual([])
    const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, more: object) =>
      server().call(method, `/sys/event/${path}`, { token: other.token, ...more })
    for (const answer of [
      await ask('GET', 'queryById', { query: { id } }),
      await ask('PUT', 'edit', { body: { id, ...timed, title: 'Theirs' } }),
      await ask('DELETE', 'delete', { query: { id } }),
      await ask('DELETE', 'deleteBatch', { query: { ids: id } }),
    ])
      expect(answer.body.success).toBe(false)
    expect(await list(server(), mine.token)).toMatchObject([{ title: 'Visit' }])
    expect((await server().call('GET', '/sys/event/list', {})).status).toBe(401)
  })

  test('leave no trace of what they are about in the log, nor versions', async () => {
    const { token } = await server().signIn()
    await add(server(), token, { ...timed, title: 'wombat', remark: 'wombat' })
    for (const table of ['sysLog', 'sysDataLog'] as const)
      expect(JSON.stringify(await server().db.selectFrom(table).selectAll().execute())).not.toContain('wombat')
  })

  test('of today and the days after it are an agenda, in the zone of who asks', async () => {
    const { token } = await server().signIn()
    const today = formatWireTime(Date.now()).slice(0, 10)
    const later = formatWireTime(Date.now() + 3 * 1440 * minute).slice(0, 10)
    await add(server(), token, { title: 'All day', wholeDay: 'Y', startDay: today, place: 'Suzhou' })
    await add(server(), token, { title: 'Noon', startTime: `${today} 12:00:00`, endTime: `${today} 12:00:00` })
    await add(server(), token, { title: 'Later', wholeDay: 'Y', startDay: later })
    const read = async (days?: string) =>
      (
        await server().call<readonly Event[]>('GET', '/sys/event/agenda', {
          token,
          query: days === undefined ? {} : { days },
        })
      ).body.result.map(({ title }) => title)
    expect(await read()).toEqual(['All day', 'Noon'])
    expect(await read('7')).toEqual(['All day', 'Noon', 'Later'])
    const headers = { 'accept-language': 'en' }
    expect((await server().call('GET', '/sys/event/agenda', { token, headers })).body.result).toMatchObject([
      { clockTime: null, note: 'All day · Suzhou' },
      { clockTime: `${today} 12:00:00`, note: '' },
    ])
  })

  describe('remind', () => {
    const soon = (minutes: number) => formatWireTime(Date.now() + minutes * minute)
    const run = async () => {
      const notified: (Notice & { readonly to: readonly string[] })[] = []
      const nothing = () => undefined
      await remindEvents.run({
        db: server().db,
        parameter: '',
        signal: new AbortController().signal,
        notify: {
          everybody: nothing,
          progress: nothing,
          sessionEnded: nothing,
          users: (to, notice) => notified.push({ to, ...notice }),
        },
      })
      return notified
    }
    const messagesOf = async (token: string) =>
      (
        await server().call<{ sysMsgList: readonly Event[]; sysMsgTotal: number }>(
          'GET',
          '/sys/annountCement/listByUser',
          { token },
        )
      ).body.result

    test('once, when it is time, and not before', async () => {
      const { token, id } = await server().signIn()
      const event = (
        await add(server(), token, { title: 'Now', startTime: soon(10), endTime: soon(20), remindMinutes: 15 })
      ).result
      await add(server(), token, { title: 'Not yet', startTime: soon(60), endTime: soon(70), remindMinutes: 15 })
      await add(server(), token, { title: 'Never', startTime: soon(10), endTime: soon(20) })
      expect((await run()).filter(({ to }) => to.includes(id))).toEqual([
        { id: `event:${event.id}`, text: 'Now', to: [id] },
      ])
      expect(await run()).toEqual([])
    })

    test('among the messages of the person, until they are read', async () => {
      const { token } = await server().signIn()
      const other = await server().signIn()
      const times = { startTime: soon(10), endTime: soon(20) }
      await add(server(), token, { title: 'Now', ...times, place: '<b>Hall', remindMinutes: 15 })
      const { sysMsgList, sysMsgTotal } = await messagesOf(token)
      expect(sysMsgTotal).toBe(1)
      expect(sysMsgList).toMatchObject([{ titile: '日程提醒：Now', openType: 'url', openPage: '/calendar' }])
      expect((await messagesOf(other.token)).sysMsgTotal).toBe(0)
      const open = async (who: string) =>
        (
          await server().call('GET', '/sys/annountCement/queryById', {
            token: who,
            query: { id: String(sysMsgList[0]?.id) },
          })
        ).body
      expect(await open(token)).toMatchObject({
        success: true,
        result: { titile: '日程提醒：Now', msgContent: '<p>Now</p><p>&lt;b&gt;Hall</p>' },
      })
      expect((await open(other.token)).success).toBe(false)
      const mark = (who: string) =>
        server().call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', {
          token: who,
          body: { anntId: sysMsgList[0]?.id },
        })
      expect((await mark(other.token)).body.success).toBe(false)
      expect((await mark(token)).body.success).toBe(true)
      expect((await messagesOf(token)).sysMsgTotal).toBe(0)
    })

    test('again once they are moved', async () => {
      const { token } = await server().signIn()
      const times = { startTime: soon(10), endTime: soon(20) }
      const { id } = (await add(server(), token, { title: 'Moved', ...times, remindMinutes: 15 })).result
      await run()
      const edit = (body: object) => server().call('PUT', '/sys/event/edit', { token, body: { id, ...times, ...body } })
      await edit({ title: 'Renamed' })
      expect(await run()).toEqual([])
      await edit({ startTime: soon(12) })
      expect(await run()).toHaveLength(1)
    })
  })
})
