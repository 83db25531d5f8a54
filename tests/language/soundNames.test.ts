import { describe, expect, test } from 'vitest'
import { type DocumentFile, formatIssue } from '../../runtime/language/index.ts'
import { testLanguage } from './testVocabulary.ts'

const issuesOf = (documents: readonly object[], files: readonly DocumentFile[] = []): readonly string[] =>
  testLanguage
    .checkDocuments([
      ...files,
      ...documents.map((document, index) => ({ path: `${index}.json`, text: JSON.stringify(document) })),
    ])
    .issues.map(formatIssue)

const list = {
  kind: 'list',
  id: 'shop.customer',
  version: 1,
  title: 'Customers',
  source: { rest: '/crm/customer' },
  fields: { name: { widget: 'input' }, state: { widget: 'input' } },
  columns: ['name'],
}

const form = {
  kind: 'form',
  id: 'shop.payment',
  version: 1,
  title: 'Payment',
  fields: { amount: { widget: 'number' }, note: { widget: 'input' } },
  layout: ['amount'],
  submit: [{ close: true }],
}

const report = (block: object) => ({ kind: 'report', id: 'shop.board', version: 1, title: 'Board', blocks: [block] })

const table = {
  path: 'tables/shop_order.json',
  text: JSON.stringify({
    table: 'shop_order',
    path: '/shop/order',
    access: 'order',
    columns: { number: { type: 'text' }, paid_at: { type: 'datetime' } },
  }),
}

describe('nothing is said of', () => {
  test.each([
    ['what another server answers', { ...list, rowTones: [{ when: 'record.balance < 0', tone: 'error' }] }],
    ['what another server is asked by', { ...list, filter: { onlyMine: 1, deptId: 'x', name_begin: 'a' } }],
    [
      'who made a record and when',
      { ...list, filter: { createBy: '{{ user.username }}', updateTime_end: '2026-01-01' } },
    ],
    ['the text of a dictionary', { ...list, columns: [{ field: 'state', text: 'state_dictText' }] }],
    ['the answer of a call', { ...list, rowActions: [action({ message: '{{ result.anything }}' })] }],
    [
      'what a step goes through',
      { ...list, toolbar: [action({ each: { of: '{{ query.list }}', steps: [{ message: '{{ record.other }}' }] } })] },
    ],
    ['a member of a value', { ...list, rowTones: [{ when: 'record.state.nmae == 1', tone: 'error' }] }],
    ['a member that is chosen while a formula runs', { ...form, readOnlyWhen: 'values[query.field] == 1' }],
    [
      'the number of items',
      { ...list, toolbar: [{ ...action({ message: '{{ selection.length }}' }), needs: 'selection' }] },
    ],
    [
      'members of groups',
      { ...list, toolbar: [action({ message: '{{ first(groupBy(selection, item.state)).rows[0].name }}' })] },
    ],
    ['braces that a backslash stands before', { ...list, title: 'Texts in \\{{ name }}' }],
    ['braces around no name', { ...list, title: 'It is {{ 1 + 1 }}' }],
    ['braces without an end', { ...list, title: 'A set is written {{1, 2}' }],
    [
      'the words of a server for an icon',
      { ...list, toolbar: [{ ...action({ reload: true }), icon: 'ant-design:user-outlined' }] },
    ],
    [
      'a field that shows by its own value',
      { ...form, fields: { ...form.fields, note: { widget: 'input', showWhen: 'values.note' } } },
    ],
    [
      'a value that a condition looks at',
      {
        ...form,
        fields: { amount: { widget: 'number', value: '2' }, note: { widget: 'input', showWhen: 'values.amount' } },
      },
    ],
  ])('%s', (_what, document) => {
    expect(issuesOf([document])).toEqual([])
  })

  test('a state of the form that a step sets and a condition reads', () => {
    const load = [{ request: { url: '/pay' } }, { setValues: { isLocked: '{{ result.locked }}' } }]
    expect(issuesOf([{ ...form, load, readOnlyWhen: 'values.isLocked' }])).toEqual([])
  })

  test('a value that a choice of records fills beside its own', () => {
    const props = { code: 'people', origFields: 'name,id', destFields: 'note, chosenId' }
    const fields = { ...form.fields, person: { widget: 'popup', props } }
    expect(issuesOf([{ ...form, fields, readOnlyWhen: 'values.chosenId == 1' }])).toEqual([])
  })

  test('a value that goes along with all of them', () => {
    const submit = [{ setValues: { token: 'x' } }, { request: { method: 'POST', url: '/pay', body: '{{ values }}' } }]
    expect(issuesOf([{ ...form, submit }])).toEqual([])
  })

  test('a value with which another page opens a form', () => {
    const open = action({ open: { page: 'shop.payment', values: { order: '{{ record.id }}' } } })
    expect(
      issuesOf([
        { ...list, rowActions: [open] },
        { ...form, readOnlyWhen: 'isEmpty(values.order)' },
      ]),
    ).toEqual([])
  })

  test('the records of a call of a free address', () => {
    const block = { type: 'chart', chart: 'pie', id: 'x', source: { url: '/any' }, category: 'a', value: 'b' }
    expect(issuesOf([report(block)])).toEqual([])
  })

  test('names that lead into the objects of rows', () => {
    const data = [{ at: { day: 1 } }, { sum: 2 }]
    const block = { type: 'ranking', id: 'x', source: { data }, label: 'at.day', value: 'sum' }
    expect(issuesOf([report(block)])).toEqual([])
  })

  test('a row, the record around it and the other rows', () => {
    const fields = {
      price: { widget: 'number', requiredWhen: 'record.note != null' },
      sum: { widget: 'number', value: "values.price * count(where(rows, item.price > 1)) + sumBy(rows, 'price')" },
    }
    const rows = {
      widget: 'editable-table',
      fields,
      props: { columns: { sum: { fixed: true } }, rowDisabledWhen: 'values.sum > 1' },
    }
    const amount = { widget: 'number', value: "sumBy(values.rows ?? [], 'sum') + (values.rows[0].price ?? 0)" }
    expect(issuesOf([{ ...form, fields: { ...form.fields, rows, amount } }])).toEqual([])
  })

  const rowsWith = (fields: object, value: string) => ({
    ...form,
    fields: {
      ...form.fields,
      rows: { widget: 'editable-table', fields: { price: { widget: 'number' }, ...fields } },
      amount: { widget: 'number', value },
    },
  })

  test('what the server adds to rows, and what a choice of records fills in one', () => {
    const props = { code: 'parts', origFields: 'name,weight', destFields: 'part,weight' }
    const part = { widget: 'popup', props }
    expect(issuesOf([rowsWith({ part }, "sumBy(values.rows, 'weight') + count(pluck(values.rows, 'id'))")])).toEqual([])
  })

  test('rows that a step gives to a form as a whole', () => {
    const load = [{ request: { url: '/pay' } }, { setValues: { rows: '{{ result.rows }}' } }]
    const document = rowsWith({ sum: { widget: 'number', value: 'values.weight * 2' } }, "sumBy(values.rows, 'weight')")
    expect(issuesOf([{ ...document, load }])).toEqual([])
  })

  test('numbers as texts, and a text that stands for every item', () => {
    expect(issuesOf([rowsWith({}, "sum('2', len(join(map(values.rows, '*'), '')))")])).toEqual([])
  })

  test('the text of a dictionary and the author as columns of a block', () => {
    const fields = { number_dictText: { label: 'Number' }, createBy: { label: 'By' } }
    const source = { rest: '/shop/order' }
    const block = { type: 'table', id: 'all', source, fields, columns: Object.keys(fields) }
    expect(issuesOf([report(block)], [table])).toEqual([])
  })

  test('fields of a block whose source another server answers', () => {
    const block = { type: 'table', id: 'all', source: { rest: '/any' }, fields: { a: {} }, columns: ['a'] }
    expect(issuesOf([report(block)])).toEqual([])
  })

  test('the columns of the table of a pack, as records have them, and its calls', () => {
    const actions = [
      action({ request: { method: 'POST', url: '/shop/order/edit', body: { id: '{{ record.id }}' } } }),
      { ...action({ request: { url: '/shop/order/{{ query.call }}' } }), id: 'other' },
      { ...action({ request: { url: '/shop/orders/anything' } }), id: 'third' },
    ]
    const orders = {
      ...list,
      source: { rest: '/shop/order' },
      fields: { number: { widget: 'input' } },
      columns: ['number'],
      filter: { paidAt_begin: '2026-01-01', number_MultiString: 'a,b' },
      rowTones: [{ when: 'record.paidAt == null', tone: 'warning' }],
      rowActions: actions,
    }
    expect(issuesOf([orders], [table])).toEqual([])
  })

  test('codes of blocks that are near those of the page, and of others', () => {
    const block = (id: string, access: string) => ({ type: 'text', id, access, text: id })
    const codes = ['product:set', 'shop', 'order:list', 'product:price:list']
    const blocks = codes.map((code, index) => block(`b${index}`, code))
    expect(
      issuesOf([{ kind: 'page', id: 'shop.board', version: 2, title: 'B', access: 'product:get', blocks }]),
    ).toEqual([])
  })

  test('formatted texts that show as they are written', () => {
    const text =
      '<!-- note --><h2 style="color: red; text-align: center;">1 < 2</h2><a href="/x?a=1&amp;b=2">a</a><br/><pre class="language-js">x</pre>'
    expect(issuesOf([report({ type: 'html', id: 'x', text })])).toEqual([])
  })
})

test('a page of the records of another call than that of its model knows no more than it says', () => {
  const model = { kind: 'model', id: 'shop.customer', version: 1, source: list.source, fields: list.fields }
  const { source: _source, fields: _fields, ...page } = { ...list, model: 'shop.customer', filter: { depId: '1' } }
  expect(issuesOf([model, { ...page, source: { rest: '/crm/customer', list: '/crm/ofDepart' } }])).toEqual([])
  expect(issuesOf([model, page])).toMatchObject([expect.stringContaining('`depId`')])
})

function action(step: object) {
  return { id: 'do', label: 'Do', steps: [step] }
}
