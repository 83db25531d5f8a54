import { texts } from '../../../http/index.ts'
import { dbTypes, queryShowTypes, showTypes } from '../../../online/form/description.ts'
import { oneOf, type Properties } from './choices.ts'

const flag = oneOf(0, 1)
const textFlag = oneOf('0', '1')

/** What a field of a form says, by its name on the wire (wire contract 3.2). */
export const fieldProperties = {
  dbFieldName: { required: true, length: 32, label: texts('字段名称', 'Name', '欄位名稱') },
  dbFieldTxt: { required: true, length: 200, label: texts('字段备注', 'Label', '欄位備註') },
  dbIsKey: { default: 0, choices: flag, type: 'integer', label: texts('是否主键', 'Key', '是否主鍵') },
  dbIsNull: { default: 1, choices: flag, type: 'integer', label: texts('允许空值', 'Nullable', '允許空值') },
  dbIsPersist: { default: 1, choices: flag, type: 'integer', label: texts('同步数据库', 'Stored', '同步資料庫') },
  dbType: { default: 'string', choices: dbTypes, label: texts('字段类型', 'Type', '欄位類型') },
  dbLength: { default: 32, type: 'integer', label: texts('字段长度', 'Length', '欄位長度') },
  dbPointLength: { default: 0, type: 'integer', label: texts('小数点', 'Decimals', '小數點') },
  dbDefaultVal: { length: 500, label: texts('默认值', 'Database default', '預設值') },
  dictField: { length: 500, label: texts('字典Code', 'Dictionary code', '字典Code') },
  dictTable: { length: 2000, label: texts('字典Table', 'Dictionary table', '字典Table') },
  dictText: { length: 500, label: texts('字典Text', 'Dictionary text', '字典Text') },
  fieldShowType: { default: 'text', choices: showTypes, label: texts('控件类型', 'Widget', '控制項類型') },
  fieldHref: { length: 500, label: texts('跳转Href', 'Link', '跳轉Href') },
  fieldLength: { default: 200, type: 'integer', label: texts('控件长度', 'Width', '控制項長度') },
  fieldValidType: { length: 300, label: texts('校验', 'Validation', '校驗') },
  fieldMustInput: { default: '0', choices: textFlag, label: texts('是否必填', 'Required', '是否必填') },
  fieldExtendJson: { length: 20_000, label: texts('扩展参数', 'More settings', '擴充參數') },
  fieldDefaultValue: { length: 500, label: texts('默认值', 'Default', '預設值') },
  isQuery: { default: 0, choices: flag, type: 'integer', label: texts('是否查询', 'Filter', '是否查詢') },
  isShowForm: { default: 1, choices: flag, type: 'integer', label: texts('表单显示', 'In the form', '表單顯示') },
  isShowList: { default: 1, choices: flag, type: 'integer', label: texts('列表显示', 'In the list', '清單顯示') },
  isReadOnly: { default: 0, choices: flag, type: 'integer', label: texts('是否只读', 'Read-only', '是否唯讀') },
  queryMode: {
    default: 'single',
    choices: oneOf('single', 'like', 'group'),
    label: texts('查询类型', 'Filter type', '查詢類型'),
  },
  mainTable: { length: 50, label: texts('主表名', 'Main table', '主表名') },
  mainField: { length: 32, label: texts('主表字段', 'Field of the main table', '主表欄位') },
  orderNum: { type: 'integer', label: texts('序号', 'No.', '序號') },
  converter: { length: 200, label: texts('自定义值转换器', 'Converter', '自訂值轉換器') },
  queryDefVal: { length: 500, label: texts('查询默认值', 'Filter default', '查詢預設值') },
  queryDictText: {
    length: 500,
    label: texts('查询字典Text', 'Filter dictionary text', '查詢字典Text'),
  },
  queryDictField: {
    length: 500,
    label: texts('查询字典Code', 'Filter dictionary code', '查詢字典Code'),
  },
  queryDictTable: {
    length: 2000,
    label: texts('查询字典Table', 'Filter dictionary table', '查詢字典Table'),
  },
  queryShowType: { choices: queryShowTypes, label: texts('查询控件类型', 'Filter widget', '查詢控制項類型') },
  queryConfigFlag: {
    default: '0',
    choices: textFlag,
    type: 'text',
    label: texts('是否启用查询配置', 'Custom filter settings', '是否啟用查詢配置'),
  },
  queryValidType: { length: 300, label: texts('查询校验', 'Filter validation', '查詢校驗') },
  queryMustInput: {
    default: '0',
    choices: textFlag,
    label: texts('查询是否必填', 'Filter required', '查詢是否必填'),
  },
  sortFlag: { default: '0', choices: textFlag, label: texts('是否支持排序', 'Sortable', '是否支援排序') },
} as const satisfies Properties

/** The properties of a field that its column follows from: a view has them from the form whose table it shows. */
export const columnProperties = [
  'dbFieldName',
  'dbFieldNameOld',
  'dbIsKey',
  'dbIsNull',
  'dbIsPersist',
  'dbType',
  'dbLength',
  'dbPointLength',
  'dbDefaultVal',
] as const
