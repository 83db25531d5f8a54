import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { CallError } from '../../runtime/data/callError.ts'
import { createData, type DataOptions } from '../../runtime/data/data.ts'
import { toFailure } from '../../runtime/data/failures.ts'
import { createQueryClient } from '../../runtime/data/queryClient.ts'
import { toRecordsPage } from '../../runtime/data/recordsAnswer.ts'
import { invalidateRecords, toRecordsQuery } from '../../runtime/data/recordsQuery.ts'
import { toRecordsState } from '../../runtime/data/recordsState.ts'
import { createMemoryStorage } from '../shared/memoryStorage.ts'
import { answer, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

const rows = [{ id: '1' }, { id: '2' }]

describe('the rows of an answer', () => {
  const cases: readonly (readonly [name: string, result: unknown, total: number])[] = [
    ['of a page object', { records: rows, total: 12 }, 12],
    ['of a page object whose total is a text', { records: rows, total: '12' }, 12],
    ['of a page object without a total', { records: rows }, 2],
    ['of a page object with a broken total', { records: rows, total: 'many' }, 2],
    ['of a bare array', rows, 2],
    ['without what is no row', [...rows, null, 'x', []], 2],
  ]
  for (const [name, result, total] of cases) {
    test(name, () => expect(toRecordsPage(result, '/x')).toEqual({ records: rows, total }))
  }

  test('are none when there is no result', () => {
    expect(toRecordsPage(null, '/x')).toEqual({ records: [], total: 0 })
  })

  test('a total may be the estimate of the server', () => {
    const page = { records: [], total: 800_000, isTotalEstimated: true }
    expect(toRecordsPage(page, '/x')).toEqual(page)
  })

  test('may come with what columns come to in the rows of all pages', () => {
    const page = { records: rows, total: 12, totals: { amount: 99.5 } }
    expect(toRecordsPage(page, '/x')).toEqual(page)
    expect(toRecordsPage({ ...page, totals: 'many' }, '/x')).toEqual({ records: rows, total: 12 })
  })

  test('are refused when the result is something else', () => {
    for (const result of ['x', 1, {}, { records: {} }]) expect(() => toRecordsPage(result, '/x')).toThrow(CallError)
  })
})

describe('a list shows', () => {
  const page = { records: rows, total: 2 }
  const none = { records: [], total: 0 }
  const error = new CallError({ kind: 'network', url: '/x' })
  const aborted = new CallError({ kind: 'aborted', url: '/x' })
  const state = (data: typeof page | undefined, isFetching: boolean, problem: unknown = null) =>
    toRecordsState({ data, isFetching, error: problem }, toFailure)

  test('that it loads', () => expect(state(undefined, true)).toEqual({ status: 'loading', ...none }))
  test('its rows', () => expect(state(page, false)).toEqual({ status: 'ready', ...page }))
  test('its rows while it asks again', () => expect(state(page, true)).toEqual({ status: 'refreshing', ...page }))
  test('that it has none', () => expect(state(none, false)).toEqual({ status: 'empty', ...none }))
  test('nothing before it is asked', () => expect(state(undefined, false)).toEqual({ status: 'empty', ...none }))
  test('nothing wrong when its call was ended', () => expect(state(undefined, false, aborted).status).toBe('empty'))
  test('that it retries after a failure', () => expect(state(undefined, true, error).status).toBe('loading'))
  test('a failure beside the rows that it has', () => {
    expect(state(page, false, error)).toMatchObject({ status: 'error', failure: { key: 'network' }, ...page })
  })
})

describe('the query of a list', () => {
  test('ends its call in silence when nobody looks any more', async () => {
    await using server = await startServer(() => leave())
    const { client, failures } = createTestClient(server.origin)
    const query = toRecordsQuery(client, '/sys/user/list', { pageNo: '1' })
    const leave = new QueryObserver(createQueryClient(), query).subscribe(() => undefined)
    await server.hungUp
    expect(failures).toEqual([])
  })
})

describe('changed records', () => {
  const requested = async (source: Parameters<typeof invalidateRecords>[1]) => {
    await using server = await startServer((_, response) => answer(response, rows))
    const { client } = createTestClient(server.origin)
    const queryClient = createQueryClient()
    const urls = ['/sys/user/list', '/sys/userAgent/list', '/sys/role/list', '/online/cgform/api/getData/1']
    const leave = urls.map((url) =>
      new QueryObserver(queryClient, toRecordsQuery(client, url, {})).subscribe(() => undefined),
    )
    await Promise.all(
      urls.map((url) => queryClient.fetchQuery({ ...toRecordsQuery(client, url, {}), staleTime: 60_000 })),
    )
    const before = server.seen.length
    await invalidateRecords(queryClient, source)
    for (const stop of leave) stop()
    return server.seen.slice(before).map(({ url }) => url.pathname.replace('/api', ''))
  }

  test('behind a base are fetched again, and no others', async () => {
    expect(await requested('/sys/user')).toEqual(['/sys/user/list'])
  })

  test('of a source are fetched again', async () => {
    expect(await requested({ rest: '/sys/user', list: '/sys/role/list' })).toEqual(['/sys/user/list', '/sys/role/list'])
  })

  test('of an online form are fetched again', async () => {
    expect(await requested({ onlineForm: 'demo' })).toEqual(['/online/cgform/api/getData/1'])
  })
})

describe('the wire of an app', () => {
  const start = (options: Partial<DataOptions> = {}) =>
    createData({
      baseUrl: 'http://server.example/api',
      getToken: () => 'token-1',
      getTenant: () => undefined,
      getLanguage: () => 'en',
      getSignSecret: () => undefined,
      getUser: () => 'admin',
      onFailure: () => undefined,
      storage: createMemoryStorage(),
      ...options,
    })

  test('shows stored files of a server at another site with the token for files', () => {
    const address = 'http://server.example/api/sys/common/static/temp/a.png'
    expect(start({ getFileToken: () => 'files-1' }).staticUrl('temp/a.png')).toBe(`${address}?token=files-1`)
    // A server of the family gives none, and takes that of the session.
    expect(start().staticUrl('temp/a.png')).toBe(`${address}?token=token-1`)
  })

  test('shows stored files of another domain without the token', () => {
    expect(start({ staticBase: 'https://files.example' }).staticUrl('temp/a.png')).toBe(
      'https://files.example/temp/a.png',
    )
  })

  test('tells failures in the language that is shown', () => {
    expect(start().toFailure(new CallError({ kind: 'timeout', url: '/x' })).message).toBe('The network timed out')
  })

  test('fetches changed records again, and tables read as dictionaries', async () => {
    await using server = await startServer((_, response) => answer(response, rows))
    const { client, queryClient, dictionaries, reloadRecords } = start({ baseUrl: `${server.origin}/api` })
    const list = new QueryObserver(queryClient, toRecordsQuery(client, '/sys/role/list', {}))
    const leave = list.subscribe(() => undefined)
    await Promise.all([list.fetchOptimistic(list.options), dictionaries.load('sys_role,role_name,id')])
    const before = server.seen.length
    await reloadRecords('/sys/role')
    await dictionaries.load('sys_role,role_name,id')
    leave()
    expect(server.seen.slice(before).map(({ url }) => url.pathname)).toEqual([
      '/api/sys/role/list',
      '/api/sys/dict/getDictItems/sys_role,role_name,id',
    ])
  })

  test('forgets what it fetched', async () => {
    const { queryClient, clear } = start()
    queryClient.setQueryData(['records', '/x'], rows)
    clear()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
