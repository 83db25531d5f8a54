import { describe, expect, test } from 'vitest'
import { toColumn, toHrefSlot } from '../../../server/online/form/answers/column.ts'
import { toColumnsAnswer, toErpColumnsAnswer } from '../../../server/online/form/answers/columnsAnswer.ts'
import { plainContext } from '../../../server/online/form/answers/context.ts'
import { controlOf, hasReplacedText } from '../../../server/online/form/answers/control.ts'
import { listDictionaries } from '../../../server/online/form/answers/dictionaries.ts'
import { toFieldList } from '../../../server/online/form/answers/fieldList.ts'
import { toFormItemAnswer } from '../../../server/online/form/answers/formItemAnswer.ts'
import { toProperty } from '../../../server/online/form/answers/property.ts'
import { toQueryInfoAnswer, toQueryInfoVue3Answer } from '../../../server/online/form/answers/queryInfo.ts'
import { showTypes } from '../../../server/online/form/description.ts'
import { contextOf, describeForm, type FormBody, fieldOf, formNames, readFixture } from './forms.ts'

type Described = FormBody['fields'][number]

const columnOf = (field: Partial<Described>) =>
  toColumn(fieldOf({ dbFieldName: 'it', ...field }), {
    ...plainContext,
    dictOptions: new Map([['sex', [{ value: '1', text: 'Male' }]]]),
  })

describe('a column says how it is drawn (wire contract 1.13)', () => {
  test.each([
    [{ fieldShowType: 'file' }, 'fileSlot', null],
    [{ fieldShowType: 'image' }, 'imgSlot', null],
    [{ fieldShowType: 'umeditor' }, 'htmlSlot', null],
    [{ fieldShowType: 'pca' }, 'pcaSlot', null],
    [{ fieldShowType: 'date' }, 'dateSlot', null],
    [{ fieldShowType: 'datetime' }, null, null],
    [{ fieldShowType: 'list', dictField: 'sex' }, null, 'it'],
    [{ fieldShowType: 'list' }, null, null],
    [{ fieldShowType: 'radio', dictTable: 't', dictField: 'c', dictText: 'n' }, null, 'it'],
    [{ fieldShowType: 'switch' }, null, 'it'],
    [{ fieldShowType: 'sel_search', dictField: 'sex' }, null, 'it'],
    [{ fieldShowType: 'sel_search', dictTable: 't', dictField: 'c', dictText: 'n' }, null, '_replace_text_it'],
    [{ fieldShowType: 'sel_user' }, null, '_replace_text_it'],
    [{ fieldShowType: 'sel_depart' }, null, '_replace_text_it'],
    [{ fieldShowType: 'sel_tree' }, null, '_replace_text_it'],
    [{ fieldShowType: 'cat_tree' }, null, '_replace_text_it'],
    [{ fieldShowType: 'link_down' }, null, '_replace_text_it'],
    [{ fieldShowType: 'link_table' }, null, '_replace_text_it'],
    [{ fieldHref: '/x/{{id}}' }, 'it_href', null],
    [{ fieldShowType: 'image', fieldHref: '/x/{{id}}' }, 'imgSlot', null],
  ])('%j', (field, slot, texts) => {
    const column = columnOf(field)
    expect([column.scopedSlots?.customRender ?? null, column.customRender ?? null]).toEqual([slot, texts])
    // A key without a value blanks the tables of existing clients (wire contract 7.3).
    expect(Object.values(column)).not.toContain(null)
    expect(Object.values(column)).not.toContain(undefined)
  })

  test('and where it leads, whether it can be sorted, how much of it shows', () => {
    const field = { dbFieldName: 'it', fieldHref: '/x', sortFlag: '1', fieldExtendJson: '{"showLength":"12"}' }
    expect(columnOf(field)).toMatchObject({ hrefSlotName: 'it_href', sorter: true, showLength: 12 })
    expect(toHrefSlot(fieldOf(field))).toEqual({ slotName: 'it_href', href: '/x' })
  })

  test.each(['', 'no JSON', '[]', '{"showLength":-1}'])('with extend JSON %j too', (fieldExtendJson) => {
    expect(columnOf({ fieldExtendJson }).showLength).toBe(0)
  })
})

describe('a field of a form', () => {
  const propertyOf = (field: Partial<Described>, language?: 'zh' | 'en') => {
    const described = describeForm({ head: { tableName: 'shop' }, fields: [{ dbFieldName: 'it', ...field }] })
    const only = described.fields.find(({ dbFieldName }) => dbFieldName === 'it')
    if (!only) throw new Error('The field is gone.')
    return toProperty(only, described, { ...plainContext, ...(language ? { language } : {}) })
  }

  test.each([
    [
      { dbType: 'int', dbLength: 8 },
      { type: 'integer', dbLength: 8 },
    ],
    [
      { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 },
      { type: 'number', dbLength: 10, dbPointLength: 2 },
    ],
    [{ dbLength: 20 }, { type: 'string', maxLength: 20 }],
    [{ isReadOnly: 1 }, { ui: { widgetattrs: { disabled: true } } }],
    [
      { fieldShowType: 'list', dictField: 'sex' },
      { dictCode: 'sex', enum: [] },
    ],
    [
      { fieldShowType: 'list', dictTable: 't', dictField: 'c', dictText: 'n' },
      { dictTable: 't', dictField: 'c', dictText: 'n' },
    ],
    [
      { fieldShowType: 'switch', fieldExtendJson: '["1","0"]' },
      { fieldExtendJson: '["1","0"]', enum: [{ value: '1' }, { value: '0' }] },
    ],
    [{ fieldShowType: 'switch' }, { fieldExtendJson: '["Y","N"]' }],
    [
      { fieldShowType: 'sel_tree', dictTable: 't', dictField: '0', dictText: 'id,pid,name,kids' },
      { dict: 't,name,id', pidField: 'pid', pidValue: '0', hasChildField: 'kids' },
    ],
    [
      { fieldShowType: 'cat_tree', dictField: 'B01', dictText: 'it_name' },
      { pcode: 'B01', textField: 'it_name' },
    ],
    [
      {
        fieldShowType: 'popup',
        dictTable: 'report',
        dictField: 'a,b',
        dictText: 'it,other',
        fieldExtendJson: '{"popupMulti":false}',
      },
      { code: 'report', orgFields: 'a,b', destFields: 'it,other', popupMulti: false },
    ],
    [
      { fieldShowType: 'popup_dict', dictTable: 'report', dictField: 'a', dictText: 'b' },
      { code: 'report', orgFields: 'a', destFields: 'it' },
    ],
    [
      { fieldShowType: 'link_down', dictTable: '{"table":"t","txt":"n","key":"k","linkField":"low"}' },
      { config: { table: 't', txt: 'n', key: 'k', linkField: 'low' }, others: [{ title: 'low', field: 'low' }] },
    ],
    [{ fieldValidType: 'only' }, { pattern: 'only', validType: 'only' }],
    [{ fieldValidType: 'm' }, { pattern: '^1[3-9]\\d{9}$', validType: 'm', errorInfo: '请输入正确的手机号码' }],
    [
      { fieldValidType: '^a$', fieldExtendJson: '{"validateError":"No."}' },
      { pattern: '^a$', errorInfo: 'No.' },
    ],
  ])('%j says %j', (field, expected) => {
    expect(propertyOf(field)).toMatchObject(expected)
  })

  test('speaks the language of the call', () => {
    expect(propertyOf({ fieldValidType: 'm' }, 'en').errorInfo).toBe('Enter a mobile number')
  })
})

test('the dictionaries that a caller reads first, each once, those of the query too', () => {
  const form = describeForm({
    head: { tableName: 'shop' },
    fields: [
      { dbFieldName: 'a', fieldShowType: 'list', dictField: 'sex' },
      { dbFieldName: 'b', fieldShowType: 'list', dictTable: 't', dictField: 'c', dictText: 'n' },
      { dbFieldName: 'c', queryConfigFlag: '1', queryShowType: 'radio', queryDictField: 'yn' },
      { dbFieldName: 'd', fieldShowType: 'sel_search', dictTable: 't', dictField: 'c', dictText: 'n' },
      { dbFieldName: 'e', fieldShowType: 'list', dictField: 'select a from b' },
      { dbFieldName: 'f', dictField: 'sex' },
    ],
  })
  expect(listDictionaries(form)).toEqual([
    { field: 'a', code: 'sex' },
    { field: 'b', code: 't,n,c' },
    { field: 'c', code: 'yn' },
  ])
})

describe('what grants take away', () => {
  const fixture = readFixture('applicant-grants')
  const [form, context] = [describeForm(fixture), contextOf(fixture)]

  test('a hidden column is in no answer, and nothing is asked by it', () => {
    const answers = [
      toColumnsAnswer(form, context).columns,
      toQueryInfoAnswer(form, context),
      toQueryInfoVue3Answer(form, context),
      toFormItemAnswer(form, context).schema,
      toFieldList(form, context),
    ]
    expect(answers.map((answer) => JSON.stringify(answer).includes('salary'))).toEqual(answers.map(() => false))
    expect(toColumnsAnswer(form, context).hideColumns).toContain('salary')
  })

  test('a hidden button is not sent, and a built-in one is named under both of its names', () => {
    const { cgButtonList, hideColumns } = toColumnsAnswer(form, context)
    expect(cgButtonList.map(({ buttonCode }) => buttonCode)).toEqual(['invite'])
    expect(hideColumns).toEqual(expect.arrayContaining(['delete', 'batch_delete', 'update', 'edit', 'super_query']))
  })

  test('a field that may only be read is disabled', () => {
    expect(toFormItemAnswer(form, context).schema.properties.grade).toMatchObject({
      ui: { widgetattrs: { disabled: true } },
    })
  })
})

test('the lists of an ERP form come in one answer, each sub table with its key', () => {
  const fixture = readFixture('contract-erp')
  const { main, subList } = toErpColumnsAnswer(describeForm(fixture), contextOf(fixture))
  expect(main.currentTableName).toBe('law_contract')
  expect(subList.map(({ currentTableName, foreignKeys }) => [currentTableName, foreignKeys])).toEqual([
    ['law_milestone', [{ field: 'contract_id', table: 'law_contract', key: 'id' }]],
    ['law_document', [{ field: 'contract_id', table: 'law_contract', key: 'id' }]],
  ])
})

test('a query asks by the control of its own where it has one', () => {
  const fixture = readFixture('supplier-queries')
  const items = toQueryInfoAnswer(describeForm(fixture), contextOf(fixture))
  const of = (field: string) => items.find((item) => item.field === field)
  expect(of('rating')).toMatchObject({ view: 'list', config: '1', dictCode: 'rating', defVal: '3', hidden: '1' })
  expect(of('name')).toMatchObject({
    view: 'text',
    mode: 'single',
    queryMode: 'like',
    config: '0',
    hidden: '0',
    defVal: 'ltd',
  })
  expect(of('branch')).toMatchObject({
    dict: 'buy_branch,name,id',
    pidField: 'pid',
    pidValue: '0',
    hasChildField: 'has_child',
  })
})

test('fields of sub tables are asked by only where the main list says so', () => {
  const answerOf = (name: string) => {
    const fixture = readFixture(name)
    return toQueryInfoVue3Answer(describeForm(fixture), contextOf(fixture))
  }
  expect(answerOf('hotel-join-query')).toMatchObject({
    joinQuery: true,
    searchFieldList: ['guest', 'arrives_on'],
    properties: { hotel_night: { view: 'table', fields: { room: { type: 'string' }, price: { type: 'number' } } } },
  })
  expect(answerOf('purchase-order').properties).not.toHaveProperty('buy_order_item')
})

test('scripts stand in the answers of their own place', () => {
  const fixture = readFixture('event-scripts')
  const [form, context] = [describeForm(fixture), contextOf(fixture)]
  expect(toColumnsAnswer(form, context).enhanceJs).toContain('badge')
  expect(toFormItemAnswer(form, context).enhanceJs).toContain('fillGuests')
})

test('the fixtures use every show type, theme, template, table type and way of asking', () => {
  const bodies = formNames.map(readFixture).flatMap((fixture) => [fixture, ...(fixture.subs ?? [])].map(describeForm))
  const fields = bodies.flatMap((body) => body.fields)
  const heads = bodies.map(({ head }) => head)
  const used = (values: readonly unknown[]) => [...new Set(values)].map(String).toSorted()
  expect(used(fields.map((field) => field.fieldShowType))).toEqual([...showTypes, 'hologram'].toSorted())
  expect(used(heads.map((head) => head.themeTemplate))).toEqual(['erp', 'innerTable', 'normal', 'tab'])
  expect(used(heads.map((head) => head.formTemplate))).toEqual(['1', '2', '3', '4'])
  expect(used(heads.map((head) => head.tableType))).toEqual(['1', '2', '3'])
  expect(used(heads.map((head) => head.idType))).toEqual(['NATIVE', 'SEQUENCE', 'UUID'])
  expect(used(fields.map((field) => field.queryMode))).toEqual(['group', 'like', 'single'])
  expect(used(fields.map((field) => field.dbType)).length).toBe(10)
  expect(fields.some((field) => hasReplacedText(controlOf(field)))).toBe(true)
})
