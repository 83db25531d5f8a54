import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the server says of messages and their templates. */
export const messageWords = {
  sent: { zh: '消息发送成功！', en: 'Sent.', tw: '訊息發送成功！' },
  sentWithGaps: {
    zh: '消息已发送，但模板变量没有值：{names}',
    en: 'Sent, but these places of the template have no value: {names}.',
    tw: '訊息已發送，但範本變數沒有值：{names}',
  },
  sentSome: {
    zh: '发送完成：成功 {sent} 条，失败 {failed} 条（{reason}）',
    en: 'Sent: {sent}, failed: {failed} ({reason})',
    tw: '發送完成：成功 {sent} 條，失敗 {failed} 條（{reason}）',
  },
  notSent: { zh: '消息发送失败：{reason}', en: 'Not sent: {reason}', tw: '訊息發送失敗：{reason}' },
  gaveUp: { zh: '已放弃发送', en: 'Given up.', tw: '已放棄發送' },
  isSent: {
    zh: '消息已发送，不能再修改或发送',
    en: 'The message has been sent; it can neither be changed nor sent again.',
    tw: '訊息已發送，不能再修改或發送',
  },
  isSending: {
    zh: '消息正在发送中，请稍候',
    en: 'The message is being sent; please wait a moment.',
    tw: '訊息正在發送中，請稍候',
  },
  unknownTemplate: { zh: '消息模板不存在', en: 'There is no such template.', tw: '訊息範本不存在' },
  noReceiver: { zh: '请填写接收人', en: 'Please say who receives it.', tw: '請填寫接收人' },
  tooManyReceivers: {
    zh: '一次最多发送给 {count} 个接收人',
    en: 'A message goes to {count} receivers at most.',
    tw: '一次最多發送給 {count} 個接收人',
  },
  wrongData: {
    zh: '测试数据须为 JSON 对象',
    en: 'The data must be a JSON object.',
    tw: '測試資料須為 JSON 物件',
  },
  wrongType: {
    zh: '消息类型须为 1、2、3 或 4',
    en: 'The kind is 1, 2, 3 or 4.',
    tw: '訊息類型須為 1、2、3 或 4',
  },
  wrongPhone: { zh: '接收人不是手机号', en: 'The receiver is no phone number.', tw: '接收人不是手機號' },
  wrongMail: { zh: '接收人不是邮箱地址', en: 'The receiver is no mail address.', tw: '接收人不是信箱位址' },
  unknownUser: {
    zh: '接收人不是可用的用户',
    en: 'The receiver is no user who can sign in.',
    tw: '接收人不是可用的使用者',
  },
  noGateway: {
    zh: '本服务器没有配置微信网关',
    en: 'This server has no gateway for WeChat.',
    tw: '本伺服器沒有設定微信閘道',
  },
  gatewayFailed: {
    zh: '网关没有接受该消息',
    en: 'The gateway did not take the message.',
    tw: '閘道沒有接受該訊息',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>
