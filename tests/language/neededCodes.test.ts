import { expect, test } from 'vitest'
import { formatIssue } from '../../runtime/language/index.ts'
import { testLanguage } from './testVocabulary.ts'

/** The issues of a pack that grants no code, whose page shows a table with such operations. */
function issuesOf(operations: object): readonly string[] {
  const documents = {
    'pack.json': {
      id: 'shop',
      version: 1,
      title: 'Shop',
      access: [{ code: 'shop:see', label: 'See', page: 'shop.board' }],
    },
    'tables/order.json': {
      ...{ version: 2, table: 'shop_order', path: '/shop/order', accessPrefix: 'order' },
      operations,
      public: ['number'],
      columns: { number: { type: 'text' } },
    },
    'pages/board.json': {
      ...{ kind: 'page', id: 'shop.board', version: 2, title: 'Board', access: 'signedIn' },
      sources: { orders: { rest: '/shop/order' } },
      fields: { number: { label: 'Number' } },
      blocks: [{ type: 'table', id: 'orders', source: 'orders', columns: ['number'] }],
    },
  }
  const files = Object.entries(documents).map(([path, content]) => ({ path, text: JSON.stringify(content, null, 2) }))
  return testLanguage.checkDocuments(files, { known: { dictionaries: [] } }).issues.map(formatIssue)
}

test('what is open to anyone, or asks for a code that the pack grants, needs no code below the prefix of the table', () => {
  expect(issuesOf({ list: 'anyone' })).toEqual([])
  expect(issuesOf({ list: 'shop:see' })).toEqual([])
})

test('a code that nobody can be granted is named as the table says it', () => {
  expect(issuesOf({})).toEqual([expect.stringContaining('nobody can be granted `order:list`')])
  expect(issuesOf({ list: 'shop:read' }).join()).toContain('shop:read')
})
