import { texts } from '../../../http/index.ts'
import { oneOf, type Properties } from './choices.ts'

const byServer = { writable: false } as const
const yesNo = oneOf('Y', 'N')

/** What the head of a form says, by its name on the wire (wire contract 3.1). */
export const headProperties = {
  tableName: { required: true, length: 50 },
  tableType: { default: 1, choices: oneOf(1, 2, 3), type: 'integer' },
  tableVersion: { type: 'integer', ...byServer },
  tableTxt: {},
  isCheckbox: { default: 'Y', choices: yesNo },
  isDbSynch: {
    ...byServer,
    versioned: false,
    label: texts('同步数据库状态', 'In sync', '同步資料庫狀態'),
  },
  isPage: { default: 'Y', choices: yesNo, label: texts('是否分页', 'Pages', '是否分頁') },
  isTree: { default: 'N', choices: yesNo, label: texts('是否树', 'Tree', '是否樹') },
  idSequence: { type: 'text', length: 63, label: texts('主键序列', 'Key sequence', '主鍵序列') },
  idType: {
    default: 'UUID',
    choices: oneOf('UUID', 'NATIVE', 'SEQUENCE'),
    type: 'text',
    label: texts('主键策略', 'Key strategy', '主鍵策略'),
  },
  queryMode: { default: 'single', choices: oneOf('single', 'group') },
  relationType: {
    choices: oneOf(0, 1),
    type: 'integer',
    label: texts('映射关系', 'Relation to the main table', '映射關係'),
  },
  subTableStr: {
    type: 'text',
    ...byServer,
    versioned: false,
    label: texts('子表', 'Sub tables', '子表'),
  },
  tabOrderNum: { type: 'integer', label: texts('附表排序序号', 'Order of sub tables', '附表排序序號') },
  treeParentIdField: {
    type: 'text',
    length: 63,
    label: texts('树形表单父id', 'Parent field', '樹狀表單父id'),
  },
  treeIdField: {
    type: 'text',
    length: 63,
    label: texts('树表是否有子节点字段', 'Has-children field', '樹表是否有子節點欄位'),
  },
  treeFieldname: {
    type: 'text',
    length: 63,
    label: texts('树开表单列字段', 'Tree field', '樹狀表單列欄位'),
  },
  formCategory: { default: 'temp', length: 50 },
  formTemplate: {
    default: '1',
    choices: oneOf('1', '2', '3', '4'),
    label: texts('PC表单模板', 'Fields per row', 'PC表單範本'),
  },
  formTemplateMobile: {
    choices: oneOf('1', '2', '3', '4'),
    label: texts('移动表单模板', 'Fields per row on phones', '行動表單範本'),
  },
  scroll: {
    default: 1,
    choices: oneOf(0, 1),
    type: 'integer',
    label: texts('显示滚动条', 'Horizontal scrolling', '顯示捲軸'),
  },
  copyVersion: {
    type: 'integer',
    ...byServer,
    label: texts('视图版本号', 'View number', '檢視版本號'),
  },
  copyType: { type: 'integer', ...byServer, label: texts('视图', 'View', '檢視') },
  physicId: { type: 'text', ...byServer, label: texts('原表', 'Original table', '原表') },
  extConfigJson: { type: 'text', length: 20_000, label: texts('扩展配置', 'More settings', '擴充設定') },
  themeTemplate: {
    default: 'normal',
    choices: oneOf('normal', 'erp', 'innerTable', 'tab'),
    label: texts('主题模板', 'Theme', '主題範本'),
  },
  isDesForm: {
    default: 'N',
    choices: yesNo,
    type: 'text',
    label: texts('是否用设计器表单', 'Uses a designed form', '是否用設計器表單'),
  },
  desFormCode: {
    type: 'text',
    length: 100,
    label: texts('设计器表单编码', 'Designed form code', '設計器表單編碼'),
  },
  lowAppId: { type: 'text', length: 50, label: texts('应用', 'Application', '應用') },
  tenantId: { type: 'integer', ...byServer, label: texts('租户', 'Tenant', '租戶') },
} as const satisfies Properties

/** What `head/edit` may change: how the pages look, and nothing that the table follows from. */
export const appearanceProperties: readonly string[] = [
  'tableTxt',
  'isCheckbox',
  'isPage',
  'queryMode',
  'formCategory',
  'formTemplate',
  'formTemplateMobile',
  'scroll',
  'extConfigJson',
  'themeTemplate',
  'isDesForm',
  'desFormCode',
]
