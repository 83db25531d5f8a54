import { describe, expect, test } from 'vitest'
import {
  type BoardColumn,
  fillColumns,
  findNextCard,
  findNextColumn,
  toColumnValue,
  toDictionaryColumns,
  toListedColumns,
  toMovedValue,
} from '../../../runtime/kinds/list/views/board/boardColumns.ts'

const choices: readonly BoardColumn[] = toListedColumns(
  [
    { value: 1, label: '@:open' },
    { value: 2, label: 'Paid' },
    { value: 3, label: 'Closed', disabled: true },
  ],
  (source) => source.replace('@:', ''),
)
const records = [
  { id: 'a', state: 2 },
  { id: 'b', state: '1' },
  { id: 'c', state: null },
  { id: 'd', state: 9 },
  { id: 'e', state: 2 },
]
const columns = fillColumns(choices, records, 'state', 'Other')
const namesOf = (title: string) => columns.find((column) => column.title === title)?.records.map(({ id }) => id)

describe('the columns of a board', () => {
  test('stand in the order of the choices, each with its records in their order', () => {
    expect(columns.map(({ title }) => title)).toEqual(['Other', 'open', 'Paid', 'Closed'])
    expect(namesOf('open')).toEqual(['b'])
    expect(namesOf('Paid')).toEqual(['a', 'e'])
    expect(namesOf('Closed')).toEqual([])
  })

  test('have one more for values that are empty or unknown, which takes no card', () => {
    expect(namesOf('Other')).toEqual(['c', 'd'])
    expect(columns[0]?.isOpen).toBe(false)
    expect(fillColumns(choices, [], 'state', 'Other').map(({ title }) => title)).toEqual(['open', 'Paid', 'Closed'])
  })

  test('have one without a value, with cards or without, where their value may be empty', () => {
    const [other, ...others] = fillColumns(choices, [], 'state', 'Other', true)
    expect(other).toEqual({ value: undefined, stored: undefined, title: 'Other', isOpen: true, records: [] })
    expect(others.map(({ title }) => title)).toEqual(['open', 'Paid', 'Closed'])
    const withEmpty = toListedColumns([{ value: '', label: 'None' }], (source) => source)
    expect(fillColumns(withEmpty, [{ state: null }], 'state', 'Other', true).map(({ title }) => title)).toEqual([
      'None',
    ])
  })

  test('say in which of them a record stands', () => {
    expect(records.map((record) => toColumnValue(choices, record, 'state'))).toEqual([
      '2',
      '1',
      undefined,
      undefined,
      '2',
    ])
  })

  test('have the colours of a dictionary, and are closed where an item may not be chosen', () => {
    expect(
      toDictionaryColumns([
        { value: '1', text: 'Open', color: 'red' },
        { value: '2', text: 'Old', disabled: true },
      ]),
    ).toEqual([
      { value: '1', stored: '1', title: 'Open', color: 'red', isOpen: true },
      { value: '2', stored: '2', title: 'Old', color: undefined, isOpen: false },
    ])
  })

  test('leave out what is no choice', () => {
    expect(toListedColumns(['text', {}, { value: 'a' }], (source) => source)).toEqual([
      { value: 'a', stored: 'a', title: 'a', isOpen: true },
    ])
  })
})

test('a record that is moved gets the value with the type that the document or its own value has', () => {
  const [, open] = columns
  expect(toMovedValue({ state: 9 }, 'state', open as BoardColumn)).toBe(1)
  const item: BoardColumn = { value: '7', stored: '7', title: 'Seven', isOpen: true }
  expect(toMovedValue({ state: 9 }, 'state', item)).toBe(7)
  expect(toMovedValue({ state: '9' }, 'state', item)).toBe('7')
  expect(toMovedValue({}, 'state', item)).toBe('7')
  expect(toMovedValue({ state: 9 }, 'state', columns[0] as BoardColumn)).toBeNull()
})

test('a lifted card passes over columns that take none', () => {
  const [other, open, paid] = columns as [never, never, never]
  expect(findNextColumn(columns, other, 1)).toBe(open)
  expect(findNextColumn(columns, paid, 1)).toBeUndefined()
  expect(findNextColumn(columns, open, -1)).toBeUndefined()
  expect(findNextColumn(columns, paid, -1)).toBe(open)
  expect(findNextColumn(columns, paid, 1, () => true)?.title).toBe('Closed')
})

test('the arrow keys lead from card to card, past columns without one, and stay at the ends', () => {
  expect(findNextCard(columns, { column: 0, index: 0 }, 'ArrowDown')).toEqual({ column: 0, index: 1 })
  expect(findNextCard(columns, { column: 0, index: 1 }, 'ArrowDown')).toEqual({ column: 0, index: 1 })
  expect(findNextCard(columns, { column: 0, index: 1 }, 'ArrowRight')).toEqual({ column: 1, index: 0 })
  expect(findNextCard(columns, { column: 2, index: 0 }, 'ArrowRight')).toEqual({ column: 2, index: 0 })
  expect(findNextCard(columns, { column: 2, index: 0 }, 'End')).toEqual({ column: 2, index: 1 })
  expect(findNextCard(columns, { column: 2, index: 1 }, 'Home')).toEqual({ column: 2, index: 0 })
  expect(findNextCard(columns, { column: 0, index: 0 }, 'x')).toBeUndefined()
})
