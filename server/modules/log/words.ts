import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the log is called in spreadsheets. */
export const logTitle: LanguageTexts = { zh: '系统日志', en: 'Log', tw: '系統日誌' }

/** The columns of an exported log by field. */
export const logColumns = {
  logContent: { zh: '日志内容', en: 'Content', tw: '日誌內容' },
  logType: { zh: '日志类型', en: 'Kind', tw: '日誌類型' },
  operateType: { zh: '操作类型', en: 'Operation', tw: '操作類型' },
  username: { zh: '操作人账号', en: 'Account', tw: '操作人帳號' },
  ip: { zh: 'IP', en: 'IP', tw: 'IP' },
  requestUrl: { zh: '请求路径', en: 'Path', tw: '請求路徑' },
  requestParam: { zh: '请求参数', en: 'Parameters', tw: '請求參數' },
  costTime: { zh: '耗时（毫秒）', en: 'Milliseconds', tw: '耗時（毫秒）' },
  createTime: { zh: '创建时间', en: 'Time', tw: '建立時間' },
} as const satisfies Record<string, LanguageTexts>
