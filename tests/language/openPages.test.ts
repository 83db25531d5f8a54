import { describe, expect, test } from 'vitest'
import { formatIssue } from '../../runtime/language/index.ts'
import { knownServer } from '../../server/packs/knownServer.ts'
import { testLanguage } from './testVocabulary.ts'

const order = {
  version: 2,
  table: 'shop_order',
  path: '/shop/order',
  accessPrefix: 'shop.order',
  operations: { list: 'signedIn', add: 'signedIn', edit: 'signedIn' },
  columns: { number: { type: 'text' }, state: { type: 'text' } },
  transitions: {
    column: 'state',
    moves: [
      { id: 'begin', to: 'new' },
      { id: 'pay', from: ['new'], to: 'paid', access: 'signedIn' },
    ],
  },
}
const news = {
  version: 2,
  table: 'shop_news',
  path: '/shop/news',
  accessPrefix: 'shop.news',
  operations: { list: 'anyone' },
  public: ['title'],
  columns: { title: { type: 'text' } },
}

/** The issues of a page that is open to anyone, in a pack with an open table and a closed one. */
function issuesOf(page: object): readonly string[] {
  const documents = {
    'pack.json': { id: 'shop', version: 1, title: 'Shop', menu: [{ id: 'shop', title: 'Shop', path: '/shop' }] },
    'tables/order.json': order,
    'tables/news.json': news,
    'pages/front.json': {
      ...{ kind: 'page', id: 'shop.front', version: 2, title: 'Front', access: 'anyone' },
      ...{ menu: { path: '/shop/front', parent: 'shop' } },
      ...page,
    },
  }
  const files = Object.entries(documents).map(([path, content]) => ({ path, text: JSON.stringify(content, null, 2) }))
  return testLanguage.checkDocuments(files, { known: { ...knownServer, dictionaries: [] } }).issues.map(formatIssue)
}

const closed = { rest: '/shop/order' }
const number = { type: 'text', id: 'number', field: 'number' }

describe('a page that is open to anyone', () => {
  test('asks what is open to anyone, of tables and of the server', () => {
    const blocks = [
      { type: 'text', id: 'title', field: 'title', source: { rest: '/shop/news' } },
      { type: 'text', id: 'name', field: 'siteName', source: { url: '/settings' } },
    ]
    expect(issuesOf({ blocks })).toEqual([])
  })

  test('keeps for people who are signed in what is closed: by the access of a block, a condition or the need of a source', () => {
    const blocks = [
      { ...number, id: 'one', access: 'signedIn', source: closed },
      { ...number, id: 'two', showWhen: 'user.username', source: closed },
      { ...number, id: 'three', source: { ...closed, needs: 'user.username' } },
    ]
    expect(issuesOf({ blocks })).toEqual([])
  })

  test('offers actions that ask for more, and sources that nothing on the page shows', () => {
    const steps = [{ request: { url: '/shop/order/transition/pay', method: 'POST', body: { id: '1' } } }]
    const buttons = { type: 'text', id: 'buttons', text: 'Orders', actions: [{ id: 'pay', label: 'Pay', steps }] }
    expect(issuesOf({ sources: { orders: closed }, blocks: [buttons] })).toEqual([])
  })

  test('has an issue at each source that it shows, also one that a formula of another source reads', () => {
    const sources = { orders: closed, paid: { rows: "where(sources.orders.rows, item.state == 'paid')" } }
    const found = issuesOf({ sources, blocks: [{ ...number, source: 'paid' }] })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('/shop/order/list')
  })
})

test('the moves of a table are calls that pages may name, by POST and no other method', () => {
  const pressing = (request: object) => ({
    blocks: [{ type: 'text', id: 'go', text: 'Go', actions: [{ id: 'go', label: 'Go', steps: [{ request }] }] }],
  })
  expect(issuesOf(pressing({ url: '/shop/order/transition/pay', method: 'PUT' }))[0]).toContain('POST')
  expect(issuesOf(pressing({ url: '/shop/order/transition/pya', method: 'POST' }))[0]).toContain('`transition/pay`')
  expect(issuesOf(pressing({ url: '/shop/order/transition/begin', method: 'POST' }))).toHaveLength(1)
})
