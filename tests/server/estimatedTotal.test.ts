import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RecordPage } from '../../server/http/envelope.ts'
import { describeEachDatabase } from './harness.ts'

describeEachDatabase('the total of a long list', {}, (server) => {
  test('is an estimate that says so, exact where it is asked for, on the last page and beyond it', {
    timeout: 60_000,
  }, async () => {
    const count = 200_000
    await sql`
      insert into sys_log (id, log_type, log_content, create_time)
      select md5(n::text), 1, repeat('entry ', 100), now() - n * interval '1 second'
      from generate_series(1, ${sql.lit(count)}) n`.execute(server().db)
    await sql`analyze sys_log`.execute(server().db)
    const { token } = await server().signIn({ codes: ['log:list'] })
    const list = async (query: Record<string, string | number>) =>
      (await server().call<RecordPage>('GET', '/sys/log/list', { token, query })).body.result
    const estimated = await list({ logType: 1, logContent: '*ent*' })
    expect(estimated).toMatchObject({ isTotalEstimated: true })
    expect(estimated.total).toBeGreaterThan(count / 2)
    expect(estimated.total).toBeLessThan(count * 2)
    const exact = await list({ logType: 1, exactTotal: 'true' })
    expect([exact.total, exact.isTotalEstimated]).toEqual([count, undefined])
    const last = await list({ pageNo: count / 1000, pageSize: 1000 })
    expect(last.records).toHaveLength(1000)
    const beyond = await list({ pageNo: 1_000_000 })
    expect([beyond.records.length, beyond.total, beyond.isTotalEstimated]).toEqual([0, count, undefined])
  })
})
