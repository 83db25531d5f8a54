import { describe, expect, test } from 'vitest'
import { toLayout } from '../../../widgets/editable-table/grid/layout.ts'
import type { EditableTableProps } from '../../../widgets/editable-table/props.ts'
import { columnsOf } from './table.ts'

const layout = (props: EditableTableProps = {}, more: Partial<Parameters<typeof toLayout>[0]> = {}) =>
  toLayout({
    columns: columnsOf({ a: { width: 100 }, b: { width: 200 }, c: { width: 300 } }, props),
    props,
    isReadOnly: false,
    rows: 5,
    available: 1000,
    chosen: new Map(),
    ...more,
  })
const controls = (...request: Parameters<typeof layout>) =>
  layout(...request).controls.map(({ id, width }) => [id, width])

describe('what stands before the values of a row', () => {
  test.each<[string, EditableTableProps, boolean, readonly unknown[]]>([
    [
      'its number and its tick',
      {},
      false,
      [
        ['number', 44],
        ['tick', 44],
      ],
    ],
    ['its number alone where nothing can be changed', { dragSort: true }, true, [['number', 44]]],
    [
      'a handle where rows can be moved',
      { dragSort: true },
      false,
      [
        ['drag', 32],
        ['number', 44],
        ['tick', 44],
      ],
    ],
    ['nothing where the document has it so', { rowNumbers: false, selection: false }, false, []],
  ])('is %s', (_, props, isReadOnly, expected) => {
    expect(controls(props, { isReadOnly })).toEqual(expected)
  })

  test('is as wide as the largest number needs', () => {
    expect([9, 99, 100, 9999, 10_000].map((rows) => controls({ selection: false }, { rows })[0]?.[1])).toEqual([
      44, 44, 51, 60, 69,
    ])
  })
})

test('columns stand one after the other behind the controls', () => {
  expect(layout()).toMatchObject({
    controlsWidth: 88,
    widths: [100, 200, 300],
    lefts: [88, 188, 388],
    pinnedCount: 0,
    pinnedWidth: 88,
    totalWidth: 688,
  })
})

test('pinned columns stay at the edge where the table is 600 px wide at least', () => {
  const columns = columnsOf({ a: { width: 100 }, b: { width: 200 }, c: { width: 300 } }).map((column, index) => ({
    ...column,
    isPinned: index < 2,
  }))
  expect(layout({}, { columns, available: 600 })).toMatchObject({ pinnedCount: 2, pinnedWidth: 388 })
  expect(layout({}, { columns, available: 599 })).toMatchObject({ pinnedCount: 0, pinnedWidth: 88 })
})
