import { afterCommit } from '../../db/afterCommit.ts'
import { type SignedInCall, withTransaction } from '../../http/index.ts'
import { releaseLocked, report } from './release.ts'
import { announcements } from './resource.ts'

/** A system message that another module sends. */
export interface SystemMessage {
  readonly title: string
  /** Formatted text. */
  readonly content: string
  /** Ids of users. */
  readonly receivers: readonly string[]
}

/** Makes a system message for some people and releases it at once: they have it unread, and their apps are notified. */
export async function publishMessage(call: SignedInCall, message: SystemMessage): Promise<void> {
  const released = await withTransaction(call, async (inner) => {
    const { id } = await announcements.add(inner, {
      titile: [...message.title].slice(0, 100).join(''),
      msgContent: message.content,
      msgCategory: '2',
      msgType: 'USER',
      userIds: message.receivers.join(','),
    })
    return releaseLocked(inner, String(id))
  })
  const notify = () => report(call, released.announcement, released.receivers)
  // Of what is taken back nobody hears.
  if (call.db.isTransaction) afterCommit(call.db, notify)
  else await notify()
}
