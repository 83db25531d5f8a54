import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What is wrong with the description of a graph report, or with what it reads. */
export const graphMessages = {
  parameterMissing: {
    zh: '请填写“{name}”',
    en: 'Enter “{name}” to see the report.',
    tw: '請填寫「{name}」',
  },
  missing: {
    zh: '图表报表不存在：{code}',
    en: 'There is no graph report with the id or code {code}.',
    tw: '圖表報表不存在：{code}',
  },
  missingTemplet: {
    zh: '图表模板不存在：{code}',
    en: 'There is no graph template with the id or code {code}.',
    tw: '圖表範本不存在：{code}',
  },
  chosen: {
    zh: '{label}只能填写：{choices}',
    en: '{label} is one of: {choices}',
    tw: '{label}只能填寫：{choices}',
  },
  axes: {
    zh: '折线图、柱状图和饼图需要填写X轴字段和Y轴字段',
    en: 'Lines, bars and pies need the field of the X axis and those of the Y axis.',
    tw: '折線圖、長條圖和圓餅圖需要填寫X軸欄位和Y軸欄位',
  },
  axisName: {
    zh: '数据中没有字段“{name}”',
    en: 'The data has no field “{name}”.',
    tw: '資料中沒有欄位「{name}」',
  },
  axisTexts: {
    zh: 'Y轴文本的个数（{texts}）与Y轴字段的个数（{fields}）不一致',
    en: 'There are {texts} texts for {fields} fields of the Y axis; give one for each, or none.',
    tw: 'Y軸文字的個數（{texts}）與Y軸欄位的個數（{fields}）不一致',
  },
  openFor: {
    zh: '开放范围为 N、Y 或 A（无需登录）',
    en: 'It is N, Y, or A for anyone.',
    tw: '開放範圍為 N、Y 或 A（無需登入）',
  },
  openAxis: {
    zh: '图表对任何人开放，但字段“{name}”未标为“公开”，访客看不到以它绘制的图表',
    en: 'Anyone may open this report, but the field “{name}” is not public: mark it, or visitors see no chart of it.',
    tw: '圖表對任何人開放，但欄位「{name}」未標為「公開」，訪客看不到以它繪製的圖表',
  },
  openNothing: {
    zh: '图表对任何人开放，请至少将一个字段标为“公开”',
    en: 'Anyone may open this report: mark at least one field as public.',
    tw: '圖表對任何人開放，請至少將一個欄位標為「公開」',
  },
  openParameter: {
    zh: '图表对任何人开放，而访客不能为接口填写参数，请为必填参数“{name}”设置默认值',
    en: 'Anyone may open this report, and visitors give no values to other hosts: give “{name}” a default value.',
    tw: '圖表對任何人開放，而訪客不能為介面填寫參數，請為必填參數「{name}」設定預設值',
  },
  openTemplet: {
    zh: '模板对任何人开放，但其中没有对任何人开放的图表',
    en: 'Anyone may open this template, but none of the reports that it shows is open to anyone.',
    tw: '範本對任何人開放，但其中沒有對任何人開放的圖表',
  },
  name: {
    zh: '“{name}”不能用作字段名：须以字母开头，只含字母、数字和下划线',
    en: '“{name}” cannot be the name of a field: it begins with a letter and has letters, digits and `_` only.',
    tw: '「{name}」不能用作欄位名：須以字母開頭，只含字母、數字和底線',
  },
  nothing: {
    zh: '请填写数据来源：SQL语句、JSON数据或接口地址',
    en: 'Enter where the data comes from: a statement, JSON or an address.',
    tw: '請填寫資料來源：SQL語句、JSON資料或介面位址',
  },
  sqlForbidden: {
    zh: '没有权限编写SQL，请联系管理员授权（online.graph:sql）',
    en: 'Writing SQL needs the access code online.graph:sql; please ask the administrator.',
    tw: '沒有權限編寫SQL，請聯絡管理員授權（online.graph:sql）',
  },
  fieldForbidden: {
    zh: '字段“{column}”此前未在图表中显示，添加需要该数据来源的权限（{code}）',
    en: 'The report has not shown the field “{column}” so far; adding it asks for {code}, the code of its data.',
    tw: '欄位「{column}」此前未在圖表中顯示，新增需要該資料來源的權限（{code}）',
  },
  noFieldForbidden: {
    zh: '没有字段和坐标轴的图表会显示全部数据，这需要该数据来源的权限（{code}）；请至少保留一个字段',
    en: 'A report without fields and axes shows all of its data, which asks for {code}; keep one at least.',
    tw: '沒有欄位和座標軸的圖表會顯示全部資料，這需要該資料來源的權限（{code}）；請至少保留一個欄位',
  },
  apiForbidden: {
    zh: '没有权限使用外部接口，请联系管理员授权（proxy:call）',
    en: 'Reading other hosts needs the access code proxy:call; please ask the administrator.',
    tw: '沒有權限使用外部介面，請聯絡管理員授權（proxy:call）',
  },
  jsonSyntax: {
    zh: 'JSON数据有误：第{line}行第{column}列',
    en: 'The JSON is not valid: line {line}, column {column}.',
    tw: 'JSON資料有誤：第{line}行第{column}列',
  },
  jsonShape: {
    zh: 'JSON数据须为对象数组，例如 [{"month":"1","total":10}]',
    en: 'The JSON is an array of objects, such as [{"month":"1","total":10}].',
    tw: 'JSON資料須為物件陣列，例如 [{"month":"1","total":10}]',
  },
  apiShape: {
    zh: '接口没有返回对象数组；可在地址末尾用 #result.records 指明数组的位置',
    en: 'The host did not answer with an array of objects; `#result.records` at the end of the address says where it is.',
    tw: '介面沒有返回物件陣列；可在位址末尾用 #result.records 指明陣列的位置',
  },
  apiPlace: {
    zh: '参数 {place} 只能出现在接口地址的路径或查询部分',
    en: 'The parameter {place} may stand in the path or the query of the address, not in its host.',
    tw: '參數 {place} 只能出現在介面位址的路徑或查詢部分',
  },
  tooMany: {
    zh: '数据超过{count}条，请缩小范围',
    en: 'There are more than {count} records; please filter them.',
    tw: '資料超過{count}筆，請縮小範圍',
  },
  twice: {
    zh: '“{name}”重复：每个名称只能出现一次',
    en: '“{name}” is there twice; each name can be used once.',
    tw: '「{name}」重複：每個名稱只能出現一次',
  },
  dictionary: {
    zh: '字段“{name}”的字典须为字典编码或 表名,文本字段,编码字段，不能是SQL语句',
    en: 'The dictionary of “{name}” is a dictionary code or `table,text,code`; a statement is none.',
    tw: '欄位「{name}」的字典須為字典編碼或 表名,文字欄位,編碼欄位，不能是SQL語句',
  },
  replacing: {
    zh: '字段“{name}”的替换值须形如 1_是,0_否',
    en: 'The replaced values of “{name}” are written as 1_Yes,0_No.',
    tw: '欄位「{name}」的替換值須形如 1_是,0_否',
  },
  link: {
    zh: '字段“{name}”的链接须以 / 或 http(s):// 开头',
    en: 'The link of “{name}” begins with / or http(s)://.',
    tw: '欄位「{name}」的連結須以 / 或 http(s):// 開頭',
  },
  unknownReport: { zh: '图表报表不存在', en: 'There is no such graph report.', tw: '圖表報表不存在' },
  unknownTemplet: { zh: '图表模板不存在', en: 'There is no such graph template.', tw: '圖表範本不存在' },
  noReport: {
    zh: '图表报表“{code}”不存在，无法加入模板',
    en: 'There is no graph report with the code “{code}” to put into the template.',
    tw: '圖表報表「{code}」不存在，無法加入範本',
  },
  list: {
    zh: '{label}须为数组',
    en: '{label} must be a list.',
    tw: '{label}須為陣列',
  },
  total: { zh: '合计', en: 'Total', tw: '合計' },
} as const satisfies Readonly<Record<string, LanguageTexts>>
