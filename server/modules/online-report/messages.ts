import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the server says of online reports. */
export const reportMessages = {
  noReport: texts('在线报表不存在：{code}', 'There is no online report {code}.', '線上報表不存在：{code}'),
  codeTaken: texts('报表编码已存在', 'This code is already in use.', '報表編碼已存在'),
  rawDictionary: texts(
    '列 {field} 的字典不能是 SQL，请填写字典编码或“表,文本列,值列”',
    'The dictionary of the column {field} must not be a query; write the code of a dictionary, or table,text,code.',
    '欄位 {field} 的字典不能是 SQL，請填寫字典編碼或「表,文字欄位,值欄位」',
  ),
  itemName: texts(
    '第 {number} 个报表列没有字段名',
    'The column {number} of the report has no field.',
    '第 {number} 個報表欄位沒有欄位名稱',
  ),
  itemTwice: texts('报表列重复：{field}', 'The column {field} is listed more than once.', '報表欄位重複：{field}'),
  paramName: texts(
    '第 {number} 个参数的名称只能包含字母、数字和下划线',
    'The name of the parameter {number} has letters, digits and underscores only.',
    '第 {number} 個參數的名稱只能包含字母、數字和底線',
  ),
  paramDictionary: texts(
    '请为参数 {param} 选择字典',
    'Choose a dictionary for the parameter {param}.',
    '請為參數 {param} 選擇字典',
  ),
  paramMissing: texts('请填写“{param}”', 'Enter “{param}” to see the report.', '請填寫「{param}」'),
  chartColumn: texts(
    '报表没有列 {column}，请重新选择',
    'The report has no column {column}; choose another one.',
    '報表沒有欄位 {column}，請重新選擇',
  ),
  chartIncomplete: texts(
    '请为图表选择 X 轴列和至少一个 Y 轴列',
    'Choose a column for the X axis and at least one for the Y axis.',
    '請為圖表選擇 X 軸欄位和至少一個 Y 軸欄位',
  ),
  paramTwice: texts('参数重复：{field}', 'The parameter {field} is listed more than once.', '參數重複：{field}'),
  sqlNeeded: texts(
    '没有编写 SQL 的权限',
    'You may not write the query of a report; ask for the code online.report:sql.',
    '沒有編寫 SQL 的權限',
  ),
  columnNeedsSql: texts(
    '列 {column} 此前未在报表中显示，添加需要编写 SQL 的权限（online.report:sql）',
    'The report has not shown the column {column} so far; adding it asks for the code online.report:sql.',
    '欄位 {column} 此前未在報表中顯示，新增需要編寫 SQL 的權限（online.report:sql）',
  ),
  boundParamNeedsSql: texts(
    '参数 {param} 的默认值取自当前用户，修改或删除需要编写 SQL 的权限（online.report:sql）',
    'The value of the parameter {param} follows from who asks; changing or deleting it asks for the code online.report:sql.',
    '參數 {param} 的預設值取自目前使用者，修改或刪除需要編寫 SQL 的權限（online.report:sql）',
  ),
  noColumnNeedsSql: texts(
    '没有列的报表会显示 SQL 的全部列，这需要编写 SQL 的权限（online.report:sql）；请至少保留一列',
    'A report without columns shows all of its query, which asks for the code online.report:sql; keep one at least.',
    '沒有欄位的報表會顯示 SQL 的全部欄位，這需要編寫 SQL 的權限（online.report:sql）；請至少保留一個欄位',
  ),
  total: texts('合计', 'Total', '合計'),
  cut: texts(
    '结果超过 {rows} 行，其余未导出',
    'There are more than {rows} rows; the others were left out.',
    '結果超過 {rows} 列，其餘未匯出',
  ),
  tooManySheets: texts(
    '一次最多导出 {count} 个报表',
    'At most {count} reports can be exported at once.',
    '一次最多匯出 {count} 個報表',
  ),
} as const satisfies Readonly<Record<string, LanguageTexts>>
