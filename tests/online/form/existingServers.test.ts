import { describe, expect, test } from 'vitest'
import type { FormAnswers } from '../../../runtime/online/form/onlineForm.ts'
import { toOnlineFormPages } from '../../../runtime/online/form/pages/toOnlineFormPages.ts'
import { readOnlineForm } from '../../../runtime/online/form/readOnlineForm.ts'
import { issuesOf } from './language.ts'

/** Answers in the shapes of wire contract 1.13, as servers of the family send them: nulls, texts for numbers, gaps. */
const columns = {
  code: 'head-id',
  currentTableName: 'test_demo',
  description: 'Test table',
  paginationFlag: 'Y',
  checkboxFlag: 'Y',
  scrollFlag: 0,
  isDesForm: null,
  desFormCode: null,
  formTemplate: '2',
  foreignKeys: null,
  columns: [
    { title: '#', dataIndex: 'rowIndex', align: 'center' },
    {
      title: 'Name',
      dataIndex: 'name',
      align: 'center',
      fieldType: 'String',
      dbType: 'string',
      sorter: true,
      width: null,
      customRender: null,
      scopedSlots: { customRender: 'name_href' },
      hrefSlotName: null,
      showLength: 0,
      fieldExtendJson: null,
    },
    { title: 'Sex', dataIndex: 'sex', align: 'center', customRender: 'sex' },
    { title: 'Department', dataIndex: 'dept', customRender: '_replace_text_dept' },
    { title: 'Files', dataIndex: 'f', align: 'center', scopedSlots: { customRender: 'fileSlot' } },
    { title: 'Pictures', dataIndex: 'pics', scopedSlots: { customRender: 'imgSlot' } },
    { title: 'Page', dataIndex: 'page', scopedSlots: { customRender: 'htmlSlot' } },
    { title: 'Place', dataIndex: 'place', scopedSlots: { customRender: 'pcaSlot' } },
    { title: 'Day', dataIndex: 'day', scopedSlots: { customRender: 'dateSlot' }, width: '140px' },
    { title: 'Odd', dataIndex: 'odd', scopedSlots: { customRender: 'someSlot' }, sorter: 'false' },
    { title: 'Price', dataIndex: 'price', dbType: 'BigDecimal', sorter: '1' },
    { title: 'No field', dataIndex: null },
    null,
    'nonsense',
  ],
  dictOptions: {
    sex: [{ value: '1', text: '{{1+1}}', title: 'Male' }, { value: 2, title: 'Female' }, { text: 'none' }],
  },
  fieldHrefSlots: [{ slotName: 'name_href', href: '/online/cgformList/x?id={{id}}' }, { slotName: 'broken' }],
  hideColumns: ['create_by', 'delete'],
  cgButtonList: [
    {
      id: 'b1',
      buttonCode: 'tj',
      buttonName: 'Submit',
      buttonIcon: null,
      buttonStatus: '1',
      buttonStyle: 'link',
      exp: 'bpm_status#eq#1',
      optType: 'action',
      orderNum: 1,
      optPosition: '2',
    },
  ],
  enhanceJs: 'beforeAdd(){}',
}

const query = [
  { field: 'name', label: 'Name', view: 'text', mode: 'single', hidden: '0', config: '0', dbType: 'string' },
  { field: 'price', label: 'Price', view: 'text', mode: 'group', hidden: 1, dbType: 'BigDecimal' },
  { field: 'sex', label: 'Sex', view: 'list', mode: 'single', hidden: '0', dictCode: 'sex' },
  {
    field: 'kinds',
    label: 'Kinds',
    view: 'list_multi',
    mode: 'single',
    hidden: '1',
    dictTable: 't',
    dictText: 'n',
    dictCode: 'c',
  },
  { field: 'state', label: 'State', view: 'hologram' },
  { label: 'without a field' },
  null,
]

const item = {
  head: {
    id: 'head-id',
    tableName: 'test_demo',
    tableType: '2',
    tableTxt: 'Test table',
    formTemplate: '2',
    themeTemplate: 'normal',
    isTree: 'N',
    extConfigJson: '{}',
  },
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        view: 'text',
        order: '1',
        maxLength: '32',
        defVal: '',
        pattern: '^..$',
        errorInfo: 'Two signs',
        ui: { widgetattrs: { disabled: false } },
        fieldExtendJson: '{"labelLength":6}',
      },
      sex: {
        type: 'string',
        view: 'list',
        title: 'Sex',
        order: 2,
        enum: [{ value: '1', text: 'Male', title: 'Male' }],
        dictCode: 'sex',
      },
      price: { type: 'number', view: 'number', title: 'Price', order: 3, ui: null },
      state: { type: 'string', view: 'list', title: 'State', order: 4, enum: [{ value: 'a', text: 'A' }] },
      code: { type: 'string', view: 'text', title: 'Code', order: 5, pattern: 'only', errorInfo: null },
      broken: null,
      sub_a: {
        view: 'tab',
        key: 'sub_a',
        describe: 'Details',
        foreignKey: 'main_id',
        relationType: 0,
        order: '1',
        id: 'h2',
        required: [],
        columns: [
          {
            key: 'qty',
            title: 'Quantity',
            type: 'inputNumber',
            width: '200px',
            validateRules: [
              { required: true, message: 'Missing' },
              { pattern: '^\\d$', message: 'One digit' },
            ],
            options: [],
            fieldExtendJson: '',
          },
          { key: 'kind', title: 'Kind', type: 'select', options: [{ value: '1', title: 'First' }], dictCode: '' },
          { key: 'done', title: 'Done', type: 'checkbox', customValue: ['Y', 'N'] },
          { key: 'main_id', title: 'Main', type: 'hidden' },
          { title: 'without a key' },
        ],
        hideButtons: ['form_sub_add'],
      },
      sub_b: {
        view: 'tab',
        key: 'sub_b',
        describe: 'One',
        foreignKey: 'main_id',
        relationType: '1',
        order: 2,
        id: 'h3',
        required: ['note'],
        properties: { note: { type: 'string', view: 'textarea', title: 'Note', order: 1 } },
      },
    },
  },
  enhanceJs: '',
  formTemplate: '1',
  cgButtonList: [],
  hideColumns: [],
}

function pagesOf(answers: FormAnswers) {
  const form = readOnlineForm('head-id', answers)
  if (!form) throw new Error('The form could not be read.')
  return { form, ...toOnlineFormPages(form) }
}

describe('a form of an existing server', () => {
  const { form, model, list, notes, ...others } = pagesOf({ columns, query, item })

  test('has the columns of its list, whatever else the server sends', () => {
    expect(form.columns.map(({ field }) => field)).toEqual([
      'name',
      'sex',
      'dept',
      'f',
      'pics',
      'page',
      'place',
      'day',
      'odd',
      'price',
    ])
    expect(list.columns).toEqual([
      { field: 'name', sortable: true, to: '/online/cgformList/x?id={{ record.id }}' },
      { field: 'sex', sortable: false },
      { field: 'dept', sortable: false, text: '_replace_text_dept' },
      { field: 'f', sortable: false },
      { field: 'pics', sortable: false },
      { field: 'page', width: 260, sortable: false },
      { field: 'place', width: 200, sortable: false },
      { field: 'day', width: 140, sortable: false },
      { field: 'odd', sortable: false },
      { field: 'price', sortable: true },
    ])
  })

  test('draws each column by what the server says of it', () => {
    expect(model.fields).toMatchObject({
      sex: { widget: 'dict-select', props: { dict: 'sex' } },
      f: { widget: 'file-upload' },
      pics: { widget: 'image-upload' },
      page: { widget: 'html' },
      place: { widget: 'area-linkage' },
      day: { widget: 'date' },
      price: { widget: 'number' },
      state: { widget: 'select', props: { options: [{ value: 'a', label: 'A' }] } },
    })
  })

  test('keeps its checks and their words', () => {
    expect(model.fields.name).toEqual({
      label: 'Name',
      widget: 'input',
      props: { maxLength: 32 },
      required: true,
      rules: [{ pattern: '^..$', message: 'Two signs' }],
    })
    expect(model.fields.code?.rules).toEqual([{ unique: { table: 'test_demo', column: 'code' } }])
  })

  test('holds its sub tables: a grid of many, a form of one', () => {
    expect(model.fields.sub_a).toEqual({
      label: 'Details',
      widget: 'editable-table',
      props: { toolbar: ['remove', 'clearSelection', 'moveUp', 'moveDown', 'undo', 'redo'] },
      fields: {
        qty: {
          label: 'Quantity',
          widget: 'number',
          required: true,
          rules: [{ pattern: '^\\d$', message: 'One digit' }],
          width: 200,
        },
        kind: { label: 'Kind', widget: 'select', props: { options: [{ value: '1', label: 'First' }] } },
        done: { label: 'Done', widget: 'switch' },
      },
    })
    expect(model.fields.sub_b).toEqual({
      label: 'One',
      widget: 'sub-form',
      fields: { note: { label: 'Note', widget: 'textarea', required: true } },
    })
  })

  test('asks as query bars of the family do: a part of a text, a range where it says so', () => {
    expect(list.query).toEqual([
      { field: 'name', label: 'Name', widget: 'input', rule: 'like', collapsed: false },
      { field: 'price', label: 'Price', widget: 'number', rule: 'between', collapsed: true },
      { field: 'sex', label: 'Sex', widget: 'dict-select', props: { dict: 'sex' }, rule: 'eq', collapsed: false },
      {
        field: 'kinds',
        label: 'Kinds',
        widget: 'dict-select',
        props: { dict: 't,n,c', multiple: true },
        rule: 'multi',
        collapsed: true,
      },
      { field: 'state', label: 'State', widget: 'input', rule: 'like', collapsed: false },
    ])
  })

  test('has its buttons, without those that are hidden', () => {
    expect(list.toolbar).toEqual(['add', 'import', 'export', 'removeBatch', 'superQuery'])
    expect(list.rowActions).toEqual([
      'edit',
      'view',
      expect.objectContaining({ id: 'tj', label: 'Submit', showWhen: 'record.bpm_status == "1"' }),
    ])
  })

  test('hides columns in the list and fields in the form, each by its own answer', () => {
    const hidden = readOnlineForm('x', {
      columns: { ...columns, hideColumns: ['sex', 'detail'] },
      query,
      item: { ...item, hideColumns: ['price', 'query'] },
    })
    expect(hidden?.columns.map(({ field }) => field)).not.toContain('sex')
    expect(hidden?.columns.map(({ field }) => field)).toContain('price')
    expect(hidden?.query.map(({ field }) => field)).not.toContain('sex')
    expect(hidden?.fields.map(({ name }) => name)).toEqual(['name', 'sex', 'state', 'code'])
    expect([...(hidden?.hidden ?? [])]).toEqual(expect.arrayContaining(['detail', 'query']))
  })

  test('keeps its scripts beside its documents', () => {
    expect(notes).toEqual([])
    expect(JSON.stringify([model, list])).not.toContain('beforeAdd')
    expect(form.scripts).toEqual({ list: 'beforeAdd(){}', form: '' })
  })

  test('becomes documents without an issue', () => {
    expect(issuesOf([model, list, others.picker, others.record])).toEqual([])
  }, 30_000)
})

describe('a server that says less', () => {
  test.each([
    ['columns alone', { columns }],
    ['the form alone', { item }],
    ['no query bar', { columns, item, query: null }],
    ['a query bar that is no list', { columns, item, query: {} }],
    ['a form without a head', { columns, item: { ...item, head: null } }],
    ['a form without a schema', { columns, item: { ...item, schema: undefined } }],
    [
      'lists that are null',
      { columns: { ...columns, dictOptions: null, fieldHrefSlots: null, hideColumns: null, cgButtonList: null }, item },
    ],
  ])(
    'still opens: %s',
    (_what, answers) => {
      const { model, list, picker, record } = pagesOf(answers)
      expect(issuesOf([model, list, picker, record])).toEqual([])
      expect(list.columns.length).toBeGreaterThan(0)
    },
    30_000,
  )

  test.each([
    {},
    { columns: null },
    { columns: 'NO_DB_SYNC' },
    { columns: [] },
    { columns: { columns: [] } },
    { item: {} },
  ])('says of no form at all: %j', (answers) => {
    expect(readOnlineForm('x', answers)).toBeUndefined()
  })

  test('is called by its code where it has no name', () => {
    expect(readOnlineForm('x', { columns: { columns: columns.columns } })).toMatchObject({
      id: 'x',
      table: 'x',
      title: 'x',
      theme: 'normal',
      columnsPerRow: 1,
      tree: undefined,
      isPaged: true,
    })
  })
})

test('what people wrote is never a template or a formula', () => {
  const hostile = '{{ user.token }}'
  const { model, list } = pagesOf({
    columns: {
      ...columns,
      description: hostile,
      columns: [{ title: hostile, dataIndex: 'name', customRender: 'name' }],
      dictOptions: { name: [{ value: hostile, text: hostile }] },
    },
    item: { schema: { properties: { name: { title: hostile, view: 'text', defVal: hostile } } } },
    query: [{ field: 'name', label: hostile, view: 'text', defVal: hostile }],
  })
  expect(model.fields.name).toEqual({ label: hostile })
  expect(list.query?.[0]).not.toHaveProperty('default')
  expect(issuesOf([model, list])).toEqual([])
}, 30_000)
