import { texts } from '../../http/index.ts'
import { codePattern, resource, type Values } from '../../http/resource/index.ts'
import { parseData } from './data.ts'
import { sendingMessages } from './messages.ts'

/** The values that a kind of message may have. */
export const typePattern = { matches: /^[1-4]$/, message: sendingMessages.wrongType }

/** Message templates as records (wire contract 1.10). */
export const templates = resource({
  path: '/sys/message/sysMessageTemplate',
  table: 'sysMessageTemplate',
  model: 'system.message-template',
  title: texts('消息模板', 'Message templates', '訊息範本'),
  access: 'messageTemplate',
  act: 'none',
  fields: {
    templateCode: {
      unique: texts('模板编码已存在', 'This code is already in use.', '範本編碼已存在'),
      pattern: codePattern('模板编码', '範本編碼'),
    },
    templateName: {},
    templateType: { pattern: typePattern, alsoCalled: texts('模板类型', 'Type', '範本類型') },
    templateContent: {},
    templateTestJson: { alsoCalled: texts('测试数据', 'Test data', '測試資料') },
  },
  lookup: ['id', 'templateCode', 'templateName'],
  hooks: { beforeSave: checkData },
})

function checkData(values: Values): undefined {
  parseData(values.templateTestJson)
}
