import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What is said of an expression that is none. */
export const cronWords = {
  length: (count: number): LanguageTexts => ({
    zh: `Cron表达式须有6到7个字段，现有${count}个`,
    en: `A cron expression has 6 or 7 fields, this one has ${count}.`,
    tw: `Cron表達式須有6到7個欄位，現有${count}個`,
  }),
  field: (field: LanguageTexts, text: string): LanguageTexts => ({
    zh: `Cron表达式的“${field.zh}”不正确：${text}`,
    en: `The ${field.en} of the cron expression is not valid: ${text}`,
    tw: `Cron表達式的「${field.tw}」不正確：${text}`,
  }),
  bothDays: {
    zh: 'Cron表达式的日和周只能指定一个，另一个请写 ?',
    en: 'A cron expression names days of the month or weekdays; please write ? for the other one.',
    tw: 'Cron表達式的日和週只能指定一個，另一個請寫 ?',
  },
  never: {
    zh: 'Cron表达式不再有执行时间',
    en: 'The cron expression is never due again.',
    tw: 'Cron表達式不再有執行時間',
  },
} as const
