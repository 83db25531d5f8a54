import type { LanguageTexts } from '../language/index.ts'

const texts = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** What a person reads in place of a form whose record is not there; it comes with what reads records. */
export const recordTexts = {
  gone: texts(
    '该记录已被删除，或您无权查看。请返回列表选择其他记录。',
    'The record was deleted, or you may not see it. Go back and choose another one.',
    '該記錄已被刪除，或您無權檢視。請返回清單選擇其他記錄。',
  ),
  goneTitle: texts('记录不存在', 'The record is not there', '記錄不存在'),
  unnamed: texts(
    '打开此表单时没有指定要编辑的记录。请从列表中选择一条记录再编辑。',
    'The form was opened without the key of a record. Choose a record in its list and edit it from there.',
    '開啟此表單時沒有指定要編輯的記錄。請從清單中選擇一筆記錄再編輯。',
  ),
  unnamedTitle: texts('没有可编辑的记录', 'There is no record to edit', '沒有可編輯的記錄'),
} as const satisfies Readonly<Record<string, LanguageTexts>>
