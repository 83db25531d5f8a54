import { fillText, type LanguageTexts, languages } from '../errorWords.ts'
import type { CronFieldName, CronRange } from './fields.ts'

/** Why a text is no cron expression, and where it goes wrong. */
export interface CronDiagnostic {
  readonly kind: 'length' | 'syntax' | 'outOfRange' | 'bothDays' | 'zeroStep'
  readonly field?: CronFieldName
  /** What is wrong, as it is written; for `length` the number of fields. */
  readonly text: string
  /** Characters from the beginning of the expression. */
  readonly offset: number
  /** The numbers that would be right. */
  readonly range?: CronRange
}

/** The names of the fields in messages. */
export const cronFieldTitles: Readonly<Record<CronFieldName, LanguageTexts>> = {
  second: { zh: '秒', en: 'second', tw: '秒' },
  minute: { zh: '分', en: 'minute', tw: '分' },
  hour: { zh: '时', en: 'hour', tw: '時' },
  day: { zh: '日', en: 'day', tw: '日' },
  month: { zh: '月', en: 'month', tw: '月' },
  week: { zh: '周', en: 'weekday', tw: '週' },
  year: { zh: '年', en: 'year', tw: '年' },
}

/** What is wrong and what to write instead, with the places `{field}`, `{text}`, `{column}` from 1, `{min}` and `{max}`. */
export const cronMessages: Readonly<Record<CronDiagnostic['kind'], LanguageTexts>> = {
  length: {
    zh: 'Cron 表达式应有 5、6 或 7 段，当前有 {text} 段',
    en: 'A cron expression has 5, 6 or 7 fields, this one has {text}',
    tw: 'Cron 運算式應有 5、6 或 7 段，目前有 {text} 段',
  },
  syntax: {
    zh: '{field}段第 {column} 个字符处的“{text}”无法识别，请写数字、范围（1-5）、间隔（0/5）或用逗号分隔的列表',
    en: 'In the field of the {field}, "{text}" (character {column}) is not understood; write a number, a range such as 1-5, a step such as 0/5, or a list of them',
    tw: '{field}段第 {column} 個字元處的「{text}」無法識別，請寫數字、範圍（1-5）、間隔（0/5）或以逗號分隔的清單',
  },
  outOfRange: {
    zh: '{field}段第 {column} 个字符处的 {text} 超出范围 {min}–{max}',
    en: 'In the field of the {field}, {text} (character {column}) is not within {min} to {max}',
    tw: '{field}段第 {column} 個字元處的 {text} 超出範圍 {min}–{max}',
  },
  bothDays: {
    zh: '日和周不能同时指定，请将其中一个写成 ?（第 {column} 个字符）',
    en: 'Only one of day and weekday can be given; write ? for the other (character {column})',
    tw: '日和週不能同時指定，請將其中一個寫成 ?（第 {column} 個字元）',
  },
  zeroStep: {
    zh: '{field}段的间隔不能为 0（第 {column} 个字符）',
    en: 'The step of the {field} must not be 0 (character {column})',
    tw: '{field}段的間隔不能為 0（第 {column} 個字元）',
  },
}

/** A diagnostic in words, for who has no dictionary of texts at hand, such as the server. */
export function toCronMessage({ kind, field, text, offset, range }: CronDiagnostic): LanguageTexts {
  const [zh, en, tw] = languages.map((language) =>
    fillText(cronMessages[kind][language], {
      text,
      column: String(offset + 1),
      ...(field ? { field: cronFieldTitles[field][language] } : {}),
      ...(range ? { min: String(range[0]), max: String(range[1]) } : {}),
    }),
  )
  return { zh: zh ?? '', en: en ?? '', tw: tw ?? '' }
}
