import { fillText, type LanguageTexts, type TextLanguage } from '../../language/index.ts'

const words = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** The words for a record that two people changed; they come with what shows them. */
const texts = {
  title: words('该记录已被他人修改', 'Someone changed this record meanwhile', '該記錄已被他人修改'),
  byAt: words(
    '{by}于 {at} 修改了该记录，您的修改尚未保存。',
    '{by} changed it at {at}. Your changes are not saved yet.',
    '{by}於 {at} 修改了該記錄，您的修改尚未儲存。',
  ),
  by: words(
    '{by}修改了该记录，您的修改尚未保存。',
    '{by} changed it. Your changes are not saved yet.',
    '{by}修改了該記錄，您的修改尚未儲存。',
  ),
  at: words(
    '该记录于 {at} 被修改，您的修改尚未保存。',
    'It was changed at {at}. Your changes are not saved yet.',
    '該記錄於 {at} 被修改，您的修改尚未儲存。',
  ),
  unknown: words(
    '该记录在您打开之后被修改，您的修改尚未保存。',
    'It was changed after you opened it. Your changes are not saved yet.',
    '該記錄在您開啟之後被修改，您的修改尚未儲存。',
  ),
  choose: words(
    '以下字段双方都修改了，请选择要保存的值：',
    'You both changed these fields. Choose what is saved:',
    '以下欄位雙方都修改了，請選擇要儲存的值：',
  ),
  mine: words('我的值', 'Your value', '我的值'),
  theirs: words('对方的值', 'Their value', '對方的值'),
  allMine: words('全部用我的值', 'All of yours', '全部用我的值'),
  allTheirs: words('全部用对方的值', 'All of theirs', '全部用對方的值'),
  taken: words(
    '以下字段只有对方修改了，将保留对方的值：',
    'Only the other person changed these. They stay as they are now:',
    '以下欄位只有對方修改了，將保留對方的值：',
  ),
  takenRows: words('双方的行已合并', 'The rows of both are kept', '雙方的列已合併'),
  empty: words('（空）', '(empty)', '（空）'),
  save: words('保存', 'Save', '儲存'),
  goOn: words('仍要继续', 'Go on', '仍要繼續'),
  keep: words('继续编辑', 'Keep editing', '繼續編輯'),
  cancel: words('取消', 'Cancel', '取消'),
  left: words('还有 {count} 个字段未选择', 'Fields without a choice: {count}', '還有 {count} 個欄位未選擇'),
  merged: words(
    '对方同时修改的内容已保留：{fields}',
    'What was changed meanwhile is kept: {fields}',
    '對方同時修改的內容已保留：{fields}',
  ),
  discard: words('载入对方的版本', 'Load theirs', '載入對方的版本'),
  discardQuestion: words('您的修改将丢失。', 'Your own changes will be lost.', '您的修改將會遺失。'),
  discardYes: words('放弃我的修改', 'Discard my changes', '放棄我的修改'),
  back: words('返回', 'Back', '返回'),
  sameRows: words('其余 {count} 行相同', 'The other rows are the same: {count}', '其餘 {count} 列相同'),
  changedTitle: words('记录已被他人修改', 'Changed meanwhile', '記錄已被他人修改'),
  notDeleted: words(
    '您查看之后，以下记录已被他人修改，尚未删除任何记录：',
    'These were changed after you saw them. Nothing is deleted yet:',
    '您檢視之後，以下記錄已被他人修改，尚未刪除任何記錄：',
  ),
  changedElsewhere: words(
    '修改的内容不在此列表中',
    'What was changed is not part of this list',
    '修改的內容不在此清單中',
  ),
  keepRecord: words('保留', 'Keep', '保留'),
  deleteAnyway: words('仍然删除', 'Delete anyway', '仍要刪除'),
  gone: words('该记录已被删除', 'This record was deleted meanwhile', '該記錄已被刪除'),
  goneQuestion: words(
    '您的输入仍在表单中。可以将其添加为新记录。',
    'What you typed is still in the form. You can add it as a new record.',
    '您的輸入仍在表單中。可以將其新增為新記錄。',
  ),
  addAsNew: words('添加为新记录', 'Add as new record', '新增為新記錄'),
} as const

export type ConflictText = keyof typeof texts

/** A text about a record that two people changed, in a language and with values in place of their names. */
export const conflictText = (
  language: TextLanguage,
  name: ConflictText,
  values: Readonly<Record<string, string>> = {},
): string => fillText(texts[name][language], values)
