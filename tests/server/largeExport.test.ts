import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase } from './harness.ts'
import { readRows } from './readRows.ts'

const count = 20_500

describeEachDatabase('an export of many records', {}, (server) => {
  test('streams a sheet of today with every record once, in the order of the list, its texts unharmed', async () => {
    const text = '=1+1 <b> & "x" \u0001 𝄞'
    await sql`
      insert into sys_log (id, log_type, log_content, cost_time, create_time)
      select md5(n::text), 1, case when n = 7 then ${text} else 'entry ' || n end, n, now() - n * interval '1 second'
      from generate_series(1, ${sql.lit(count)}) n`.execute(server().db)
    const { token } = await server().signIn({ codes: ['log:export'] })
    const { headers, content } = await server().call('GET', '/sys/log/exportXls', {
      token,
      query: { logType: 1, column: 'costTime', order: 'asc' },
      headers: { 'accept-language': 'en' },
    })
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''Log.xlsx")
    const [title, head = [], ...rows] = await readRows(content)
    expect(title?.[0]).toBe('Log')
    expect(rows).toHaveLength(count)
    const column = head.indexOf('Milliseconds')
    expect(rows.map((row) => Number(row[column]))).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect(rows[6]?.[head.indexOf('Content')]).toBe('=1+1 <b> & "x"  𝄞')
    const logged = await server().db.selectFrom('sysLog').select('requestParam').where('operateType', '=', 6).execute()
    expect(logged).toEqual([{ requestParam: `{"count":${count}}` }])
  })
})
