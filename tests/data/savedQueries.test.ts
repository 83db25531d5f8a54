import { describe, expect, test } from 'vitest'
import { createSavedQueries, parseSavedQueries, type SavedQuery } from '../../runtime/data/savedQueries.ts'
import { createMemoryStorage } from '../shared/memoryStorage.ts'
import { answer, answerJson, type Handler, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

const place = { pageId: 'shop.order', path: '/shop/order' }
const query: SavedQuery = {
  title: 'Mine',
  matchType: 'or',
  records: [{ field: 'name', rule: 'like', val: 'Ada', type: 'text', dbType: 'string' }],
}
const other = { ...query, title: 'Other' }

/** A server that keeps queries as ours does. */
function createKeeper(): Handler {
  let kept: (SavedQuery & { readonly id: string })[] = []
  return ({ method, url, body }, response) => {
    if (method === 'POST') {
      const { pageId: _pageId, ...sent } = JSON.parse(body)
      kept = [...kept.filter(({ title }) => title !== sent.title), { id: `${kept.length + 1}`, ...sent }]
      return answer(response, null, 'saved')
    }
    if (method === 'DELETE') {
      kept = kept.filter(({ id }) => id !== url.searchParams.get('id'))
      return answer(response, null)
    }
    answer(response, kept)
  }
}

const withServer = (origin: string, user: string | undefined, storage = createMemoryStorage()) => {
  const { client, failures } = createTestClient(origin)
  return { storage, failures, queries: createSavedQueries({ client, storage, getUser: () => user }) }
}

describe('for who is signed in', () => {
  test('the server keeps queries by the id of the page', async () => {
    await using server = await startServer(createKeeper())
    const { queries, storage } = withServer(server.origin, 'ada')
    await queries.save(place, query)
    await queries.save(place, other)
    expect(await queries.list(place)).toEqual({ queries: [query, other], isInBrowser: false })
    await queries.remove(place, 'Mine')
    expect(await queries.list(place)).toEqual({ queries: [other], isInBrowser: false })
    expect(server.seen.map(({ method, url }) => `${method} ${url.pathname.replace('/api', '')}`)).toEqual([
      'POST /sys/savedQuery/save',
      'POST /sys/savedQuery/save',
      'GET /sys/savedQuery/list',
      'GET /sys/savedQuery/list',
      'DELETE /sys/savedQuery/delete',
      'GET /sys/savedQuery/list',
    ])
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ pageId: 'shop.order', ...query })
    expect(server.seen[2]?.url.searchParams.get('pageId')).toBe('shop.order')
    expect(storage.length).toBe(0)
  })

  test.each([
    ['the status 404', 404, { success: false, code: 404, message: '路径不存在，请检查路径是否正确' }],
    ['the code 404', 200, { success: false, code: 404, message: '路径不存在，请检查路径是否正确' }],
    ['a page that is no envelope', 404, 'Not Found'],
  ])('a server that answers with %s leaves them to the browser, and is not asked again', async (_, status, body) => {
    await using server = await startServer((_request, response) => answerJson(response, body, status))
    const { queries, failures } = withServer(server.origin, 'ada')
    await queries.save(place, query)
    expect(await queries.list(place)).toEqual({ queries: [query], isInBrowser: true })
    expect(server.seen).toHaveLength(1)
    expect(failures).toEqual([])
  })

  test('another failure is told and keeps nothing in the browser', async () => {
    await using server = await startServer((_, response) =>
      answerJson(response, { success: false, code: 500, message: 'The disk is full' }),
    )
    const { queries, storage, failures } = withServer(server.origin, 'ada')
    await expect(queries.save(place, query)).rejects.toMatchObject({ message: 'The disk is full' })
    await expect(queries.list(place)).rejects.toMatchObject({ kind: 'refused' })
    expect(storage.length).toBe(0)
    expect(failures).toEqual([])
  })
})

describe('in the browser', () => {
  const inBrowser = (user: string | undefined, storage = createMemoryStorage()) =>
    withServer('http://127.0.0.1:1', user, storage).queries

  test('queries of who is not signed in are kept without a call', async () => {
    await using server = await startServer((_, response) => answer(response, []))
    const { queries } = withServer(server.origin, undefined)
    await queries.save(place, query)
    await queries.save(place, other)
    await queries.save(place, { ...query, matchType: 'and' })
    expect((await queries.list(place)).queries).toEqual([{ ...query, matchType: 'and' }, other])
    await queries.remove(place, 'Mine')
    expect(await queries.list(place)).toEqual({ queries: [other], isInBrowser: true })
    expect(server.seen).toEqual([])
  })

  test('they are kept under a prefix and the path of the page', async () => {
    const storage = createMemoryStorage()
    await inBrowser(undefined, storage).save(place, query)
    expect(storage.key(0)).toBe('pagewright.savedQueries../shop/order')
    expect((await inBrowser(undefined, storage).list({ ...place, path: '/shop/customer' })).queries).toEqual([])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"title":"x"}'],
    ['other things in the list', '[1,null,{"title":1},{"title":"x"},{"title":"x","records":"y"}]'],
  ])('%s counts as no query', async (_, text) => {
    const storage = createMemoryStorage()
    if (text !== null) storage.setItem('pagewright.savedQueries../shop/order', text)
    expect((await inBrowser(undefined, storage).list(place)).queries).toEqual([])
  })

  test('a full storage is told in words', async () => {
    await expect(inBrowser(undefined, createMemoryStorage(0)).save(place, query)).rejects.toThrow(
      'storage of the browser is full',
    )
  })
})

test('what a server of another make kept is read as far as it can be', () => {
  const records = [{ field: 'a', rule: 'eq', val: '1' }, { field: 'b' }, 'x']
  expect(parseSavedQueries([{ id: 7, title: 'T', matchType: 'xor', records, more: 1 }])).toEqual([
    { id: '7', title: 'T', matchType: 'and', records: [records[0]] },
  ])
})
