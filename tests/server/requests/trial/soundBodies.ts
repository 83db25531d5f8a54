import type { Targets } from '../../modules/foreignCalls.ts'

type Values = Readonly<Record<string, unknown>>

/** The id of a record that the calls of a family have shown, such as those below `/sys/site`. */
type IdOf = (family: string) => unknown

const rule = [{ digits: '*', pattern: '(a+)+$', message: 'Only letters a', priority: '1' }]
const page = {
  kind: 'list',
  version: 1,
  title: 'Trial',
  source: { rest: '/sys/position' },
  fields: { name: { label: 'Name', widget: 'input' } },
  columns: ['name'],
}
const data = JSON.stringify([{ month: 'May', total: 1 }])
const graph = { name: 'Sales', yaxisText: 'Total', xaxisField: 'month', yaxisField: 'total', graphType: 'line' }

/**
 * Bodies that calls accept, by the path of the call that adds: a trial begins with them and changes them. `word` is in
 * what has to be unique.
 */
export const soundBodies: Readonly<Record<string, (word: string, targets: Targets, idOf: IdOf) => Values>> = {
  '/sys/quartzJob/add': () => ({ jobClassName: 'SampleParamJob', cronExpression: '0 0 3 * * ?', parameter: 'hello' }),
  '/sys/checkRule/add': (word) => ({ ruleName: word, ruleCode: word, ruleJson: rule }),
  '/sys/fillRule/add': (word) => ({ ruleName: word, ruleCode: word, ruleClass: 'uuid', ruleParams: {} }),
  '/sys/message/sysMessageTemplate/add': (word) => ({
    ...{ templateName: 'Order', templateCode: word, templateType: '1', templateContent: 'Hello \u0024{name}' },
  }),
  '/sys/message/sysMessage/add': (word) => ({
    ...{ esTitle: word, esType: '4', esReceiver: 'admin', esContent: 'Hello', esParam: '{"name":"x"}' },
  }),
  '/sys/site/add': (word) => ({ url: `${word}.example.org`, name: word, title: word }),
  '/sys/siteDict/add': (word, _targets, idOf) => ({
    pid: idOf('/sys/site'),
    code: word,
    public: 'Y',
    textZh: 'x',
    textEn: 'x',
    textTw: 'x',
  }),
  '/sys/gatewayRoute/updateAll': (word) => ({
    ...{ routerId: word, name: word, uri: 'https://orders.example', status: 1 },
    predicates: [{ name: 'Path', args: ['/orders/**'] }],
    filters: [{ name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] }],
  }),
  '/sys/permission/add': (word) => ({
    name: word,
    menuType: 0,
    url: `/${word}`,
    component: 'system/UserList',
    sortNo: 1,
  }),
  '/sys/permission/addPermissionRule': (word, { node }) => ({
    ...{ permissionId: node, ruleName: word, ruleColumn: 'id', ruleConditions: 'IN', ruleValue: '1,#{sys_user_code}' },
  }),
  '/sys/annountCement/add': (word) => ({
    titile: word,
    msgContent: 'x',
    msgType: 'ALL',
    priority: 'L',
    msgCategory: '1',
  }),
  '/sys/user/add': (word, { depart, role }) => ({
    ...{ username: word, realname: word, password: 'Correct horse 1!', selecteddeparts: depart, selectedroles: role },
  }),
  '/sys/role/add': (word) => ({ roleName: word, roleCode: word }),
  '/sys/sysDepart/add': (word, { depart }) => ({ departName: word, parentId: depart, orgCategory: '2' }),
  '/sys/sysDepartRole/add': (word, { depart }) => ({ departId: depart, roleName: word, roleCode: word }),
  '/sys/position/add': (word) => ({ code: word, name: word, postRank: '1' }),
  '/sys/category/add': (word) => ({ name: word, pid: '0' }),
  '/sys/dict/add': (word) => ({ dictName: word, dictCode: word }),
  '/sys/dictItem/add': (word, _targets, idOf) => ({
    dictId: idOf('/sys/dict'),
    itemText: word,
    itemValue: word,
    sortOrder: 1,
    status: 1,
  }),
  '/sys/tenant/add': (word) => ({ name: word, status: 1 }),
  '/sys/dataSource/add': (word) => ({
    ...{
      code: word,
      name: word,
      dbType: '6',
      dbDriver: 'org.postgresql.Driver',
      dbUrl: 'jdbc:postgresql://127.0.0.1:1/x',
    },
    ...{ dbUsername: 'x', dbPassword: 'x' },
  }),
  '/sys/savedQuery/save': (word) => ({
    pageId: 'system.user',
    title: word,
    matchType: 'and',
    records: [{ field: 'id', rule: 'eq', val: '1' }],
  }),
  '/pages': (word) => ({ document: JSON.stringify({ ...page, id: `trial.${word.toLowerCase()}` }) }),
  '/online/cgform/api/addAll': (word) => ({
    head: { tableName: word.toLowerCase(), tableTxt: word, tableType: 1, formCategory: 'temp', idType: 'UUID' },
    fields: [
      { dbFieldName: 'name', dbFieldTxt: 'Name', dbType: 'string', dbLength: 32, fieldShowType: 'text', orderNum: 1 },
      {
        dbFieldName: 'total',
        dbFieldTxt: 'Total',
        dbType: 'BigDecimal',
        dbLength: 10,
        dbPointLength: 2,
        fieldShowType: 'text',
      },
    ],
    indexs: [],
  }),
  '/online/cgform/api/form/:code': (word) => ({
    code: word,
    customer: word,
    demo_order_item: [{ goods: word, amount: 1 }],
  }),
  '/online/cgform/button/add': (word, { form }) => ({
    cgformHeadId: form,
    buttonCode: word,
    buttonName: word,
    optType: 'js',
  }),
  '/online/cgform/head/enhanceJs/:formId': (_word, { form }) => ({
    formId: form,
    cgJsType: 'form',
    cgJs: 'beforeSubmit(){}',
  }),
  '/online/cgform/head/enhanceSql/:formId': (_word, { form, formTable }) => ({
    ...{ formId: form, buttonCode: 'add', cgbSql: `update ${formTable} set id = '#{id}' where id = '#{id}'` },
  }),
  '/online/cgform/api/authData/:id': (word, { form }) => ({
    ...{ id: form, ruleName: word, ruleColumn: 'id', ruleOperator: '=', ruleValue: '#{sys_user_code}', status: 1 },
  }),
  '/online/cgreport/head/add': (word) => ({
    head: { code: word, name: word, cgrSql: 'select 1 as one, now() as moment where \u0024{one} = 1' },
    items: [{ fieldName: 'one', fieldTxt: 'One', fieldType: 'Integer', isShow: 1, isSearch: 1, orderNum: 0 }],
    params: [{ paramName: 'one', paramTxt: 'One', paramValue: '1' }],
  }),
  '/online/cgreport/head/parseSql': () => ({ sql: 'select 1 as one', dbKey: '' }),
  '/online/query/preview': () => ({ sql: 'select 1 as one', dbSource: '' }),
  '/online/graphreport/head/add': (word) => ({
    ...{ ...graph, code: word, dataType: 'json', cgrSql: data, displayTemplate: 'single' },
    onlGraphreportItemList: [{ fieldName: 'month', fieldTxt: 'Month', isShow: 'Y', searchFlag: 'Y', orderNum: 0 }],
  }),
  '/online/graphreport/templet/add': (word, { graph: code }) => ({
    ...{ templetCode: word, templetName: word, templetStyle: 'single' },
    onlGraphreportTempletItemList: [
      { graphreportCode: code, groupNum: 1, groupStyle: '1', groupTxt: word, isShow: 'Y' },
    ],
  }),
}
