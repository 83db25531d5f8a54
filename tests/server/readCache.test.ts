import { expect, test } from 'vitest'
import { createReadCache } from '../../server/db/readCache.ts'

function createCache() {
  const clock = { now: 0 }
  const cache = createReadCache(() => clock.now)
  cache.setLive(true)
  return { cache, clock }
}

/** A source that counts how often it is read. */
function createSource(topics: readonly string[], more: { readonly seconds?: number; readonly size?: number } = {}) {
  const source = {
    reads: 0,
    load: async () => {
      source.reads += 1
      return { value: source.reads, topics, ...more }
    },
  }
  return source
}

test('what was read is kept until a change of one of its topics', async () => {
  const { cache } = createCache()
  const { load } = createSource(['sys_role', 'user:1'])
  expect([await cache.read('key', load), await cache.read('key', load)]).toEqual([1, 1])
  cache.drop('user:2')
  expect(await cache.read('key', load)).toBe(1)
  cache.drop('user:1')
  expect(await cache.read('key', load)).toBe(2)
  cache.drop('everything')
  expect(await cache.read('key', load)).toBe(3)
})

test('a read that began before a change is not kept after it', async () => {
  const { cache } = createCache()
  const first = Promise.withResolvers<string>()
  const reading = cache.read('key', async () => ({ value: await first.promise, topics: ['sys_role'] }))
  cache.drop('sys_role')
  first.resolve('before the change')
  expect(await reading).toBe('before the change')
  expect(await cache.read('key', async () => ({ value: 'after it', topics: [] }))).toBe('after it')
})

test('who comes after a change does not wait for a read that began before it', async () => {
  const { cache } = createCache()
  const never = new Promise<never>(() => undefined)
  void cache.read('key', () => never)
  cache.drop('sys_role')
  expect(await cache.read('key', async () => ({ value: 'after it', topics: [] }))).toBe('after it')
})

test('several who ask at once cause one read', async () => {
  const { cache } = createCache()
  const source = createSource(['sys_role'])
  await Promise.all(Array.from({ length: 5 }, () => cache.read('key', source.load)))
  expect(source.reads).toBe(1)
})

test('an entry ends after the seconds that it names, and after half a minute at the latest', async () => {
  const { cache, clock } = createCache()
  const [short, long, none] = [
    createSource([], { seconds: 5 }),
    createSource([], { seconds: 3600 }),
    createSource([], { seconds: 0 }),
  ]
  const read = () => Promise.all([cache.read('a', short.load), cache.read('b', long.load), cache.read('c', none.load)])
  expect(await read()).toEqual([1, 1, 1])
  clock.now = 4999
  expect(await read()).toEqual([1, 1, 2])
  clock.now = 5000
  expect(await read()).toEqual([2, 1, 3])
  clock.now = 30_000
  expect(await read()).toEqual([3, 2, 4])
})

test('a read that failed is tried again', async () => {
  const { cache } = createCache()
  await expect(cache.read('key', () => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection')
  expect(await cache.read('key', async () => ({ value: 'there again', topics: [] }))).toBe('there again')
})

test('while changes do not arrive, every read goes to the database and nothing is kept', async () => {
  const { cache } = createCache()
  const { load } = createSource(['sys_role'])
  await cache.read('key', load)
  cache.setLive(false)
  expect([await cache.read('key', load), await cache.read('key', load)]).toEqual([2, 3])
  cache.setLive(true)
  expect(await cache.read('key', load)).toBe(4)
})

test('a read that began while changes did not arrive is not kept', async () => {
  const { cache } = createCache()
  cache.setLive(false)
  const first = Promise.withResolvers<string>()
  const reading = cache.read('key', async () => ({ value: await first.promise, topics: [] }))
  cache.setLive(true)
  first.resolve('of before')
  await reading
  expect(await cache.read('key', async () => ({ value: 'of now', topics: [] }))).toBe('of now')
})

test('the oldest entries make room for new ones, and what is in use stays', async () => {
  const { cache } = createCache()
  const sources = Array.from({ length: 40 }, () => createSource([], { size: 1024 }))
  const [first] = sources
  for (const [index, { load }] of sources.entries()) {
    await cache.read(String(index), load)
    if (first !== undefined) await cache.read('0', first.load)
  }
  expect(first?.reads).toBe(1)
  await cache.read('1', sources[1]?.load ?? Promise.reject)
  expect(sources[1]?.reads).toBe(2)
})
