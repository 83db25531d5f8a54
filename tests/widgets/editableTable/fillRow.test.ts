import { expect, test, vi } from 'vitest'
import type { Field } from '../../../runtime/language/index.ts'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import { addRow } from '../../../widgets/editable-table/actions/rows.ts'
import { createGrid } from '../../../widgets/editable-table/grid/createGrid.ts'
import type { Grid, GridSetup } from '../../../widgets/editable-table/grid/types.ts'
import { writeCells } from '../../../widgets/editable-table/store/rowChanges.ts'
import { waitFor } from '../../shared/waits.ts'
import { columnsOf } from './table.ts'

const ruled: Readonly<Record<string, Field>> = {
  number: { fill: { rule: 'line_number' } },
  name: { default: 'Screws' },
}

function gridOf(fill: GridSetup['fill'], fields = ruled): { readonly grid: Grid; readonly rows: () => unknown } {
  const setup = {
    columns: columnsOf(fields),
    allColumns: columnsOf(fields),
    props: {},
    names: () => ({}),
    refusals: new Map(),
    checks: undefined,
    canAdd: true,
    fill,
    resolve: (template: unknown) => template,
  } as unknown as GridSetup
  let rows: readonly DataRecord[] = []
  const onChange = (records: readonly DataRecord[]) => {
    rows = records
  }
  return {
    grid: createGrid({ value: [], setup: () => setup, onChange, rowForm: {} as Grid['rowForm'] }),
    rows: () => rows,
  }
}

test('a new row is filled by the rules of its fields, which get what the row holds', async () => {
  const fill = vi.fn(async () => 'L-1')
  const { grid, rows } = gridOf(fill)
  addRow(grid, 0)
  await waitFor(() => expect(rows()).toEqual([{ number: 'L-1', name: 'Screws' }]))
  expect(fill.mock.calls).toEqual([['line_number', { name: 'Screws' }]])
})

test('what somebody writes while a rule is at work stays', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { grid, rows } = gridOf(() => promise)
  addRow(grid, 0)
  const [key = ''] = grid.store.keys()
  grid.store.apply((state) => writeCells(state, [{ key, name: 'number', value: 'own' }]))
  resolve('L-1')
  await promise
  await Promise.resolve()
  expect(rows()).toEqual([{ number: 'own', name: 'Screws' }])
})

test('undo takes a filled row away at once, and redo brings it back with what was filled', async () => {
  const { grid, rows } = gridOf(async () => 'L-1')
  addRow(grid, 0)
  await waitFor(() => expect(rows()).toEqual([{ number: 'L-1', name: 'Screws' }]))
  grid.store.undo()
  expect(rows()).toEqual([])
  grid.store.redo()
  expect(rows()).toEqual([{ number: 'L-1', name: 'Screws' }])
})

test('a rule that fails leaves the cell empty, and one that waits for other fields is not asked yet', async () => {
  const fill = vi.fn(async () => Promise.reject(new Error('no such rule')))
  const fields: typeof ruled = { ...ruled, later: { fill: { rule: 'by_name', watch: ['name'] } } }
  const { grid, rows } = gridOf(fill, fields)
  addRow(grid, 0)
  await waitFor(() => expect(fill).toHaveBeenCalledTimes(1))
  expect(rows()).toEqual([{ name: 'Screws' }])
})

test('a new row begins in its first cell, wherever the row before was left', () => {
  const { grid } = gridOf(async () => undefined)
  addRow(grid, 0)
  grid.cursor.set({ cell: { row: 0, column: 1 }, anchor: { row: 0, column: 1 }, mode: 'navigate' })
  addRow(grid, 1)
  expect(grid.cursor.get().cell).toEqual({ row: 1, column: 0 })
})
