import { describe, expect, onTestFinished, test } from 'vitest'
import { setTimeZones, wireZone } from '../../../runtime/language/index.ts'
import { fromCellText, toCellText } from '../../../widgets/editable-table/clipboard/cellText.ts'
import { fillCells, fillDown } from '../../../widgets/editable-table/clipboard/fillCells.ts'
import { placePasted } from '../../../widgets/editable-table/clipboard/pasteCells.ts'
import type { FindChoices } from '../../../widgets/editable-table/columns/choices.ts'
import { dictionaryOf, optionsOf } from '../../../widgets/editable-table/columns/choices.ts'
import { type Movement, moveCell, nextCell } from '../../../widgets/editable-table/keyboard/moveCell.ts'
import { type CellRange, fillTarget, rangeOf } from '../../../widgets/editable-table/keyboard/range.ts'
import { columnsOf } from './table.ts'

const range = (text: string): CellRange => {
  const [top = 0, left = 0, bottom = 0, right = 0] = text.split(' ').map(Number)
  return { top, left, bottom, right }
}

describe('moving', () => {
  const extent = { rows: 20, columns: 5, page: 6 }
  test.each<[Movement, number, number]>([
    ['left', 10, 1],
    ['right', 10, 3],
    ['up', 9, 2],
    ['down', 11, 2],
    ['lineStart', 10, 0],
    ['lineEnd', 10, 4],
    ['tableStart', 0, 0],
    ['tableEnd', 19, 4],
    ['columnStart', 0, 2],
    ['columnEnd', 19, 2],
    ['pageUp', 4, 2],
    ['pageDown', 16, 2],
  ])('%s', (movement, row, column) => {
    expect(moveCell({ row: 10, column: 2 }, movement, extent)).toEqual({ row, column })
  })

  test('stops at the edges', () => {
    expect(moveCell({ row: 0, column: 0 }, 'left', extent)).toEqual({ row: 0, column: 0 })
    expect(moveCell({ row: 18, column: 4 }, 'pageDown', extent)).toEqual({ row: 19, column: 4 })
  })

  test('Tab goes on in the next row, and leaves at the ends', () => {
    expect(nextCell({ row: 1, column: 4 }, 1, extent)).toEqual({ row: 2, column: 0 })
    expect(nextCell({ row: 1, column: 0 }, -1, extent)).toEqual({ row: 0, column: 4 })
    expect(nextCell({ row: 19, column: 4 }, 1, extent)).toBeUndefined()
    expect(nextCell({ row: 0, column: 0 }, -1, extent)).toBeUndefined()
  })
})

describe('blocks', () => {
  test('reach from corner to corner', () => {
    expect(rangeOf({ row: 4, column: 1 }, { row: 2, column: 3 })).toEqual(range('2 1 4 3'))
  })

  test.each<[string, number, number, string | undefined]>([
    ['2 1 3 2', 6, 1, '4 1 6 2'],
    ['2 1 3 2', 0, 2, '0 1 1 2'],
    ['2 1 3 2', 2, 4, '2 3 3 4'],
    ['2 1 3 2', 3, 0, '2 0 3 0'],
    ['2 1 3 2', 3, 2, undefined],
    ['2 1 3 2', 5, 4, '4 1 5 2'],
  ])('%s filled to row %i, column %i', (from, row, column, to) => {
    expect(fillTarget(range(from), { row, column })).toEqual(to && range(to))
  })

  test('filling goes on with the pattern, downwards and upwards', () => {
    const down = fillCells(range('0 0 1 0'), range('2 0 4 0'))
    expect(down.map(({ from }) => from.row)).toEqual([0, 1, 0])
    const up = fillCells(range('2 0 3 0'), range('0 0 1 0'))
    expect(up.map(({ from }) => from.row)).toEqual([2, 3])
  })

  test('Ctrl-D repeats the first line, or the line above a single cell', () => {
    expect(fillDown(range('1 0 3 0')).map(({ from, to }) => `${from.row}>${to.row}`)).toEqual(['1>2', '1>3'])
    expect(fillDown(range('3 1 3 1')).map(({ from, to }) => `${from.row}>${to.row}`)).toEqual(['2>3'])
    expect(fillDown(range('0 0 0 0'))).toEqual([])
  })
})

describe('pasting', () => {
  const cells = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  const textAt = (placed: ReturnType<typeof placePasted>) =>
    placed.map(({ row, column, text }) => `${row},${column}=${text}`).join(' ')

  test('begins at the corner of the selection', () => {
    expect(textAt(placePasted(cells, range('1 1 1 1'), 5))).toBe('1,1=a 1,2=b 2,1=c 2,2=d')
  })

  test('fills a selection of twice the size twice', () => {
    expect(placePasted(cells, range('0 0 3 1'), 5)).toHaveLength(8)
    expect(placePasted([['x']], range('0 0 2 2'), 5)).toHaveLength(9)
  })

  test('keeps its size in a selection that it does not divide', () => {
    expect(placePasted(cells, range('0 0 2 0'), 5)).toHaveLength(4)
  })

  test('leaves out what lies beyond the last column', () => {
    expect(textAt(placePasted(cells, range('0 4 0 4'), 5))).toBe('0,4=a 1,4=c')
  })

  test('takes lines of different length as they are', () => {
    expect(textAt(placePasted([['a'], ['b', 'c']], range('0 0 0 0'), 5))).toBe('0,0=a 1,0=b 1,1=c')
  })
})

describe('cells as characters', () => {
  const [kind, several, count, paid, day, text] = columnsOf({
    kind: { widget: 'dict-select', props: { dict: 'sex' } },
    several: { widget: 'dict-select', props: { dict: 'sex', multiple: true } },
    count: { widget: 'number' },
    paid: { widget: 'switch' },
    day: { widget: 'date' },
    text: {},
  })
  if (!kind || !several || !count || !paid || !day || !text) throw new Error('six columns')
  const items = [
    { value: '1', text: 'Male', stored: '1' },
    { value: '2', text: 'Female', stored: '2' },
  ]
  const find: FindChoices = (column) => (dictionaryOf(column) ? items : undefined)

  test.each<[typeof kind, string, unknown]>([
    [kind, '2', '2'],
    [kind, 'Female', '2'],
    [kind, ' Male ', '1'],
    [several, 'Male,2', '1,2'],
    [count, '12.5', 12.5],
    [count, '1,250', 1250],
    [paid, 'Y', 'Y'],
    [paid, 'false', 'N'],
    [day, '2026/1/5', '2026-01-05'],
    [day, '2026-01-05', '2026-01-05'],
    [text, ' as it is ', ' as it is '],
  ])('$name takes %s', (column, pasted, value) => {
    expect(fromCellText(column, pasted, find)).toEqual({ value })
  })

  test.each<[typeof kind, string]>([
    [kind, 'Other'],
    [kind, 'Male,2'],
    [several, 'Male,Other'],
    [count, 'twelve'],
    [paid, 'perhaps'],
  ])('$name refuses %s', (column, pasted) => {
    expect(fromCellText(column, pasted, find)).toBeUndefined()
  })

  test('are the texts of what is stored', () => {
    const row = { kind: '2', several: '1,2', count: 12.5, paid: 'Y', text: '{{1+1}}' }
    expect([kind, several, count, paid, text].map((column) => toCellText(column, row, find))).toEqual([
      'Female',
      'Male,Female',
      '12.5',
      'Y',
      '{{1+1}}',
    ])
  })

  test('a time leaves and comes back by the clock of the person, a day as it is', () => {
    const [time, when] = columnsOf({ time: { widget: 'datetime' }, when: { widget: 'date' } })
    if (!time || !when) throw new Error('two columns')
    setTimeZones({ person: 'America/New_York' })
    onTestFinished(() => setTimeZones({ person: wireZone }))
    const row = { time: '2026-03-08 12:30:00', when: '2026-03-08' }
    expect([time, when].map((column) => toCellText(column, row, find))).toEqual(['2026-03-07 23:30:00', '2026-03-08'])
    expect(fromCellText(time, '2026/3/7 23:30:00', find)).toEqual({ value: row.time })
    expect(fromCellText(when, '2026/3/8', find)).toEqual({ value: row.when })
  })

  test('options of a document keep their type', () => {
    const [column] = columnsOf({ a: { widget: 'select', props: { options: [{ value: 1, label: 'One' }] } } })
    if (!column) throw new Error('one column')
    const options = optionsOf(column, (label) => label)
    expect(fromCellText(column, 'One', () => options)).toEqual({ value: 1 })
  })
})
