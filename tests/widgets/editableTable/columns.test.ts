import { describe, expect, test } from 'vitest'
import { createRegistry, type DataRecord } from '../../../runtime/registry/index.ts'
import { createThrottle } from '../../../widgets/editable-table/actions/throttle.ts'
import { toWidths } from '../../../widgets/editable-table/columns/columnWidths.ts'
import { computeRow, resetRow } from '../../../widgets/editable-table/columns/computeRow.ts'
import { listEmptyColumns } from '../../../widgets/editable-table/columns/emptyColumns.ts'
import { outerNamesOf, readsRows } from '../../../widgets/editable-table/columns/outerNames.ts'
import { statisticOf } from '../../../widgets/editable-table/columns/statistics.ts'
import { toWindow } from '../../../widgets/editable-table/grid/useWindow.ts'
import { switchWidget } from '../../../widgets/switch/index.ts'
import { tagsEntry } from '../../../widgets/tags-input/cellEntry.ts'
import type { TagsInputProps } from '../../../widgets/tags-input/props.ts'
import { columnsOf, rowsOf } from './table.ts'

describe('widths (specification 9)', () => {
  const chosen = new Map<string, number>()
  test.each<[string, Parameters<typeof columnsOf>[0], number, readonly number[]]>([
    ['columns share 92 %', { a: {}, b: {} }, 1000, [460, 460]],
    ['and are 120 at least', { a: {}, b: {}, c: {} }, 200, [120, 120, 120]],
    ['date and time', { a: { widget: 'datetime' } }, 1000, [200]],
    ['people', { a: { widget: 'user-picker' } }, 1000, [220]],
    ['departments', { a: { widget: 'depart-picker' } }, 1000, [160]],
    ['a date is 135 at least', { a: { widget: 'date' }, b: {} }, 200, [135, 120]],
    ['date and time are 190 at least', { a: { widget: 'datetime', width: 100 } }, 1000, [190]],
    ['what the document says', { a: { width: 300 }, b: {} }, 1000, [300, 620]],
  ])('%s', (_case, fields, available, widths) => {
    expect(toWidths(columnsOf(fields), available, chosen)).toEqual(widths)
  })

  test('what a person chose counts, but not below the least', () => {
    const columns = columnsOf({ a: {}, b: {} }, { columns: { a: { minWidth: 80 } } })
    expect(toWidths(columns, 1000, new Map([['a', 30]]))).toEqual([80, 890])
  })
})

describe('statistics', () => {
  test.each<[readonly unknown[], number | undefined, number | undefined]>([
    [[1, 2, 3], 6, 2],
    [['1', '2.5'], 3.5, 1.75],
    [[0.1, 0.2], 0.3, 0.15],
    [[1, '', null, undefined, 'x', Number.NaN], 1, 1],
    [[], undefined, undefined],
    [['x'], undefined, undefined],
    [[-1, 1], 0, 0],
  ])('%j', (values, sum, average) => {
    const rows = values.map((a) => ({ a }))
    expect(statisticOf(rows, 'a', 'sum')).toBe(sum)
    expect(statisticOf(rows, 'a', 'average')).toBe(average)
  })
})

describe('computed cells', () => {
  const rows = rowsOf({ count: 2, price: 3 })
  const scope = { names: () => ({ record: { rate: 10 } }), rows }

  test('read each other and the form around the table', () => {
    const columns = columnsOf({
      total: { value: 'values.net + values.tax' },
      tax: { value: 'values.net * record.rate / 100' },
      net: { value: 'values.count * values.price' },
    })
    expect(computeRow(columns, { count: 20, price: 5 }, scope)).toMatchObject({ net: 100, tax: 10, total: 110 })
  })

  test('that read each other in a circle end', () => {
    const columns = columnsOf({ a: { value: 'values.b + 1' }, b: { value: 'values.a + 1' } })
    expect(computeRow(columns, { a: 0, b: 0 }, scope)).toHaveProperty('a')
  })

  test('that cannot be computed keep their value', () => {
    const columns = columnsOf({ a: { value: 'values.' } })
    expect(computeRow(columns, { a: 1 }, scope)).toEqual({ a: 1 })
  })
})

describe('tags in a table (specification 9)', () => {
  const tagsProps = (props?: DataRecord) =>
    columnsOf({ tags: { widget: 'tags-input', ...(props ? { props } : {}) } })[0]?.props as TagsInputProps

  test.each<[DataRecord | undefined, string | undefined]>([
    [undefined, 'ab;cd;e'],
    [{ every: 3 }, 'abc;de'],
    [{ separator: ',' }, 'ab,cd,e'],
  ])('with the props %j are stored as %s', (props, stored) => {
    expect(tagsEntry.fromText('abcde', tagsProps(props))).toBe(stored)
  })

  test('are the same in the form of their row', () => {
    expect(columnsOf({ tags: { widget: 'tags-input' } })[0]?.field.props).toEqual({ every: 2 })
  })

  test('outside of a table end at commas alone', () => {
    expect(tagsEntry.fromText('abcde,f', {})).toBe('abcde,f')
  })

  test('leave other columns as they are declared', () => {
    const field = { widget: 'input' }
    expect(columnsOf({ a: field })[0]?.field).toBe(field)
  })
})

test('what expressions read of the form around the table is followed', () => {
  const fields = {
    a: { showWhen: "record.kind == 'x'", rules: [{ check: 'self < record.limit' }] },
    b: { disabledWhen: 'values.a' },
  }
  expect(outerNamesOf(fields, 'record.closed')).toEqual(['kind', 'limit', 'closed'])
  expect(readsRows(fields)).toBe(false)
  expect(readsRows({ a: { rules: [{ check: 'rows[0].a == self' }] } })).toBe(true)
})

test('an insert click within 1500 ms of the one before is refused', () => {
  let now = 0
  const press = createThrottle(1500, () => now)
  const answers = [0, 100, 1499, 1500, 2000, 3000].map((at) => {
    now = at
    return press()
  })
  expect(answers).toEqual([true, false, false, true, false, true])
})

test('only what is in sight is mounted', () => {
  const view = {
    rowHeight: 61,
    headHeight: 40,
    footHeight: 0,
    pinnedWidth: 100,
    pinnedCount: 1,
    lefts: [0, 100, 220, 340, 460],
    widths: [100, 120, 120, 120, 120],
  }
  const at = (scrollTop: number, scrollLeft: number) =>
    toWindow(view, { scrollTop, scrollLeft, width: 340, height: 400 }, { rows: 10_000, columns: 5 })
  expect(at(0, 0)).toEqual({ top: 0, bottom: 8, left: 1, right: 3 })
  expect(at(6100, 130)).toEqual({ top: 98, bottom: 108, left: 2, right: 5 })
  expect(at(61 * 9_994, 240)).toMatchObject({ bottom: 10_000, left: 3, right: 5 })
})

describe('cells that are never empty (specification 4, switch)', () => {
  const columns = columnsOf({ name: {}, open: { widget: 'switch', props: { on: 1, off: 0 } } }).map((column) =>
    column.name === 'open' ? { ...column, widget: switchWidget as never } : column,
  )
  const [, open] = columns

  test.each([undefined, null, ''])('%o becomes the value of off', (value) => {
    expect(resetRow(open ? [open] : [], { name: '', open: value })).toEqual({ name: '', open: 0 })
  })

  test.each([0, 1, 'N', false])('%o stays', (value) => {
    const row = { open: value }
    expect(resetRow(open ? [open] : [], row)).toBe(row)
  })
})

test.each(['row-number', 'row-checkbox', 'row-radio', 'row-expand', 'row-drag-sort'])(
  'no cell type can be called %s (specification 5)',
  (id) => {
    const load = () => Promise.reject(new Error('never asked'))
    const contents = { widgets: [{ id, load }], kinds: [], steps: [], onTexts: () => {} }
    expect(() => createRegistry(contents)).toThrow(id)
  },
)

describe('columns that nobody writes', () => {
  const columns = columnsOf({
    goods: { showWhen: '!isEmpty(values.id)' },
    total: { editable: 'never', showWhen: '!isEmpty(values.id)' },
    note: { editable: 'never' },
  })
  test.each<[string, readonly DataRecord[] | undefined, readonly string[]]>([
    ['wait for a first row', undefined, ['total']],
    ['wait while all rows are new', [{ goods: 'Tea' }], ['total']],
    ['stand there for one row that has been saved', [{ goods: 'Tea' }, { id: '1' }], []],
  ])('%s', (_case, rows, empty) => {
    expect(listEmptyColumns(columns, rows, () => ({}))).toEqual(empty)
  })
})
