import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { toJson } from '../../db/json.ts'
import type { Connection, Database } from '../../db/schema.ts'
import { noTenant, type SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { belongsTo } from '../tenant/tenants.ts'
import { toPlainText } from './plainText.ts'
import { hasStarted } from './receivers.ts'

/** Addresses that one question gives: mail goes out piece by piece. */
const batchSize = 500

/**
 * Sends an urgent announcement by mail to those of its receivers who want that. It goes on after the release was
 * answered: an address that takes no mail does not undo what everybody sees in the app.
 */
export function mailUrgent(call: SignedInCall, announcement: Values, receivers: readonly string[]): Promise<void> {
  const { sender } = call.services
  if (announcement.priority !== 'H' || !hasStarted(announcement)) return Promise.resolve()
  const subject = String(announcement.titile)
  const text = toPlainText(String(announcement.msgContent ?? '')) || String(announcement.msgAbstract ?? '') || subject
  const isForAll = announcement.msgType === 'ALL'
  const tenantId = Number(announcement.tenantId ?? noTenant)
  const sendAll = async () => {
    for await (const to of readAddresses(call.db, isForAll ? { tenantId } : receivers))
      await sender.send({ channel: 'mail', to, subject, text }).catch(() => undefined)
  }
  return sendAll().catch(() => undefined)
}

/** Some people, or everybody: of one tenant where there is one. */
type Receivers = readonly string[] | { readonly tenantId: number }

function toCondition(build: ExpressionBuilder<Database, 'sysUser'>, receivers: Receivers): Expression<SqlBool> {
  if (!('tenantId' in receivers)) return build('sysUser.id', 'in', receivers)
  return receivers.tenantId === noTenant ? build.lit(true) : belongsTo(receivers.tenantId)
}

async function* readAddresses(db: Connection, receivers: Receivers): AsyncGenerator<string> {
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
      .where((build) => toCondition(build, receivers))
      .orderBy('sysUser.id')
      .limit(batchSize)
      .execute()
    for (const { email } of people) if (email !== null) yield email
    const last = people.at(-1)
    if (last === undefined || people.length < batchSize) return
    after = last.id
  }
}
