import type { LanguageTexts } from '../../../runtime/language/index.ts'

const at: LanguageTexts = {
  zh: '（第 {line} 行第 {column} 列）',
  en: ' (line {line}, column {column})',
  tw: '（第 {line} 行第 {column} 欄）',
}

/** Words that end with the place in the author's text. */
const placed = (zh: string, en: string, tw: string): LanguageTexts => ({
  zh: `${zh}${at.zh}`,
  en: `${en}${at.en}`,
  tw: `${tw}${at.tw}`,
})

/** What is wrong with the text of a query; each says where. */
export const sqlMessages = {
  unreadable: placed(
    'SQL 无法解析，请检查“{near}”附近',
    'The query cannot be read near “{near}”',
    'SQL 無法解析，請檢查「{near}」附近',
  ),
  empty: placed('请填写 SQL', 'Enter a query', '請填寫 SQL'),
  tooLong: placed(
    'SQL 不能超过 {limit} 个字符',
    'The query has more than {limit} characters',
    'SQL 不能超過 {limit} 個字元',
  ),
  tooManyParameters: placed(
    'SQL 中的参数和变量不能超过 {limit} 处',
    'The query has more than {limit} parameters and variables',
    'SQL 中的參數和變數不能超過 {limit} 處',
  ),
  tooDeep: placed('SQL 过于复杂', 'The query is nested too deeply', 'SQL 過於複雜'),
  notOne: placed('只能填写一条语句', 'Only one statement is allowed', '只能填寫一條陳述式'),
  notSelect: placed('只能填写查询语句（SELECT）', 'Only a SELECT is allowed', '只能填寫查詢陳述式（SELECT）'),
  into: placed('不能使用 SELECT INTO', 'SELECT INTO is not allowed', '不能使用 SELECT INTO'),
  locking: placed(
    '不能使用 FOR UPDATE 或 FOR SHARE',
    'FOR UPDATE and FOR SHARE are not allowed',
    '不能使用 FOR UPDATE 或 FOR SHARE',
  ),
  construct: placed('查询中不能使用 {name}', '{name} is not allowed in a query', '查詢中不能使用 {name}'),
  forbiddenFunction: placed(
    '查询中不能使用函数 {name}',
    'The function {name} is not allowed',
    '查詢中不能使用函式 {name}',
  ),
  forbiddenOperator: placed(
    '查询中不能使用运算符 {name}',
    'The operator {name} is not allowed',
    '查詢中不能使用運算子 {name}',
  ),
  forbiddenType: placed('查询中不能使用类型 {name}', 'The type {name} is not allowed', '查詢中不能使用型別 {name}'),
  forbiddenSchema: placed(
    '不能查询模式 {name} 中的表',
    'Tables of the schema {name} are not allowed',
    '不能查詢結構描述 {name} 中的資料表',
  ),
  unknownTable: placed('表或视图 {name} 不存在', 'There is no table or view {name}', '資料表或檢視 {name} 不存在'),
  forbiddenTable: placed('不能查询表 {name}', 'The table {name} is not open to queries', '不能查詢資料表 {name}'),
  oddTable: placed('请只写表名 {name}', 'Write the plain name of the table {name}', '請只寫資料表名稱 {name}'),
  numberedParameter: placed(
    '请用大括号写出参数名，而不是 {name}',
    'Write a parameter by its name in braces, not as {name}',
    '請用大括號寫出參數名稱，而不是 {name}',
  ),
  parameterName: placed(
    '参数名只能包含字母、数字和下划线：{name}',
    'The name of a parameter has letters, digits and underscores only: {name}',
    '參數名稱只能包含字母、數字和底線：{name}',
  ),
  parameterPlace: placed(
    '参数 {name} 只能写在值的位置，不能用作表名、列名、函数名或写在注释中',
    'The parameter {name} may stand only where a value may: not as a table, a column, a function, or in a comment',
    '參數 {name} 只能寫在值的位置，不能用作資料表名稱、欄位名稱、函式名稱或寫在註解中',
  ),
  parameterUnit: placed(
    "请把时间单位写进引号里，例如 interval '1 day'",
    "Write the unit inside of the quotes, such as interval '1 day'",
    "請把時間單位寫進引號裡，例如 interval '1 day'",
  ),
  unknownVariable: placed('未知的变量 {name}', 'There is no variable {name}', '未知的變數 {name}'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

export type SqlMessage = keyof typeof sqlMessages
