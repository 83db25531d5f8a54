import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { toSentence } from '../logTexts.ts'
import { texts } from '../texts.ts'
import type { ResourceModel } from './declaration.ts'

const sentences = {
  added: texts('添加{title}', '{title}: added', '新增{title}'),
  edited: texts('编辑{title}', '{title}: edited', '編輯{title}'),
  removed: texts('删除{title}', '{title}: deleted', '刪除{title}'),
  restored: texts('还原{title}', '{title}: restored', '還原{title}'),
  erased: texts('彻底删除{title}', '{title}: deleted permanently', '徹底刪除{title}'),
  exported: texts('导出{title}', '{title}: exported', '匯出{title}'),
  imported: texts('导入{title}', '{title}: imported', '匯入{title}'),
}

/** What the log says of a write of records. */
export const toRecordSentence = (
  kind: keyof typeof sentences,
  { title }: Pick<ResourceModel, 'title'>,
): LanguageTexts => toSentence(sentences[kind], { title })
