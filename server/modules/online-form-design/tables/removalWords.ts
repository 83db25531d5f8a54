import { fillText, type LanguageTexts, languages } from '../../../../runtime/language/index.ts'

/** What is said of forms that were deleted. */
export const removalWords = {
  table: {
    zh: '已删除表单及数据表{table}，共丢失{count}条记录',
    en: 'Deleted the form and its table {table} with {count} records.',
    tw: '已刪除表單及資料表{table}，共遺失{count}筆記錄',
  },
  description: {
    zh: '已移除表单{table}，数据表保留',
    en: 'Removed the form {table}; its table stays.',
    tw: '已移除表單{table}，資料表保留',
  },
  unmade: {
    zh: '已删除表单{table}，其数据表尚未建立',
    en: 'Deleted the form {table}, which had no table yet.',
    tw: '已刪除表單{table}，其資料表尚未建立',
  },
  view: {
    zh: '已删除视图{table}，原表数据不受影响',
    en: 'Deleted the view {table}; the records of its table stay.',
    tw: '已刪除檢視{table}，原表資料不受影響',
  },
  views: { zh: '同时删除视图：{tables}', en: 'Its views went with it: {tables}.', tw: '同時刪除檢視：{tables}' },
  subs: {
    zh: '附表已与主表解除关联：{tables}',
    en: 'These sub tables belong to no main table any more: {tables}.',
    tw: '附表已與主表解除關聯：{tables}',
  },
  nodes: {
    zh: '仍有菜单指向它：{names}',
    en: 'Menu nodes still lead to it: {names}.',
    tw: '仍有選單指向它：{names}',
  },
  fields: {
    zh: '仍有表单字段引用它：{names}',
    en: 'Fields of other forms still refer to it: {names}.',
    tw: '仍有表單欄位引用它：{names}',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** Fills words in all languages. */
export function fillWords(words: LanguageTexts, details: Readonly<Record<string, string>>): LanguageTexts {
  return toTexts((language) => fillText(words[language], details))
}

/** Puts sentences one behind the other. */
export function joinWords(sentences: readonly LanguageTexts[]): LanguageTexts {
  return toTexts((language) => sentences.map((words) => words[language]).join(language === 'en' ? ' ' : '；'))
}

function toTexts(write: (language: keyof LanguageTexts) => string): LanguageTexts {
  const [zh, en, tw] = languages.map(write)
  return { zh: zh ?? '', en: en ?? '', tw: tw ?? '' }
}
