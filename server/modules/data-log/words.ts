import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the server says of versions. */
export const dataLogWords = {
  differentRecords: {
    zh: '请选择同一条数据的两个版本',
    en: 'Please choose two versions of the same record.',
    tw: '請選擇同一筆資料的兩個版本',
  },
  sameVersion: {
    zh: '请选择两个不同的版本',
    en: 'Please choose two different versions.',
    tw: '請選擇兩個不同的版本',
  },
  noVersion: {
    zh: '请选择要对比的版本',
    en: 'Please choose the versions to compare.',
    tw: '請選擇要對比的版本',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>
