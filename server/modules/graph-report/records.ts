import { code, texts } from '../../http/index.ts'
import { described, type ResourceDeclaration, type ResourceModel, toModel } from '../../http/resource/index.ts'
import { choice, choices, codeField, dataTypes, graphTypes, openFor } from './model.ts'

/** Who may write the script of a report, which other clients run as whoever reads it. */
export const scriptCode = 'online.graph:script'

/** What graph reports are as records (wire contract 1.15, 3.5), without what their writes do beside. */
export const headRecords = {
  path: '/online/graphreport/head',
  table: 'onlGraphreportHead',
  model: 'system.online-graph',
  title: texts('Online图表', 'Graph reports', 'Online圖表'),
  access: 'online.graph',
  accessOf: { exportXls: code('online.graph:list'), importExcel: code('online.graph:add') },
  tenant: { field: 'tenantId' },
  fields: {
    name: { alsoCalled: texts('图表名称', 'Name', '圖表名稱') },
    // One that is left empty is made of the name.
    code: {
      ...codeField(
        texts('图表编码', 'Code', '圖表編碼'),
        texts('图表编码已存在', 'This graph code is already in use.', '圖表編碼已存在'),
      ),
      required: false,
    },
    graphType: choices(texts('图表类型', 'Charts', '圖表類型'), graphTypes, { dict: 'online_graph_type' }),
    isCombination: choice(texts('是否组合', 'Combination', '是否組合'), ['combination', 'single']),
    displayTemplate: choice(texts('展示模板', 'Layout', '展示範本'), ['tab', 'single', 'double'], {
      dict: 'online_graph_display_template',
    }),
    dataType: choice(texts('数据类型', 'Data type', '資料類型'), dataTypes, { dict: 'online_graph_data_type' }),
    dbSource: {},
    cgrSql: { alsoCalled: texts('数据', 'Data', '資料'), required: false },
    ...described('xaxisField', 'yaxisField', 'yaxisText', 'content'),
    isOpen: openFor,
    extendJs: { length: 100_000, exported: false, access: scriptCode },
    tenantId: { type: 'integer', writable: false, exported: false },
  },
  lookup: ['id', 'code', 'name'],
} as const satisfies ResourceDeclaration

/** For the records that belong to graph reports. */
export const headModel: ResourceModel = toModel(headRecords)

/** What templates are as records (wire contract 3.5), without what their writes do beside. */
export const templetRecords = {
  access: 'online.graph',
  tenant: { field: 'tenantId' },
  path: '/online/graphreport/templet',
  table: 'onlGraphreportTemplet',
  model: 'system.online-graph-templet',
  title: texts('Online图表模板', 'Graph templates', 'Online圖表範本'),
  accessOf: { exportXls: code('online.graph:list'), importExcel: code('online.graph:add') },
  fields: {
    templetCode: codeField(
      texts('模板编码', 'Code', '範本編碼'),
      texts('模板编码已存在', 'This template code is already in use.', '範本編碼已存在'),
    ),
    templetName: { alsoCalled: texts('模板名称', 'Name', '範本名稱') },
    templetStyle: choice(texts('模板样式', 'Layout', '範本樣式'), ['single', 'double']),
    isOpen: openFor,
    tenantId: { type: 'integer', writable: false, exported: false },
  },
} as const satisfies ResourceDeclaration

/** For the records that belong to templates. */
export const templetModel: ResourceModel = toModel(templetRecords)
