import { texts } from '../../../http/index.ts'

/** What is said of a form that somebody designs in plain words. */
export const plainMessages = {
  title: texts('请填写表单名称', 'Enter the name of the form', '請填寫表單名稱'),
  main: texts('请选择该表单所属的主表单', 'Choose the main form of this one', '請選擇該表單所屬的主表單'),
  noFields: texts('请至少添加一个字段', 'Add at least one field', '請至少新增一個欄位'),
  label: texts('第{row}行：请填写名称', 'Row {row}: enter a label', '第{row}列：請填寫名稱'),
  type: texts(
    '第{row}行（{label}）：请选择类型',
    'Row {row} ({label}): choose a type',
    '第{row}列（{label}）：請選擇類型',
  ),
  choices: texts(
    '第{row}行（{label}）：请选择字典，或输入选项，如“红, 绿”',
    'Row {row} ({label}): choose a dictionary, or type the choices, such as "Red, Green"',
    '第{row}列（{label}）：請選擇字典，或輸入選項，如「紅, 綠」',
  ),
  unknownDictionary: texts(
    '第{row}行（{label}）：没有字典“{choices}”。请从列表中选择，或用逗号分隔输入至少两个选项',
    'Row {row} ({label}): there is no dictionary "{choices}". Choose one from the list, or type at least two choices with commas between them',
    '第{row}列（{label}）：沒有字典「{choices}」。請從清單中選擇，或以逗號分隔輸入至少兩個選項',
  ),
  dictionaryRight: texts(
    '第{row}行（{label}）：您没有新增字典的权限，请选择已有的字典',
    'Row {row} ({label}): you may not add dictionaries. Choose one that exists',
    '第{row}列（{label}）：您沒有新增字典的權限，請選擇已有的字典',
  ),
  link: texts(
    '第{row}行（{label}）：请选择要关联的表单',
    'Row {row} ({label}): choose the form to link to',
    '第{row}列（{label}）：請選擇要關聯的表單',
  ),
  view: texts(
    '视图的字段请在其原表单中修改',
    'This is a view. Edit the fields of the form that it shows.',
    '檢視的欄位請在其原表單中修改',
  ),
  added: texts('表单已创建', 'Form created', '表單已建立'),
  edited: texts('表单已保存', 'Form saved', '表單已儲存'),
  parent: texts('上级', 'Parent', '上級'),
} as const
