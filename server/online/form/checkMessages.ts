import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What can be wrong with the description of a form; `{name}` and the like are details. */
export const checkMessages = {
  tableName: {
    zh: '表名“{name}”不合法：以字母开头，只能包含字母、数字、下划线和$，最长50个字符',
    en: 'The table name "{name}" cannot be used: it begins with a letter, holds letters, digits, _ and $ only, and has at most 50 characters.',
    tw: '表名「{name}」不合法：以字母開頭，只能包含字母、數字、底線和$，最長50個字元',
  },
  tableKept: {
    zh: '表名“{name}”已被系统保留，请换一个名称',
    en: 'The table name "{name}" is reserved; please choose another one.',
    tw: '表名「{name}」已被系統保留，請換一個名稱',
  },
  text: {
    zh: '“{name}”包含数据库无法保存的字符',
    en: '"{name}" contains characters that the database cannot store.',
    tw: '「{name}」包含資料庫無法儲存的字元',
  },
  tableType: { zh: '表类型“{name}”不存在', en: 'There is no type of tables {name}.', tw: '表類型「{name}」不存在' },
  idType: {
    zh: '主键策略“{name}”不存在',
    en: 'There is no key strategy "{name}".',
    tw: '主鍵策略「{name}」不存在',
  },
  sequence: {
    zh: '序列名“{name}”不合法',
    en: 'The name of the sequence, "{name}", cannot be used.',
    tw: '序列名「{name}」不合法',
  },
  key: {
    zh: '必须有且只有一个主键字段，且字段名为id',
    en: 'There must be one key field and no more, and its name is id.',
    tw: '必須有且只有一個主鍵欄位，且欄位名稱為id',
  },
  tree: {
    zh: '树表的字段“{name}”不存在',
    en: 'The tree names the field "{name}", which the form does not have.',
    tw: '樹表的欄位「{name}」不存在',
  },
  treeFlag: {
    zh: '树表的“是否有子节点”字段“{name}”有其他用途；请换一个字符串或整数字段，且不能是系统字段、主外键、密码、唯一或必填字段',
    en: 'The field "{name}" has a meaning of its own and cannot say whether there are children; choose a text or an integer that is no field of the server, key, password, unique or required.',
    tw: '樹表的「是否有子節點」欄位「{name}」有其他用途；請換一個字串或整數欄位，且不能是系統欄位、主外鍵、密碼、唯一或必填欄位',
  },
  treeMissing: {
    zh: '树表必须指定父级字段和展示字段',
    en: 'A tree names its field of the parent and the field that it shows.',
    tw: '樹表必須指定父級欄位和顯示欄位',
  },
  foreignKey: {
    zh: '附表必须有且只有一个外键字段（设置主表名和主表字段）',
    en: 'A sub table has one field, and no more, that names the main table and its field.',
    tw: '附表必須有且只有一個外鍵欄位（設定主表名和主表欄位）',
  },
  noFields: { zh: '至少需要一个字段', en: 'A form has at least one field.', tw: '至少需要一個欄位' },
  tooMany: {
    zh: '字段数量超过上限{name}',
    en: 'A form has at most {name} fields.',
    tw: '欄位數量超過上限{name}',
  },
  fieldName: {
    zh: '字段名“{name}”不合法：以字母开头且第二个字符不能是下划线，只能包含字母、数字、下划线和$，2到32个字符',
    en: 'The field name "{name}" cannot be used: it begins with a letter that no _ follows, holds letters, digits, _ and $ only, and has 2 to 32 characters.',
    tw: '欄位名稱「{name}」不合法：以字母開頭且第二個字元不能是底線，只能包含字母、數字、底線和$，2到32個字元',
  },
  fieldReserved: {
    zh: '字段名“{name}”是数据库关键字，请换一个名称',
    en: 'The field name "{name}" is a word of SQL; please choose another one.',
    tw: '欄位名稱「{name}」是資料庫關鍵字，請換一個名稱',
  },
  fieldRepeated: {
    zh: '字段名“{name}”重复（不区分大小写）',
    en: 'Two fields are called "{name}"; upper and lower case make no difference.',
    tw: '欄位名稱「{name}」重複（不區分大小寫）',
  },
  dbType: {
    zh: '字段“{name}”的数据库类型“{value}”不存在',
    en: 'The field {name} has the unknown type "{value}".',
    tw: '欄位「{name}」的資料庫類型「{value}」不存在',
  },
  showType: {
    zh: '字段“{name}”的控件类型“{value}”不存在',
    en: 'The field {name} has the unknown widget "{value}".',
    tw: '欄位「{name}」的控制項類型「{value}」不存在',
  },
  passwordType: {
    zh: '密码字段“{name}”的类型必须是文本',
    en: 'The password {name} needs a type of texts, such as string.',
    tw: '密碼欄位「{name}」的類型必須是文字',
  },
  validType: {
    zh: '字段“{name}”的校验规则“{value}”不是正确的正则表达式',
    en: 'The validation "{value}" of the field {name} is not a regular expression.',
    tw: '欄位「{name}」的校驗規則「{value}」不是正確的正規表示式',
  },
  stringLength: {
    zh: '字段“{name}”的长度{value}超出范围1到4000，更长的内容请使用Text类型',
    en: 'The field {name} has the length {value}; a string has 1 to 4000 characters, and Text holds more.',
    tw: '欄位「{name}」的長度{value}超出範圍1到4000，更長的內容請使用Text類型',
  },
  numericLength: {
    zh: '字段“{name}”的长度{value}超出范围1到1000',
    en: 'The field {name} has the length {value}; a number has 1 to 1000 digits.',
    tw: '欄位「{name}」的長度{value}超出範圍1到1000',
  },
  pointLength: {
    zh: '字段“{name}”的小数位数{value}必须在0到字段长度之间',
    en: 'The field {name} has {value} digits after the point; they are 0 to as many as its length.',
    tw: '欄位「{name}」的小數位數{value}必須在0到欄位長度之間',
  },
  defaultValue: {
    zh: '字段“{name}”的默认值“{value}”与字段类型或长度不符',
    en: 'The default "{value}" of the field {name} is no value of its type or does not fit into its length.',
    tw: '欄位「{name}」的預設值「{value}」與欄位類型或長度不符',
  },
  indexName: {
    zh: '索引名“{name}”不合法：以字母或下划线开头，只能包含字母、数字、下划线和$，最长64个字符',
    en: 'The index name "{name}" cannot be used: it begins with a letter or _, holds letters, digits, _ and $ only, and has at most 64 characters.',
    tw: '索引名「{name}」不合法：以字母或底線開頭，只能包含字母、數字、底線和$，最長64個字元',
  },
  indexRepeated: {
    zh: '索引名“{name}”重复（不区分大小写）',
    en: 'Two indexes are called "{name}"; upper and lower case make no difference.',
    tw: '索引名「{name}」重複（不區分大小寫）',
  },
  indexType: {
    zh: '索引“{name}”的类型“{value}”不存在',
    en: 'The index {name} has the unknown type "{value}".',
    tw: '索引「{name}」的類型「{value}」不存在',
  },
  indexEmpty: {
    zh: '索引“{name}”必须包含1到16个不重复的字段',
    en: 'The index {name} names 1 to 16 fields, each once.',
    tw: '索引「{name}」必須包含1到16個不重複的欄位',
  },
  indexField: {
    zh: '索引“{name}”的字段“{value}”不存在或不保存到数据库',
    en: 'The index {name} names the field "{value}", which is not there or has no column.',
    tw: '索引「{name}」的欄位「{value}」不存在或不儲存到資料庫',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** Puts details into words. */
export function fillMessage(message: LanguageTexts, details: Readonly<Record<string, string | number>>): LanguageTexts {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(details, name) ? String(details[name]).slice(0, 200) : place,
    )
  return { zh: fill(message.zh), en: fill(message.en), tw: fill(message.tw) }
}
