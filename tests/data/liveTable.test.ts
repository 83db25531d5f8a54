import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveTable } from '../../runtime/data/liveTable.ts'
import { toSocketUrl } from '../../runtime/data/socketUrl.ts'
import { createFakeSockets } from './fakeSockets.ts'

const { sockets, connect } = createFakeSockets()

beforeEach(() => {
  sockets.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('a heartbeat goes out every ten seconds while it is answered', () => {
  createLiveTable(connect)
  const [socket] = sockets
  socket?.open()
  for (let round = 1; round <= 3; round += 1) {
    vi.advanceTimersByTime(10_000)
    expect(socket?.sent).toHaveLength(round)
    socket?.receive({ type: 'heart_beat', data: true })
  }
  expect(socket?.sent[0]).toBe('{"type":"heart_beat"}')
  expect(sockets).toHaveLength(1)
})

test('a heartbeat without an answer in six seconds ends the connection, and a new one begins five seconds later', () => {
  createLiveTable(connect)
  sockets[0]?.open()
  vi.advanceTimersByTime(10_000 + 5_999)
  expect(sockets[0]?.isClosed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(sockets[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(4_999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
})

test('an error that a close follows makes one new connection', () => {
  createLiveTable(connect)
  sockets[0]?.open()
  sockets[0]?.fail()
  sockets[0]?.end()
  sockets[0]?.end()
  vi.advanceTimersByTime(20_000)
  expect(sockets).toHaveLength(2)
})

test('a connection that cannot even begin is tried again', () => {
  let attempts = 0
  createLiveTable(() => {
    attempts += 1
    if (attempts < 3) throw new Error('refused')
    return connect()
  })
  vi.advanceTimersByTime(10_000)
  expect(attempts).toBe(3)
})

test('changed rows reach those who listen; other frames and no frames reach nobody', () => {
  const live = createLiveTable(connect)
  const onMessage = vi.fn()
  const stop = live.subscribe(onMessage)
  sockets[0]?.open()
  for (const frame of ['not json', '7', 'null', { type: 'common_send_date', data: 1 }]) sockets[0]?.receive(frame)
  expect(onMessage).not.toHaveBeenCalled()
  sockets[0]?.receive({ type: 'update_vxe_table', data: [{ id: 1 }] })
  expect(onMessage).toHaveBeenCalledExactlyOnceWith([{ id: 1 }])
  stop()
  sockets[0]?.receive({ type: 'update_vxe_table', data: [] })
  expect(onMessage).toHaveBeenCalledOnce()
})

test('own changes are sent, and only while there is a connection', () => {
  const live = createLiveTable(connect)
  live.send([{ id: 1 }])
  sockets[0]?.open()
  live.send([{ id: 2 }])
  expect(sockets[0]?.sent).toEqual(['{"type":"update_vxe_table","data":[{"id":2}]}'])
})

test('a closed table stays closed', () => {
  const live = createLiveTable(connect)
  sockets[0]?.open()
  live.close()
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(sockets[0]?.isClosed).toBe(true)
})

test.each<[string, string | undefined, string]>([
  ['http://localhost:3100/api', undefined, 'ws://localhost:3100/api/vxeSocket/u1/p%2F1'],
  ['https://example.org/', 'a b', 'wss://example.org/vxeSocket/u1/p%2F1?token=a+b'],
])('the socket of %s', (base, token, address) => {
  expect(toSocketUrl(new URL(base), ['vxeSocket', 'u1', 'p/1'], token).href).toBe(address)
})
