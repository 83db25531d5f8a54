import { describe, expect, test } from 'vitest'
import { formatIssue } from '../../runtime/language/index.ts'
import { testLanguage } from './testVocabulary.ts'

const pack = {
  id: 'shop',
  version: 1,
  title: 'Shop',
  menu: [{ id: 'shop', title: 'Shop', path: '/shop' }],
  access: [
    { code: 'order:list', label: 'Read orders', page: 'shop.board' },
    { code: 'order:edit', label: 'Change orders', page: 'shop.board' },
  ],
}
const table = {
  table: 'shop_order',
  path: '/shop/order',
  access: 'order',
  columns: {
    number: { type: 'text', required: true },
    state: { type: 'text', dict: 'order_state' },
    due: { type: 'date' },
  },
}
const dictionary = {
  code: 'order_state',
  name: 'States',
  items: [
    { value: 'open', text: 'Open' },
    { value: 'paid', text: 'Paid' },
  ],
}
const page = {
  kind: 'page',
  id: 'shop.board',
  version: 2,
  title: 'Board',
  menu: { path: '/shop/board/:kind' },
  sources: { orders: { rest: '/shop/order' } },
}

/** The issues of a sound pack with these blocks and rows. */
function issuesOf(blocks: readonly object[], rows: readonly object[] = []): readonly string[] {
  const documents = {
    'pack.json': pack,
    'tables/order.json': table,
    'dictionaries/state.json': dictionary,
    'rows/shop_order.json': rows,
    'pages/board.json': { ...page, blocks },
  }
  const files = Object.entries(documents).map(([path, content]) => ({ path, text: JSON.stringify(content, null, 2) }))
  return testLanguage.checkDocuments(files, { known: { dictionaries: [] } }).issues.map(formatIssue)
}

const text = { type: 'text', id: 'name', field: 'number' }
const withSteps = (...steps: readonly object[]) => ({
  type: 'text',
  id: 'button',
  text: 'Orders',
  actions: [{ id: 'go', label: 'Go', steps }],
})

describe('a condition of a block', () => {
  test('reads the record of the block around it', () => {
    const shown = { ...text, showWhen: "record.state == 'open'" }
    expect(issuesOf([{ type: 'repeat', id: 'list', source: 'orders', blocks: [shown] }])).toEqual([])
    expect(issuesOf([{ type: 'group', id: 'first', source: 'orders', blocks: [shown] }])).toEqual([])
  })

  test('reads a source of the page by its name', () => {
    expect(issuesOf([{ ...text, source: 'orders', showWhen: "sources.orders.record.state == 'open'" }])).toEqual([])
  })
})

describe('an address', () => {
  test('leads to a page whose address has names in it, to another site, or to what the menu of another pack may have', () => {
    const steps = [
      '/shop/board/open',
      '/elsewhere/board',
      'https://example.com/shop',
      '/shop',
      '/shop/{{ query.kind }}',
    ]
    expect(issuesOf([withSteps(...steps.map((to) => ({ navigate: { to } })))])).toEqual([])
  })

  test('of a call that the tables of the pack do not stand for may be answered by the server', () => {
    expect(issuesOf([withSteps({ request: { method: 'POST', url: '/shop/close' } })])).toEqual([])
  })
})

test('what is sent to a table may be any of its fields, and those that every table has', () => {
  const body = { id: '1', number: 'A-1', createBy: 'admin' }
  expect(issuesOf([withSteps({ request: { method: 'PUT', url: '/shop/order/edit', body } })])).toEqual([])
})

test('rows have dates in both forms, several values of a dictionary, and nothing where nothing is needed', () => {
  const rows = [
    { number: 'A-1', state: 'open,paid', due: '2026-11-27' },
    { number: 'A-2', state: '', due: { daysAgo: -3 }, create_time: '2026-11-27T09:30:00+08:00' },
    { number: 'A-3', state: null, due: null },
  ]
  expect(issuesOf([{ type: 'group', id: 'first', source: 'orders', blocks: [text] }], rows)).toEqual([])
})

test('the rows of forms name what they belong to, and what the server adds', () => {
  const field = { name: 'part_name', label: 'Part', type: 'text', required: true }
  const documents = {
    'pack.json': pack,
    'forms/order.json': { table: 'shop_order', title: 'Orders', fields: [field] },
    'forms/part.json': { table: 'shop_part', title: 'Parts', kind: 'part', main: 'shop_order', fields: [field] },
    'forms/place.json': { table: 'shop_place', title: 'Places', kind: 'tree', fields: [field] },
    'rows/shop_part.json': [{ main_id: 'order-1', part_name: 'Belt', create_time: { daysAgo: 2 } }],
    'rows/shop_place.json': [{ id: 'hall', part_name: 'Hall', pid: '0', has_child: '1', create_by: 'ada' }],
  }
  const files = Object.entries(documents).map(([path, content]) => ({ path, text: JSON.stringify(content) }))
  const { issues } = testLanguage.checkDocuments(files, { known: { access: ['order:list', 'order:edit'] } })
  expect(issues.filter(({ file }) => file !== 'pack.json').map(formatIssue)).toEqual([])
})

test('a table that is open asks nobody for a code, and one whose code nobody can be granted is an issue', () => {
  const check = (operations: object, more: object = {}) => {
    const documents = {
      'pack.json': { ...pack, access: [] },
      'tables/order.json': { ...table, version: 2, access: undefined, accessPrefix: 'order', operations, ...more },
      'dictionaries/state.json': dictionary,
      'pages/board.json': { ...page, blocks: [{ ...text, source: 'orders' }] },
    }
    const files = Object.entries(documents).map(([path, content]) => ({ path, text: JSON.stringify(content) }))
    return testLanguage.checkDocuments(files, { known: { dictionaries: [] } }).issues.map(({ message }) => message)
  }
  expect(check({ list: 'anyone' }, { public: ['number'] })).toEqual([])
  expect(check({ list: 'signedIn' })).toEqual([])
  expect(check({ edit: 'signedIn' })).toEqual([expect.stringContaining('`order:list`')])
  expect(check({ list: 'order:read' })).toEqual([expect.stringContaining('`order:read`')])
})
