import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Failure } from '../../runtime/data/failures.ts'
import { toFailure } from '../../runtime/data/failures.ts'
import { createQueryClient } from '../../runtime/data/queryClient.ts'
import { loadReportPicker } from '../../runtime/online/report/reportPickers.ts'
import { answer, answerJson, type LocalServer, startServer } from '../data/localServer.ts'
import { createTestClient } from '../data/testClient.ts'
import { salesColumns, salesQuery } from './reports.ts'

/** A server with one report, whose query info it may refuse. */
const serve = (refused?: { readonly status: number; readonly message: string }) =>
  startServer(({ url }, response) => {
    if (url.pathname.endsWith('/getRpColumns/sales')) return answer(response, salesColumns)
    if (!url.pathname.endsWith('/getQueryInfo/r-1')) return answer(response, { columns: [] })
    if (!refused) return answer(response, salesQuery)
    answerJson(response, { success: false, code: 500, message: refused.message, result: null }, refused.status)
  })

function appOf(server: LocalServer) {
  const { client, failures } = createTestClient(server.origin)
  const warnings: Failure[] = []
  const queryClient = createQueryClient()
  const options = {
    client,
    queryClient,
    toFailure: (error: unknown) => toFailure(error, 'en'),
    warn: (failure: Failure) => warnings.push(failure),
  }
  return { load: (part: string) => loadReportPicker(part, options), warnings, failures }
}

const pathsOf = ({ seen }: LocalServer) => seen.map(({ url }) => url.pathname)
const both = ['/api/online/cgreport/api/getRpColumns/sales', '/api/online/cgreport/api/getQueryInfo/r-1']

afterEach(() => vi.useRealTimers())

test('a report is asked for by its code, and for its query by its id', async () => {
  await using server = await serve()
  const { resolved, issues } = await appOf(server).load('sales')
  expect(pathsOf(server)).toEqual(both)
  expect(resolved.page).toMatchObject({ kind: 'picker', title: 'Sales' })
  expect(issues).toEqual([])
})

describe('what a report says', () => {
  test('is asked for anew each time', async () => {
    await using server = await serve()
    const { load } = appOf(server)
    expect((await load('sales')).freshFor).toBe(0)
    await load('sales')
    expect(pathsOf(server)).toEqual([...both, ...both])
  })

  test('is kept for 30 seconds where a group id is set (specification 7.3)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using server = await serve()
    const { load } = appOf(server)
    expect((await load('sales?group=a')).freshFor).toBe(30_000)
    vi.setSystemTime(Date.now() + 29_999)
    await load('sales?group=a')
    expect(pathsOf(server)).toEqual(both)
    vi.setSystemTime(Date.now() + 1)
    await load('sales?group=a')
    expect(pathsOf(server)).toEqual([...both, ...both])
  })
})

describe('a refused query info', () => {
  test.each([200, 500])(
    'is a warning in the words of the server, with the status %d (specification 8)',
    async (status) => {
      await using server = await serve({ status, message: 'The query is locked' })
      const { load, warnings, failures } = appOf(server)
      const { resolved } = await load('sales')
      expect(warnings).toMatchObject([{ level: 'warning', message: 'The query is locked' }])
      expect(failures).toEqual([])
      expect(resolved.page).not.toHaveProperty('query')
    },
  )

  test('is not kept, whatever the group', async () => {
    await using server = await serve({ status: 200, message: 'The query is locked' })
    const { load } = appOf(server)
    expect((await load('sales?group=a')).freshFor).toBe(0)
    await load('sales?group=a')
    expect(pathsOf(server)).toHaveLength(4)
  })
})

test('a report without columns says so', async () => {
  await using server = await serve()
  await expect(appOf(server).load('other')).rejects.toThrow('other')
})
