import { expect, test } from 'vitest'
import { tableBlock } from '../../../runtime/kinds/page/blocks/table/index.ts'
import { sortRecords } from '../../../runtime/kinds/page/blocks/table/sortRecords.ts'
import { toneClass } from '../../../runtime/kinds/page/blocks/toneClass.ts'
import { createRegistry } from '../../../runtime/registry/index.ts'
import { intlIn } from './formatIntl.ts'

const records = [
  { symbol: 'EURUSD', bid: 1.1, ask: 1.1002, digits: 5, way: [1, 2, 3] },
  { symbol: 'USDJPY', bid: 150, ask: 150.03, digits: 3, way: [3, 2] },
]

test('a column of a formula is a figure like those of fields', async () => {
  const figures = await tableBlock.figures({
    block: {
      type: 'table',
      id: 'quotes',
      columns: [
        'symbol',
        { value: 'record.ask - record.bid', label: 'Spread', format: { decimalsFrom: 'digits' } },
        { value: 'round(record.ask)', label: 'Whole' },
        { field: 'way', as: 'spark' },
      ],
    },
    records,
    intl: intlIn('en'),
    fields: {},
    labelOf: (field) => field,
    scope: {},
    registry: createRegistry({ kinds: [], widgets: [], steps: [], onTexts: () => undefined }),
  })
  expect(figures.columns.map(({ title, isNumber }) => [title, isNumber])).toEqual([
    ['symbol', false],
    ['Spread', true],
    ['Whole', true],
    ['way', false],
  ])
  expect(figures.rows.map(({ texts }) => texts)).toEqual([
    ['EURUSD', '0.00020', '1', '1, 2, 3'],
    ['USDJPY', '0.030', '150', '3, 2'],
  ])
})

test('a table sorts by what a formula gives', () => {
  const spread = ({ ask, bid }: { ask?: unknown; bid?: unknown }) => Number(ask) - Number(bid)
  const sorted = sortRecords(records, { column: ' value 1', order: 'desc' }, 'en', spread)
  expect(sorted.map(({ symbol }) => symbol)).toEqual(['USDJPY', 'EURUSD'])
})

test('the first look whose condition holds is that of a value', () => {
  const tones = [
    { when: 'self > 0', tone: 'success', bold: true },
    { when: 'record.side == "sell"', tone: 'error' },
  ] as const
  expect(toneClass(tones, 2, { record: { side: 'sell' } })).toBe('pw-tone-success pw-bold')
  expect(toneClass(tones, -2, { record: { side: 'sell' } })).toBe('pw-tone-error')
  expect(toneClass(tones, -2, { record: {} })).toBeUndefined()
  expect(toneClass(undefined, 2, {})).toBeUndefined()
})
