import { randomUUID } from 'node:crypto'
import { defineFillRule } from './fillRule.ts'

/** 32 random hexadecimal digits. */
export const uuid = defineFillRule({
  id: 'uuid',
  title: { zh: '唯一标识', en: 'Unique ID', tw: '唯一識別碼' },
  description: {
    zh: '32 位随机十六进制字符',
    en: '32 random hexadecimal digits',
    tw: '32 位隨機十六進位字元',
  },
  run: () => randomUUID().replaceAll('-', ''),
})
