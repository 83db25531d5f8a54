import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import type { DataRecord } from '../../runtime/registry/index.ts'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { Field } from './Field.tsx'
import { cellAt } from './gridCell.ts'
import { lastGiven } from './lastGiven.ts'
import { orderFields, orderLines, textFields, textRecords } from './orderLines.ts'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/editable-table/keyboard',
  component: Field,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: {
    widget: editableTable,
    label: 'Cells',
    fields: textFields(4),
    value: textRecords(6, 4),
    props: {},
    onChange: fn(),
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>
type OnChange = NonNullable<Story['args']>['onChange']

const name = (column: number, row: number) => `Column ${column}, row ${row}`
/** Sends the event by which a browser tells of its clipboard to what has the focus. */
const fireClipboard = (type: 'copy' | 'paste', text = ''): string => {
  const clipboardData = new DataTransfer()
  if (text !== '') clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}
const copy = () => fireClipboard('copy')
const paste = (text: string) => fireClipboard('paste', text)
/** The rows with which the field was told last that it changed. */
const lastOf = (onChange: OnChange) => lastGiven(onChange) as readonly DataRecord[]
const columnOf = (records: ReturnType<typeof lastOf>, column: string): readonly unknown[] =>
  records.map((record) => record[column])

export const Moves: Story = {
  args: { fields: textFields(30), value: textRecords(500, 30) },
  async play({ canvas, userEvent }) {
    const focused = (column: number, row: number) =>
      expect(canvas.getByRole('textbox', { name: name(column, row) })).toHaveFocus()
    await userEvent.click(canvas.getByText('r1c1'))
    await focused(2, 2)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await focused(3, 3)
    await userEvent.keyboard('{Tab}{Tab}{Shift>}{Tab}{/Shift}')
    await focused(4, 3)
    await userEvent.keyboard('{Enter}')
    await focused(4, 4)
    await userEvent.keyboard('{End}')
    await focused(30, 4)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await focused(30, 500)
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('textbox').getAttribute('aria-label')).toMatch(/row 49\d$/)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await focused(1, 1)
  },
}
export const TypesAndCancels: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('r1c1'))
    await userEvent.keyboard('typed')
    await expect(canvas.getByRole('textbox')).toHaveValue('typed')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('textbox')).toHaveValue('r1c1')
    await userEvent.keyboard('{F2}!{Enter}')
    await expect(canvas.getByRole('textbox', { name: name(2, 3) })).toHaveFocus()
    await expect(columnOf(lastOf(args.onChange), 'c1')[1]).toBe('r1c1!')
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByRole('textbox')).toHaveValue('r2c1')
    await userEvent.keyboard('{Control>}zy{/Control}')
    await expect(canvas.getByText('r1c1!')).toBeVisible()
  },
}
/** Numbers take an optional minus, digits and one point; what is left is a number or nothing (specification 5). */
export const TypesNumbers: Story = {
  args: { fields: { amount: { label: 'Amount', widget: 'number' } }, value: [{ id: '1', amount: 1 }, { id: '2' }] },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount, row 1' }))
    await userEvent.keyboard('-1a2.3.4b')
    await expect(canvas.getByRole('textbox')).toHaveValue('-12.34')
    await userEvent.keyboard('{Enter}.{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: '1', amount: -12.34 },
      { id: '2', amount: undefined },
    ])
  },
}
/** Thousands may come grouped from a spreadsheet program; other commas make no number, in cells and in their controls. */
export const PastesNumbers: Story = {
  args: {
    fields: {
      amount: { label: 'Amount', widget: 'number' },
      money: { label: 'Money', widget: 'number', props: { thousands: true } },
    },
    value: [{ id: '1' }, { id: '2', amount: 7, money: 7 }],
  },
  async play({ canvas, canvasElement, userEvent, args }) {
    const box = () => canvas.getByRole('textbox', { name: 'Amount, row 1' })
    await userEvent.click(cellAt(canvasElement, 0, 0))
    paste('1,234.50\t-12,345\n1,5\t12,34')
    await waitFor(() =>
      expect(lastOf(args.onChange)).toEqual([
        { id: '1', amount: 1234.5, money: -12345 },
        { id: '2', amount: 7, money: 7 },
      ]),
    )
    await waitFor(() =>
      expect(
        within(document.body).getByText(
          /Cells that could not be pasted \(2\): "1,5" \(Amount, row 2\), "12,34" \(Money, row 2\)/,
        ),
      ).toBeVisible(),
    )
    await userEvent.click(canvas.getByText('-12345'))
    await userEvent.click(cellAt(canvasElement, 0, 0))
    await userEvent.keyboard('{F2},')
    await expect(box()).toHaveValue('1234.5')
    await userEvent.clear(box())
    await userEvent.paste('-12,345.5')
    await expect(box()).toHaveValue('-12345.5')
    await userEvent.paste(',5')
    await expect(box()).toHaveValue('-12345.5')
    await expect(columnOf(lastOf(args.onChange), 'amount')).toEqual([-12345.5, 7])
  },
}
/** A block of cells goes to a spreadsheet program and back as tab-separated lines. */
export const CopiesAndPastes: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('r1c1'))
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect(copy()).toBe('r1c1\tr1c2\nr2c1\tr2c2')
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}')
    paste('one\ttwo\r\n"two\nlines"\tfour\r\n')
    const last = () => lastOf(args.onChange)
    await waitFor(() => expect(last()).toHaveLength(7))
    await expect(last().slice(5)).toEqual([
      { id: '6', c0: 'r5c0', c1: 'r5c1', c2: 'one', c3: 'two' },
      { c2: 'two\nlines', c3: 'four' },
    ])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(last()).toHaveLength(6)
    await expect(last()[5]?.c2).toBe('r5c2')
  },
}
/** Tab goes on to the next cell, also from a list that is open. */
export const LeavesAnOpenList: Story = {
  args: { fields: orderFields, value: orderLines(3) },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByText('Male')
    await userEvent.click(cellAt(canvasElement, 0, 0))
    await userEvent.keyboard('{Tab}{Enter}{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('textbox', { name: 'Count, row 1' })).toHaveFocus()
  },
}
/** Cells of a dictionary take texts as well as values; what a cell cannot hold, and what nobody may change, stays. */
export const PastesIntoEveryKindOfCell: Story = {
  args: { fields: orderFields, value: orderLines(3) },
  async play({ canvas, userEvent, args, canvasElement }) {
    await canvas.findAllByText('Male')
    await userEvent.click(cellAt(canvasElement, 0, 0))
    paste('Pegs\tFemale\t10\t1.239\t999\t2026/3/4\tY\nCaps\tNobody\tmany\t2\t0\t2026-05-06\tN')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({
          product: 'Pegs',
          kind: '2',
          count: 10,
          // One digit too many is kept, and refused in its cell.
          price: 1.239,
          total: 12.39,
          due: '2026-03-04',
          paid: 'Y',
        }),
        expect.objectContaining({
          product: 'Caps',
          kind: '2',
          count: 2,
          price: 2,
          total: 4,
          due: '2026-05-06',
          paid: 'N',
        }),
        expect.objectContaining({ product: 'Nails' }),
      ]),
    )
    await expect(copy()).toContain('Pegs\tFemale\t10\t1.239')
  },
}
export const FillsDown: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(canvas.getByText('r1c1'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    const last = () => columnOf(lastOf(args.onChange), 'c1')
    await expect(last()).toEqual(['r0c1', 'r1c1', 'r1c1', 'r1c1', 'r4c1', 'r5c1'])
    await userEvent.click(canvas.getByText('r0c1'))
    const handle = canvasElement.querySelector('[data-fill]') as Element
    const target = cellAt(canvasElement, 4, 1)
    const { left, top } = target.getBoundingClientRect()
    await fireEvent.mouseDown(handle)
    await fireEvent.mouseMove(document, { clientX: left + 20, clientY: top + 20, buttons: 1 })
    await fireEvent.mouseUp(document)
    await expect(last()).toEqual(['r0c1', 'r0c1', 'r0c1', 'r0c1', 'r0c1', 'r5c1'])
  },
}
export const SelectsByDragging: Story = {
  async play({ canvasElement, canvas }) {
    const target = cellAt(canvasElement, 3, 2)
    const { left, top } = target.getBoundingClientRect()
    await fireEvent.mouseDown(canvas.getByText('r1c1'))
    await fireEvent.mouseMove(document, { clientX: left + 20, clientY: top + 20, buttons: 1 })
    await fireEvent.mouseUp(document)
    await expect(canvasElement.querySelectorAll('.pw-grid-ranged')).toHaveLength(6)
    await expect(copy().split('\n')).toHaveLength(3)
  },
}
export const ResizesColumns: Story = {
  async play({ canvas, userEvent }) {
    const [edge] = canvas.getAllByRole('separator')
    const before = Number(edge?.getAttribute('aria-valuenow'))
    edge?.focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 60))
  },
}
export const TicksABox: Story = {
  args: {
    fields: { name: { label: 'Name' }, open: { label: 'Open', widget: 'switch', props: { on: 1, off: 0 } } },
    value: [{ id: '1', name: 'a', open: 0 }],
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open, row 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '1', name: 'a', open: 1 }])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '1', name: 'a', open: 0 }])
  },
}
