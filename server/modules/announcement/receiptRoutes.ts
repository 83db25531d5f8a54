import { Type } from 'typebox'
import { code } from '../../http/access.ts'
import { messages, ok } from '../../http/envelope.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { type Route, route } from '../../http/route.ts'
import { addReceivers, removeReceipts, setReceiptRead } from './editReceipts.ts'
import { listReceipts } from './receiptList.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
/** One id, or several with commas between them. */
const ids = Type.String({ minLength: 1, maxLength: 100_000 })
const mayRelease = code('announcement:release')

/** Who got an announcement and who read it, for those who look after announcements (wire contract 1.10). */
export const receiptRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sys/sysAnnouncementSend/list',
    access: code('announcement:receipts'),
    handler: (call) => listReceipts(call),
  }),
  route({
    method: 'POST',
    path: '/sys/sysAnnouncementSend/add',
    access: mayRelease,
    body: Type.Object({ anntId: id, userId: ids }),
    handler: async (call) => {
      await addReceivers(call, call.body.anntId, call.body.userId)
      return ok(null, messages.added)
    },
  }),
  route({
    method: ['PUT', 'POST'],
    path: '/sys/sysAnnouncementSend/edit',
    access: mayRelease,
    body: Type.Object({ id, readFlag: Type.Enum(['0', '1']) }),
    handler: async (call) => {
      await setReceiptRead(call, call.body.id, call.body.readFlag)
      return ok(null, messages.edited)
    },
  }),
  route({
    method: 'DELETE',
    path: '/sys/sysAnnouncementSend/delete',
    access: mayRelease,
    query: Type.Object({ id }),
    handler: async (call) => {
      await removeReceipts(call, [call.query.id])
      return ok(null, messages.removed)
    },
  }),
  route({
    method: 'DELETE',
    path: '/sys/sysAnnouncementSend/deleteBatch',
    access: mayRelease,
    query: Type.Object({ ids }),
    handler: async (call) => {
      await removeReceipts(call, splitIds(call.query.ids))
      return ok(null, messages.removedBatch)
    },
  }),
]
