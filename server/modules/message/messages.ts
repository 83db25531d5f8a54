import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { parseWireTime } from '../../db/time.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { resource } from '../../http/resource/resource.ts'
import { parseData } from './data.ts'
import { typePattern } from './templates.ts'
import { messageWords } from './words.ts'

const label = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })
const byServer = { writable: false } as const

/** Milliseconds after which a sending that never ended counts as broken off. */
export const sendingPatience = 60_000

/** Messages as records (wire contract 1.10). What became of them only the sending writes. */
export const messages = resource({
  path: '/sys/message/sysMessage',
  table: 'sysMessage',
  title: { zh: '消息', en: 'Messages', tw: '訊息' },
  access: 'message',
  // A message changes by being sent, and its own columns tell of that.
  keepsVersions: false,
  fields: {
    esTitle: { type: 'text', required: true, length: 200, label: label('消息标题', 'Title', '訊息標題') },
    esType: {
      type: 'text',
      required: true,
      dict: 'msgType',
      pattern: typePattern,
      label: label('发送方式', 'Kind', '發送方式'),
    },
    esReceiver: { type: 'text', required: true, length: 200, label: label('接收人', 'Receiver', '接收人') },
    esParam: { type: 'text', length: 4000, label: label('发送参数', 'Values', '發送參數') },
    esContent: { type: 'text', required: true, length: 20_000, label: label('发送内容', 'Content', '發送內容') },
    esSendTime: { type: 'datetime', ...byServer, label: label('发送时间', 'Sent', '發送時間') },
    esSendStatus: { type: 'text', ...byServer, dict: 'msgSendStatus', label: label('发送状态', 'Status', '發送狀態') },
    esSendNum: { type: 'integer', ...byServer, label: label('发送次数', 'Attempts', '發送次數') },
    esResult: { type: 'text', ...byServer, label: label('发送结果', 'Result', '發送結果') },
    remark: { type: 'text', length: 500, label: label('备注', 'Remark', '備註') },
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
      if (rows.some(isBeingSent)) throw createFailure(messageWords.isSending)
    },
  },
})

/** What was sent stays as it went out. */
function refuseSent(message: Values): void {
  if (message.esSendStatus === '1') throw createFailure(messageWords.isSent)
  if (isBeingSent(message)) throw createFailure(messageWords.isSending)
}

function isBeingSent({ sendingSince }: Values): boolean {
  return typeof sendingSince === 'string' && Date.now() - parseWireTime(sendingSince) < sendingPatience
}
