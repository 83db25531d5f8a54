import { describe, expect, test } from 'vitest'
import { compileValidators } from '../../runtime/language/compile.ts'
import { createLanguage, createSchemas, formatIssue } from '../../runtime/language/index.ts'
import type { Option } from '../../runtime/online/options.ts'
import { readQuery } from '../../runtime/online/query/readQuery.ts'
import { toReportFilter } from '../../runtime/online/query/toReportFilter.ts'
import { readReport } from '../../runtime/online/report/readReport.ts'
import type { OnlineReport } from '../../runtime/online/report/report.ts'
import { toReportPicker } from '../../runtime/online/report/reportPicker.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { salesColumns, salesQuery } from './reports.ts'

const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(createSchemas(widgetSchemas)) })

/** What the language finds in a derived document. Texts are the server's, and no keys. */
const issuesOf = (document: object): readonly string[] =>
  language
    .checkDocuments([{ path: 'online/pages/report.json', text: JSON.stringify(document) }])
    .issues.filter(({ code }) => code !== 'unknown-dictionary')
    .map(formatIssue)

const reportOf = (columns: unknown = salesColumns, query: unknown = salesQuery): OnlineReport => {
  const report = readReport('sales', columns)
  if (!report) throw new Error('The report could not be read.')
  return { ...report, query: readQuery(query) }
}

describe('the picker page of a report', () => {
  test('has its columns with their dictionaries, its query bar and its rows', () => {
    const sex = {
      options: [
        { value: '1', label: '男' },
        { value: '2', label: '{{1+1}}' },
      ],
    }
    expect(toReportPicker(reportOf())).toEqual({
      kind: 'picker',
      id: 'online.report-picker.sales',
      version: 2,
      title: 'Sales',
      source: { onlineReport: 'r-1' },
      fields: {
        number: { label: 'Number', align: 'center', sortable: true },
        sex: { label: 'Sex', widget: 'select', props: { ...sex, mode: 'multiple' }, align: 'left', sortable: false },
        _replace_text_dept: { label: 'Department', sortable: false },
        photo: { label: 'Photo', widget: 'image-upload', sortable: false },
        site: { label: 'Site', sortable: false },
        kind: { label: 'Unknown list', sortable: false },
        soldAt: { label: 'Sold on' },
      },
      query: [
        { field: 'number', label: 'Number', widget: 'input', rule: 'like', collapsed: false },
        { field: 'sex', label: 'Sex', widget: 'select', props: sex, rule: 'eq', collapsed: true },
        { field: 'soldAt', label: 'Sold on', widget: 'date', rule: 'between', collapsed: true },
      ],
      columns: [
        'number',
        'sex',
        { field: '_replace_text_dept', label: 'Department', sortable: false },
        'photo',
        'site',
        'kind',
      ],
      selection: { label: 'number' },
    })
  })

  test('is a document without an issue', () => {
    expect(issuesOf(toReportPicker(reportOf(), { group: 'a' }))).toEqual([])
  })

  test('keeps the group id, for which answers are kept', () => {
    expect(toReportPicker(reportOf(), { group: 'a' }).source).toEqual({ onlineReport: 'r-1', group: 'a' })
  })

  test('has no query bar where nothing is asked', () => {
    expect(toReportPicker(reportOf(salesColumns, []))).not.toHaveProperty('query')
  })

  test('is called by the code of a report without a name', () => {
    expect(toReportPicker(reportOf({ ...salesColumns, cgRpConfigName: null })).title).toBe('sales')
  })
})

test.each([
  null,
  'text',
  [],
  {},
  { cgRpConfigId: 'r-1' },
  { cgRpConfigId: 'r-1', columns: [{ title: 'no field' }] },
  { columns: [{ dataIndex: 'a' }] },
])('%j is no report', (result) => {
  expect(readReport('sales', result)).toBeUndefined()
})

test.each([null, {}, 'text', [null, 1, {}, { label: 'no field' }]])('%j asks nothing', (result) => {
  expect(readQuery(result)).toEqual([])
})

describe('an item of the query', () => {
  const options: readonly Option[] = [{ value: 'a', text: 'A' }]
  const requested = (item: Record<string, unknown>, known: readonly Option[] = []) => {
    const [read] = readQuery([{ field: 'f', label: 'F', mode: 'single', hidden: '0', ...item }])
    if (!read) throw new Error('The item could not be read.')
    return toReportFilter(read, known)
  }
  const table = { dictTable: 'sys_user', dictText: 'realname', dictCode: 'username' }
  const tree = { dictTable: 'sys_category', dictText: 'id,pid,name,has_child', dictCode: '0' }
  const link = { table: 'area', txt: 'name', key: 'code', idField: 'id', pidField: 'pid', condition: "pid='0'" }

  type Case = readonly [item: Record<string, unknown>, expected: object, known?: readonly Option[]]
  const cases: readonly Case[] = [
    [{ view: 'text' }, { widget: 'input', rule: 'like' }],
    [
      { view: 'text', mode: 'group' },
      { widget: 'input', rule: 'between' },
    ],
    [
      { view: 'text', dbType: 'int' },
      { widget: 'number', rule: 'eq' },
    ],
    [
      { view: 'text', dbType: 'BigDecimal', mode: 'group' },
      { widget: 'number', rule: 'between' },
    ],
    [{ view: '' }, { widget: 'input', rule: 'like' }],
    [{ view: 'hologram' }, { widget: 'input', rule: 'like' }],
    [{ view: 'constructor' }, { widget: 'input', rule: 'like' }],
    [{ view: 'date' }, { widget: 'date', rule: 'eq' }],
    [
      { view: 'date', mode: 'group' },
      { widget: 'date', rule: 'between' },
    ],
    [
      { view: 'datetime', mode: 'group' },
      { widget: 'datetime', rule: 'between' },
    ],
    [{ view: 'time' }, { widget: 'time', rule: 'eq' }],
    [{ view: 'date_year' }, { widget: 'year', rule: 'eq' }],
    [{ view: 'date_month' }, { widget: 'month', rule: 'eq' }],
    [{ view: 'date_week' }, { widget: 'week', rule: 'eq' }],
    [{ view: 'date_quarter' }, { widget: 'quarter', rule: 'eq' }],
    [
      { view: 'list', dictCode: 'sex' },
      { widget: 'dict-select', props: { dict: 'sex' }, rule: 'eq' },
    ],
    [
      { view: 'list', ...table },
      { widget: 'dict-select', props: { dict: 'sys_user,realname,username' }, rule: 'eq' },
    ],
    [
      { view: 'list', dictCode: 'sex' },
      { widget: 'select', props: { options: [{ value: 'a', label: 'A' }] }, rule: 'eq' },
      options,
    ],
    [
      { view: 'list', dictCode: 'SELECT username value FROM sys_user' },
      { widget: 'input', rule: 'like' },
    ],
    [{ view: 'list' }, { widget: 'input', rule: 'like' }],
    [
      { view: 'radio', dictCode: 'sex' },
      { widget: 'dict-select', props: { dict: 'sex' }, rule: 'eq' },
    ],
    [
      { view: 'checkbox', dictCode: 'sex' },
      { widget: 'dict-select', props: { dict: 'sex' }, rule: 'in' },
    ],
    [
      { view: 'list_multi', dictCode: 'sex' },
      { widget: 'dict-select', props: { dict: 'sex' }, rule: 'in' },
    ],
    [{ view: 'switch' }, { widget: 'switch', rule: 'eq' }],
    [
      { view: 'switch', config: '["1","0"]' },
      { widget: 'switch', props: { on: '1', off: '0' }, rule: 'eq' },
    ],
    [
      { view: 'sel_tree', ...tree },
      {
        widget: 'tree-dict',
        props: { dict: 'sys_category,name,id', pidField: 'pid', pidValue: '0', hasChildField: 'has_child' },
        rule: 'eq',
      },
    ],
    [
      { view: 'sel_tree', dict: 'sys_depart,depart_name,id', pidField: 'parent_id', pidValue: '', hasChildField: '' },
      { widget: 'tree-dict', props: { dict: 'sys_depart,depart_name,id', pidField: 'parent_id' }, rule: 'eq' },
    ],
    [{ view: 'sel_tree' }, { widget: 'input', rule: 'like' }],
    [
      { view: 'cat_tree', pcode: 'B01' },
      { widget: 'category-select', props: { pcode: 'B01' }, rule: 'eq' },
    ],
    [{ view: 'cat_tree' }, { widget: 'category-select', rule: 'eq' }],
    [
      { view: 'sel_search', ...table },
      { widget: 'dict-search-select', props: { dict: 'sys_user,realname,username' }, rule: 'eq' },
    ],
    [
      { view: 'link_table', ...table, dictText: 'realname,phone' },
      { widget: 'dict-search-select', props: { dict: 'sys_user,realname,username' }, rule: 'eq' },
    ],
    [
      { view: 'link_down', dictTable: JSON.stringify(link) },
      { widget: 'linked-select', props: { ...link, single: true }, rule: 'eq' },
    ],
    [
      { view: 'link_down', config: link },
      { widget: 'linked-select', props: { ...link, single: true }, rule: 'eq' },
    ],
    [
      { view: 'link_down', config: '1' },
      { widget: 'input', rule: 'like' },
    ],
    [{ view: 'sel_user' }, { widget: 'user-picker', props: { multiple: false }, rule: 'eq' }],
    [{ view: 'sel_depart' }, { widget: 'depart-picker', props: { multiple: false }, rule: 'eq' }],
    [{ view: 'pca' }, { widget: 'area-linkage', rule: 'eq' }],
    [
      { view: 'popup', dictTable: 'users', dictCode: 'id,name', dictText: 'other,f' },
      {
        widget: 'popup',
        props: { code: 'users', origFields: 'id,name', destFields: 'other,f', value: 'name' },
        rule: 'eq',
      },
    ],
    [{ view: 'popup' }, { widget: 'input', rule: 'like' }],
  ]
  for (const [item, expected, known] of cases)
    test(`${JSON.stringify(item)} is asked by ${JSON.stringify(expected)}`, () => {
      expect(requested(item, known)).toEqual(expected)
    })

  test('fits the words of its widget, whatever the server says', () => {
    for (const [item, , known] of cases) {
      const entry = { field: 'f', label: 'F', ...requested(item, known) }
      const page = { ...toReportPicker(reportOf(salesColumns, [])), query: [entry], fields: { f: { label: 'F' } } }
      expect(issuesOf({ ...page, columns: ['f'], selection: {} }), JSON.stringify(item)).toEqual([])
    }
  })
})
