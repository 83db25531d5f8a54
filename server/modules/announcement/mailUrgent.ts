import { toJson } from '../../db/json.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { toPlainText } from './plainText.ts'

/** Addresses that one question gives: mail goes out piece by piece. */
const atOnce = 500

/**
 * Sends an urgent announcement by mail to those of its receivers who want that. It goes on after the release was
 * answered: an address that takes no mail does not undo what everybody sees in the app.
 */
export function mailUrgent(call: SignedInCall, announcement: Values, receivers: readonly string[]): Promise<void> {
  const { sender } = call.services
  if (announcement.priority !== 'H') return Promise.resolve()
  const subject = String(announcement.titile)
  const text = toPlainText(String(announcement.msgContent ?? '')) || String(announcement.msgAbstract ?? '') || subject
  const isForAll = announcement.msgType === 'ALL'
  const sendAll = async () => {
    for await (const to of readAddresses(call.db, isForAll ? 'all' : receivers))
      await sender.send({ channel: 'mail', to, subject, text }).catch(() => undefined)
  }
  return sendAll().catch(() => undefined)
}

async function* readAddresses(db: Connection, receivers: readonly string[] | 'all'): AsyncGenerator<string> {
  let after = ''
  while (true) {
    const people = await db
      .selectFrom('sysUser')
      .innerJoin('sysUserPreference', 'sysUserPreference.userId', 'sysUser.id')
      .select(['sysUser.id', 'sysUser.email'])
      .where('sysUserPreference.name', '=', 'mail')
      .where('sysUserPreference.value', '=', toJson(true))
      .where('sysUser.delFlag', '=', 0)
      .where('sysUser.status', '=', 1)
      .where('sysUser.email', 'is not', null)
      .where('sysUser.email', '!=', '')
      .where('sysUser.id', '>', after)
      .$if(receivers !== 'all', (query) => query.where('sysUser.id', 'in', receivers === 'all' ? [] : receivers))
      .orderBy('sysUser.id')
      .limit(atOnce)
      .execute()
    for (const { email } of people) if (email !== null) yield email
    const last = people.at(-1)
    if (last === undefined || people.length < atOnce) return
    after = last.id
  }
}
