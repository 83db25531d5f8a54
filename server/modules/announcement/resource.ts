import { createFailure } from '../../../runtime/language/index.ts'
import { endsBeforeStart } from '../../db/time.ts'
import type { SignedInCall } from '../../http/index.ts'
import { resource, splitIds, type Values } from '../../http/resource/index.ts'
import { announcementFields } from './fields.ts'
import { announcementMessages } from './messages.ts'
import { withReceiptCounts } from './receiptCounts.ts'
import { refuseForeigners } from './receivers.ts'

/** Announcements as records (wire contract 1.10). What is released stays as it is until it is revoked. */
export const announcements = resource({
  path: '/sys/annountCement',
  table: 'sysAnnouncement',
  model: 'system.announcement',
  title: { zh: '系统通告', en: 'Announcements', tw: '系統通告' },
  access: 'announcement',
  act: 'none',
  tenant: { field: 'tenantId' },
  operations: ['list', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  fields: announcementFields,
  translated: ['titile', 'msgAbstract', 'msgContent'],
  present: withReceiptCounts,
  hooks: {
    beforeSave: (values, before = {}, call) => {
      refuseReleased([before])
      return checked(values, before, call)
    },
    beforeDelete: async (rows) => refuseReleased(rows),
  },
})

function refuseReleased(rows: readonly Values[]): void {
  if (rows.some(({ sendStatus }) => sendStatus === '1')) throw createFailure(announcementMessages.isReleased)
}

async function checked(values: Values, before: Values, call: SignedInCall): Promise<Values> {
  const stored = toStored(values, before)
  await refuseForeigners(call, stored.userIds)
  return stored
}

/** The values as they are kept: receivers as the wire writes them, and an end after the start. */
function toStored(values: Values, before: Values): Values {
  const { startTime, endTime, msgType, userIds } = { ...before, ...values }
  if (endsBeforeStart(startTime, endTime)) throw createFailure(announcementMessages.endsBeforeStart)
  const receivers = splitIds(typeof userIds === 'string' ? userIds : '')
  if (msgType !== 'USER') return { ...values, userIds: null }
  if (receivers.length === 0) throw createFailure(announcementMessages.hasNoReceivers)
  return { ...values, userIds: `${receivers.join(',')},` }
}
