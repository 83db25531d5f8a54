import { createFailure } from '../../../runtime/language/index.ts'
import { parseWireTime } from '../../db/time.ts'
import { texts } from '../../http/index.ts'
import { described, resource, type Values } from '../../http/resource/index.ts'
import { parseData } from './data.ts'
import { sendingMessages } from './messages.ts'
import { typePattern } from './templates.ts'

const byServer = { writable: false } as const

/** Milliseconds after which a sending that never ended counts as broken off. */
export const sendingTimeout = 60_000

/** Messages as records (wire contract 1.10). What became of them only the sending writes. */
export const messages = resource({
  path: '/sys/message/sysMessage',
  table: 'sysMessage',
  model: 'system.message',
  title: texts('消息', 'Messages', '訊息'),
  access: 'message',
  act: 'none',
  tenant: { field: 'tenantId' },
  // A message changes by being sent, and its own columns tell of that.
  keepsVersions: false,
  fields: {
    esTitle: {},
    esType: { pattern: typePattern, alsoCalled: texts('发送方式', 'Type', '發送方式') },
    ...described('esReceiver', 'esParam', 'esContent'),
    esSendTime: { type: 'datetime', ...byServer, alsoCalled: texts('发送时间', 'Sent', '發送時間') },
    esSendStatus: byServer,
    esSendNum: { type: 'integer', ...byServer },
    esResult: byServer,
    remark: {},
  },
  hooks: {
    beforeAdd: (values) => {
      parseData(values.esParam)
      return undefined
    },
    beforeEdit: (values, before) => {
      refuseSent(before)
      parseData(values.esParam)
      return undefined
    },
    beforeDelete: async (rows) => {
      if (rows.some(isBeingSent)) throw createFailure(sendingMessages.isSending)
    },
  },
})

/** What was sent stays as it went out. */
function refuseSent(message: Values): void {
  if (message.esSendStatus === '1') throw createFailure(sendingMessages.isSent)
  if (isBeingSent(message)) throw createFailure(sendingMessages.isSending)
}

function isBeingSent({ sendingSince }: Values): boolean {
  return typeof sendingSince === 'string' && Date.now() - parseWireTime(sendingSince) < sendingTimeout
}
