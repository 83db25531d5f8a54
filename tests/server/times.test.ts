import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { fillVariables } from '../../server/http/rules/variables.ts'
import type { CurrentUser } from '../../server/http/session.ts'
import { describeEachDatabase } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'
import { readRows } from './readRows.ts'

interface Entry {
  readonly id: string
  readonly createTime: string
}

interface Goods {
  readonly code: string
  readonly soldAt: string
}

const newYork = 'America/New_York'

/** Moments around the day on which the clocks of New York went forward: its first second and its last one, and a second beyond both. */
const moments = ['2026-03-08 12:59:59', '2026-03-08 13:00:00', '2026-03-09 11:59:59', '2026-03-09 12:00:00']

const codes = [
  ...['log:list', 'log:export', 'job:list'],
  ...['list', 'add', 'export', 'import'].map((verb) => `demo:goods:${verb}`),
]

const options = { environment: { TIME_ZONE: newYork }, install: packOf({ 'tables/goods.json': goodsTable }) }

describeEachDatabase('times of the wire', options, (server) => {
  const signIn = async () => (await server().signIn({ codes })).token
  const inZone = (zone?: string) => (zone === undefined ? {} : { headers: { 'x-time-zone': zone } })

  async function addEntries(keyWord: string): Promise<void> {
    await server()
      .db.insertInto('sysLog')
      .values(
        moments.map((createTime, index) => ({
          id: `${keyWord}${index}`,
          logType: 2,
          logContent: keyWord,
          texts: {},
          createTime,
        })),
      )
      .execute()
  }

  const findEntries = async (token: string, query: Record<string, string>, zone?: string) => {
    const { body } = await server().call<{ records: readonly Entry[] }>('GET', '/sys/log/list', {
      token,
      query: { column: 'createTime', order: 'asc', ...query },
      ...inZone(zone),
    })
    return body.result.records.map(({ createTime }) => createTime)
  }

  test('are those of the wire whatever zone a client names', async () => {
    await addEntries('wire')
    const token = await signIn()
    for (const zone of [undefined, 'UTC', 'Asia/Kolkata', newYork, 'Mars/Olympus'])
      expect(await findEntries(token, { logContent: 'wire' }, zone)).toEqual(moments)
  })

  test('are found by the day of who asks, and by that of the wire where they name no zone', async () => {
    await addEntries('day')
    const token = await signIn()
    const query = { logContent: 'day', createTime_begin: '2026-03-08', createTime_end: '2026-03-08' }
    expect(await findEntries(token, query)).toEqual(moments.slice(0, 2))
    expect(await findEntries(token, query, newYork)).toEqual(moments.slice(1, 3))
    expect(await findEntries(token, { logContent: 'day', createTime: '2026-03-08' }, newYork)).toEqual(
      moments.slice(1, 3),
    )
    const line = [{ field: 'createTime', rule: 'eq', val: '2026-03-08', type: 'date' }]
    const superQueryParams = encodeURIComponent(JSON.stringify(line))
    expect(await findEntries(token, { logContent: 'day', superQueryParams }, newYork)).toEqual(moments.slice(1, 3))
    expect(await findEntries(token, { logContent: 'day', createTime: '2026-03' }, newYork)).toEqual(moments)
    // A time is one of the wire for everybody.
    const exact = { logContent: 'day', createTime_end: '2026-03-08 12:59:59' }
    expect(await findEntries(token, exact, newYork)).toEqual(moments.slice(0, 1))
  })

  test('stand in spreadsheets by the clock of who asks, under the name of its zone', async () => {
    await addEntries('sheet')
    const token = await signIn()
    const cellsIn = async (zone?: string) => {
      const query = { logContent: 'sheet', column: 'createTime', order: 'asc' }
      const { content } = await server().call('GET', '/sys/log/exportXls', { token, query, ...inZone(zone) })
      const [, headers = [], ...rows] = await readRows(content)
      const column = headers.findIndex((header) => header.startsWith('操作时间') || header.startsWith('创建时间'))
      return [headers[column], ...rows.map((cells) => cells[column])]
    }
    const [header, ...times] = await cellsIn()
    expect(times).toEqual(moments)
    expect(await cellsIn(newYork)).toEqual([
      `${header} (${newYork})`,
      ...['2026-03-07 23:59:59', '2026-03-08 00:00:00', '2026-03-08 23:59:59', '2026-03-09 00:00:00'],
    ])
  })

  test('come back from a spreadsheet as they went out, whoever brings it', async () => {
    const token = await signIn()
    const soldAt = '2026-03-08 15:00:00'
    await server().call('POST', '/demo/goods/add', { token, body: { code: 'lamp', name: 'Lamp', soldAt } })
    const { content } = await server().call('GET', '/demo/goods/exportXls', { token, ...inZone(newYork) })
    const rows = await readRows(content)
    expect(rows.flat()).toContain('2026-03-08 03:00:00')
    const send = async (code: string, head: (title: string) => string, zone?: string) => {
      const [, headers = [], ...records] = rows
      const place = headers.findIndex((header) => header.endsWith(` (${newYork})`))
      const sent = [
        headers.map((header, index) => (index === place ? head(header) : header)),
        ...records.map((cells) => cells.map((cell) => (cell === 'lamp' ? code : cell))),
      ]
      const form = new FormData()
      const book = utils.book_new()
      utils.book_append_sheet(book, utils.aoa_to_sheet(sent), 'Sheet1')
      form.append('files[]', new Blob([new Uint8Array(write(book, { type: 'buffer' }))]), 'goods.xlsx')
      const request = new Request('http://localhost/', { method: 'POST', body: form })
      const type = request.headers.get('content-type') ?? ''
      await server().app.inject({
        ...{ method: 'POST', url: '/api/demo/goods/importExcel', payload: Buffer.from(await request.arrayBuffer()) },
        headers: { 'content-type': type, 'x-access-token': token, ...inZone(zone).headers },
      })
      const { body } = await server().call<{ records: readonly Goods[] }>('GET', '/demo/goods/list', {
        token,
        query: { code },
      })
      return body.result.records.map((record) => record.soldAt)
    }
    const bare = (title: string) => title.replace(/ \(.*/, '')
    expect(await send('zone named', (title) => title)).toEqual([soldAt])
    expect(await send('zone of another', (title) => title, 'Asia/Kolkata')).toEqual([soldAt])
    expect(await send('own zone', bare, newYork)).toEqual([soldAt])
    expect(await send('no zone', bare)).toEqual(['2026-03-08 03:00:00'])
  })

  test('in a refusal are those of who is refused', async () => {
    const { token } = await server().signIn({ codes: ['list', 'add', 'edit'].map((verb) => `demo:goods:${verb}`) })
    const body = { code: 'chair', name: 'Chair' }
    await server().call('POST', '/demo/goods/add', { token, body })
    await server()
      .db.updateTable('demo_goods' as never)
      .set({ updateTime: '2026-03-08 15:00:00' } as never)
      .execute()
    const { body: found } = await server().call<{ records: readonly { id: string }[] }>('GET', '/demo/goods/list', {
      token,
      query: { code: 'chair' },
    })
    const refuse = async (zone?: string) => {
      const query = { unchangedSince: '2026-03-08 14:00:00' }
      const id = found.result.records[0]?.id
      const request = { token, query, body: { ...body, id }, ...inZone(zone) }
      return (await server().call('PUT', '/demo/goods/edit', request)).body.message
    }
    expect(await refuse()).toContain('2026-03-08 15:00:00')
    expect(await refuse(newYork)).toContain('2026-03-08 03:00:00')
  })

  test('of jobs are due in the zone of the installation', async () => {
    const { body } = await server().call<readonly { time: string }[]>('GET', '/sys/quartzJob/nextRuns', {
      token: await signIn(),
      query: { cronExpression: '0 0 12 1 1,7 ? 2096', count: 2 },
    })
    expect(body.result.map(({ time }) => time)).toEqual(['2096-01-02 01:00:00', '2096-07-02 00:00:00'])
  })

  test('have their zones named before anybody signs in', async () => {
    const { body } = await server().call<{ timeZone: unknown }>('GET', '/settings')
    expect(body.result.timeZone).toEqual({ installation: newYork, wire: '+08:00' })
  })

  test('a serial number and a rule of today go by the clock of the installation, whatever zone a client names', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: newYork }).format()
    const body = { ruleName: 'Serial', ruleCode: 'zone_serial', ruleClass: 'daily_serial', ruleParams: '{}' }
    await server().call('POST', '/sys/fillRule/add', { token, body })
    for (const zone of [undefined, 'Asia/Kolkata', 'Pacific/Auckland']) {
      const before = today()
      const path = '/sys/fillRule/executeRuleByCode/zone_serial'
      const { result } = (await server().call<string>('PUT', path, { token, body: {}, ...inZone(zone) })).body
      expect([before, today()].map((day) => day.replaceAll('-', ''))).toContain(result.slice(0, 8))
    }
    const { db } = server()
    const user = { id: 'u', username: 'u', realname: 'U', orgCode: '' } as CurrentUser
    const before = today()
    const [day] = await fillVariables('#{sys_date}', { db, user, tenantId: 0, installationZone: newYork })
    expect([before, today()]).toContain(day)
  })
})
