import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDictionaries } from '../../runtime/data/dictionaries.ts'
import { toDictionaryItems, translate } from '../../runtime/data/dictionaryItems.ts'
import { createDictionaryStorage, dictionaryLifetime } from '../../runtime/data/dictionaryStorage.ts'
import { createQueryClient } from '../../runtime/data/queryClient.ts'
import { createMemoryStorage } from '../shared/memoryStorage.ts'
import { answer, answerJson, type Handler, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

const sex = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
]
const answerSex: Handler = (_, response) => answer(response, sex)

/** The dictionaries of an app that just started over what the browser kept. */
function start(origin: string, storage = createMemoryStorage(), user = 'admin', language: 'zh' | 'en' = 'zh') {
  const { client, failures } = createTestClient(origin, { getLanguage: () => language })
  const queryClient = createQueryClient()
  const dictionaryStorage = createDictionaryStorage(storage, Date.now)
  const dictionaries = createDictionaries({
    client,
    queryClient,
    storage: dictionaryStorage,
    getUser: () => user,
    readText,
  })
  return { dictionaries, queryClient, failures }
}

afterEach(() => void vi.useRealTimers())

const readText = (text: string) => (text === '@:shop.open' ? 'Open' : text)

describe('a dictionary', () => {
  test('is asked once by many fields', async () => {
    await using server = await startServer(answerSex)
    const { dictionaries } = start(server.origin)
    const all = await Promise.all(Array.from({ length: 20 }, () => dictionaries.load('sex')))
    expect(all.every((items) => items === all[0])).toBe(true)
    expect(all[0]).toEqual(sex)
    expect(server.seen).toHaveLength(1)
  })

  test('is asked by a visitor where those of pages for anyone are answered', async () => {
    await using server = await startServer(answerSex)
    await start(server.origin, createMemoryStorage(), '').dictionaries.load('sex')
    await start(server.origin).dictionaries.load('sex')
    expect(server.seen.map(({ url }) => url.pathname)).toEqual([
      '/api/sys/dict/getVisitorItems/sex',
      '/api/sys/dict/getDictItems/sex',
    ])
  })

  test('is not asked again', async () => {
    await using server = await startServer(answerSex)
    const { dictionaries } = start(server.origin)
    await dictionaries.load('sex')
    await dictionaries.load('sex')
    expect(server.seen).toHaveLength(1)
  })

  test('survives a reload of the app', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    await start(server.origin, storage).dictionaries.load('sex')
    expect(await start(server.origin, storage).dictionaries.load('sex')).toEqual(sex)
    expect(server.seen).toHaveLength(1)
  })

  test('is asked again after seven days', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    await start(server.origin, storage).dictionaries.load('sex')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dictionaryLifetime - 1000 })
    await start(server.origin, storage).dictionaries.load('sex')
    expect(server.seen).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2000)
    await start(server.origin, storage).dictionaries.load('sex')
    expect(server.seen).toHaveLength(2)
  })

  test('is kept by person and by language', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    await start(server.origin, storage, 'admin', 'zh').dictionaries.load('sex')
    await start(server.origin, storage, 'admin', 'en').dictionaries.load('sex')
    await start(server.origin, storage, 'other', 'zh').dictionaries.load('sex')
    expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['zh-CN', 'en', 'zh-CN'])
  })

  test('is not kept when the server failed', async () => {
    let isDown = true
    await using server = await startServer((request, response) =>
      isDown ? answerJson(response, {}, 500) : answerSex(request, response),
    )
    const storage = createMemoryStorage()
    const { dictionaries } = start(server.origin, storage)
    await expect(dictionaries.load('sex')).rejects.toMatchObject({ kind: 'status' })
    expect(storage.length).toBe(0)
    isDown = false
    expect(await dictionaries.load('sex')).toEqual(sex)
  })

  test('works without room in the storage', async () => {
    await using server = await startServer(answerSex)
    const { dictionaries } = start(server.origin, createMemoryStorage(0))
    await dictionaries.load('sex')
    expect(await dictionaries.load('sex')).toEqual(sex)
    expect(server.seen).toHaveLength(1)
  })

  test('ignores what others left in the storage', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    await start(server.origin, storage).dictionaries.load('sex')
    for (let index = 0; index < storage.length; index++) storage.setItem(storage.key(index) ?? '', '{"at":"x","items":')
    expect(await start(server.origin, storage).dictionaries.load('sex')).toEqual(sex)
    expect(server.seen).toHaveLength(2)
  })

  test('without a code is refused without a call', async () => {
    await using server = await startServer(answerSex)
    await expect(start(server.origin).dictionaries.load(' ')).rejects.toMatchObject({ kind: 'dictionaryCode' })
    expect(server.seen).toEqual([])
  })

  test('with parameters of its own is another dictionary', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    const { dictionaries } = start(server.origin, storage)
    await dictionaries.load('sex', { scope: 'a' })
    await dictionaries.load('sex', { scope: 'b' })
    expect(server.seen.map(({ url }) => url.search)).toEqual(['?scope=a', '?scope=b'])
    expect(storage.length).toBe(0)
  })
})

describe('a table read as a dictionary', () => {
  const code = "sys_user,realname,username,status='1' and x/y"

  test('is named in the path with its commas', async () => {
    await using server = await startServer(answerSex)
    await start(server.origin).dictionaries.load(code)
    const { pathname } = server.seen[0]?.url ?? {}
    expect(pathname).toBe(`/api/sys/dict/getDictItems/sys_user,realname,username,status%3D'1'%20and%20x%2Fy`)
    expect(server.seen[0]?.headers['x-sign']).toMatch(/^[0-9A-F]{32}$/)
  })

  test('is shared, but not kept over a reload', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    const { dictionaries } = start(server.origin, storage)
    await Promise.all([dictionaries.load(code), dictionaries.load(code)])
    expect(server.seen).toHaveLength(1)
    await start(server.origin, storage).dictionaries.load(code)
    expect(server.seen).toHaveLength(2)
  })

  test('is asked again when records changed', async () => {
    await using server = await startServer(answerSex)
    const { dictionaries } = start(server.origin)
    await Promise.all([dictionaries.load(code), dictionaries.load('sex')])
    await dictionaries.invalidateTables()
    await Promise.all([dictionaries.load(code), dictionaries.load('sex')])
    expect(server.seen).toHaveLength(3)
  })

  test('is searched by a keyword, and not without one', async () => {
    await using server = await startServer(answerSex)
    const { dictionaries } = start(server.origin)
    expect(await dictionaries.search('sys_user,realname,username', '  ')).toEqual([])
    expect(await dictionaries.search('sys_user,realname,username', ' 男 ')).toEqual(sex)
    expect(server.seen).toHaveLength(1)
    expect(server.seen[0]?.url.pathname).toBe('/api/sys/dict/loadDict/sys_user,realname,username')
    expect(server.seen[0]?.url.searchParams.get('keyword')).toBe('男')
    expect(server.seen[0]?.url.searchParams.get('pageSize')).toBe('10')
  })

  test('gives the texts of keys in their order', async () => {
    await using server = await startServer((_, response) => answer(response, ['Alice', null]))
    const texts = await start(server.origin).dictionaries.loadTexts('sys_user,realname,username', ['a', 'b', 'c'])
    expect(texts).toEqual(['Alice', 'b', 'c'])
    expect(server.seen[0]?.url.searchParams.get('key')).toBe('a,b,c')
  })
})

describe('all dictionaries', () => {
  test('come with the sign-in', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    start(server.origin, storage).dictionaries.prime({ sex, broken: 'x' })
    expect(await start(server.origin, storage).dictionaries.load('sex')).toEqual(sex)
    expect(server.seen).toEqual([])
  })

  test('are taken anew by a refresh, and what is on the screen follows', async () => {
    const fresh = [{ value: '1', text: '男士' }]
    await using server = await startServer(({ url }, response) => {
      if (url.pathname.endsWith('/queryAllDictItems')) answer(response, { sex: fresh })
      else if (url.pathname.includes('getDictItems')) answer(response, sex)
      else answer(response, null)
    })
    const storage = createMemoryStorage()
    const { dictionaries, queryClient } = start(server.origin, storage)
    const shown: unknown[] = []
    const leave = new QueryObserver(queryClient, dictionaries.toQuery('sex')).subscribe(
      ({ data }) => void shown.push(data),
    )
    const leaveTable = new QueryObserver(queryClient, dictionaries.toQuery('a,b,c')).subscribe(() => undefined)
    await Promise.all([dictionaries.load('sex'), dictionaries.load('a,b,c')])
    await dictionaries.refresh()
    expect(shown.at(-1)).toEqual(fresh)
    expect(server.seen.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      'sex',
      'a,b,c',
      'refleshCache',
      'queryAllDictItems',
      'a,b,c',
    ])
    expect(await start(server.origin, storage).dictionaries.load('sex')).toEqual(fresh)
    leave()
    leaveTable()
  })

  test('are not undone by an answer from before the refresh', async () => {
    const fresh = [{ value: '1', text: '男士' }]
    let items = sex
    const { promise: isRequested, resolve: requested } = Promise.withResolvers<void>()
    let answerLate = () => {}
    await using server = await startServer(({ url }, response) => {
      if (url.pathname.endsWith('/queryAllDictItems')) return answer(response, {})
      if (!url.pathname.includes('getDictItems')) return answer(response, null)
      const old = items
      if (old !== sex) return answer(response, old)
      answerLate = () => answer(response, old)
      requested()
    })
    const { dictionaries } = start(server.origin)
    const loading = dictionaries.load('sex')
    await isRequested
    items = fresh
    const refreshed = dictionaries.refresh()
    await refreshed
    answerLate()
    expect(await loading).toEqual(fresh)
  })

  test('stay when a refresh fails', async () => {
    await using server = await startServer((_, response) => answerJson(response, {}, 503))
    const { dictionaries } = start(server.origin)
    dictionaries.prime({ sex })
    await expect(dictionaries.refresh()).rejects.toMatchObject({ kind: 'status' })
    expect(await dictionaries.load('sex')).toEqual(sex)
  })

  test('are forgotten at sign-out', async () => {
    await using server = await startServer(answerSex)
    const storage = createMemoryStorage()
    storage.setItem('other', 'kept')
    const { dictionaries } = start(server.origin, storage)
    dictionaries.prime({ sex, status: [] })
    dictionaries.clear()
    expect(storage.length).toBe(1)
    await dictionaries.load('sex')
    expect(server.seen).toHaveLength(1)
  })
})

describe('the items of an answer', () => {
  test('become texts', () => {
    expect(
      toDictionaryItems([
        { value: 1, text: '男', title: '男' },
        { value: true, title: '是', color: 'red' },
        { value: 'x', label: 'X', disabled: true },
        { value: '9' },
      ]),
    ).toEqual([
      { value: '1', text: '男' },
      { value: 'true', text: '是', color: 'red' },
      { value: 'x', text: 'X', disabled: true },
      { value: '9', text: '9' },
    ])
  })

  test('without a value are left out', () => {
    expect(toDictionaryItems([null, 'x', {}, { text: 'a' }, { value: null }])).toEqual([])
    expect(toDictionaryItems({ value: '1' })).toEqual([])
  })

  test('may be keys of texts, and stay as they are where there is no such text', async () => {
    const items = [
      { value: '1', text: '@:shop.open' },
      { value: '2', text: '@:shop.unknown' },
    ]
    await using server = await startServer((_, response) => answer(response, items))
    const { dictionaries } = start(server.origin)
    expect((await dictionaries.load('state')).map(({ text }) => text)).toEqual(['Open', '@:shop.unknown'])
    dictionaries.prime({ state: items })
    expect((await dictionaries.load('state')).map(({ text }) => text)).toEqual(['Open', '@:shop.unknown'])
  })

  test('are values, whatever they look like', () => {
    const hostile = [
      { value: '1', text: '{{1+1}}' },
      { value: '2', text: '<img src=x onerror=alert(1)>' },
    ]
    expect(translate(toDictionaryItems(hostile), '1,2')).toBe('{{1+1}},<img src=x onerror=alert(1)>')
  })
})

describe('the text of a value', () => {
  const cases: readonly (readonly [value: unknown, text: string])[] = [
    ['1', '男'],
    [1, '男'],
    ['1,2', '男,女'],
    [' 1 , 2 ', '男,女'],
    [['2', 1], '女,男'],
    ['9', '9'],
    ['1,9', '男,9'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
  ]
  for (const [value, text] of cases) {
    test(`${JSON.stringify(value)} is ${text || 'empty'}`, () => expect(translate(sex, value)).toBe(text))
  }

  test('is that of the whole when an item holds a comma', () => {
    expect(translate([{ value: 'a,b', text: '甲乙' }], 'a,b')).toBe('甲乙')
  })
})
