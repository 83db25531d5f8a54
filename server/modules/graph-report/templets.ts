import { createFailure } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'
import { resource } from '../../http/resource/index.ts'
import { nodes } from '../permission/nodes.ts'
import { renameOperations } from '../permission/operations.ts'
import { checkOpenTemplet } from './checkOpen.ts'
import { findByCode } from './findGraph.ts'
import { heads } from './heads.ts'
import { graphMessages } from './messages.ts'
import { choice, choices, flag, graphTypes, withDefaults } from './model.ts'
import { templetModel, templetRecords } from './records.ts'
import { type PartLists, readPartLists, writtenWith } from './saveParts.ts'

/** The graph reports of templates; they are written with their template. */
export const templetItems = resource({
  access: 'online.graph',
  act: 'none',
  operations: [],
  tenant: { field: 'tenantId' },
  of: { owner: () => templetModel, field: 'graphreportTempletId', message: graphMessages.unknownTemplet },
  path: '/online/graphreport/templetItem',
  table: 'onlGraphreportTempletItem',
  title: texts('Online图表模板明细', 'Reports of graph templates', 'Online圖表範本明細'),
  fields: {
    graphreportTempletId: { type: 'text', writable: false },
    graphreportCode: { type: 'text', required: true, length: 100, label: texts('图表编码', 'Graph code', '圖表編碼') },
    graphreportType: choices(texts('图表类型', 'Charts', '圖表類型'), graphTypes),
    groupNum: { type: 'integer', label: texts('分组序号', 'Group', '分組序號') },
    groupStyle: choice(texts('分组样式', 'Group style', '分組樣式'), ['1', '2']),
    groupTxt: { type: 'text', length: 100, label: texts('分组名称', 'Group name', '分組名稱') },
    orderNum: { type: 'integer', label: texts('排序', 'Order', '排序') },
    isShow: flag(texts('是否显示', 'Visible', '是否顯示')),
    tenantId: { type: 'integer', writable: false },
  },
})

/** The parts that a template is written with. */
export const templetParts: PartLists = {
  onlGraphreportTempletItemList: {
    model: templetItems.model,
    owner: 'graphreportTempletId',
    defaults: () => ({ groupNum: 1, groupStyle: '1', isShow: 'Y' }),
    async check({ graphreportCode }, call) {
      const found = await findByCode(call, heads.model, 'code', String(graphreportCode))
      if (found === undefined)
        throw createFailure(graphMessages.noReport, { details: { code: String(graphreportCode).slice(0, 100) } })
    },
  },
}

const writes = writtenWith(templetParts)
const defaults = { templetStyle: 'single', isOpen: 'N' }

/** Templates, each several graph reports on one page (wire contract 3.5). */
export const templets = resource({
  ...templetRecords,
  act: { changes: (ids) => ({ templets: ids }) },
  parts: () => Object.values(templetParts),
  beside: (call, id) => readPartLists(call, templetParts, id),
  operations: ['list', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  hooks: {
    async afterAdd(row, call) {
      await writes.afterAdd(row, call)
      await checkOpenTemplet(call, row)
    },
    async afterEdit(row, before, call) {
      await writes.afterEdit(row, before, call)
      await checkOpenTemplet(call, row)
      const [from, to] = [`templet:${before.templetCode}`, `templet:${row.templetCode}`]
      await renameOperations(nodes, call, { from, to })
    },
    beforeAdd: (values) => withDefaults(values, defaults),
    beforeEdit(values) {
      const named = Object.entries(defaults).filter(([name]) => Object.hasOwn(values, name))
      return withDefaults(values, Object.fromEntries(named))
    },
  },
})
