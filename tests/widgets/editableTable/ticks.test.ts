import { expect, test } from 'vitest'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import { addRow, removeMeant, tickRow } from '../../../widgets/editable-table/actions/rows.ts'
import { createGrid } from '../../../widgets/editable-table/grid/createGrid.ts'
import type { Grid, GridSetup } from '../../../widgets/editable-table/grid/types.ts'
import { columnsOf } from './table.ts'

const lines: readonly DataRecord[] = [
  { id: '1', name: 'Screws' },
  { id: '2', name: 'Bolts' },
]

function gridOf(value: readonly DataRecord[]): Grid {
  const setup = {
    columns: columnsOf({ name: {} }),
    allColumns: columnsOf({ name: {} }),
    props: {},
    names: () => ({}),
    refusals: new Map(),
    checks: undefined,
    resolve: (template: unknown) => template,
  } as unknown as GridSetup
  return createGrid({ value, setup: () => setup, onChange: () => {}, rowForm: {} as Grid['rowForm'] })
}

const ticked = (grid: Grid) => [...grid.cursor.get().ticked]

test('a row that an undo took away is ticked no more, and the selected row is the one that is meant', () => {
  const grid = gridOf(lines)
  addRow(grid, 2)
  const [, , added = ''] = grid.store.keys()
  tickRow(grid, added)
  tickRow(grid, '2')
  grid.store.undo()
  expect(ticked(grid)).toEqual(['2'])
  tickRow(grid, '2')
  grid.cursor.set({ cell: { row: 0, column: 0 }, anchor: { row: 0, column: 0 }, mode: 'navigate' })
  removeMeant(grid)
  expect(grid.store.keys()).toEqual(['2'])
})

test('ticks of rows that are not in another value of the form are gone; those of rows that stay, stay', () => {
  const grid = gridOf(lines)
  tickRow(grid, '1')
  tickRow(grid, '2')
  grid.store.applyExternal([{ id: '2', name: 'Nails' }, { id: '3' }])
  expect(ticked(grid)).toEqual(['2'])
})

test('ticks stay the same set while no row goes', () => {
  const grid = gridOf(lines)
  tickRow(grid, '1')
  const before = grid.cursor.get().ticked
  addRow(grid, 2)
  expect(grid.cursor.get().ticked).toBe(before)
})
