import type { LanguageTexts } from '../../../../runtime/language/index.ts'
import { texts } from '../../../http/index.ts'

/** What the list of what is open to anyone says. */
export const openingMessages = {
  page: texts(
    '页面文档；其中的数据由各自的调用决定',
    'The page document. Its calls decide for themselves what data they return.',
    '頁面文件；其中的資料由各自的呼叫決定',
  ),
  writes: texts('新增的数据', 'Values of a new record', '新增的資料'),
  unknown: texts('该地址未对外开放', 'This call is not open to anyone.', '該位址未對外開放'),
} as const satisfies Record<string, LanguageTexts>
