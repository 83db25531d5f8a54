import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { ColumnShape, IndexShape } from './shape.ts'

const misfit: LanguageTexts = {
  zh: '字段“{field}”有{count}条记录的值无法转换为{type}，请先处理这些数据',
  en: 'The field {field} holds values in {count} records that do not fit into {type}; please change them first.',
  tw: '欄位「{field}」有{count}筆記錄的值無法轉換為{type}，請先處理這些資料',
}
const empty: LanguageTexts = {
  zh: '字段“{field}”不允许为空，但有{count}条记录没有值，请先补全或设置默认值',
  en: 'The field {field} must not be empty, but {count} records have no value for it; please fill them first or give a default.',
  tw: '欄位「{field}」不允許為空，但有{count}筆記錄沒有值，請先補全或設定預設值',
}
const repeated: LanguageTexts = {
  zh: '“{field}”要求唯一，但有{count}条记录的值重复，请先处理这些数据',
  en: 'Values of {field} must be unique, but {count} records share theirs with another one; please change them first.',
  tw: '「{field}」要求唯一，但有{count}筆記錄的值重複，請先處理這些資料',
}

/** Puts details into words; the number of records is put in once it was counted. */
function fill(texts: LanguageTexts, details: Readonly<Record<string, string>>): LanguageTexts {
  const fillIn = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(details, name) ? (details[name] ?? place) : place,
    )
  return { zh: fillIn(texts.zh), en: fillIn(texts.en), tw: fillIn(texts.tw) }
}

/** What a person calls a column: its text with its name. */
function toLabel({ name, comment }: Pick<ColumnShape, 'name' | 'comment'>): string {
  // A text must not look like a place for a detail.
  const text = (comment ?? '').replace(/[{}]/g, '')
  return text === '' || text === name ? name : `${text} (${name})`
}

/** Values that the type of a column cannot hold. */
export function toMisfitMessage(column: ColumnShape): LanguageTexts {
  return fill(misfit, { field: toLabel(column), type: column.type })
}

/** Records without a value in a column that asks for one. */
export function toEmptyMessage(column: ColumnShape): LanguageTexts {
  return fill(empty, { field: toLabel(column) })
}

/** Records that share the values of a unique index. */
export function toRepeatedMessage(index: Pick<IndexShape, 'columns'>, columns: readonly ColumnShape[]): LanguageTexts {
  const labels = index.columns.map((name) =>
    toLabel(columns.find((column) => column.name === name) ?? { name, comment: null }),
  )
  return fill(repeated, { field: labels.join(' + ') })
}

/** Puts the number of records into the words of a check. */
export function fillCount(message: LanguageTexts, count: number): LanguageTexts {
  return fill(message, { count: String(count) })
}
