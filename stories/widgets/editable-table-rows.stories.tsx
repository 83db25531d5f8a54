import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { DataRecord } from '../../runtime/registry/index.ts'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { Field } from './Field.tsx'
import { cellAt } from './gridCell.ts'
import { lastGiven } from './lastGiven.ts'
import { orderFields, orderLines } from './orderLines.ts'
import { Wide } from './Wide.tsx'

const lines = orderLines(4)

export default {
  title: 'widgets/editable-table/rows',
  component: Field,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: {
    widget: editableTable,
    label: 'Lines',
    fields: {
      product: { label: 'Product', required: true },
      orderNum: { label: 'Place', widget: 'number', width: 100 },
    },
    value: lines.map(({ id, product }, index) => ({ id, product, orderNum: index + 1 })),
    props: {},
    onChange: fn(),
    onSiblings: fn(),
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

type OnChange = NonNullable<Story['args']>['onChange']
const last = (onChange: OnChange) => lastGiven(onChange) as readonly DataRecord[]
const order = (onChange: OnChange) => last(onChange).map((row) => row.product ?? '')

/** Insert clicks within 1500 ms are refused (specification 5); adding at the end is no insertion (specification 4). */
export const AddsAndInserts: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('Bolts'))
    const insert = canvas.getByRole('button', { name: 'Insert row below' })
    await userEvent.click(insert)
    await expect(order(args.onChange)).toEqual(['Screws', 'Bolts', '', 'Nails', 'Washers'])
    await userEvent.click(insert)
    await waitFor(() => expect(within(document.body).getByText('you clicked too fast, please slow down')).toBeVisible())
    await expect(order(args.onChange)).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }))
    await expect(order(args.onChange)).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }))
    await expect(order(args.onChange)).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(order(args.onChange)).toEqual(['Screws', 'Bolts', 'Nails', 'Washers'])
  },
}
/** The keys of removed rows go into a field of the form. */
export const Removes: Story = {
  args: { props: { removedInto: 'removed' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 4' }))
    await expect(canvas.getByText('2 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rows' }))
    await expect(order(args.onChange)).toEqual(['Screws', 'Nails'])
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ removed: 'line-2,line-4' })
  },
}
/** Removed rows stay until they are saved, and each row says what became of it. */
export const MarksRows: Story = {
  args: { props: { marks: 'state' } },
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rows' }))
    await userEvent.click(canvas.getByText('Nails'))
    await userEvent.keyboard('Tacks{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }))
    await expect(last(args.onChange).map((row) => row.state)).toEqual([
      undefined,
      'deleted',
      'changed',
      undefined,
      'new',
    ])
    await expect(canvasElement.querySelectorAll('.pw-grid-deleted')).toHaveLength(1)
  },
}
/** Buttons and Alt with the arrow keys move rows; places are counted from 1. */
export const Moves: Story = {
  args: { props: { dragSort: true } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('Nails'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }))
    await expect(order(args.onChange)).toEqual(['Screws', 'Nails', 'Bolts', 'Washers'])
    await userEvent.click(canvas.getByRole('textbox', { name: 'Product, row 2' }))
    await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect(order(args.onChange)).toEqual(['Screws', 'Bolts', 'Washers', 'Nails'])
    await expect(last(args.onChange).map((row) => row.orderNum)).toEqual([1, 2, 3, 4])
    await expect(canvas.getByRole('textbox', { name: 'Product, row 4' })).toHaveFocus()
  },
}
export const DisabledRows: Story = {
  args: { props: { disabledRows: { product: ['Bolts', 'Nails'] } } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('Bolts'))
    await userEvent.keyboard('x{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: 'Select row 2' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(canvas.getByText('2 selected')).toBeVisible()
  },
}
/** The form of a row opens below it, or above when little room remains; the same button closes it. */
export const RowForm: Story = {
  args: { fields: orderFields, value: orderLines(3), props: { rowForm: { columns: 2 } } },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Form of row 2' })
    await userEvent.click(button)
    const form = await canvas.findByRole('dialog', { name: 'Row 2' })
    const product = await within(form).findByRole('textbox', { name: 'Product' })
    await userEvent.type(product, '!')
    await waitFor(() => expect(order(args.onChange)).toEqual(['Screws', 'Bolts!', 'Nails']))
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
/** From its cells the keys open the form of a row, which takes the focus and gives it back. */
export const RowFormByKeyboard: Story = {
  args: { fields: orderFields, value: orderLines(3), props: { rowForm: { fields: ['product', 'price'] } } },
  async play({ canvas, userEvent }) {
    const cell = () => canvas.getByRole('textbox', { name: 'Product, row 2' })
    await userEvent.click(canvas.getByText('Bolts'))
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(/Alt\+Enter opens or closes the row form/)
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    const form = await canvas.findByRole('dialog', { name: 'Row 2' })
    await expect(form).toHaveFocus()
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Product' })).toHaveValue('Bolts'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(cell()).toHaveFocus())
  },
}
const buttons = ['Add row', 'Insert row below', 'Remove rows', 'Move up'] as const
/** The buttons of a table whose access codes begin so. */
const shownOf = (authPre: string, shown: readonly (typeof buttons)[number][]): Story => ({
  args: { props: { authPre } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Move up' })
    await expect(buttons.filter((name) => canvas.queryByRole('button', { name }))).toEqual(shown)
  },
})
/** Buttons are hidden by the list of hidden actions (specification 6). */
export const HiddenAdd = shownOf('hidden', ['Remove rows', 'Move up'])
/** Hiding batch_delete also hides remove. */
export const HiddenBatchDelete = shownOf('bulk', ['Add row', 'Insert row below', 'Move up'])
/** Conditions, formulas and computed values read the row, all rows and the form around the table. */
export const Formulas: Story = {
  args: {
    siblings: { rate: 10 },
    fields: {
      net: { label: 'Net', widget: 'number' },
      tax: { label: 'Tax', widget: 'number', value: 'values.net * record.rate / 100' },
      note: { label: 'Note', showWhen: 'values.net > 100', requiredWhen: 'values.net > 100' },
      share: { label: 'Share', widget: 'number', props: { precision: 2 }, value: 'values.net / sumBy(rows, "net")' },
    },
    value: [
      { id: '1', net: 300 },
      { id: '2', net: 100 },
    ],
  },
  async play({ canvasElement, userEvent }) {
    const textAt = (row: number, column: number) => cellAt(canvasElement, row, column).textContent
    await expect([textAt(0, 1), textAt(0, 3), textAt(1, 2)]).toEqual(['30', '0.75', ''])
    await userEvent.click(cellAt(canvasElement, 1, 0))
    await userEvent.keyboard('300')
    await waitFor(() => expect([textAt(1, 1), textAt(0, 3), textAt(1, 3)]).toEqual(['30', '0.50', '0.50']))
    await expect(cellAt(canvasElement, 1, 2).querySelector('.pw-grid-box')).not.toBeNull()
  },
}
