import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForAnnouncements } from '../../runtime/data/announcements/announcementLine.ts'
import { parseUnread } from '../../runtime/data/announcements/announcements.ts'
import { createFakeSockets } from './fakeSockets.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the answer is read as the contract writes it', () => {
  const row = {
    id: 'a1',
    titile: 'Hello',
    sendTime: '2026-01-02 03:04:05',
    priority: 'H',
    openType: 'url',
    openPage: '/x',
  }
  expect(
    parseUnread({ anntMsgList: [row], anntMsgTotal: 7, sysMsgList: [{ anntId: 'a2', id: 's' }], sysMsgTotal: 1 }),
  ).toEqual({
    notices: {
      list: [
        {
          id: 'a1',
          title: 'Hello',
          sentAt: '2026-01-02 03:04:05',
          priority: 'H',
          openType: 'url',
          openPage: '/x',
          busId: '',
        },
      ],
      total: 7,
    },
    messages: {
      list: [{ id: 'a2', title: '', sentAt: '', priority: 'L', openType: '', openPage: '', busId: '' }],
      total: 1,
    },
  })
})

test.each([null, 'x', { anntMsgList: 'x', anntMsgTotal: -1 }])('%j is nothing unread', (result) => {
  expect(parseUnread(result)).toEqual({ notices: { list: [], total: 0 }, messages: { list: [], total: 0 } })
})

test('topic and user are news, everything else is not', () => {
  const { connect, sockets } = createFakeSockets()
  const onNews = vi.fn()
  listenForAnnouncements(connect, { onNews, onRights: vi.fn() })
  sockets[0]?.open()
  onNews.mockClear()
  for (const frame of [{ cmd: 'heartcheck' }, { cmd: 'email' }, 'not JSON', '[]', 'null', {}])
    sockets[0]?.receive(frame)
  expect(onNews).not.toHaveBeenCalled()
  sockets[0]?.receive({ cmd: 'topic', msgId: 'a1' })
  sockets[0]?.receive({ cmd: 'user', userId: 'u1' })
  expect(onNews).toHaveBeenCalledTimes(2)
})

test('a change of rights is told apart from news', () => {
  const { connect, sockets } = createFakeSockets()
  const [onNews, onRights] = [vi.fn(), vi.fn()]
  listenForAnnouncements(connect, { onNews, onRights })
  sockets[0]?.open()
  onNews.mockClear()
  sockets[0]?.receive({ cmd: 'permission' })
  expect(onRights).toHaveBeenCalledTimes(1)
  expect(onNews).not.toHaveBeenCalled()
})

test('a heartbeat goes out every twenty seconds', () => {
  const { connect, sockets } = createFakeSockets()
  const end = listenForAnnouncements(connect, { onNews: vi.fn(), onRights: vi.fn() })
  sockets[0]?.open()
  vi.advanceTimersByTime(60_000)
  expect(sockets[0]?.sent).toHaveLength(3)
  end()
  vi.advanceTimersByTime(60_000)
  expect(sockets[0]?.sent).toHaveLength(3)
  expect(sockets).toHaveLength(1)
})

test('what was said while the first connection was on its way is asked for', () => {
  const { connect, sockets } = createFakeSockets()
  const onNews = vi.fn()
  listenForAnnouncements(connect, { onNews, onRights: vi.fn() })
  expect(onNews).not.toHaveBeenCalled()
  sockets[0]?.open()
  expect(onNews).toHaveBeenCalledTimes(1)
})

test('an error and the close after it bring one new connection five seconds later, which asks what was missed', () => {
  const { connect, sockets } = createFakeSockets()
  const onNews = vi.fn()
  listenForAnnouncements(connect, { onNews, onRights: vi.fn() })
  sockets[0]?.open()
  onNews.mockClear()
  sockets[0]?.fail()
  sockets[0]?.end()
  vi.advanceTimersByTime(4_999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(30_000)
  expect(sockets).toHaveLength(2)
  expect(onNews).not.toHaveBeenCalled()
  sockets[1]?.open()
  expect(onNews).toHaveBeenCalledTimes(1)
})
