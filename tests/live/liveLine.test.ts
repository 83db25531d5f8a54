import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveLine, type Follower } from '../../runtime/live/liveLine.ts'
import { createFakeSockets } from '../data/fakeSockets.ts'

const { sockets, connect } = createFakeSockets()

beforeEach(() => {
  sockets.length = 0
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const times = { heartbeat: 20_000, reply: 8_000, pauses: [250, 1_000], grace: 1_500 }
let address = 'live'
const openLine = () =>
  createLiveLine({ getAddress: () => address, connect: () => connect(), getLanguage: () => 'en', times })

function createFollower(part: Partial<Follower> = {}) {
  return {
    freshAt: vi.fn(() => Date.now()),
    keys: () => ['A'],
    onLeft: vi.fn(),
    onChanges: vi.fn(),
    onGap: vi.fn(),
    onLost: vi.fn(),
    ...part,
  } satisfies Follower
}

const sentTo = (index: number): readonly unknown[] => sockets[index]?.sent.map((text) => JSON.parse(text)) ?? []
const agree = (index: number, isStale = false) =>
  sockets[index]?.receive({ type: 'subscribed', topic: 'quotes', isStale })

test('all that follow share one connection, which is open as long as there are any', () => {
  const line = openLine()
  expect(sockets).toHaveLength(0)
  const [one, other] = [createFollower(), createFollower({ keys: () => ['A', 'B'] })]
  const ends = [line.follow('quotes', one), line.follow('orders', createFollower())]
  sockets[0]?.open()
  expect(sentTo(0)).toMatchObject([
    { type: 'subscribe', topic: 'quotes', language: 'en', age: 0, keys: ['A'] },
    { type: 'subscribe', topic: 'orders' },
  ])
  agree(0)
  ends.push(line.follow('quotes', other))
  expect(sentTo(0).at(-1)).toEqual({ type: 'keys', topic: 'quotes', keys: ['A', 'B'] })
  sockets[0]?.receive({ type: 'changes', topic: 'quotes', changed: [{ symbol: 'A' }] })
  for (const follower of [one, other])
    expect(follower.onChanges).toHaveBeenCalledExactlyOnceWith({ added: [], changed: [{ symbol: 'A' }], removed: [] })
  ends[1]?.()
  expect(sentTo(0).at(-1)).toEqual({ type: 'unsubscribe', topic: 'orders' })
  ends[0]?.()
  expect(sockets[0]?.isClosed).toBe(false)
  ends[2]?.()
  expect(sockets[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})

test('a lost connection comes back by itself, and the server is told how old what shows is', () => {
  const line = openLine()
  let freshAt = Date.now()
  const follower = createFollower({
    freshAt: vi.fn(() => freshAt),
    onLeft: vi.fn((at) => {
      freshAt = at
    }),
  })
  line.follow('quotes', follower)
  sockets[0]?.open()
  agree(0)
  vi.advanceTimersByTime(5_000)
  sockets[0]?.receive({ type: 'changes', topic: 'quotes', changed: [] })
  sockets[0]?.end()
  vi.advanceTimersByTime(250)
  sockets[1]?.open()
  expect(sentTo(1)).toMatchObject([{ type: 'subscribe', topic: 'quotes', age: 250 }])
  expect(follower.onGap).not.toHaveBeenCalled()
  agree(1, true)
  expect(follower.onGap).toHaveBeenCalledOnce()
})

test('that it is lost is told after a moment, and so that it is back', () => {
  const follower = createFollower()
  openLine().follow('quotes', follower)
  sockets[0]?.open()
  sockets[0]?.end()
  vi.advanceTimersByTime(1_400)
  expect(follower.onLost).not.toHaveBeenCalledWith(true)
  vi.advanceTimersByTime(200)
  expect(follower.onLost).toHaveBeenLastCalledWith(true)
  sockets.at(-1)?.open()
  expect(follower.onLost).toHaveBeenLastCalledWith(false)
})

test('the pauses become longer until the server agrees again', () => {
  openLine().follow('quotes', createFollower())
  for (const pause of [250, 1_000, 1_000]) {
    const before = sockets.length
    sockets.at(-1)?.end()
    vi.advanceTimersByTime(pause - 1)
    expect(sockets).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
  }
  sockets.at(-1)?.open()
  agree(sockets.length - 1)
  const before = sockets.length
  sockets.at(-1)?.end()
  vi.advanceTimersByTime(250)
  expect(sockets).toHaveLength(before + 1)
})

test('a server that answers no heartbeat is left, and so is a connection on which listening failed', () => {
  openLine().follow('quotes', createFollower())
  sockets[0]?.open()
  vi.advanceTimersByTime(20_000)
  expect(sentTo(0).at(-1)).toEqual({ type: 'heart_beat' })
  vi.advanceTimersByTime(8_000)
  expect(sockets[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(250)
  sockets[1]?.open()
  sockets[1]?.receive({ type: 'failed', topic: 'quotes' })
  expect(sockets[1]?.isClosed).toBe(true)
})

test('who joins with something older than what the others follow asks anew', () => {
  const line = openLine()
  line.follow('quotes', createFollower())
  sockets[0]?.open()
  agree(0)
  vi.advanceTimersByTime(1_000)
  const [old, fresh] = [createFollower({ freshAt: vi.fn(() => Date.now() - 3_000) }), createFollower()]
  line.follow('quotes', old)
  line.follow('quotes', fresh)
  expect(old.onGap).toHaveBeenCalledOnce()
  expect(fresh.onGap).not.toHaveBeenCalled()
})

test('once a visitor has signed in it is opened anew as that person, and at no other question', () => {
  address = 'live'
  const line = openLine()
  line.follow('quotes', createFollower())
  sockets[0]?.open()
  agree(0)
  line.renew()
  expect(sockets[0]?.isClosed).toBe(false)
  address = 'live?token=ada'
  line.renew()
  expect(sockets[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(250)
  sockets[1]?.open()
  expect(sentTo(1)).toMatchObject([{ type: 'subscribe', topic: 'quotes', keys: ['A'] }])
  line.renew()
  expect(sockets[1]?.isClosed).toBe(false)
})
