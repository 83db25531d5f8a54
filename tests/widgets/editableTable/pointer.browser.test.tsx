import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import { loadAllWidgets } from '../../../stories/stageWidgets.ts'
import { Field } from '../../../stories/widgets/Field.tsx'
import { textFields, textRecords } from '../../../stories/widgets/orderLines.ts'
import { editableTable } from '../../../widgets/editable-table/index.ts'
import { mount } from '../conformance/mount.tsx'

// The first stage loads every widget, which takes its time.
beforeAll(loadAllWidgets, 60_000)

const fruit = ['Apples', 'Pears', 'Plums', 'Figs']
const places = fruit.map((name, index) => ({ id: `${index + 1}`, name, orderNum: index + 1 }))
const placeFields = { name: { label: 'Name' }, orderNum: { label: 'Place', widget: 'number', width: 100 } }

/** Shows a table; gives the rows as the form around was told them last. */
async function showTable(
  value: readonly DataRecord[],
  fields: Parameters<typeof Field>[0]['fields'],
  props: DataRecord = {},
) {
  let last: readonly DataRecord[] = value
  await mount(
    <Field
      widget={editableTable}
      value={value}
      fields={fields ?? {}}
      props={props}
      onChange={(next) => {
        last = next as readonly DataRecord[]
      }}
    />,
  )
  await expect.poll(() => document.querySelector('[data-row]')).not.toBeNull()
  return { valuesOf: (name: string) => last.map((row) => row[name] ?? ''), count: () => last.length }
}

const find = (selector: string): Element => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}
const cellAt = (row: number, column: number) => find(`[data-row="${row}"] [data-cell="${column}"]`)
const undo = () => userEvent.keyboard('{Control>}z{/Control}')

test('a row that is dragged to another place takes its place in the order, counted from 1, and undo brings it back', async () => {
  const table = await showTable(places, placeFields, { dragSort: true })
  const handle = () => find('[data-row="0"] [data-drag]')
  // What dragging takes is loaded by tables that allow it.
  await expect.poll(() => find('[data-row="0"]').getAttribute('draggable')).toBe('true')
  await userEvent.dragAndDrop(handle(), find('[data-row="2"]'), { targetPosition: { x: 60, y: 55 } })
  await expect.poll(() => table.valuesOf('name')).toEqual(['Pears', 'Plums', 'Apples', 'Figs'])
  expect(table.valuesOf('orderNum')).toEqual([1, 2, 3, 4])
  await userEvent.dragAndDrop(find('[data-row="3"] [data-drag]'), find('[data-row="0"]'), {
    targetPosition: { x: 60, y: 5 },
  })
  await expect.poll(() => table.valuesOf('name')).toEqual(['Figs', 'Pears', 'Plums', 'Apples'])
  await userEvent.click(cellAt(1, 0))
  await undo()
  await undo()
  await expect.poll(() => table.valuesOf('name')).toEqual(fruit)
  expect(table.valuesOf('orderNum')).toEqual([1, 2, 3, 4])
})

test('the edge of a title that is dragged makes its column as wide, and no narrower than it may be', async () => {
  await showTable(textRecords(2, 3), textFields(3))
  const edge = () => find('[data-title="0"] [role=separator]')
  const width = () => find('[data-title="0"]').getBoundingClientRect().width
  const before = width()
  await userEvent.dragAndDrop(edge(), find('[data-title="1"]'), {
    sourcePosition: { x: 4, y: 20 },
    targetPosition: { x: 45, y: 20 },
  })
  await expect.poll(width).toBeGreaterThan(before + 30)
  expect(cellAt(1, 0).getBoundingClientRect().width).toBe(width())
  await userEvent.dragAndDrop(edge(), find('[data-title="0"]'), {
    sourcePosition: { x: 4, y: 20 },
    targetPosition: { x: 2, y: 20 },
  })
  await expect.poll(width).toBe(40)
})

test('the arrow keys with Alt change the width of the column, and the titles are no stops on the way to the cells', async () => {
  await showTable(textRecords(2, 3), textFields(3), { toolbar: [], selection: false })
  const width = () => cellAt(0, 0).getBoundingClientRect().width
  const before = width()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Column 1, row 1' })).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}{/Alt}')
  await expect.poll(width).toBe(before + 50)
})

test('the handle of the selection fills the cells that it is dragged over, and undo empties them again', async () => {
  const table = await showTable(textRecords(5, 3), textFields(3))
  await userEvent.click(cellAt(0, 1))
  await userEvent.dragAndDrop(find('[data-fill]'), cellAt(3, 1))
  await expect.poll(() => table.valuesOf('c1')).toEqual(['r0c1', 'r0c1', 'r0c1', 'r0c1', 'r4c1'])
  await undo()
  await expect.poll(() => table.valuesOf('c1')).toEqual(['r0c1', 'r1c1', 'r2c1', 'r3c1', 'r4c1'])
})

test('the pointer selects cells, which go through the clipboard with quotes and line breaks and come back', async () => {
  const value = [
    { id: '1', c0: 'say "hi"', c1: 'a\tb' },
    { id: '2', c0: 'two\nlines', c1: 'plain' },
    { id: '3', c0: 'x', c1: 'y' },
  ]
  const table = await showTable(value, textFields(2))
  await userEvent.dragAndDrop(cellAt(0, 0), cellAt(1, 1))
  expect(document.querySelectorAll('.pw-grid-ranged')).toHaveLength(4)
  await userEvent.copy()
  const program = document.createElement('textarea')
  program.setAttribute('aria-label', 'Spreadsheet')
  document.body.append(program)
  await userEvent.click(program)
  await userEvent.paste()
  expect(program.value).toBe('say "hi"\t"a\tb"\n"two\nlines"\tplain')
  program.value = 'first\t"it said ""no"""\n"over\ntwo"\tlast\n'
  program.select()
  await userEvent.copy()
  await userEvent.click(cellAt(2, 0))
  await userEvent.paste()
  program.remove()
  await expect.poll(() => table.valuesOf('c0')).toEqual(['say "hi"', 'two\nlines', 'first', 'over\ntwo'])
  expect(table.valuesOf('c1')).toEqual(['a\tb', 'plain', 'it said "no"', 'last'])
  await undo()
  await expect.poll(table.count).toBe(3)
  expect(table.valuesOf('c0')).toEqual(['say "hi"', 'two\nlines', 'x'])
})

test('cells that are cut leave nothing behind, and undo brings them back', async () => {
  const table = await showTable(textRecords(3, 2), textFields(2))
  await userEvent.dragAndDrop(cellAt(0, 0), cellAt(0, 1))
  await userEvent.cut()
  await expect.poll(() => table.valuesOf('c1')).toEqual(['', 'r1c1', 'r2c1'])
  await userEvent.click(cellAt(2, 0))
  await userEvent.paste()
  await expect.poll(() => table.valuesOf('c0')).toEqual(['', 'r1c0', 'r0c0'])
  await undo()
  await undo()
  await expect.poll(() => table.valuesOf('c0')).toEqual(['r0c0', 'r1c0', 'r2c0'])
})

test('the row that holds the focus keeps it while the others are scrolled through', async () => {
  await showTable(textRecords(500, 4), textFields(4))
  await userEvent.click(cellAt(1, 1))
  const focused = document.activeElement
  const scroller = find('[role=grid]')
  for (const top of [3_000, 12_000, 400, 20_000, 0]) {
    scroller.scrollTop = top
    const row = Math.floor(top / 61)
    await expect
      .poll(() => document.querySelector(`[data-row="${row + 2}"] [data-cell="0"]`)?.textContent)
      .toBe(`r${row + 2}c0`)
    expect(document.activeElement).toBe(focused)
  }
  const order = Array.from(document.querySelectorAll<HTMLElement>('[data-row]'), ({ dataset }) => Number(dataset.row))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
