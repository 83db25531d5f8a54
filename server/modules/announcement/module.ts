import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import { code, signedIn } from '../../http/access.ts'
import { ok } from '../../http/envelope.ts'
import { defineModule, route } from '../../http/route.ts'
import { hearNotices } from '../../realtime/notify.ts'
import { socketRoute } from '../../realtime/socketRoute.ts'
import { listMine } from './mine.ts'
import { readAnnouncement, readReceived } from './read.ts'
import { receiptRoutes } from './receiptRoutes.ts'
import { markAllRead, markRead } from './receipts.ts'
import { release, revoke, synchronise } from './release.ts'
import { announcements } from './resource.ts'
import { readUnread } from './unread.ts'
import { announcementWords } from './words.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const own = signedIn('Everybody reads what was released to them, and nothing else.')

const heartbeat = JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' })

/** Announcements, what people got of them, and the socket that tells of new ones (wire contract 1.10, 1.12). */
export const announcementModule = defineModule({
  id: 'announcement',
  section: '7.2',
  tables: [announcements.table],
  routes: [
    announcements.routes,
    receiptRoutes,
    route({
      method: 'GET',
      path: '/sys/annountCement/queryById',
      access: signedIn('Receivers read what was released to them; who has the list code reads any.'),
      query: Type.Object({ id }),
      handler: (call) => readAnnouncement(call, call.query.id),
    }),
    route({
      method: ['GET', 'POST', 'PUT'],
      path: '/sys/annountCement/doReleaseData',
      access: code('announcement:release'),
      query: Type.Object({ id }),
      handler: async (call) => {
        await release(call, call.query.id)
        return ok(null, announcementWords.released)
      },
    }),
    route({
      method: ['GET', 'POST', 'PUT'],
      path: '/sys/annountCement/doReovkeData',
      access: code('announcement:release'),
      query: Type.Object({ id }),
      handler: async (call) => {
        await revoke(call, call.query.id)
        return ok(null, announcementWords.revoked)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/annountCement/listByUser',
      access: own,
      query: Type.Object({ pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 5 }) }),
      handler: (call) => readUnread(call, call.query.pageSize),
    }),
    route({
      method: 'GET',
      path: '/sys/annountCement/syncNotic',
      access: signedIn('It reaches the apps of the person alone, unless they may release announcements.'),
      query: Type.Object({ anntId: id }),
      handler: async (call) => {
        await synchronise(call, call.query.anntId)
        return ok(null, announcementWords.synchronised)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/annountCement/show/:id',
      access: own,
      params: Type.Object({ id }),
      handler: (call) => readReceived(call, call.params.id),
    }),
    route({
      method: ['PUT', 'POST'],
      path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
      access: own,
      body: Type.Object({ anntId: id }),
      handler: async (call) => {
        if (!(await markRead(call, call.body.anntId))) throw createError('recordNotFound')
        return ok(null)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
      access: own,
      handler: (call) => listMine(call),
    }),
    route({
      method: 'PUT',
      path: '/sys/sysAnnouncementSend/readAll',
      access: own,
      handler: async (call) => {
        await markAllRead(call)
        return ok(null)
      },
    }),
  ],
  sockets: [
    socketRoute({
      path: '/websocket/:userId',
      // Some clients write something of their own behind the id (wire contract 1.12).
      mayOpen: ({ params, user }) => (params.userId ?? '').split('_')[0] === user.id,
      open: (call, socket, hub) => {
        const leave = hearNotices(hub, call.user.id, socket)
        return { onText: () => socket.send(heartbeat), onClose: leave }
      },
    }),
  ],
})
