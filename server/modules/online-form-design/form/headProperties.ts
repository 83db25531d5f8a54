import type { DeclaredFields } from '../../../http/resource/field.ts'
import { type Choices, oneOf } from './choices.ts'

const byServer = { writable: false } as const
const yesNo = ['Y', 'N'] as const

/** What the head of a form says, by its name on the wire (wire contract 3.1). */
export const headProperties = {
  tableName: { required: true, length: 50 },
  tableType: { type: 'integer' },
  tableVersion: { type: 'integer', ...byServer },
  tableTxt: {},
  isCheckbox: {},
  isDbSynch: {
    ...byServer,
    versioned: false,
    label: { zh: '同步数据库状态', en: 'Table is as described', tw: '同步資料庫狀態' },
  },
  isPage: { label: { zh: '是否分页', en: 'Pages', tw: '是否分頁' } },
  isTree: { label: { zh: '是否树', en: 'Tree', tw: '是否樹' } },
  idSequence: { type: 'text', length: 63, label: { zh: '主键序列', en: 'Sequence of the key', tw: '主鍵序列' } },
  idType: { type: 'text', label: { zh: '主键策略', en: 'Who makes the key', tw: '主鍵策略' } },
  queryMode: {},
  relationType: { type: 'integer', label: { zh: '映射关系', en: 'Relation to the main table', tw: '映射關係' } },
  subTableStr: {
    type: 'text',
    ...byServer,
    versioned: false,
    label: { zh: '子表', en: 'Sub tables', tw: '子表' },
  },
  tabOrderNum: { type: 'integer', label: { zh: '附表排序序号', en: 'Place among the sub tables', tw: '附表排序序號' } },
  treeParentIdField: {
    type: 'text',
    length: 63,
    label: { zh: '树形表单父id', en: 'Field of the parent', tw: '樹狀表單父id' },
  },
  treeIdField: {
    type: 'text',
    length: 63,
    label: { zh: '树表是否有子节点字段', en: 'Field that says whether there are children', tw: '樹表是否有子節點欄位' },
  },
  treeFieldname: {
    type: 'text',
    length: 63,
    label: { zh: '树开表单列字段', en: 'Field that is shown as a tree', tw: '樹狀表單列欄位' },
  },
  formCategory: { length: 50 },
  formTemplate: { label: { zh: 'PC表单模板', en: 'Fields side by side', tw: 'PC表單範本' } },
  formTemplateMobile: { label: { zh: '移动表单模板', en: 'Fields side by side on phones', tw: '行動表單範本' } },
  scroll: { type: 'integer', label: { zh: '显示滚动条', en: 'Scrolls sideways', tw: '顯示捲軸' } },
  copyVersion: {
    type: 'integer',
    ...byServer,
    label: { zh: '视图版本号', en: 'Number of the view', tw: '檢視版本號' },
  },
  copyType: { type: 'integer', ...byServer, label: { zh: '视图', en: 'View', tw: '檢視' } },
  physicId: { type: 'text', ...byServer, label: { zh: '原表', en: 'Form whose table the view shows', tw: '原表' } },
  extConfigJson: { type: 'text', length: 20_000, label: { zh: '扩展配置', en: 'Further settings', tw: '擴充設定' } },
  themeTemplate: { label: { zh: '主题模板', en: 'Theme', tw: '主題範本' } },
  isDesForm: { type: 'text', label: { zh: '是否用设计器表单', en: 'Has a designed form', tw: '是否用設計器表單' } },
  desFormCode: {
    type: 'text',
    length: 100,
    label: { zh: '设计器表单编码', en: 'Code of the designed form', tw: '設計器表單編碼' },
  },
  lowAppId: { type: 'text', length: 50, label: { zh: '应用', en: 'Application', tw: '應用' } },
  tenantId: { type: 'integer', ...byServer, label: { zh: '租户', en: 'Tenant', tw: '租戶' } },
} as const satisfies DeclaredFields

/** What stands in a head where the request leaves a place empty; null where the place stays empty. */
export const headDefaults = {
  tableType: 1,
  isCheckbox: 'Y',
  isPage: 'Y',
  isTree: 'N',
  idType: 'UUID',
  queryMode: 'single',
  formCategory: 'temp',
  formTemplate: '1',
  scroll: 1,
  themeTemplate: 'normal',
  isDesForm: 'N',
} as const

/** The words that single properties of a head know. */
export const headChoices: Choices = {
  tableType: oneOf(1, 2, 3),
  isCheckbox: oneOf(...yesNo),
  isPage: oneOf(...yesNo),
  isTree: oneOf(...yesNo),
  isDesForm: oneOf(...yesNo),
  idType: oneOf('UUID', 'NATIVE', 'SEQUENCE'),
  queryMode: oneOf('single', 'group'),
  relationType: oneOf(0, 1),
  formTemplate: oneOf('1', '2', '3', '4'),
  formTemplateMobile: oneOf('1', '2', '3', '4'),
  scroll: oneOf(0, 1),
  themeTemplate: oneOf('normal', 'erp', 'innerTable', 'tab'),
}

/** What `head/edit` may change: how the pages look, and nothing that the table follows from. */
export const looks: readonly string[] = [
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
