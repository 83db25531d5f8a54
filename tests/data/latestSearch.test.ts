import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLatestSearch } from '../../runtime/data/search/latestSearch.ts'
import { searchWaits } from '../../runtime/data/search/useDictionarySearch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A search whose answers come when the test says so, in any order. */
function createSearch() {
  const requests: {
    readonly keyword: string
    readonly signal: AbortSignal
    readonly answer: PromiseWithResolvers<string[]>
  }[] = []
  const search = createLatestSearch<string>({
    wait: searchWaits.form,
    ask(keyword, signal) {
      const answer = Promise.withResolvers<string[]>()
      requests.push({ keyword, signal, answer })
      return answer.promise
    },
  })
  const keywords = () => requests.map(({ keyword }) => keyword)
  const settle = async (place: number, items: string[]) => {
    requests[place]?.answer.resolve(items)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { search, requests, keywords, settle }
}

describe('a search while somebody types', () => {
  test('asks 800 ms after the last key, not before', async () => {
    const { search, keywords } = createSearch()
    expect(searchWaits).toEqual({ form: 800, list: 300 })
    search.type('a')
    vi.advanceTimersByTime(799)
    search.type('ad')
    vi.advanceTimersByTime(799)
    expect(keywords()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(keywords()).toEqual(['ad'])
  })

  test('sends nothing for an empty keyword, also when a question waits', () => {
    const { search, keywords } = createSearch()
    search.type('   ')
    search.type('a')
    search.type('')
    vi.advanceTimersByTime(5000)
    expect(keywords()).toEqual([])
    expect(search.state().status).toBe('idle')
  })

  test('shows what was found, and says while it looks', async () => {
    const { search, settle } = createSearch()
    const states: string[] = []
    search.subscribe(() => states.push(search.state().status))
    search.type(' ada ')
    await vi.advanceTimersByTimeAsync(800)
    await settle(0, ['Ada Lovelace'])
    expect(states).toEqual(['loading', 'loading', 'ready'])
    expect(search.state()).toMatchObject({ keyword: 'ada', status: 'ready', items: ['Ada Lovelace'] })
  })

  test('drops an older answer that comes after the latest one', async () => {
    const { search, settle } = createSearch()
    search.type('a')
    await vi.advanceTimersByTimeAsync(800)
    search.type('ad')
    await vi.advanceTimersByTimeAsync(800)
    await settle(1, ['of ad'])
    await settle(0, ['of a'])
    expect(search.state()).toMatchObject({ keyword: 'ad', items: ['of ad'] })
  })

  test('drops an older answer that comes while the next question waits or runs', async () => {
    const { search, requests, settle } = createSearch()
    search.type('a')
    await vi.advanceTimersByTimeAsync(800)
    search.type('ad')
    await settle(0, ['of a'])
    expect(search.state()).toMatchObject({ keyword: 'ad', status: 'loading', items: [] })
    expect(requests[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(800)
    await settle(1, ['of ad'])
    expect(search.state().items).toEqual(['of ad'])
  })

  test('drops an answer for a keyword that was cleared', async () => {
    const { search, settle } = createSearch()
    search.type('a')
    await vi.advanceTimersByTimeAsync(800)
    search.type('')
    await settle(0, ['of a'])
    expect(search.state()).toMatchObject({ status: 'idle', items: [] })
  })

  test('drops the failure of an older question', async () => {
    const { search, requests, settle } = createSearch()
    search.type('a')
    await vi.advanceTimersByTimeAsync(800)
    search.type('ad')
    await vi.advanceTimersByTimeAsync(800)
    requests[0]?.answer.reject(new Error('late'))
    await settle(1, ['of ad'])
    expect(search.state()).toMatchObject({ status: 'ready', items: ['of ad'] })
  })

  test('tells a failure, and asks again at once when told to', async () => {
    const { search, requests, keywords, settle } = createSearch()
    search.type('a')
    await vi.advanceTimersByTimeAsync(800)
    requests[0]?.answer.reject(new Error('locked'))
    await vi.advanceTimersByTimeAsync(0)
    expect(search.state().status).toBe('error')
    search.retry()
    expect(keywords()).toEqual(['a', 'a'])
    await settle(1, ['of a'])
    expect(search.state().items).toEqual(['of a'])
  })

  test('does not ask again for the text that it has found', async () => {
    const { search, keywords, settle } = createSearch()
    search.type('a')
    await vi.advanceTimersByTimeAsync(800)
    await settle(0, ['of a'])
    search.type('a ')
    await vi.advanceTimersByTimeAsync(800)
    expect(keywords()).toEqual(['a'])
  })

  test('gives up what is on its way when it ends', async () => {
    const { search, requests, keywords } = createSearch()
    search.type('a')
    await vi.advanceTimersByTimeAsync(800)
    search.end()
    expect(requests[0]?.signal.aborted).toBe(true)
    search.type('b')
    search.end()
    vi.advanceTimersByTime(800)
    expect(keywords()).toEqual(['a'])
    expect(search.state().status).toBe('idle')
  })
})
