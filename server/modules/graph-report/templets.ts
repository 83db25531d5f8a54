import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { code } from '../../http/access.ts'
import { resource } from '../../http/resource/resource.ts'
import { choice, choices, codeField, flag, graphTypes, withDefaults } from './model.ts'

const label = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })
const shared = { access: 'online.graph', tenant: { field: 'tenantId' } } as const

/** The graph reports of templates; they are written with their template. */
export const templetItems = resource({
  ...shared,
  operations: [],
  path: '/online/graphreport/templetItem',
  table: 'onlGraphreportTempletItem',
  title: { zh: 'Online图表模板明细', en: 'Reports of graph templates', tw: 'Online圖表範本明細' },
  fields: {
    graphreportTempletId: { type: 'text', writable: false },
    graphreportCode: { type: 'text', required: true, length: 100, label: label('图表编码', 'Graph code', '圖表編碼') },
    graphreportType: choices(label('图表类型', 'Charts', '圖表類型'), graphTypes),
    groupNum: { type: 'integer', label: label('分组序号', 'Group', '分組序號') },
    groupStyle: choice(label('分组样式', 'Look of the group', '分組樣式'), ['1', '2']),
    groupTxt: { type: 'text', length: 100, label: label('分组名称', 'Name of the group', '分組名稱') },
    orderNum: { type: 'integer', label: label('排序', 'Order', '排序') },
    isShow: flag(label('是否显示', 'Shown', '是否顯示')),
    tenantId: { type: 'integer', writable: false },
  },
})

/** Templates, each several graph reports on one page (wire contract 3.5). */
export const templets = resource({
  ...shared,
  path: '/online/graphreport/templet',
  table: 'onlGraphreportTemplet',
  model: 'system.online-graph-templet',
  title: { zh: 'Online图表模板', en: 'Graph templates', tw: 'Online圖表範本' },
  accessOf: { exportXls: code('online.graph:list'), importExcel: code('online.graph:add') },
  fields: {
    templetCode: codeField(
      label('模板编码', 'Code', '範本編碼'),
      label('模板编码已存在', 'This template code exists already.', '範本編碼已存在'),
    ),
    templetName: { label: label('模板名称', 'Name', '範本名稱') },
    templetStyle: choice(label('模板样式', 'Layout', '範本樣式'), ['single', 'double']),
    tenantId: { type: 'integer', writable: false, exported: false },
  },
  parts: () => [{ model: templetItems.model, owner: 'graphreportTempletId' }],
  hooks: {
    beforeAdd: (values) => withDefaults(values, { templetStyle: 'single' }),
    beforeEdit: (values) =>
      Object.hasOwn(values, 'templetStyle') ? withDefaults(values, { templetStyle: 'single' }) : values,
  },
})
