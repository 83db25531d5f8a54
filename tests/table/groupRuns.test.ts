import { expect, test } from 'vitest'
import { toGroupStyle } from '../../runtime/table/gridStyle.ts'
import { groupRuns } from '../../runtime/table/groupRuns.ts'
import { placeColumns } from '../../runtime/table/placeColumns.ts'
import { titleLinesOf } from '../../runtime/table/rowHeights.ts'
import type { TableColumn } from '../../runtime/table/types.ts'

const column = (id: string, groups: readonly string[] = [], fixed?: 'left' | 'right'): TableColumn<null> => ({
  id,
  title: id,
  width: 100,
  fixed,
  groups: groups.map((group) => ({ id: group, title: group })),
  render: () => id,
})
const place = (...columns: readonly TableColumn<null>[]) =>
  placeColumns({ columns, selection: column('$selection'), actions: undefined, isNarrow: false })
const runsOf = (placed: ReturnType<typeof place>, level: number) =>
  groupRuns(placed, level).map(({ group, first, last }) => [group.id, first, last])

test('neighbours in one group share its title', () => {
  const placed = place(column('a'), column('b', ['g']), column('c', ['g']), column('d'))
  expect(runsOf(placed, 0)).toEqual([['g', 2, 3]])
  expect(runsOf(placed, 1)).toEqual([])
})

test('a column that was moved out of its group has a title of its own', () => {
  const placed = place(column('a', ['g']), column('b'), column('c', ['g']))
  expect(runsOf(placed, 0)).toEqual([
    ['g', 1, 1],
    ['g', 3, 3],
  ])
})

test('a group ends where its columns are held at an edge', () => {
  const placed = place(column('a', ['g']), column('b', ['g'], 'left'), column('c', ['g'], 'right'))
  expect(groupRuns(placed, 0).map(({ first, last, pin }) => [first, last, pin])).toEqual([
    [1, 1, 'left'],
    [2, 2, undefined],
    [3, 3, 'right'],
  ])
})

test('groups in different groups are different ones, whatever they are called', () => {
  const placed = place(
    column('a', ['outer', 'inner']),
    column('b', ['other', 'inner']),
    column('c', ['other', 'inner']),
  )
  expect(runsOf(placed, 1)).toEqual([
    ['inner', 1, 1],
    ['inner', 2, 3],
  ])
})

test('the titles take one line, and one more for each group around a column', () => {
  expect(titleLinesOf([column('a')])).toBe(1)
  expect(titleLinesOf([column('a'), column('b', ['g', 'h'])])).toBe(3)
})

test('the title of a group stands over its columns, at the edge where they are held', () => {
  const run = { group: { id: 'g', title: 'g' }, level: 1, first: 2, last: 4 }
  expect(toGroupStyle({ ...run, pin: undefined })).toEqual({ gridColumn: '3 / 6', gridRow: 2 })
  expect(toGroupStyle({ ...run, pin: 'left' })).toMatchObject({ left: 'var(--pw-pin-2)' })
  expect(toGroupStyle({ ...run, pin: 'right' })).toMatchObject({ gridColumn: '4 / 7', right: 'var(--pw-pin-4)' })
})
