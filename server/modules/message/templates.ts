import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { resource } from '../../http/resource/resource.ts'
import { parseData } from './data.ts'
import { messageWords } from './words.ts'

const label = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** The values that a kind of message may have. */
export const typePattern = { matches: /^[1-4]$/, words: messageWords.wrongType }

/** Message templates as records (wire contract 1.10). */
export const templates = resource({
  path: '/sys/message/sysMessageTemplate',
  table: 'sysMessageTemplate',
  title: { zh: '消息模板', en: 'Message templates', tw: '訊息範本' },
  access: 'messageTemplate',
  fields: {
    templateCode: {
      type: 'text',
      required: true,
      length: 100,
      unique: label('模板编码已存在', 'This code exists already.', '範本編碼已存在'),
      pattern: {
        matches: /^[\w.-]+$/,
        words: label(
          '模板编码只能包含字母、数字、点、横线和下划线',
          'A code has letters, digits, dots, hyphens and underscores only',
          '範本編碼只能包含字母、數字、點、橫線和底線',
        ),
      },
      label: label('模板编码', 'Code', '範本編碼'),
    },
    templateName: { type: 'text', required: true, length: 100, label: label('模板标题', 'Title', '範本標題') },
    templateType: {
      type: 'text',
      required: true,
      dict: 'msgType',
      pattern: typePattern,
      label: label('模板类型', 'Kind', '範本類型'),
    },
    templateContent: {
      type: 'text',
      required: true,
      length: 20_000,
      label: label('模板内容', 'Content', '範本內容'),
    },
    templateTestJson: { type: 'text', length: 4000, label: label('测试数据', 'Test data', '測試資料') },
  },
  lookup: ['id', 'templateCode', 'templateName'],
  hooks: { beforeAdd: checkData, beforeEdit: checkData },
})

function checkData(values: Values): undefined {
  parseData(values.templateTestJson)
}
