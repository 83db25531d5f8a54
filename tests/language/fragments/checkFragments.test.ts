import { expect, test } from 'vitest'
import { formatIssue } from '../../../runtime/language/index.ts'
import { testLanguage } from '../testVocabulary.ts'

const page = (id: string, rest: object) => ({
  path: `shop/pages/${id}.json`,
  text: JSON.stringify({ id: `shop.${id}`, version: 1, title: id, ...rest }),
})

const order = (columns: readonly unknown[], rest: object = {}) =>
  page('order', {
    kind: 'list',
    source: { rest: '/shop/order' },
    fields: { number: {}, total: { widget: 'number' } },
    columns,
    ...rest,
  })

const fragment = (id: string, rest: object) => page(id, { kind: 'fragment', ...rest })

const check = (...files: readonly { path: string; text: string }[]) =>
  testLanguage.checkDocuments(files).issues.map(formatIssue)

const use = (id: string, given?: object) => ({
  fragment: `shop.${id}`,
  ...(given === undefined ? {} : { with: given }),
})

test('a page is sound with the columns of a fragment in their place', () => {
  const sums = fragment('sums', {
    parameters: { field: {}, limit: {} },
    columns: [{ field: '{{ given.field }}', tones: [{ when: 'record.total > given.limit', tone: 'error' }] }],
  })
  expect(check(order(['number', use('sums', { field: "'total'", limit: 'user.limit' })]), sums)).toEqual([])
})

test('an issue inside of a fragment stands where it is used, and names its place in the fragment', () => {
  const sums = fragment('sums', { parameters: { field: {} }, columns: ['number', { field: 'totl' }] })
  const [issue, ...rest] = check(order([use('sums')]), sums)
  expect(rest).toEqual([])
  expect(issue).toContain('shop/pages/order.json:1:')
  expect(issue).toContain('unknown-field in the fragment `shop.sums` (shop/pages/sums.json:1:')
  expect(issue).toContain('no field is called `totl`')
})

test('an issue beside a fragment keeps its own place', () => {
  const sums = fragment('sums', { columns: ['total', { group: 'Numbers', columns: ['number'] }] })
  const { issues } = testLanguage.checkDocuments([order([use('sums'), { field: 'missing' }]), sums])
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(['/columns/1/field unknown-field'])
})

test('a mistake that a fragment has anyway is reported in the fragment alone', () => {
  const sums = fragment('sums', { columns: [{ field: 'total', align: 'middle' }] })
  const issues = check(order([use('sums')]), order([use('sums')], { id: 'shop.order2' }), sums)
  expect(issues).toHaveLength(1)
  expect(issues[0]).toContain('shop/pages/sums.json')
})

test('a field that stands in the page and in its fragment stands there twice', () => {
  const sums = fragment('sums', { columns: ['total'] })
  expect(check(order(['total', use('sums')]), sums).join()).toContain('duplicate-name in the fragment `shop.sums`')
})

test.each([
  ['blocks', { blocks: [{ type: 'text', id: 'a', text: 'A' }] }],
  ['layout', { layout: ['number'] }],
  ['steps', { steps: [{ reload: true }] }],
])('a fragment of %s is none of columns', (sort, piece) => {
  expect(check(order(['number', use('piece')]), fragment('piece', piece))).toEqual([
    expect.stringContaining(
      `fragment-piece a fragment of columns stands here, and \`shop.piece\` (shop/pages/piece.json) is one of ${sort}`,
    ),
  ])
})

test('a block draws no fragment of columns', () => {
  const block = { type: 'fragment', id: 'sums', fragment: 'shop.sums' }
  const front = page('front', { kind: 'page', blocks: [block] })
  expect(check(front, fragment('sums', { columns: ['total'] })).join()).toContain('a fragment of blocks stands here')
})

test.each([
  ['an unknown fragment', use('sms'), 'no fragment is called `shop.sms`; did you mean `shop.sums`?'],
  ['an unknown parameter', use('sums', { feild: "'total'" }), 'has no parameter called `feild`; did you mean `field`?'],
  ['a formula that cannot be read', use('sums', { field: "'total" }), 'expression-syntax'],
  ['a use with something beside it', { ...use('sums'), width: 100 }, 'unknown-property'],
])('%s is an issue at the use', (_what, entry, text) => {
  const sums = fragment('sums', { parameters: { field: {} }, columns: ['total'] })
  const issues = check(order(['number', entry]), sums)
  expect(issues).toHaveLength(1)
  expect(issues[0]).toContain(text)
})

test('fragments that use each other are a circle, of blocks too', () => {
  const columns = [fragment('a', { columns: ['number', use('b')] }), fragment('b', { columns: ['total', use('a')] })]
  const [issue, ...rest] = check(order([use('a')]), ...columns)
  expect(rest).toEqual([])
  expect(issue).toContain('fragment-cycle this fragment holds itself: `shop.a` uses `shop.b` uses `shop.a`')
  const block = { type: 'fragment', id: 'again', fragment: 'shop.c' }
  expect(check(fragment('c', { blocks: [block] }))).toEqual([
    expect.stringContaining('fragment-cycle this fragment holds itself: `shop.c` uses `shop.c`'),
  ])
})

test('a fragment is exactly one piece, and has nothing that only blocks have', () => {
  expect(check(fragment('none', {})).join()).toContain('fragment-piece this fragment is no piece of a page')
  const both = fragment('both', { layout: ['number'], steps: [{ reload: true }] })
  expect(check(both).join()).toContain('fragment-piece a fragment is one piece: `steps`')
  const withState = fragment('open', { state: { isOpen: { default: false } }, steps: [{ reload: true }] })
  expect(check(withState).join()).toContain('fragment-piece `state` belongs to fragments of blocks')
})

test('steps of a fragment see the state of the page that uses them, and it has to be there', () => {
  const toggle = fragment('toggle', { steps: [{ setState: { isOpen: '{{ !state.isOpen }}' } }] })
  const front = (state: object) =>
    page('front', {
      kind: 'page',
      state,
      toolbar: [{ id: 'toggle', label: 'Toggle', steps: [use('toggle')] }],
      blocks: [{ type: 'text', id: 'a', text: 'A' }],
    })
  expect(check(front({ isOpen: { default: false } }), toggle)).toEqual([])
  expect(check(front({ isOpn: { default: false } }), toggle).join()).toContain('in the fragment `shop.toggle`')
})

test('what a fragment is not given as a text cannot stand where no formula is read', () => {
  const sums = fragment('sums', {
    parameters: { title: {} },
    columns: [{ field: 'total', label: '{{ given.title }}' }],
  })
  expect(check(order([use('sums', { title: "'Sum'" })]), sums)).toEqual([])
  expect(check(order([use('sums', { title: 'user.title' })]), sums).join()).toContain(
    'template-not-here in the fragment',
  )
})

test('columns of a fragment that names a model are judged by it', () => {
  const model = {
    path: 'shop/models/order.json',
    text: JSON.stringify({
      kind: 'model',
      id: 'shop.Order',
      version: 1,
      source: { rest: '/shop/order' },
      fields: { total: {} },
    }),
  }
  const sums = fragment('sums', { model: 'shop.Order', columns: ['totl'] })
  expect(check(model, sums).join()).toContain('no field is called `totl`')
})

const sized = fragment('sized', {
  parameters: { width: {}, sortable: {}, digits: {} },
  fields: { cost: { widget: 'number', props: { precision: '{{ given.digits }}' } } },
  columns: [{ field: 'total', width: '{{ given.width }}', sortable: "{{ given['sortable'] }}" }, 'cost'],
})

test('numbers and flags of a fragment take parameters, of the type of what is given', () => {
  expect(check(order([use('sized', { width: '120', sortable: 'false', digits: '2' })]), sized)).toEqual([])
  expect(check(order([use('sized')]), sized)).toEqual([])
})

test.each([
  ['a text for a number', { width: "'wide'" }, 'expected a whole number; found the text `wide`'],
  ['a formula for a number', { width: 'user.width' }, 'found the text `{{ user.width }}`; a literal gives a number'],
  ['a number for a flag', { sortable: '1' }, 'expected `true` or `false`'],
  ['a number that is too small', { width: '2' }, 'out-of-range'],
  ['a text for a number of a widget', { digits: "'two'" }, 'expected a whole number'],
])('%s is an issue where the fragment is used', (_what, given, text) => {
  const [issue, ...rest] = check(order([use('sized', given)]), sized)
  expect(rest).toEqual([])
  expect(issue).toContain('shop/pages/order.json:1:')
  expect(issue).toContain('in the fragment `shop.sized` (shop/pages/sized.json:1:')
  expect(issue).toContain(text)
})

test('a number that is more than a parameter is none', () => {
  const columns = [{ field: 'total', width: '{{ given.width * 2 }}' }]
  const [issue] = check(fragment('sums', { parameters: { width: {} }, columns }))
  expect(issue).toContain('shop/pages/sums.json:1:')
  expect(issue).toContain('expected a whole number')
})

test('a parameter of a fragment of blocks stands in formulas and templates alone', () => {
  const blocks = [{ type: 'text', id: 'a', span: '{{ given.span }}', text: 'A' }]
  expect(check(fragment('front', { parameters: { span: {} }, blocks }))[0]).toContain('expected a whole number')
})
