import type { LanguageTexts } from '../../../../runtime/language/index.ts'

/** What the designer says of buttons and of what they run. */
export const enhanceMessages = {
  buttonCode: {
    zh: '按钮编码以文字开头，只含文字、数字和下划线',
    en: 'The code of a button begins with a letter and has letters of any script, digits and _ only',
    tw: '按鈕編碼以文字開頭，只含文字、數字和底線',
  },
  buttonTaken: {
    zh: '该表单已有按钮“{buttonCode}”',
    en: 'The form already has a button {buttonCode}.',
    tw: '該表單已有按鈕「{buttonCode}」',
  },
  expression: {
    zh: '显示表达式不正确，格式为 字段#eq#值，可用 && 和 || 连接：{term}',
    en: 'This is not a condition: {term}. Write field#eq#value, joined by && and ||.',
    tw: '顯示運算式不正確，格式為 欄位#eq#值，可用 && 和 || 連接：{term}',
  },
  choice: {
    zh: '{label}不能是“{value}”，可选值：{known}',
    en: '{label} cannot be "{value}". It is one of: {known}.',
    tw: '{label}不能是「{value}」，可選值：{known}',
  },
  statementTaken: {
    zh: '按钮“{buttonCode}”已有SQL增强',
    en: 'The button {buttonCode} already has a statement.',
    tw: '按鈕「{buttonCode}」已有SQL增強',
  },
  statementEmpty: { zh: 'SQL语句不能为空', en: 'There is no statement.', tw: 'SQL陳述式不能為空' },
  statementTooDeep: {
    zh: 'SQL语句过于复杂，请拆分',
    en: 'The statement is nested too deeply; split it.',
    tw: 'SQL陳述式過於複雜，請拆分',
  },
  statementUnreadable: {
    zh: 'SQL语句有语法错误，无法解析',
    en: 'The statement has a syntax error.',
    tw: 'SQL陳述式有語法錯誤，無法解析',
  },
  statementKind: {
    zh: '第{number}条语句不是 INSERT、UPDATE 或 DELETE',
    en: 'Statement {number} is neither INSERT nor UPDATE nor DELETE.',
    tw: '第{number}條陳述式不是 INSERT、UPDATE 或 DELETE',
  },
  statementTable: {
    zh: '第{number}条语句使用了表“{table}”，只能使用本表单的表：{known}',
    en: 'Statement {number} uses the table {table}. It may use those of this form: {known}.',
    tw: '第{number}條陳述式使用了表「{table}」，只能使用本表單的表：{known}',
  },
  statementPart: {
    zh: '第{number}条语句含有不允许的内容：{part}',
    en: 'Statement {number} has something that is not allowed: {part}.',
    tw: '第{number}條陳述式含有不允許的內容：{part}',
  },
  statementPlace: {
    zh: '占位符 #{name} 须单独作为一个值，不能写在文本或名称之中',
    en: 'A placeholder such as #{name} stands for one whole value, not for a part of a text or a name.',
    tw: '佔位符 #{name} 須單獨作為一個值，不能寫在文字或名稱之中',
  },
  statementField: {
    zh: '占位符“{name}”既不是表单字段也不是系统变量',
    en: 'The placeholder {name} is neither a field of the form nor a variable.',
    tw: '佔位符「{name}」既不是表單欄位也不是系統變數',
  },
  callTaken: {
    zh: '按钮“{buttonCode}”在该时机已有接口增强',
    en: 'The button {buttonCode} already makes a call at this event.',
    tw: '按鈕「{buttonCode}」在該時機已有介面增強',
  },
  callType: {
    zh: '只支持 http 类型：服务器不执行类或Bean（{type}）',
    en: 'Only calls by http are made: the server runs no classes or beans ({type}).',
    tw: '只支援 http 類型：伺服器不執行類別或Bean（{type}）',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>
