import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the server says of versions. */
export const dataLogMessages = {
  differentRecords: texts(
    '请选择同一条数据的两个版本',
    'Please choose two versions of the same record.',
    '請選擇同一筆資料的兩個版本',
  ),
  sameVersion: texts('请选择两个不同的版本', 'Please choose two different versions.', '請選擇兩個不同的版本'),
  noVersion: texts('请选择要对比的版本', 'Please choose the versions to compare.', '請選擇要對比的版本'),
} as const satisfies Readonly<Record<string, LanguageTexts>>
