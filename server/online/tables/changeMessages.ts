import { texts } from '../../http/texts.ts'

/** What a synchronisation does, in words. */
export const changeMessages = {
  create: texts('新建数据表，共 {count} 列', 'Creates the table with {count} columns', '新建資料表，共 {count} 欄'),
  rebuild: texts(
    '删除数据表及其全部记录，然后重新创建',
    'Deletes the table with all of its records, and creates it again',
    '刪除資料表及其全部記錄，然後重新建立',
  ),
  add: texts('添加列“{name}”', 'Adds the column "{name}"', '新增欄「{name}」'),
  drop: texts('删除列“{name}”', 'Deletes the column "{name}"', '刪除欄「{name}」'),
  rename: texts('列“{from}”改名为“{to}”', 'Renames the column "{from}" to "{to}"', '欄「{from}」改名為「{to}」'),
  widen: texts(
    '“{name}”最多 {to} 个字符（原为 {from}）',
    'Widens "{name}" from {from} to {to} characters',
    '「{name}」最多 {to} 個字元（原為 {from}）',
  ),
  narrow: texts(
    '“{name}”缩短为最多 {to} 个字符（原为 {from}）',
    'Shortens "{name}" from {from} to {to} characters',
    '「{name}」縮短為最多 {to} 個字元（原為 {from}）',
  ),
  type: texts(
    '“{name}”的类型由{from}改为{to}',
    'Changes the type of "{name}" from {from} to {to}',
    '「{name}」的類型由{from}改為{to}',
  ),
  required: texts('“{name}”不能再为空', 'Requires a value in "{name}"', '「{name}」不能再為空'),
  optional: texts('“{name}”可以为空', 'Allows "{name}" to be empty', '「{name}」可以為空'),
  default: texts('更改“{name}”的默认值', 'Changes the default of "{name}"', '變更「{name}」的預設值'),
  label: texts('“{from}”的名称改为“{to}”', 'Relabels "{from}" as "{to}"', '「{from}」的名稱改為「{to}」'),
  key: texts('更改主键“{name}”', 'Changes the key "{name}"', '變更主鍵「{name}」'),
  title: texts('更改数据表的名称', 'Changes the title of the table', '變更資料表的名稱'),
  addIndex: texts('添加索引：{names}', 'Adds an index on {names}', '新增索引：{names}'),
  addUnique: texts('添加唯一索引：{names}', 'Makes the values of {names} unique', '新增唯一索引：{names}'),
  dropIndex: texts('删除索引：{names}', 'Removes the index on {names}', '移除索引：{names}'),
} as const

/** What the types of columns are called, by their family. */
export const typeWords = {
  text: texts('文本', 'text', '文字'),
  shortText: texts('文本（{length} 个字符）', 'text of {length} characters', '文字（{length} 個字元）'),
  integer: texts('整数', 'whole number', '整數'),
  numeric: texts('数值', 'amount', '數值'),
  sizedNumeric: texts('数值（{point} 位小数）', 'amount with {point} decimals', '數值（{point} 位小數）'),
  double: texts('小数', 'decimal number', '小數'),
  date: texts('日期', 'date', '日期'),
  moment: texts('日期时间', 'date and time', '日期時間'),
  bytes: texts('二进制', 'binary', '二進位'),
  other: texts('其他类型', 'another type', '其他類型'),
} as const
