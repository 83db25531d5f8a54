import { Type } from 'typebox'
import { code, messages, ok, type Route, route } from '../../http/index.ts'
import { removalRoutes } from '../../http/resource/index.ts'
import { addReceivers, removeReceipts, setReceiptRead } from './editReceipts.ts'
import { listReceipts } from './receiptList.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
/** One id, or several with commas between them. */
const ids = Type.String({ minLength: 1, maxLength: 100_000 })
const mayRelease = code('announcement:release')

/** Who got an announcement and who read it, for those who look after announcements (wire contract 1.10). */
export const receiptRoutes: readonly Route[] = [
  route('GET', '/sys/sysAnnouncementSend/list', code('announcement:receipts'), (call) => listReceipts(call)),
  route(
    'POST',
    '/sys/sysAnnouncementSend/add',
    mayRelease,
    { body: { anntId: id, userId: ids }, act: 'none' },
    async (call) => ok(await addReceivers(call, call.body.anntId, call.body.userId), messages.added),
  ),
  route(
    ['PUT', 'POST'],
    '/sys/sysAnnouncementSend/edit',
    mayRelease,
    { body: { id, readFlag: Type.Enum(['0', '1']) }, act: 'none' },
    async (call) => ok(await setReceiptRead(call, call.body.id, call.body.readFlag), messages.edited),
  ),
  ...removalRoutes('/sys/sysAnnouncementSend', mayRelease, removeReceipts),
]
