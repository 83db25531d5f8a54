import { texts } from '../../http/index.ts'
import { resource } from '../../http/resource/index.ts'
import { graphMessages } from './messages.ts'
import { choice, flag } from './model.ts'
import { headModel } from './records.ts'

const order = { type: 'integer', label: texts('排序', 'Order', '排序') } as const
const own = { type: 'text', writable: false } as const
const tenantId = { type: 'integer', writable: false } as const

const shared = { access: 'online.graph', operations: [], tenant: { field: 'tenantId' } } as const
const ofReport = (field: string) => ({ owner: () => headModel, field, message: graphMessages.unknownReport })

/** The values of the records of graph reports; they are written with their report. */
export const items = resource({
  ...shared,
  act: 'none',
  of: ofReport('graphreportHeadId'),
  path: '/online/graphreport/item',
  table: 'onlGraphreportItem',
  title: texts('Online图表字段', 'Fields of graph reports', 'Online圖表欄位'),
  fields: {
    graphreportHeadId: own,
    fieldName: { type: 'text', required: true, length: 100, label: texts('字段名', 'Field', '欄位名') },
    fieldTxt: { type: 'text', length: 100, label: texts('字段文本', 'Text', '欄位文字') },
    isShow: flag(texts('是否显示', 'Visible', '是否顯示')),
    isTotal: flag(texts('是否合计', 'Total', '是否合計')),
    searchFlag: flag(texts('是否查询', 'Filter', '是否查詢')),
    searchMode: choice(texts('查询模式', 'Filter type', '查詢模式'), ['single', 'group']),
    dictCode: { type: 'text', length: 200, label: texts('字典', 'Dictionary', '字典') },
    fieldHref: { type: 'text', length: 500, label: texts('链接', 'Link', '連結') },
    fieldType: {
      type: 'text',
      length: 30,
      label: texts('字段类型', 'Type', '欄位類型'),
      pattern: {
        matches: /^[A-Za-z]+$/,
        message: texts('字段类型只含字母', 'A type has letters only.', '欄位類型只含字母'),
      },
    },
    isPublic: flag(texts('是否公开', 'Public', '是否公開')),
    orderNum: order,
    replaceVal: { type: 'text', length: 500, label: texts('替换值', 'Value mapping', '替換值') },
    tenantId,
  },
})

/** The parameters of graph reports; they are written with their report. */
export const params = resource({
  ...shared,
  act: 'none',
  of: ofReport('headId'),
  path: '/online/graphreport/params',
  table: 'onlGraphreportParams',
  title: texts('Online图表参数', 'Parameters of graph reports', 'Online圖表參數'),
  fields: {
    headId: own,
    paramName: { type: 'text', required: true, length: 60, label: texts('参数', 'Parameter', '參數') },
    paramTxt: { type: 'text', length: 100, label: texts('参数文本', 'Text', '參數文字') },
    paramValue: { type: 'text', length: 500, label: texts('参数默认值', 'Default value', '參數預設值') },
    paramType: choice(texts('参数类型', 'Type', '參數類型'), ['text', 'number', 'date', 'datetime', 'dict']),
    dictCode: { type: 'text', length: 200, label: texts('字典', 'Dictionary', '字典') },
    isRequired: flag(texts('是否必填', 'Required', '是否必填')),
    orderNum: order,
    tenantId,
  },
})
