import { randomInt } from 'node:crypto'
import { toInstallationTime } from '../http/installationTime.ts'
import { defineFillRule, readPrefix } from './fillRule.ts'

/** A prefix, the second in 14 digits and four random digits (wire contract 4). */
export const shopOrderNum = defineFillRule({
  id: 'shop_order_num',
  title: { zh: '订单流水号', en: 'Order number', tw: '訂單流水號' },
  description: {
    zh: '前缀（prefix，默认 CN）＋时间（14 位）＋4 位随机数字',
    en: 'A prefix (prefix, CN by default), the time in 14 digits, and 4 random digits',
    tw: '前綴（prefix，預設 CN）＋時間（14 位）＋4 位隨機數字',
  },
  run: (call) => {
    const time = toInstallationTime(call.viewer, call.now).replace(/\D/g, '')
    return `${readPrefix(call, 'CN')}${time}${String(randomInt(10_000)).padStart(4, '0')}`
  },
})
