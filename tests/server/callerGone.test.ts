import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../../server/modules/list.ts'
import { createTestServer, type TestServer } from './harness.ts'
import { makeHonest } from './hostileFiles.ts'
import { upload } from './modules/upload.ts'
import { queryModule } from './online/queries.ts'
import { goodsTable, packOf } from './packFixtures.ts'

/** What one person began and does not wait for any more must not keep the next work of theirs waiting. */
describe('who closes the browser', () => {
  let server: TestServer | undefined
  let address = ''
  let token = ''

  beforeAll(async () => {
    server = await createTestServer('pglite', {
      modules: [...modules, queryModule],
      install: packOf({ 'tables/goods.json': goodsTable }),
    })
    address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    ;({ token } = await server.signIn({ codes: ['demo:goods:import'] }))
  })
  afterAll(() => server?.close())

  const opened = (): TestServer => {
    if (server === undefined) throw new Error('There is no server.')
    return server
  }
  const headers = () => ({ 'x-access-token': token })

  /** Sends a request, and leaves once `isBusy` says that the server is at it. */
  const leave = async (path: string, init: RequestInit, isBusy: () => Promise<boolean>) => {
    const caller = new AbortController()
    const sent = fetch(`${address}/api${path}`, { method: 'POST', signal: caller.signal, ...init })
    await expect.poll(isBusy).toBe(true)
    caller.abort()
    await expect(sent).rejects.toThrow('aborted')
  }

  const ask = async (sql: string, milliseconds: number) => {
    const body = JSON.stringify({ sql, limits: { milliseconds } })
    const answer = await fetch(`${address}/api/test/query`, {
      ...{ method: 'POST', body, headers: { ...headers(), 'content-type': 'application/json' } },
    })
    return (await answer.json()) as { readonly success: boolean }
  }

  test('ends the query of a report with it', async () => {
    const endless = 'select count(*) as x from generate_series(1, 100000) a, generate_series(1, 100000) b'
    // The copy that the query runs on is there.
    expect((await ask('select pg_sleep(0.01)::text as x', 20_000)).success).toBe(true)
    const began = performance.now()
    const body = JSON.stringify({ sql: endless, limits: { milliseconds: 30_000 } })
    const init = { body, headers: { ...headers(), 'content-type': 'application/json' } }
    await leave('/test/query', init, async () => performance.now() - began > 500)
    expect((await ask('select pg_sleep(0.01)::text as x', 20_000)).success).toBe(true)
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  test('ends the reading of an import with it', async () => {
    const content = makeHonest(30_000, 'xlsx', 'left', 3)
    const form = new FormData()
    for (const name of ['a', 'b', 'c']) form.append('files[]', new Blob([new Uint8Array(content)]), `${name}.xlsx`)
    const began = performance.now()
    const init = { body: form, headers: headers() }
    await leave('/demo/goods/importExcel', init, async () => performance.now() - began > 500)
    const file = { name: 'a.xlsx', content: makeHonest(10, 'xlsx', 'gone') }
    const { body } = await upload(opened(), token, '/demo/goods/importExcel', file)
    expect(body.message).toBe('文件导入成功！数据行数：10')
    // None of the 90,000 rows was saved before.
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
