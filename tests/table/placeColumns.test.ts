import { expect, test } from 'vitest'
import { toCellStyle, toGridStyle } from '../../runtime/table/gridStyle.ts'
import { placeColumns } from '../../runtime/table/placeColumns.ts'
import type { TableColumn } from '../../runtime/table/types.ts'

const column = (id: string, fixed?: 'left' | 'right'): TableColumn<null> => ({
  id,
  title: id,
  width: 100,
  fixed,
  render: () => id,
})
const columns = [column('a'), column('b', 'right'), column('c', 'left'), column('d')]
const place = (isNarrow: boolean) =>
  placeColumns({ columns, selection: column('select'), actions: column('actions'), isNarrow })

test('selection comes first, then what is fixed left, the others, what is fixed right, the actions', () => {
  expect(place(false).map(({ column: { id }, pin }) => [id, pin])).toEqual([
    ['select', 'left'],
    ['c', 'left'],
    ['a', undefined],
    ['d', undefined],
    ['b', 'right'],
    ['actions', 'right'],
  ])
})

test('in a narrow view only the first column stays, and only when it is fixed', () => {
  expect(
    place(true)
      .filter(({ pin }) => pin)
      .map(({ column: { id } }) => id),
  ).toEqual(['c'])
  const free = placeColumns({
    columns: [column('a'), column('b', 'right')],
    selection: undefined,
    actions: undefined,
    isNarrow: true,
  })
  expect(free.every(({ pin }) => pin === undefined)).toBe(true)
})

test('pins stand beside each other, and spare room lies before those at the right', () => {
  const placed = place(false)
  expect(toGridStyle(placed, [48, 100, 100, 100, 90, 120], 500)).toEqual({
    '--pw-columns': '48px 100px 100px 100px minmax(0, 1fr) 90px 120px',
    '--pw-pin-0': '0px',
    '--pw-pin-1': '48px',
    '--pw-pin-4': '120px',
    '--pw-pin-5': '0px',
    '--pw-pinned-left': '148px',
    '--pw-pinned-right': '210px',
    '--pw-view-width': '500px',
    minWidth: 558,
  })
  expect(placed.map((entry) => toCellStyle(entry).gridColumn)).toEqual([1, 2, 3, 4, 6, 7])
})
