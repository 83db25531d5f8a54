import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { code } from '../../http/access.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { described } from '../../http/resource/field.ts'
import { resource } from '../../http/resource/resource.ts'
import { checkHead } from './checkHead.ts'
import { choice, choices, codeField, dataTypes, graphTypes, withDefaults } from './model.ts'
import { items, params } from './parts.ts'

const label = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

const defaults = { graphType: 'bar', isCombination: 'single', displayTemplate: 'single', dataType: 'sql' }

/** Graph reports as records (wire contract 1.15, 3.5). Their items and parameters go with them. */
export const heads = resource({
  path: '/online/graphreport/head',
  table: 'onlGraphreportHead',
  model: 'system.online-graph',
  title: { zh: 'Online图表', en: 'Graph reports', tw: 'Online圖表' },
  access: 'online.graph',
  accessOf: { exportXls: code('online.graph:list'), importExcel: code('online.graph:add') },
  tenant: { field: 'tenantId' },
  fields: {
    name: { label: label('图表名称', 'Name', '圖表名稱') },
    code: codeField(
      label('图表编码', 'Code', '圖表編碼'),
      label('图表编码已存在', 'This graph code exists already.', '圖表編碼已存在'),
    ),
    graphType: choices(label('图表类型', 'Charts', '圖表類型'), graphTypes, { dict: 'online_graph_type' }),
    isCombination: choice(label('是否组合', 'Combination', '是否組合'), ['combination', 'single']),
    displayTemplate: choice(label('展示模板', 'Layout', '展示範本'), ['tab', 'single', 'double'], {
      dict: 'online_graph_display_template',
    }),
    dataType: choice(label('数据类型', 'Kind of data', '資料類型'), dataTypes, { dict: 'online_graph_data_type' }),
    dbSource: {},
    cgrSql: { label: label('数据', 'Data', '資料'), required: false },
    ...described('xaxisField', 'yaxisField', 'yaxisText', 'content'),
    extendJs: { length: 100_000, exported: false },
    tenantId: { type: 'integer', writable: false, exported: false },
  },
  lookup: ['id', 'code', 'name'],
  parts: () => [
    { model: items.model, owner: 'graphreportHeadId' },
    { model: params.model, owner: 'headId' },
  ],
  hooks: {
    async beforeAdd(values, call) {
      const whole = withDefaults(values, defaults)
      await checkHead(call, whole, undefined)
      return whole
    },
    async beforeEdit(values, before, call) {
      const cleared = Object.keys(defaults).filter((name) => Object.hasOwn(values, name))
      const whole = { ...values, ...pick(withDefaults(values, defaults), cleared) }
      await checkHead(call, { ...before, ...whole }, before)
      return whole
    },
  },
})

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))
