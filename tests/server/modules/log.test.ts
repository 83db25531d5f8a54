import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { readRows } from '../readRows.ts'

interface Entry {
  readonly logContent: string
  readonly costTime: number | null
}

describeEachDatabase('the log', {}, (server) => {
  test('tells how long an operation took', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const started = performance.now()
    await server().call('POST', '/sys/position/add', { token, body: { code: 'timed', name: 'Timed' } })
    const max = performance.now() - started
    const { body } = await server().call<{ readonly records: readonly Entry[] }>('GET', '/sys/log/list', {
      token,
      query: { logType: 2, keyWord: '添加职务' },
    })
    const [entry] = body.result.records
    expect(entry?.costTime).toBeGreaterThanOrEqual(0)
    expect(entry?.costTime).toBeLessThanOrEqual(Math.ceil(max))
    expect(Number.isInteger(entry?.costTime)).toBe(true)
  })

  test('tells the values of requests to who holds the power to read them, and nobody else asks by them', async () => {
    const { token: administrator } = await server().signIn({ isAdmin: true })
    const body = { code: 'told', name: 'Value of a request' }
    await server().call('POST', '/sys/position/add', { token: administrator, body })
    const read = async (token: string, query: Readonly<Record<string, string>> = {}) =>
      (
        await server().call<{ readonly total: number; readonly records: readonly { readonly id: string }[] }>(
          'GET',
          '/sys/log/list',
          { token, query: { logType: '2', keyWord: '添加职务', ...query } },
        )
      ).body
    const whole = await read(administrator)
    expect(JSON.stringify(whole.result.records)).toContain(body.name)

    const { token } = await server().signIn({ codes: ['log:list', 'log:export'] })
    const listed = await read(token)
    expect(listed.result.records).not.toEqual([])
    expect(JSON.stringify(listed)).not.toMatch(/Value of a request|requestParam/)
    expect((await read(token, { requestParam: '*nothing like it*' })).result.total).toBe(listed.result.total)
    const id = listed.result.records[0]?.id ?? ''
    const one = await server().call('GET', '/sys/log/queryById', { token, query: { id } })
    expect(one.body.success, one.body.message).toBe(true)
    expect(one.text).not.toContain(body.name)
    const sheet = await server().call('GET', '/sys/log/exportXls', { token })
    const rows = await readRows(sheet.content)
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(body.name)
    const holder = await server().signIn({ codes: ['log:list', 'log:values'] })
    expect(JSON.stringify(await read(holder.token))).toContain(body.name)
  })

  test('says what was done in the language of its reader, and in Chinese to existing clients', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    await server().call('POST', '/sys/position/add', { token, body: { code: 'spoken', name: 'Spoken' } })
    const read = async (language: string, keyWord: string) => {
      const query = { logType: '2', username, keyWord }
      const { body } = await server().call<{ readonly records: readonly Record<string, string>[] }>(
        'GET',
        '/sys/log/list',
        { token, query, headers: { 'accept-language': language } },
      )
      return body.result.records.map((record) => [record.logContent, record.logContent_dictText, record.texts])
    }
    expect(await read('en', 'Positions: added')).toEqual([['添加职务', 'Positions: added', undefined]])
    expect(await read('tw', '新增職務')).toEqual([['添加职务', '新增職務', undefined]])
    expect(await read('zh', '添加职务')).toEqual([['添加职务', '添加职务', undefined]])
    expect(await read('en', '添加职务')).toHaveLength(1)
    expect(await read('zh', 'Positions: added')).toEqual([])
    const sheet = await server().call('GET', '/sys/log/exportXls', {
      token,
      query: { username },
      headers: { 'accept-language': 'en' },
    })
    expect(JSON.stringify(await readRows(sheet.content))).toContain('Positions: added')
  })

  test('shows entries of earlier versions as they are', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sql`insert into sys_log (id, log_type, log_content) values ('earlier', 2, '早先的日志')`.execute(server().db)
    const query = { id: 'earlier' }
    const { body } = await server().call('GET', '/sys/log/queryById', {
      token,
      query,
      headers: { 'accept-language': 'en' },
    })
    expect(body.result).toMatchObject({ logContent: '早先的日志', logContent_dictText: '早先的日志' })
  })

  test('is emptied as a whole, and begins with who did that', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const cleared = await server().call('DELETE', '/sys/log/deleteBatch', { token, query: { ids: 'allclear' } })
    expect(cleared.body.success).toBe(true)
    const { body } = await server().call<{ readonly records: readonly unknown[] }>('GET', '/sys/log/list', { token })
    expect(body.result.records).toMatchObject([{ logContent: '清空日志', username }])
  })
})
