import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'

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

  test('is emptied as a whole, and begins with who did that', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const cleared = await server().call('DELETE', '/sys/log/deleteBatch', { token, query: { ids: 'allclear' } })
    expect(cleared.body.success).toBe(true)
    const { body } = await server().call<{ readonly records: readonly unknown[] }>('GET', '/sys/log/list', { token })
    expect(body.result.records).toMatchObject([{ logContent: '清空日志', username }])
  })
})
