import { fillText, type LanguageTexts, languages } from '../../../../runtime/language/index.ts'
import { texts } from '../../../http/index.ts'

/** What is said of forms that were deleted. */
export const removalMessages = {
  table: texts(
    '已删除表单及数据表{table}，共丢失{count}条记录',
    'Deleted the form and its table {table} with {count} records.',
    '已刪除表單及資料表{table}，共遺失{count}筆記錄',
  ),
  description: texts(
    '已移除表单{table}，数据表保留',
    'Removed the form {table}; its table stays.',
    '已移除表單{table}，資料表保留',
  ),
  unmade: texts(
    '已删除表单{table}，其数据表尚未建立',
    'Deleted the form {table}, which had no table yet.',
    '已刪除表單{table}，其資料表尚未建立',
  ),
  view: texts(
    '已删除视图{table}，原表数据不受影响',
    'Deleted the view {table}; the records of its table stay.',
    '已刪除檢視{table}，原表資料不受影響',
  ),
  views: texts('同时删除视图：{tables}', 'Its views were deleted too: {tables}.', '同時刪除檢視：{tables}'),
  subs: texts(
    '附表已与主表解除关联：{tables}',
    'These sub tables no longer have a main table: {tables}.',
    '附表已與主表解除關聯：{tables}',
  ),
  nodes: texts('仍有菜单指向它：{names}', 'Menu nodes still lead to it: {names}.', '仍有選單指向它：{names}'),
  fields: texts(
    '仍有表单字段引用它：{names}',
    'Fields of other forms still refer to it: {names}.',
    '仍有表單欄位引用它：{names}',
  ),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** Fills words in all languages. */
export function fillMessage(message: LanguageTexts, details: Readonly<Record<string, string>>): LanguageTexts {
  return toTexts((language) => fillText(message[language], details))
}

/** Puts sentences one behind the other. */
export function joinMessages(sentences: readonly LanguageTexts[]): LanguageTexts {
  return toTexts((language) => sentences.map((message) => message[language]).join(language === 'en' ? ' ' : '；'))
}

function toTexts(write: (language: keyof LanguageTexts) => string): LanguageTexts {
  const [zh, en, tw] = languages.map(write)
  return { zh: zh ?? '', en: en ?? '', tw: tw ?? '' }
}
