import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the designer of online forms says of forms and their parts. */
export const designMessages = {
  noForm: texts(
    '在线表单不存在：{code}',
    'There is no online form with the id or table {code}.',
    '線上表單不存在：{code}',
  ),
  inField: texts('字段“{name}”：{detail}', 'field "{name}": {detail}', '欄位「{name}」：{detail}'),
  inIndex: texts('索引“{name}”：{detail}', 'index "{name}": {detail}', '索引「{name}」：{detail}'),
  unknownChoice: texts(
    '{label}不能是“{value}”，可选值：{known}',
    '{label} cannot be "{value}". It is one of: {known}.',
    '{label}不能是「{value}」，可選值：{known}',
  ),
  rules: texts(
    '该修改与表单的记录规则不符：{detail}',
    'The rules of the form do not fit this change: {detail} Change the rules first.',
    '該修改與表單的記錄規則不符：{detail}',
  ),
  json: texts('{label}须为JSON文本', '{label} is not valid JSON', '{label}須為JSON文字'),
  fieldTwice: texts(
    '字段名称重复：{name}',
    'Two fields are called {name}; field names must be unique.',
    '欄位名稱重複：{name}',
  ),
  fieldGone: texts(
    '字段“{name}”已被他人删除，请刷新后重试',
    'Someone else deleted the field {name}. Please reload the form.',
    '欄位「{name}」已被他人刪除，請重新整理後重試',
  ),
  indexTwice: texts(
    '索引名称重复：{name}',
    'Two indexes are called {name}; index names must be unique.',
    '索引名稱重複：{name}',
  ),
  indexGone: texts(
    '索引“{name}”已被他人删除，请刷新后重试',
    'Someone else deleted the index {name}. Please reload the form.',
    '索引「{name}」已被他人刪除，請重新整理後重試',
  ),
  systemField: texts(
    '系统字段“{field}”不能改名或删除',
    'The field {field} is kept by the server: it can neither be renamed nor deleted.',
    '系統欄位「{field}」不能改名或刪除',
  ),
  tableName: texts(
    '表名“{table}”不正确：以字母开头，只含字母、数字和下划线，最多50个字符',
    '"{table}" is no name of a table: it begins with a letter and has letters, digits and _ only, 50 at most.',
    '表名「{table}」不正確：以字母開頭，只含字母、數字和底線，最多50個字元',
  ),
  ownTable: texts(
    '表名“{table}”为系统保留，请换一个名称',
    'The name {table} is reserved; please choose another one.',
    '表名「{table}」為系統保留，請換一個名稱',
  ),
  tableTaken: texts(
    '数据库表“{table}”已存在，请换一个名称，或从数据库导入表单',
    'There is a table {table} already: choose another name, or import the table as a form.',
    '資料庫表「{table}」已存在，請換一個名稱，或從資料庫匯入表單',
  ),
  tableStands: texts(
    '表“{table}”已同步到数据库，不能改名为“{name}”；可复制为新表',
    'The table {table} is already in the database and keeps its name. To get a table {name}, copy the form as a new table.',
    '表「{table}」已同步到資料庫，不能改名為「{name}」；可複製為新表',
  ),
  viewName: texts(
    '视图“{table}”的名称由系统给定，不能修改',
    'The server gave the view {table} its name; it cannot be changed.',
    '檢視「{table}」的名稱由系統給定，不能修改',
  ),
  viewField: texts(
    '视图只能使用表“{table}”已有的字段，“{field}”不存在；请先在原表中添加',
    'A view shows fields of the table {table}, which has no field {field}. Add it to that form first.',
    '檢視只能使用表「{table}」已有的欄位，「{field}」不存在；請先在原表中新增',
  ),
  stale: texts(
    '表单已被{person}修改（您的版本{seen}，当前版本{version}），请刷新后重试',
    '{person} has changed the form since: you saw version {seen}, this is version {version}. Please reload it.',
    '表單已被{person}修改（您的版本{seen}，目前版本{version}），請重新整理後重試',
  ),
  noMain: texts(
    '主表“{table}”不存在，或不是主表类型',
    'There is no main table {table}.',
    '主表「{table}」不存在，或不是主表類型',
  ),
  noMainField: texts(
    '主表“{table}”没有字段“{field}”',
    'The main table {table} has no field {field}.',
    '主表「{table}」沒有欄位「{field}」',
  ),
  hasSubs: texts(
    '该表有附表，须保持主表类型：{tables}',
    'The form has sub tables and stays a main table as long as they refer to it: {tables}.',
    '該表有附表，須保持主表類型：{tables}',
  ),
  keyOfSubs: texts(
    '字段“{field}”是附表{tables}的外键，不能删除',
    'Sub tables refer to the field {field}, so it cannot be deleted: {tables}.',
    '欄位「{field}」是附表{tables}的外鍵，不能刪除',
  ),
  noVersion: texts('未找到该表单的此版本', 'The form has no such version.', '未找到該表單的此版本'),
  restored: texts('已恢复到版本{version}', 'Version {version} of the form has been restored.', '已恢復到版本{version}'),
  synchronised: texts('同步成功', 'The table is in sync.', '同步成功'),
  noTables: texts('请选择要导入的表', 'Please choose the tables to import.', '請選擇要匯入的表'),
  noImport: texts(
    '表“{table}”不能导入：不存在、为系统所有或已有在线表单',
    "The table {table} cannot be imported: it is not there, it is the server's own, or a form has it already.",
    '表「{table}」不能匯入：不存在、為系統所有或已有線上表單',
  ),
  noKey: texts(
    '表“{table}”没有名为 id 的主键，不能导入',
    'The table {table} has no key that is called id, by which a form names its records.',
    '表「{table}」沒有名為 id 的主鍵，不能匯入',
  ),
  imported: texts('导入成功：{tables}', 'Imported: {tables}.', '匯入成功：{tables}'),
  viewAdded: texts('复制视图成功：{table}', 'The view {table} has been created.', '複製檢視成功：{table}'),
  copied: texts(
    '复制表成功：{table}，请同步数据库',
    'The form {table} has been created; sync it to create its table.',
    '複製表成功：{table}，請同步資料庫',
  ),
} as const satisfies Readonly<Record<string, LanguageTexts>>
