import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenForProgress, readProgress } from '../../runtime/data/progress/progressLine.ts'
import { createFakeSockets } from './fakeSockets.ts'

describe('a frame', () => {
  test.each([
    ['{"cmd":"progress","msgId":"a","done":5,"total":20}', { done: 5, total: 20 }],
    ['{"cmd":"progress","msgId":"a","done":"5","total":"20"}', { done: 5, total: 20 }],
    ['{"cmd":"progress","msgId":"a","phase":"reading","done":5,"total":20}', { phase: 'reading', done: 5, total: 20 }],
    ['{"cmd":"progress","msgId":"a","phase":"dreaming","done":5,"total":20}', { done: 5, total: 20 }],
    ['{"cmd":"progress","msgId":"a","done":30,"total":20}', { done: 20, total: 20 }],
    ['{"cmd":"progress","msgId":"b","done":5,"total":20}', undefined],
    ['{"cmd":"user","msgId":"a","done":5,"total":20}', undefined],
    ['{"cmd":"progress","msgId":"a","done":5,"total":0}', undefined],
    ['{"cmd":"progress","msgId":"a","total":20}', undefined],
    ['heartcheck', undefined],
    ['null', undefined],
  ])('%s tells %o', (text, expected) => expect(readProgress(text, 'a')).toEqual(expected))
})

describe('the line', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('tells what is said about its work, keeps awake, and ends', () => {
    const { sockets, connect } = createFakeSockets()
    const reported: unknown[] = []
    const end = listenForProgress(connect, 'a', (progress) => reported.push(progress), {
      heartbeat: 50,
      reconnect: 100,
    })
    const [socket] = sockets
    socket?.open()
    socket?.receive({ cmd: 'progress', msgId: 'a', done: 1, total: 2 })
    socket?.receive('heartcheck')
    expect(reported).toEqual([{ done: 1, total: 2 }])
    vi.advanceTimersByTime(50)
    expect(socket?.sent).toEqual(['HeartBeat'])
    end()
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(1)
  })
})
