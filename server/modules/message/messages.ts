import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the server says of messages and their templates. */
export const sendingMessages = {
  sent: texts('消息发送成功！', 'Sent.', '訊息發送成功！'),
  sentWithGaps: texts(
    '消息已发送，但模板变量没有值：{names}',
    'Sent, but these placeholders of the template have no value: {names}.',
    '訊息已發送，但範本變數沒有值：{names}',
  ),
  sentSome: texts(
    '发送完成：成功 {sent} 条，失败 {failed} 条（{reason}）',
    'Sent: {sent}, failed: {failed} ({reason})',
    '發送完成：成功 {sent} 條，失敗 {failed} 條（{reason}）',
  ),
  notSent: texts('消息发送失败：{reason}', 'Not sent: {reason}', '訊息發送失敗：{reason}'),
  gaveUp: texts('已放弃发送', 'Sending canceled.', '已放棄發送'),
  isSent: texts(
    '消息已发送，不能再修改或发送',
    'The message has been sent; it can neither be changed nor sent again.',
    '訊息已發送，不能再修改或發送',
  ),
  isSending: texts(
    '消息正在发送中，请稍候',
    'The message is being sent; please wait a moment.',
    '訊息正在發送中，請稍候',
  ),
  unknownTemplate: texts('消息模板不存在', 'There is no such template.', '訊息範本不存在'),
  noReceiver: texts('请填写接收人', 'Please choose the recipients.', '請填寫接收人'),
  tooManyReceivers: texts(
    '一次最多发送给 {count} 个接收人',
    'A message can have at most {count} recipients.',
    '一次最多發送給 {count} 個接收人',
  ),
  wrongData: texts('测试数据须为 JSON 对象', 'The data must be a JSON object.', '測試資料須為 JSON 物件'),
  wrongType: texts('消息类型须为 1、2、3 或 4', 'The type is 1, 2, 3 or 4.', '訊息類型須為 1、2、3 或 4'),
  tooLong: texts(
    '消息内容不能超过 {limit} 个字符',
    'A message can have at most {limit} characters.',
    '訊息內容不能超過 {limit} 個字元',
  ),
  wrongPhone: texts('接收人不是手机号', 'The recipient is not a phone number.', '接收人不是手機號碼'),
  wrongMail: texts('接收人不是邮箱地址', 'The recipient is not an e-mail address.', '接收人不是信箱位址'),
  unknownUser: texts('接收人不是可用的用户', 'The recipient is not an active user.', '接收人不是可用的使用者'),
  noGateway: texts('本服务器没有配置微信网关', 'This server has no gateway for WeChat.', '本伺服器沒有設定微信閘道'),
  gatewayFailed: texts('网关没有接受该消息', 'The gateway did not accept the message.', '閘道沒有接受該訊息'),
} as const satisfies Readonly<Record<string, LanguageTexts>>
