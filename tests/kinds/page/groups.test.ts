import { describe, expect, test } from 'vitest'
import { toAddress } from '../../../runtime/kinds/page/blocks/table/showLink.tsx'
import { toTableFigures } from '../../../runtime/kinds/page/blocks/table/tableFigures.ts'
import { shownBlocks } from '../../../runtime/kinds/page/shownBlocks.ts'
import { type AnyBlock, singleBlocks } from '../../../runtime/language/index.ts'
import { createRegistry } from '../../../runtime/registry/index.ts'
import { intlIn } from './formatIntl.ts'

const note = (id: string, access?: string): AnyBlock => ({
  type: 'text',
  id,
  text: id,
  ...(access === undefined ? {} : { access }),
})
const group = (id: string, ...blocks: readonly AnyBlock[]): AnyBlock => ({ type: 'group', id, blocks })

describe('groups of blocks', () => {
  const blocks = [
    note('a'),
    group('g', note('b', 'x'), group('h', note('c', 'x'))),
    group('i', note('d'), note('e', 'x')),
  ]
  const idsOf = (some: readonly AnyBlock[]): unknown =>
    some.map((block) => (block.type === 'group' ? { [block.id]: idsOf(block.blocks) } : block.id))

  test('show what a person may see, and are gone where nothing of them is left', () => {
    const shown = shownBlocks(blocks, ({ access }) => access === undefined)
    expect(idsOf(shown)).toEqual(['a', { i: ['d'] }])
    expect(idsOf(shownBlocks(blocks, () => true))).toEqual(idsOf(blocks))
  })

  test('are their blocks in reading order', () => {
    expect(singleBlocks(blocks).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

test.each([
  ['/orders/{{ record.id }}', '/orders/a%2Fb%3Fc'],
  ['/orders?n={{ record.name }}&by={{ user.username }}', '/orders?n=A%20%26%20B&by=ada'],
  ['{{ record.url }}', 'https://example.org/?a=1&b=2'],
  ['/orders/{{ record.missing }}', '/orders/'],
  ['/orders/{{ record.none }}', '/orders/'],
  ['/orders', '/orders'],
])('the address %s of a record is %s', (template, address) => {
  const record = { id: 'a/b?c', name: 'A & B', url: 'https://example.org/?a=1&b=2', none: null }
  expect(toAddress(template, record, { user: { username: 'ada' } })).toBe(address)
})

test('a table comes to something in its last line, on paper and in spreadsheets', () => {
  const { columns, rows } = toTableFigures({
    block: {
      type: 'table',
      id: 't',
      columns: ['name', { field: 'sold', format: 'number', statistic: 'sum' }, { field: 'day', statistic: 'count' }],
    },
    records: [
      { name: 'North', sold: '0.1', day: '1' },
      { name: 'South', sold: 0.2, day: '' },
    ],
    intl: intlIn('en'),
    fields: {},
    labelOf: (field) => field,
    scope: {},
    registry: createRegistry({ widgets: [], kinds: [], steps: [], onTexts: () => {} }),
  })
  expect(columns.map(({ id }) => id)).toEqual(['name', 'sold', 'day'])
  expect(rows.map(({ values }) => values)).toEqual([
    ['North', 0.1, '1'],
    ['South', 0.2, null],
    ['list.statisticsOfAll', 0.3, 1],
  ])
  expect(rows.at(-1)?.texts).toEqual(['list.statisticsOfAll', '0.3', '1'])
})
