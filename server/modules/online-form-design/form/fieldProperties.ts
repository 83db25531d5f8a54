import type { Field, Fields } from '../../../http/resource/field.ts'
import { dbTypes, queryShowTypes, showTypes } from '../../../online/form/description.ts'
import { type Choices, oneOf } from './choices.ts'

/** What a field of a form says, by its name on the wire (wire contract 3.2). */
export const fieldProperties = {
  dbFieldName: { type: 'text', required: true, length: 32, label: { zh: '字段名称', en: 'Name', tw: '欄位名稱' } },
  dbFieldTxt: { type: 'text', required: true, length: 200, label: { zh: '字段备注', en: 'Label', tw: '欄位備註' } },
  dbIsKey: { type: 'integer', label: { zh: '是否主键', en: 'Key', tw: '是否主鍵' } },
  dbIsNull: { type: 'integer', label: { zh: '允许空值', en: 'May be empty', tw: '允許空值' } },
  dbIsPersist: { type: 'integer', label: { zh: '同步数据库', en: 'Has a column', tw: '同步資料庫' } },
  dbType: { type: 'text', label: { zh: '字段类型', en: 'Type', tw: '欄位類型' } },
  dbLength: { type: 'integer', label: { zh: '字段长度', en: 'Length', tw: '欄位長度' } },
  dbPointLength: { type: 'integer', label: { zh: '小数点', en: 'Digits after the point', tw: '小數點' } },
  dbDefaultVal: { type: 'text', length: 500, label: { zh: '默认值', en: 'Default in the database', tw: '預設值' } },
  dictField: { type: 'text', length: 500, label: { zh: '字典Code', en: 'Dictionary code', tw: '字典Code' } },
  dictTable: { type: 'text', length: 2000, label: { zh: '字典Table', en: 'Dictionary table', tw: '字典Table' } },
  dictText: { type: 'text', length: 500, label: { zh: '字典Text', en: 'Dictionary text', tw: '字典Text' } },
  fieldShowType: { type: 'text', label: { zh: '控件类型', en: 'Widget', tw: '控制項類型' } },
  fieldHref: { type: 'text', length: 500, label: { zh: '跳转Href', en: 'Link', tw: '跳轉Href' } },
  fieldLength: { type: 'integer', label: { zh: '控件长度', en: 'Width', tw: '控制項長度' } },
  fieldValidType: { type: 'text', length: 300, label: { zh: '校验', en: 'Check', tw: '校驗' } },
  fieldMustInput: { type: 'text', label: { zh: '是否必填', en: 'Required', tw: '是否必填' } },
  fieldExtendJson: { type: 'text', length: 20_000, label: { zh: '扩展参数', en: 'Further settings', tw: '擴充參數' } },
  fieldDefaultValue: { type: 'text', length: 500, label: { zh: '默认值', en: 'Default', tw: '預設值' } },
  isQuery: { type: 'integer', label: { zh: '是否查询', en: 'In the query bar', tw: '是否查詢' } },
  isShowForm: { type: 'integer', label: { zh: '表单显示', en: 'In the form', tw: '表單顯示' } },
  isShowList: { type: 'integer', label: { zh: '列表显示', en: 'In the list', tw: '列表顯示' } },
  isReadOnly: { type: 'integer', label: { zh: '是否只读', en: 'Read only', tw: '是否唯讀' } },
  queryMode: { type: 'text', label: { zh: '查询类型', en: 'Query mode', tw: '查詢類型' } },
  mainTable: { type: 'text', length: 50, label: { zh: '主表名', en: 'Main table', tw: '主表名' } },
  mainField: { type: 'text', length: 32, label: { zh: '主表字段', en: 'Field of the main table', tw: '主表欄位' } },
  orderNum: { type: 'integer', label: { zh: '序号', en: 'Place', tw: '序號' } },
  converter: { type: 'text', length: 200, label: { zh: '自定义值转换器', en: 'Converter', tw: '自訂值轉換器' } },
  queryDefVal: { type: 'text', length: 500, label: { zh: '查询默认值', en: 'Default of the query', tw: '查詢預設值' } },
  queryDictText: {
    type: 'text',
    length: 500,
    label: { zh: '查询字典Text', en: 'Dictionary text of the query', tw: '查詢字典Text' },
  },
  queryDictField: {
    type: 'text',
    length: 500,
    label: { zh: '查询字典Code', en: 'Dictionary code of the query', tw: '查詢字典Code' },
  },
  queryDictTable: {
    type: 'text',
    length: 2000,
    label: { zh: '查询字典Table', en: 'Dictionary table of the query', tw: '查詢字典Table' },
  },
  queryShowType: { type: 'text', label: { zh: '查询控件类型', en: 'Widget of the query', tw: '查詢控制項類型' } },
  queryConfigFlag: {
    type: 'text',
    label: { zh: '是否启用查询配置', en: 'Query has settings of its own', tw: '是否啟用查詢配置' },
  },
  queryValidType: { type: 'text', length: 300, label: { zh: '查询校验', en: 'Check of the query', tw: '查詢校驗' } },
  queryMustInput: { type: 'text', label: { zh: '查询是否必填', en: 'Query is required', tw: '查詢是否必填' } },
  sortFlag: { type: 'text', label: { zh: '是否支持排序', en: 'Sorts', tw: '是否支援排序' } },
} as const satisfies Readonly<Record<string, Field>> & Fields

/** What stands in a field where the request leaves a place empty; null where the place stays empty. */
export const fieldDefaults = {
  dbIsKey: 0,
  dbIsNull: 1,
  dbIsPersist: 1,
  dbType: 'string',
  dbLength: 32,
  dbPointLength: 0,
  fieldShowType: 'text',
  fieldLength: 200,
  fieldMustInput: '0',
  isQuery: 0,
  isShowForm: 1,
  isShowList: 1,
  isReadOnly: 0,
  queryMode: 'single',
  queryConfigFlag: '0',
  queryMustInput: '0',
  sortFlag: '0',
} as const

const flag = oneOf(0, 1)
const textFlag = oneOf('0', '1')

/** The words that single properties of a field know. */
export const fieldChoices: Choices = {
  dbIsKey: flag,
  dbIsNull: flag,
  dbIsPersist: flag,
  dbType: dbTypes,
  fieldShowType: showTypes,
  fieldMustInput: textFlag,
  isQuery: flag,
  isShowForm: flag,
  isShowList: flag,
  isReadOnly: flag,
  queryMode: oneOf('single', 'like', 'group'),
  queryShowType: queryShowTypes,
  queryConfigFlag: textFlag,
  queryMustInput: textFlag,
  sortFlag: textFlag,
}

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
