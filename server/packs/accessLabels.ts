import type { LanguageTexts } from '../../runtime/language/index.ts'

/** How the codes of the built-in calls are called where roles are edited. */
const messages: Readonly<Record<string, LanguageTexts>> = {
  list: { zh: '查看', en: 'View', tw: '檢視' },
  add: { zh: '新增', en: 'Add', tw: '新增' },
  edit: { zh: '编辑', en: 'Edit', tw: '編輯' },
  delete: { zh: '删除', en: 'Delete', tw: '刪除' },
  export: { zh: '导出', en: 'Export', tw: '匯出' },
  import: { zh: '导入', en: 'Import', tw: '匯入' },
}

/** The name of a code by its last word; undefined for a word that is none of the built-in calls. */
export function findAccessLabel(code: string): LanguageTexts | undefined {
  const word = code.split(':').at(-1) ?? ''
  return Object.hasOwn(messages, word) ? messages[word] : undefined
}
