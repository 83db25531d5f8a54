import type { Names } from './foreignRecords.ts'

type Values = Readonly<Record<string, unknown>>

/** A foreign record beside those of the own tenant. */
interface FormTargets extends Names {
  readonly own: Names
}

type Calls = (targets: FormTargets) => readonly Values[]

const statement = 'delete from own_form'
const byHead: Calls = ({ form }) => [{ headId: form, mode: 'normal' }]
const byId: Calls = ({ form: id }) => [{ id }]
const byForm: Calls = ({ form: formId }) => [{ formId, type: 'form' }]
const ofRoles: Calls = ({ form, role, own }) => [
  { roleId: role, cgformId: own.form, authIds: [], type: 1 },
  { roleId: own.role, cgformId: form, authIds: [], type: 1 },
  { roleId: own.role, cgformId: own.form, authMode: 'user', authIds: [], type: 1 },
]
const column = { code: 'id', codes: ['id'], status: 1, type: 1 }

const ofForm: Calls = ({ form, formTable }) => [
  { code: form, table: form, id: 'any', ids: 'any' },
  { code: formTable, table: formTable, id: 'any', ids: 'any' },
]

/** The calls by which the pages of a form work. */
const runtimeCalls: Readonly<Record<string, Calls>> = Object.fromEntries(
  [
    ...['getColumns', 'getErpColumns', 'getQueryInfo', 'getQueryInfoVue3', 'getFormItem', 'getErpFormItem'].map(
      (name) => `${name}/:code`,
    ),
    ...['getFormItemBytbname/:table', 'getEnhanceJs/:code', 'getData/:code', 'getTreeData/:code'],
    ...['form/:code/:id', 'detail/:code/:id', 'form/:code', 'subform/:table/:id', 'subform/list/:table/:id'],
    ...['removal/:code', 'restore/:code'],
    ...['exportXls/:code', 'exportXlsOld/:code', 'importXls/:code', 'importExcel/:code'],
  ].map((path) => [`/online/cgform/api/${path}`, ofForm]),
)

/** The calls of the designer of online forms that name forms and what belongs to them, by their path. */
export const onlineFormCalls: Readonly<Record<string, Calls>> = {
  ...runtimeCalls,
  '/online/cgform/api/transition/:code/:move': ({ form, formTable }) => [
    { code: form, move: 'any', id: 'any' },
    { code: formTable, move: 'any', id: 'any' },
  ],
  '/online/cgform/rules/:formId': ({ form: formId }) => [{ formId, rules: '{}' }],
  '/online/cgform/api/doButton': ({ form }) => [{ formId: form, buttonCode: 'any', dataId: 'any' }],
  '/online/cgform/field/download/:code/:recordId/:field': ({ form, formTable }) => [
    { code: form, recordId: 'any', field: 'id' },
    { code: formTable, recordId: 'any', field: 'id' },
  ],
  '/online/cgform/field/listByHeadId': byHead,
  '/online/cgform/index/listByHeadId': byHead,
  '/online/cgform/field/listByHeadCode': ({ formTable: headCode }) => [{ headCode }],
  '/online/cgform/api/getByHead': byId,
  '/online/cgform/head/tableInfo': ({ form: code }) => [{ code }],
  '/online/cgform/api/checkOnlyTable': ({ form: id }) => [{ tbname: 'free_name', id }],
  '/online/cgform/api/addAll': ({ formTable }) => [
    {
      head: { tableName: 'new_form', tableTxt: 'New', tableType: 3 },
      fields: [{ dbFieldName: 'main_id', dbFieldTxt: 'Main', mainTable: formTable, mainField: 'id' }],
    },
  ],
  '/online/cgform/design': byId,
  '/online/cgform/design/add': ({ formTable }) => [
    { title: 'New', kind: 'part', main: formTable, fields: [{ label: 'a', type: 'text' }] },
    { title: 'New', fields: [{ label: 'a', type: 'link', linkTo: formTable }] },
  ],
  '/online/cgform/design/edit': ({ form }) => [{ id: form, title: 'Taken', fields: [{ label: 'a', type: 'text' }] }],
  '/online/cgform/api/editAll': ({ form, formTable, own }) => [
    { head: { id: form, tableTxt: 'Taken' } },
    { head: { id: own.form }, deleteFieldIds: [`${form}-id`], fields: [{ id: `${form}-id`, dbFieldName: 'x y' }] },
    {
      head: { id: own.form, tableType: 3 },
      fields: [{ dbFieldName: 'main_id', dbFieldTxt: 'M', mainTable: formTable, mainField: 'id' }],
    },
  ],
  '/online/cgform/head/edit': ({ form: id }) => [{ id, tableTxt: 'Taken' }],
  '/online/cgform/head/restore': ({ form: id }) => [{ id, dataVersion: 1 }],
  '/online/cgform/api/planDbSynch/:headId/:mode': byHead,
  '/online/cgform/api/doDbSynch/:headId/:mode': byHead,
  '/online/cgform/head/delete': byId,
  '/online/cgform/head/deleteBatch': ({ form: ids }) => [{ ids }, { ids, flag: '1' }],
  '/online/cgform/head/removeRecord': byId,
  '/online/cgform/head/copyOnline': ({ form: code }) => [{ code }],
  '/online/cgform/head/copyOnlineTable/:id': ({ form: id }) => [{ id, tableName: 'new_form' }],
  '/online/cgform/head/queryTables': ({ formTable: tableName }) => [{ tableName }],
  '/online/cgform/head/transTables/:tables': ({ formTable: tables }) => [{ tables }],
  '/online/cgform/button/add': ({ form }) => [{ cgformHeadId: form, buttonCode: 'new', buttonName: 'New' }],
  '/online/cgform/button/list/:headId': byHead,
  '/online/cgform/button/builtInList/:headId': byHead,
  '/online/cgform/head/enhanceButton/:formId': byForm,
  '/online/cgform/head/enhanceJs/:formId': ({ form: formId }) => [
    { formId, type: 'form', cgJsType: 'form', cgJs: 'x' },
  ],
  '/online/cgform/head/enhanceSql/:formId': ({ form, formStatement, own }) => [
    { formId: form, buttonCode: 'new', cgbSql: statement },
    { formId: own.form, id: formStatement, cgbSql: statement },
  ],
  '/online/cgform/head/enhanceJava/:formId': ({ form, formCall, own }) => [
    { formId: form, buttonCode: 'new', cgJavaValue: 'https://example.com/' },
    { formId: own.form, id: formCall, cgJavaValue: 'https://example.com/' },
  ],
  '/online/cgform/head/deletebatchEnhanceSql': ({ formStatement: ids }) => [{ ids }],
  '/online/cgform/head/deleteBatchEnhanceJava': ({ formCall: ids }) => [{ ids }],
  '/online/cgform/head/enhanceJavaByButtonCode/:code': ({ form: formId }) => [{ code: 'ship', formId }],
  '/online/cgform/api/authColumn/:id': ({ form: id }) => [{ id, ...column }],
  '/online/cgform/api/authColumn/:id/batch': ({ form: id }) => [{ id, ...column }],
  '/online/cgform/api/authButton/:id': ({ form: id }) => [{ id, ...column, code: 'add' }],
  '/online/cgform/api/authPage/:id/:type': ({ form: id }) => [{ id, type: 1 }],
  '/online/cgform/api/validAuthData/:id': byId,
  '/online/cgform/api/authData/:id': ({ form, formRule }) => [
    { id: form, ruleName: 'New', ruleColumn: 'id', ruleOperator: '=', ruleValue: '1' },
    { id: formRule, ruleName: 'Taken' },
  ],
  '/online/cgform/api/roleAuth': ofRoles,
  '/online/cgform/api/roleColumnAuth/:roleId/:cgformId': ofRoles,
  '/online/cgform/api/roleDataAuth/:roleId/:cgformId': ofRoles,
  '/online/cgform/api/roleButtonAuth/:roleId/:cgformId': ofRoles,
}

/** What their batches name beside a foreign record. */
export const onlineFormBatches: Readonly<Record<string, (foreign: Names, own: Names) => Values>> = {
  '/online/cgform/head/deleteBatch': (foreign, own) => ({ ids: `${own.form},${foreign.form}`, flag: '1' }),
  '/online/cgform/button/deleteBatch': (foreign, own) => ({ ids: `${own.formButton},${foreign.formButton}` }),
  '/online/cgform/head/deletebatchEnhanceSql': (foreign, own) => ({
    ids: `${own.formStatement},${foreign.formStatement}`,
  }),
  '/online/cgform/head/deleteBatchEnhanceJava': (foreign, own) => ({ ids: `${own.formCall},${foreign.formCall}` }),
}
