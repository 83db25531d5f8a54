import { findRows } from '../../db/rows.ts'
import { code, type SignedInCall, texts } from '../../http/index.ts'
import { described, resource, type Values } from '../../http/resource/index.ts'
import { nodes } from '../permission/nodes.ts'
import { renameOperations } from '../permission/operations.ts'
import { checkHead, refuseRevealed, shownNames } from './checkHead.ts'
import { checkItem, checkParameter } from './checkItem.ts'
import { choice, choices, codeField, dataTypes, graphTypes, withDefaults } from './model.ts'
import { items, params } from './parts.ts'
import { type PartLists, writtenWith } from './saveParts.ts'

/** Who may write the script of a report, which other clients run as whoever reads it. */
export const scriptCode = 'online.graph:script'

const defaults = { graphType: 'bar', isCombination: 'single', displayTemplate: 'single', dataType: 'sql' }

/** The parts that a graph report is written with. */
export const graphParts: PartLists = {
  onlGraphreportItemList: {
    model: items.model,
    owner: 'graphreportHeadId',
    name: 'fieldName',
    defaults: ({ fieldName }) => ({
      ...{ fieldTxt: fieldName, isShow: 'Y', isTotal: 'N', searchFlag: 'N', searchMode: 'single', fieldType: 'String' },
    }),
    check: checkItem,
  },
  paramsList: { model: params.model, owner: 'headId', name: 'paramName', defaults: () => ({}), check: checkParameter },
}

const writes = writtenWith(graphParts)

/** Graph reports as records (wire contract 1.15, 3.5). Their items and parameters go with them. */
export const heads = resource({
  path: '/online/graphreport/head',
  table: 'onlGraphreportHead',
  model: 'system.online-graph',
  title: texts('Online图表', 'Graph reports', 'Online圖表'),
  access: 'online.graph',
  act: { changes: (ids) => ({ graphs: ids }) },
  accessOf: { exportXls: code('online.graph:list'), importExcel: code('online.graph:add') },
  tenant: { field: 'tenantId' },
  fields: {
    name: { label: texts('图表名称', 'Name', '圖表名稱') },
    code: codeField(
      texts('图表编码', 'Code', '圖表編碼'),
      texts('图表编码已存在', 'This graph code exists already.', '圖表編碼已存在'),
    ),
    graphType: choices(texts('图表类型', 'Charts', '圖表類型'), graphTypes, { dict: 'online_graph_type' }),
    isCombination: choice(texts('是否组合', 'Combination', '是否組合'), ['combination', 'single']),
    displayTemplate: choice(texts('展示模板', 'Layout', '展示範本'), ['tab', 'single', 'double'], {
      dict: 'online_graph_display_template',
    }),
    dataType: choice(texts('数据类型', 'Kind of data', '資料類型'), dataTypes, { dict: 'online_graph_data_type' }),
    dbSource: {},
    cgrSql: { label: texts('数据', 'Data', '資料'), required: false },
    ...described('xaxisField', 'yaxisField', 'yaxisText', 'content'),
    extendJs: { length: 100_000, exported: false, access: scriptCode },
    tenantId: { type: 'integer', writable: false, exported: false },
  },
  lookup: ['id', 'code', 'name'],
  parts: () => Object.values(graphParts),
  operations: ['list', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  hooks: {
    ...writes,
    async afterEdit(row, before, call) {
      const shown = shownNames(before, await readItems(call, row.id))
      await writes.afterEdit(row, before, call)
      // What is read may be another thing now, which its writer needed the code for.
      await refuseRevealed(call, row, shown, shownNames(row, await readItems(call, row.id)))
      await renameOperations(nodes, call, { from: `graph:${before.code}`, to: `graph:${row.code}` })
    },
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

const readItems = ({ db }: SignedInCall, id: unknown) =>
  findRows(db, 'onlGraphreportItem', { graphreportHeadId: String(id) }, ['fieldName'])

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))
