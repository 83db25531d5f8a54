import { describe, expect, test } from 'vitest'
import { fetchAncestors } from '../../runtime/data/ancestors.ts'
import { createBranchLoader } from '../../runtime/data/branches.ts'
import { CallError } from '../../runtime/data/callError.ts'
import { fetchWhole } from '../../runtime/data/wholeRecords.ts'
import { answer, type Handler, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

const rows = (parent: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${parent}${index + 1}`, parentId: parent }))
const { signal } = new AbortController()
const source = { url: '/unit/list', parameters: { order: 'asc' }, parent: 'parentId' }

const byParent: Handler = ({ url }, response) => {
  const parents = (url.searchParams.get('parentId') ?? url.searchParams.get('parents') ?? '').split(',')
  answer(response, { records: parents.flatMap((parent) => rows(parent, 2)), total: 2 * parents.length })
}

describe('the children of records', () => {
  test('are asked for by their parent, as a list or a page of records', async () => {
    await using server = await startServer(({ url }, response) => {
      const parent = url.searchParams.get('parentId') ?? ''
      answer(response, parent === 'a' ? rows('a', 2) : { records: rows(parent, 1) })
    })
    const load = createBranchLoader(createTestClient(server.origin).client, source)
    expect(await load('a', signal)).toEqual(rows('a', 2))
    expect(await load('b', signal)).toEqual(rows('b', 1))
    expect(server.seen[0]?.url.searchParams.get('order')).toBe('asc')
  })

  test('that are asked for together go out as one call where the server takes several parents', async () => {
    await using server = await startServer(byParent)
    const batch = { url: '/unit/children', parameter: 'parents' }
    const load = createBranchLoader(createTestClient(server.origin).client, { ...source, batch })
    const answers = await Promise.all([load('a', signal), load('b', signal)])
    expect(answers).toEqual([rows('a', 2), rows('b', 2)])
    expect(server.seen).toHaveLength(1)
    expect(server.seen[0]?.url.pathname).toBe('/api/unit/children')
  })

  test('that are asked for together come together, and one that fails leaves the others', async () => {
    await using server = await startServer((request, response) => {
      if (request.url.searchParams.get('parentId') === 'b') answer(response, { nothing: 'known' })
      else byParent(request, response)
    })
    const { client, failures } = createTestClient(server.origin)
    const load = createBranchLoader(client, source)
    const answers = await Promise.allSettled([load('a', signal), load('b', signal)])
    expect(answers[0]).toEqual({ status: 'fulfilled', value: rows('a', 2) })
    expect(answers[1]).toMatchObject({ status: 'rejected', reason: { kind: 'unreadable' } })
    expect(answers[1]?.status === 'rejected' && answers[1].reason).toBeInstanceOf(CallError)
    expect(failures).toEqual([])
  })
})

test('children that are refused together are told once to each who asked, and to nobody else', async () => {
  await using server = await startServer((_, response) => answer(response, { nothing: 'known' }))
  const { client, failures } = createTestClient(server.origin)
  const load = createBranchLoader(client, { ...source, batch: { url: '/unit/children', parameter: 'parents' } })
  const answers = await Promise.allSettled([load('a', signal), load('b', signal)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(server.seen).toHaveLength(1)
  expect(failures).toEqual([])
})

describe('all records of a list', () => {
  test('are those of all its pages', async () => {
    const all = rows('x', 2500)
    await using server = await startServer(({ url }, response) => {
      const page = Number(url.searchParams.get('pageNo'))
      const size = Number(url.searchParams.get('pageSize'))
      answer(response, { records: all.slice((page - 1) * size, page * size), total: 2500 })
    })
    const { records, total } = await fetchWhole(createTestClient(server.origin).client, '/unit/list', {})
    expect([records.length, total]).toEqual([2500, 2500])
    expect(server.seen).toHaveLength(3)
  })

  test('of a server that has no pages are asked for no longer than they change', async () => {
    await using server = await startServer((_request, response) =>
      answer(response, { records: rows('x', 2), total: 9 }),
    )
    const { records } = await fetchWhole(createTestClient(server.origin).client, '/unit/list', {})
    expect(records).toHaveLength(2)
    expect(server.seen).toHaveLength(2)
  })
})

test('the records above those that were found are asked for level by level, by their keys', async () => {
  const above = [
    { id: 'a', parentId: '0' },
    { id: 'a1', parentId: 'a' },
    { id: 'b', parentId: '0' },
  ]
  await using server = await startServer(({ url }, response) => {
    const keys = (url.searchParams.get('id_MultiString') ?? '').split(',')
    answer(response, { records: [...above.filter(({ id }) => keys.includes(id)), { id: 'other', parentId: '0' }] })
  })
  const { client } = createTestClient(server.origin)
  const from = {
    url: '/unit/list',
    parameters: {},
    key: 'id',
    parent: 'parentId',
    isRoot: (key: string) => key === '0',
  }
  const found = [
    { id: 'a11', parentId: 'a1' },
    { id: 'b1', parentId: 'b' },
    { id: 'c', parentId: '0' },
  ]
  const records = await fetchAncestors(client, from, found)
  expect(records.map(({ id }) => id)).toEqual(['a1', 'b', 'a'])
  expect(server.seen.map(({ url }) => url.searchParams.get('id_MultiString'))).toEqual(['a1,b', 'a'])
})
