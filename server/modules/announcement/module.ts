import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import { code, defineModule, ok, route, signedIn } from '../../http/index.ts'
import { storageMessageId } from '../../monitor/storageAlert.ts'
import { packTopic } from '../../packs/packTopic.ts'
import { subscribeToNotices } from '../../realtime/notify.ts'
import { socketRoute } from '../../realtime/socketRoute.ts'
import { markReminderRead } from '../event/reminders.ts'
import { announcementMessages } from './messages.ts'
import { listMine } from './mine.ts'
import { readAnnouncement, readReceived } from './read.ts'
import { receiptRoutes } from './receiptRoutes.ts'
import { markAllRead, markRead } from './receipts.ts'
import { received } from './received.ts'
import { release, revoke, synchronise } from './release.ts'
import { announcements } from './resource.ts'
import { reportRights } from './rightsNews.ts'
import { readUnread } from './unread.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const own = signedIn('Everybody reads what was released to them, and nothing else.')

const heartbeat = JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' })

/** Announcements, what people got of them, and the socket that tells of new ones (wire contract 1.10, 1.12). */
export const announcementModule = defineModule({
  id: 'announcement',
  section: '7.2',
  tables: [announcements.table, received],
  routes: [
    announcements.routes,
    receiptRoutes,
    route(
      'GET',
      '/sys/annountCement/queryById',
      signedIn('Receivers read what was released to them; who has the list code reads any.'),
      { query: { id } },
      (call) => readAnnouncement(call, call.query.id),
    ),
    route(
      ['GET', 'POST', 'PUT'],
      '/sys/annountCement/doReleaseData',
      code('announcement:release'),
      { query: { id }, act: 'none' },
      async (call) => ok(await release(call, call.query.id), announcementMessages.released),
    ),
    route(
      ['GET', 'POST', 'PUT'],
      '/sys/annountCement/doReovkeData',
      code('announcement:release'),
      { query: { id }, act: 'none' },
      async (call) => ok(await revoke(call, call.query.id), announcementMessages.revoked),
    ),
    route(
      'GET',
      '/sys/annountCement/listByUser',
      own,
      { query: { pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 5 }) } },
      (call) => readUnread(call, call.query.pageSize),
    ),
    route(
      'GET',
      '/sys/annountCement/syncNotic',
      signedIn('It reaches the apps of the person alone, unless they may release announcements.'),
      { query: { anntId: id } },
      async (call) => ok(await synchronise(call, call.query.anntId), announcementMessages.synchronised),
    ),
    route('GET', '/sys/annountCement/show/:id', own, { params: { id } }, (call) => readReceived(call, call.params.id)),
    route(
      ['PUT', 'POST'],
      '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
      own,
      { body: { anntId: id }, act: 'none' },
      async (call) => {
        // It is there until there is space again.
        if (call.body.anntId === storageMessageId) return ok(null)
        if (await markReminderRead(call, call.body.anntId)) return ok(null)
        if (!(await markRead(call, call.body.anntId))) throw createError('recordNotFound')
        return ok(null)
      },
    ),
    route('GET', '/sys/sysAnnouncementSend/getMyAnnouncementSend', own, (call) => listMine(call)),
    route('PUT', '/sys/sysAnnouncementSend/readAll', own, { act: 'none' }, async (call) => ok(await markAllRead(call))),
  ],
  sockets: [
    socketRoute({
      path: '/websocket/:userId',
      // Some clients write something of their own behind the id (wire contract 1.12).
      decidedBy: [packTopic],
      mayOpen: ({ params, user }) => (params.userId ?? '').split('_')[0] === user.id,
      open: (call, socket, hub) => {
        const leave = subscribeToNotices(hub, call.user.id, socket)
        return { onText: () => socket.send(heartbeat), onClose: leave, onChange: reportRights(call, socket) }
      },
    }),
  ],
})
