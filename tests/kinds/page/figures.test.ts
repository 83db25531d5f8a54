import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import type { BlockInput } from '../../../runtime/kinds/page/blocks/definition.ts'
import { readProgress } from '../../../runtime/kinds/page/blocks/progress/readProgress.ts'
import { readRanking } from '../../../runtime/kinds/page/blocks/ranking/readRanking.ts'
import { readStat } from '../../../runtime/kinds/page/blocks/stat/readStat.ts'
import { sparkArea, sparkBars, sparkLine } from '../../../runtime/kinds/page/blocks/stat/sparkPath.ts'
import { hueDistance, inkOn } from '../../../runtime/kinds/page/charts/colours.ts'
import type { FigureTable } from '../../../runtime/kinds/page/figures/figureTable.ts'
import { toneAt } from '../../../runtime/kinds/page/figures/toneAt.ts'
import { toSheetName } from '../../../runtime/kinds/page/figures/toSheet.ts'
import { writeSheet } from '../../../runtime/kinds/page/figures/writeSheet.ts'
import { intlIn } from './formatIntl.ts'

const intl = intlIn('en')

describe('a spreadsheet', () => {
  const table: FigureTable = {
    columns: [
      { id: 'name', title: 'Name', isNumber: false },
      { id: 'n', title: 'Number', isNumber: true },
    ],
    rows: [
      { key: '0', values: ['=1+1', 12.5], texts: ['=1+1', '12.5'], record: undefined },
      { key: '1', values: ['x'.repeat(40_000), null], texts: ['', '–'], record: undefined },
    ],
  }

  test('holds titles and values: numbers as numbers, texts as texts, no formulas', async () => {
    const blob = writeSheet('Sales: 2026/01', table)
    expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const book = read(await blob.arrayBuffer())
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
    expect(book.SheetNames).toEqual(['Sales  2026 01'])
    expect(utils.sheet_to_json(sheet, { header: 1 }).slice(0, 2)).toEqual([
      ['Name', 'Number'],
      ['=1+1', 12.5],
    ])
    expect([sheet.A2?.t, sheet.A2?.f, sheet.B2?.t]).toEqual(['s', undefined, 'n'])
    expect(sheet.A3?.v).toHaveLength(32_767)
  })

  test.each([
    ['', 'Sheet1'],
    ['  ', 'Sheet1'],
    ['a'.repeat(40), 'a'.repeat(31)],
    ['[a]*?:\\/', 'a'],
  ])('is called by %j as %j', (title, name) => {
    expect(toSheetName(title)).toBe(name)
  })
})

describe('one figure', () => {
  const stat = (parts: object, record: object) =>
    readStat({
      block: { type: 'stat', id: 'a', value: 'record.now', ...parts },
      intl,
      records: [record],
      scope: { record, rows: [record], query: { min: 2 } },
    } as unknown as BlockInput<'stat'>)

  test.each([
    [{ now: 110, before: 100 }, {}, { direction: 'up', isGood: true, text: '10%' }],
    [{ now: 90, before: 100 }, {}, { direction: 'down', isGood: false, text: '10%' }],
    [{ now: 90, before: 100 }, { better: 'down' }, { direction: 'down', isGood: true, text: '10%' }],
    [{ now: 90, before: 100 }, { as: 'difference' }, { direction: 'down', isGood: false, text: '10' }],
    [{ now: 100, before: 100 }, {}, { direction: 'same', isGood: undefined, text: '0%' }],
    [{ now: 5, before: 0 }, {}, undefined],
    [{ now: 5, before: 0 }, { as: 'difference' }, { direction: 'up', isGood: true, text: '5' }],
    [{ now: -50, before: -100 }, {}, { direction: 'up', isGood: true, text: '50%' }],
    [{ now: 5 }, {}, undefined],
    [{ now: 'many', before: 1 }, {}, undefined],
  ])('of %j, with the trend %j, went %j', (record, trend, expected) => {
    expect(stat({ trend: { before: 'record.before', ...trend } }, record).trend).toEqual(expected)
  })

  test('is a formula over the records and what was asked', () => {
    expect(stat({ value: "sumBy(rows, 'now') * query.min" }, { now: 4 }).value).toBe(8)
    expect(stat({ value: 'record.missing.deep' }, {}).value ?? null).toBeNull()
  })

  test('has a line of the numbers that led to it', () => {
    expect(stat({ spark: { values: 'record.days' } }, { now: 1, days: [1, '2', null, 'x', 3] }).spark).toEqual([
      1, 2, 3,
    ])
  })

  test('draws its line between the least and the greatest', () => {
    expect(sparkLine([1, 3, 2])).toBe('M0 30L50 2L100 16')
    expect(sparkLine([5, 5])).toBe('M0 16L100 16')
    expect(sparkArea([1, 3])).toBe('M0 30L100 2L100 32L0 32Z')
    expect(sparkBars([0, 4])).toEqual([
      { x: 7.5, y: 31, width: 35, height: 1 },
      { x: 57.5, y: 0, width: 35, height: 32 },
    ])
  })
})

describe('a ranking', () => {
  const records = [
    { name: 'a', n: 5 },
    { name: 'b', n: 20 },
    { name: 'c', n: '20' },
    { name: 'd', n: null },
  ]
  const rank = (parts: object) =>
    readRanking({ block: { type: 'ranking', id: 'r', label: 'name', value: 'n', ...parts }, records, intl })

  test('begins with the greatest; equal values share a place, and nothing has none', () => {
    expect(rank({}).map(({ place, name, share }) => [place, name, share])).toEqual([
      [1, 'b', 1],
      [1, 'c', 1],
      [3, 'a', 0.25],
    ])
  })

  test('may begin with the least, and end early', () => {
    expect(rank({ order: 'asc', top: 1 }).map(({ name }) => name)).toEqual(['a'])
  })
})

describe('progress', () => {
  const progress = (parts: object, record: object) =>
    readProgress({
      block: { type: 'progress', id: 'p', label: 'name', value: 'used', ...parts },
      records: [{ name: 'x', ...record }],
      intl,
    })[0]

  test.each([
    [{}, { used: 40 }, 0.4, '40%'],
    [{ max: 50 }, { used: 40 }, 0.8, '80%'],
    [{ max: 'total' }, { used: 1, total: 4 }, 0.25, '25%'],
    [{ max: 'total', format: 'bytes' }, { used: 1024, total: 4096 }, 0.25, '1 KB / 4 KB'],
    [{}, { used: 140 }, 1, '100%'],
    [{}, { used: -4 }, 0, '0%'],
    [{ max: 'total' }, { used: 4, total: 0 }, 0, '0%'],
    [{}, { used: null }, 0, '0%'],
  ])('%j of %j is %d', (parts, record, share, text) => {
    expect(progress(parts, record)).toMatchObject({ share, text })
  })

  test.each([
    [undefined, 0.5, undefined],
    [[{ from: 50, tone: 'warning' as const }], 0.49, undefined],
    [
      [
        { from: 50, tone: 'warning' as const },
        { from: 90, tone: 'error' as const },
      ],
      0.95,
      'error',
    ],
    [
      [
        { from: 90, tone: 'error' as const },
        { from: 50, tone: 'warning' as const },
      ],
      0.6,
      'warning',
    ],
  ])('with the levels %j at %d has the tone %s', (levels, share, tone) => {
    expect(toneAt(levels, share)).toBe(tone)
  })
})

test('colours of series are told apart by their hue', () => {
  expect(hueDistance('#ff0000', '#00ff00')).toBe(120)
  expect(hueDistance('#ff0000', '#ff00ff')).toBe(60)
  expect(hueDistance('#2fa678', '#2fa678')).toBe(0)
})

test('words on a colour are dark or light, whichever is easier to read', () => {
  expect([inkOn('#ffffff'), inkOn('#e89a3c'), inkOn('#1d39c4'), inkOn('#000000')]).toEqual([
    '#10211c',
    '#10211c',
    '#ffffff',
    '#ffffff',
  ])
})
