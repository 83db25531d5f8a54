import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { Field } from './Field.tsx'
import { cellAt } from './gridCell.ts'
import { orderFields, orderLines, textFields, textRecords } from './orderLines.ts'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/editable-table',
  component: Field,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: {
    widget: editableTable,
    label: 'Lines',
    fields: orderFields,
    value: orderLines(5),
    props: { columns: { total: { statistics: 'sum' }, price: { statistics: 'average' } } },
    onChange: fn(),
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Ready: Story = {
  async play({ canvas }) {
    const grid = canvas.getByRole('grid', { name: 'Lines' })
    await expect(grid).toHaveAttribute('aria-rowcount', '6')
    await expect(canvas.getByRole('textbox', { name: 'Product, row 1' })).toHaveValue('Screws')
    await expect(canvas.getByText('77.5')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { value: [] },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('No data')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }))
    await expect(canvas.getByRole('textbox', { name: 'Product, row 1' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith([{ count: 1, total: 0, paid: 'N' }])
  },
}
/** The items of a column are not there yet: its cells show what is stored. */
export const Loading: Story = {
  args: { fields: { ...orderFields, kind: { label: 'Kind', widget: 'dict-select', props: { dict: 'slow' } } } },
  async play({ canvasElement }) {
    const cells = [0, 1].map((row) => cellAt(canvasElement, row, 1))
    await expect(cells.map((cell) => cell.textContent)).toEqual(['', ''])
    for (const cell of cells) await expect(cell.querySelector('.pw-awaited')).toBeVisible()
  },
}
/** The items of a column could not be loaded: its editor asks for them again, and the cells get their texts. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { fields: { ...orderFields, kind: { label: 'Kind', widget: 'dict-select', props: { dict: 'flaky' } } } },
  async play({ canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 1, 1))
    await userEvent.click(await screen.findByText('Male', { selector: '.ant-select-item-option-content' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: 'line-2', kind: '1' })]),
    )
    await waitFor(() => expect(cellAt(canvasElement, 3, 1)).toHaveTextContent('Female'))
  },
}
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
/** Ten thousand lines, of which those in sight are drawn. */
export const ReadOnlyOfMany: Story = {
  args: { as: 'view', fields: textFields(6), value: textRecords(10_000, 6), props: {} },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    const scroller = canvas.getByRole('table').parentElement
    scroller?.scrollTo({ top: 200_000 })
    await canvas.findByText('r5000c0')
  },
}
export const InACell: Story = {
  args: { as: 'cell' },
  async play({ canvas }) {
    await expect(canvas.getByText('Rows: 5')).toBeVisible()
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('Bolts'))
    await userEvent.keyboard('x{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('toolbar')).toBeNull()
  },
}
/** What is wrong with the whole is read out with the grid. */
export const Invalid: Story = {
  args: { error: 'At least six lines' },
  async play({ canvas }) {
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(/At least six lines$/)
  },
}
export const Mobile: Story = {
  args: { props: { columns: { product: { fixed: true } } } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Chinese: Story = {
  globals: { language: 'zh' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '在下方插入一行' })).toBeVisible()
  },
}
/** Cells that look like text until a click makes one a field; a mouse release outside closes it. */
export const EditedOnClick: Story = {
  args: { props: { alwaysEdit: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByText('Bolts'))
    await expect(canvas.getByRole('textbox', { name: 'Product, row 2' })).toHaveFocus()
    await userEvent.click(canvas.getByText('Lines'))
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  },
}
/** A cell of a widget without a control of its own mounts the widget's editor, and no other cell does. */
export const EditorInACell: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(cellAt(canvasElement, 1, 1))
    const box = await canvas.findByRole('combobox', { name: 'Kind, row 2' })
    await waitFor(() => expect(box).toHaveFocus())
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'))
    const option = await within(document.body).findByText('Male', { selector: '.ant-select-item-option-content' })
    await userEvent.click(option)
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: 'line-2', kind: '1' })]),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull())
  },
}
/** Tags in a table end every 2 characters, and `;` stands between them (specification 9); a document may say otherwise. */
export const Tags: Story = {
  args: {
    fields: {
      pairs: { label: 'Pairs', widget: 'tags-input' },
      threes: { label: 'Threes', widget: 'tags-input', props: { every: 3 } },
    },
    value: [{ id: '1', pairs: 'xy;z' }],
    props: { rowForm: {} },
  },
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 0, 0))
    await userEvent.keyboard('abcde{Tab}abcde')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '1', pairs: 'ab;cd;e', threes: 'abc;de' }])
    await waitFor(() => expect(cellAt(canvasElement, 0, 0)).toHaveTextContent('ab;cd;e'))
    await userEvent.click(canvas.getByRole('button', { name: 'Form of row 1' }))
    const form = within(await canvas.findByRole('dialog', { name: 'Row 1' }))
    await waitFor(() => expect(form.getByRole('button', { name: 'Remove cd' })).toBeVisible())
  },
}
/** What a cell breaks shows beside it as soon as it is typed (specification 5). */
export const Failing: Story = {
  args: {
    fields: { code: { label: 'Code', required: true, rules: [{ pattern: 'n6-16' }] }, name: { label: 'Name' } },
    value: [
      { id: '1', code: '123456', name: 'One' },
      { id: '2', code: '234567', name: 'Two' },
    ],
    props: { columns: { code: { unique: true } } },
  },
  async play({ canvas, userEvent }) {
    const cell = canvas.getByRole('textbox', { name: 'Code, row 1' })
    await userEvent.click(cell)
    await userEvent.keyboard('12')
    const tip = await canvas.findByRole('tooltip')
    await expect(tip).toHaveTextContent('6')
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Escape}{Delete}')
    await waitFor(() => expect(tip).toHaveTextContent('Code'))
    await userEvent.keyboard('234567')
    await waitFor(() => expect(tip).toHaveTextContent('This value must be unique'))
  },
}
/** What the server refused shows at the cells that it named, until they change. */
export const RefusedByTheServer: Story = {
  args: { error: 'Please check the lines', messages: { '1.product': 'No longer sold' } },
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(canvasElement.querySelector('.pw-grid-failing')).not.toBeNull())
    await userEvent.hover(await canvas.findByRole('textbox', { name: 'Product, row 2' }))
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('No longer sold'))
  },
}
