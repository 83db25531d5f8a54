import type { LanguageTexts } from '../../../../runtime/language/index.ts'

const message = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** What a database may say of a query that was read, and what ends one. `{place}` is empty where it says no place. */
export const databaseMessages = {
  unknownColumn: message('{place}没有列“{near}”', '{place}there is no column “{near}”.', '{place}沒有欄位「{near}」'),
  unknownTable: message(
    '{place}没有表或别名“{near}”',
    '{place}there is no table or alias “{near}”.',
    '{place}沒有資料表或別名「{near}」',
  ),
  ambiguous: message(
    '{place}“{near}”不明确，请加上表的别名',
    '{place}“{near}” may be of several tables; write the alias of one before it.',
    '{place}「{near}」不明確，請加上資料表的別名',
  ),
  operands: message(
    '{place}函数或运算符“{near}”不适用于这些类型的值',
    '{place}the function or operator “{near}” does not take values of these types.',
    '{place}函式或運算子「{near}」不適用於這些型別的值',
  ),
  types: message(
    '{place}“{near}”处的类型不一致',
    '{place}the types do not fit at “{near}”.',
    '{place}「{near}」處的型別不一致',
  ),
  grouping: message(
    '{place}“{near}”须写入 GROUP BY 或聚合函数中',
    '{place}“{near}” must stand in GROUP BY or in an aggregate.',
    '{place}「{near}」須寫入 GROUP BY 或聚合函式中',
  ),
  value: message(
    '{place}值或参数的格式不正确',
    '{place}a value or a parameter is not of the type that is asked for.',
    '{place}值或參數的格式不正確',
  ),
  division: message('{place}除数为零', '{place}a number is divided by zero.', '{place}除數為零'),
  severalRows: message(
    '{place}作为值的子查询返回了多行',
    '{place}a query that stands for one value has several rows.',
    '{place}作為值的子查詢傳回了多列',
  ),
  syntax: message(
    '{place}SQL 在“{near}”附近无法执行',
    '{place}the query cannot run as it is near “{near}”.',
    '{place}SQL 在「{near}」附近無法執行',
  ),
  tooComplex: message(
    '查询需要的资源超出限制',
    'The query needs more resources than allowed.',
    '查詢需要的資源超出限制',
  ),
  forbidden: message('{place}查询只能读取数据', '{place}a query may only read.', '{place}查詢只能讀取資料'),
  failed: message('{place}查询失败（{code}）', '{place}the query failed ({code}).', '{place}查詢失敗（{code}）'),
  tooLong: message(
    '查询超过 {seconds} 秒，已停止',
    'The query was stopped after its limit of {seconds} seconds.',
    '查詢超過 {seconds} 秒，已停止',
  ),
  tooLarge: message(
    '查询结果过大，已停止',
    'The result of the query is too large, so it was stopped.',
    '查詢結果過大，已停止',
  ),
  busy: message(
    '其他报表正在运行，请稍后再试',
    'Other reports are running; please try again in a moment.',
    '其他報表正在執行，請稍後再試',
  ),
  ownBusy: message(
    '您已有多个报表在等待运行，请稍后再试',
    'Several reports of yours are waiting already; please try again in a moment.',
    '您已有多個報表在等待執行，請稍後再試',
  ),
  gone: message('调用已取消', 'The call was canceled.', '呼叫已取消'),
  connection: message(
    '无法连接数据源（{code}）',
    'The data source cannot be reached ({code}).',
    '無法連線資料來源（{code}）',
  ),
  unknownSource: message('数据源 {name} 不存在', 'There is no data source {name}.', '資料來源 {name} 不存在'),
  unconnectable: message(
    '本服务器没有数据源 {name} 的驱动',
    'This server has no driver for the data source {name}.',
    '本伺服器沒有資料來源 {name} 的驅動',
  ),
  duplicateColumn: message(
    '查询中有多个名为 {name} 的列，请使用别名',
    'The query has more than one column called {name}; give one of them an alias.',
    '查詢中有多個名為 {name} 的欄位，請使用別名',
  ),
  noColumn: message('查询没有列', 'The query has no columns.', '查詢沒有欄位'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

export const placeMessage: LanguageTexts = {
  zh: '第 {line} 行第 {column} 列：',
  en: 'Line {line}, column {column}: ',
  tw: '第 {line} 行第 {column} 欄：',
}
