import { describe, expect, test } from 'vitest'
import { checkRecord } from '../../../runtime/form/index.ts'
import { createNestedForm } from '../../../runtime/form/nestedForm.ts'
import type { CheckContext, DataRecord, ServerChecks, ValueWidget } from '../../../runtime/registry/index.ts'
import { askAt } from '../../../widgets/editable-table/actions/askServer.ts'
import { showRefused } from '../../../widgets/editable-table/actions/showFailing.ts'
import { checkTable, findFailingCells } from '../../../widgets/editable-table/check.ts'
import { createGrid } from '../../../widgets/editable-table/grid/createGrid.ts'
import type { Grid, GridSetup } from '../../../widgets/editable-table/grid/types.ts'
import type { EditableTableProps } from '../../../widgets/editable-table/props.ts'
import { formOf } from '../../form/formOf.ts'
import { columnsOf, findWidget as findPlain } from './table.ts'

const fields = {
  code: { label: 'Code', rules: [{ unique: { table: 'part', column: 'code' } }] },
  name: { label: 'Name' },
}

/** A server to which every code that begins with a t is taken, and what it was asked. */
function serverOf() {
  const requests: unknown[] = []
  const checks: ServerChecks = {
    async unique(_rule, value, id) {
      requests.push([value, id])
      return String(value).startsWith('t') ? 'taken' : undefined
    },
    checkRule: async () => undefined,
  }
  return { requests, checks }
}

const saved = [
  { id: '1', code: 't1', name: 'Screws' },
  { id: '2', code: 'b', name: 'Bolts' },
]
const around = { findWidget: findPlain, hasAccess: () => true, names: () => ({}) }

interface TableParts {
  readonly value: readonly DataRecord[]
  readonly saved: readonly DataRecord[] | undefined
  readonly checks: ServerChecks
  readonly props?: EditableTableProps
}

/** A table as it is drawn anew in a form that was saved with other values. */
function gridOf({ value, saved: before, checks, props = {} }: TableParts): Grid {
  const setup = {
    columns: columnsOf(fields),
    allColumns: columnsOf(fields),
    props,
    names: () => ({}),
    refusals: new Map(),
    checks,
    saved: () => before,
  } as unknown as GridSetup
  return createGrid({ value, setup: () => setup, onChange: () => {}, rowForm: {} as Grid['rowForm'] })
}

const failingOf = (grid: Grid) =>
  grid.store
    .keys()
    .flatMap((key, row) => Object.keys(grid.store.view(key)?.errors ?? {}).map((name) => ({ row, name })))

/** What becomes of rows between a save and the next. */
const values: Readonly<Record<string, readonly DataRecord[]>> = {
  'nothing changed': saved,
  'a saved row changed, as in a draft that was restored': [saved[0] ?? {}, { id: '2', code: 't2', name: 'Bolts' }],
  'another cell of a row changed': [{ id: '1', code: 't1', name: 'Nails' }, saved[1] ?? {}],
  'a row without a key': [...saved, { code: 't3' }],
  'a row with a key that was never saved': [...saved, { id: '9', code: 't4' }],
}

describe('the cells at which saving stops are those that the table shows', () => {
  test.each(Object.entries(values))('%s', async (_what, value) => {
    const [one, other] = [serverOf(), serverOf()]
    const failing = await findFailingCells(value, { fields }, { ...around, checks: one.checks, saved })
    const grid = gridOf({ value, saved, checks: other.checks })
    await showRefused(grid)
    expect(failingOf(grid)).toEqual(failing)
    expect(other.requests).toEqual(one.requests)
  })

  test('without a save before, all of them are asked for', async () => {
    const { requests, checks } = serverOf()
    const grid = gridOf({ value: saved, saved: undefined, checks })
    await showRefused(grid)
    expect(failingOf(grid)).toEqual([{ row: 0, name: 'code' }])
    expect(requests).toHaveLength(2)
  })
})

test('a cell that is left is asked for when it is not what was saved', async () => {
  const { requests, checks } = serverOf()
  const grid = gridOf({ value: values['a saved row changed, as in a draft that was restored'] ?? [], saved, checks })
  await askAt(grid, '1', 'code')
  await askAt(grid, '2', 'name')
  expect(requests).toEqual([])
  await askAt(grid, '2', 'code')
  expect(requests).toEqual([['t2', '2']])
})

describe('a table inside of a record', () => {
  const table = { id: 'editable-table', value: 'list', check: checkTable } as unknown as ValueWidget
  const findWidget = (id: string) => (id === 'editable-table' ? table : findPlain(id))
  const inside = { lines: { widget: 'editable-table', fields } }

  test('is checked against what was saved of it', async () => {
    const { requests, checks } = serverOf()
    const context: CheckContext = { ...around, findWidget, checks }
    const [, row = {}] = saved
    const before = { id: '5', lines: saved }
    expect(await checkRecord(before, inside, { ...context, saved: before })).toEqual([])
    expect(requests).toEqual([])
    const after = { id: '5', lines: [saved[0], { ...row, code: 't2' }] }
    expect(await checkRecord(after, inside, { ...context, saved: before })).toEqual(['lines'])
    expect(requests).toEqual([['t2', '2']])
  })

  test('knows what was saved of it also when its form begins with other values', () => {
    const before = { id: '5', lines: saved }
    const form = createNestedForm({
      fields: inside,
      value: { id: '5', lines: [] },
      mode: 'edit',
      outer: null,
      findWidget,
      names: () => ({}),
      saved: () => before,
    })
    expect(form.saved('lines')).toBe(saved)
  })

  test('of a form was saved with it; a new record was not', () => {
    const form = formOf({ mode: 'edit', fields: inside, findWidget, values: { id: '5', lines: saved } })
    form.input('lines', [])
    expect(form.saved('lines')).toEqual(saved)
    form.markSaved()
    expect(form.saved('lines')).toEqual([])
    expect(formOf({ fields: inside, findWidget, values: { lines: saved } }).saved('lines')).toBeUndefined()
  })
})
