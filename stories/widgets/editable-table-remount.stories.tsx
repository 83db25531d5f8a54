import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { DataRecord } from '../../runtime/registry/index.ts'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { FoldedForm } from './FoldedForm.tsx'
import { cellAt } from './gridCell.ts'
import { lastGiven } from './lastGiven.ts'
import { Wide } from './Wide.tsx'

const lines = ['Screws', 'Bolts', 'Nails', 'Washers'].map((product, index) => ({ id: `line-${index + 1}`, product }))

export default {
  title: 'widgets/editable-table/remount',
  component: FoldedForm,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: {
    widget: editableTable,
    fields: { product: { label: 'Product' }, code: { label: 'Code', editable: 'onCreate' } },
    props: { removedInto: 'removed' },
    record: { id: 'order-1', lines },
    other: { id: 'order-2', lines: [{ id: 'line-9', product: 'Hooks' }, ...lines.slice(2)], removed: '' },
    onValues: fn(),
  },
} satisfies Meta<typeof FoldedForm>
type Story = StoryObj<typeof FoldedForm>

type Play = Parameters<NonNullable<Story['play']>>[0]
const toolOf = ({ canvas, userEvent }: Play) => ({
  press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  async remove(row: number) {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select row ${row}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rows' }))
  },
})
type OnValues = Play['args']['onValues']
const last = (onValues: OnValues) => lastGiven(onValues) as DataRecord
const linesOf = (onValues: OnValues) => last(onValues).lines as readonly DataRecord[]

/** A table that was off the screen still knows which saved rows were removed before; undo goes back to that. */
export const RemovesMoreRows: Story = {
  async play(context) {
    const { canvas, args } = context
    const { press, remove } = toolOf(context)
    await remove(2)
    await expect(last(args.onValues).removed).toBe('line-2')
    await press('Fold')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await press('Unfold')
    await canvas.findByRole('grid')
    await expect(last(args.onValues).removed).toBe('line-2')
    await remove(1)
    await expect(last(args.onValues).removed).toBe('line-2,line-1')
    await press('Undo')
    await expect(last(args.onValues).removed).toBe('line-2')
    await press('Redo')
    await expect(last(args.onValues).removed).toBe('line-2,line-1')
    await expect(linesOf(args.onValues).map(({ id }) => id)).toEqual(['line-3', 'line-4'])
  },
}
/** Rows stay what they were marked as: deleted ones are no rows any more, and new ones take what is typed on creation. */
export const KeepsMarks: Story = {
  args: { props: { removedInto: 'removed', marks: 'state' } },
  async play(context) {
    const { canvas, canvasElement, userEvent, args } = context
    const { press, remove } = toolOf(context)
    await remove(2)
    await press('Add row')
    await userEvent.keyboard('Hinges{Enter}')
    await press('Fold')
    await press('Unfold')
    await canvas.findByRole('grid')
    await expect(canvasElement.querySelectorAll('.pw-grid-deleted')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-row="1"]')).toHaveClass('pw-grid-deleted')
    await expect(canvas.getByRole('checkbox', { name: 'Select row 2' })).toBeDisabled()
    await userEvent.click(cellAt(canvasElement, 4, 1))
    await userEvent.keyboard('H-1{Enter}')
    await remove(1)
    await expect(linesOf(args.onValues).map(({ state, code }) => [state, code])).toEqual([
      ['deleted', undefined],
      ['deleted', undefined],
      [undefined, undefined],
      [undefined, undefined],
      ['new', 'H-1'],
    ])
    await expect(last(args.onValues).removed).toBe('line-2,line-1')
  },
}
/** Without a field of marks a row that has no key yet is still new. */
export const KeepsNewRows: Story = {
  async play(context) {
    const { canvas, canvasElement, userEvent, args } = context
    const { press } = toolOf(context)
    await press('Add row')
    await press('Fold')
    await press('Unfold')
    await canvas.findByRole('grid')
    await userEvent.click(cellAt(canvasElement, 4, 1))
    await userEvent.keyboard('H-1{Enter}')
    await expect(linesOf(args.onValues)[4]).toEqual({ code: 'H-1' })
  },
}
/** What the form is given later counts: nothing of the record before comes along, and its removed keys are not touched. */
export const OtherRecord: Story = {
  args: { props: { removedInto: 'removed', marks: 'state' } },
  async play(context) {
    const { canvasElement, args } = context
    const { press, remove } = toolOf(context)
    await remove(2)
    await press('Other record')
    await waitFor(() => expect(canvasElement.querySelector('.pw-grid-deleted')).toBeNull())
    await expect(last(args.onValues).removed).toBe('')
    await remove(3)
    await expect(last(args.onValues).removed).toBe('line-4')
  },
}
/** A reset brings back what the form began with, also the keys that were removed by then. */
export const Reset: Story = {
  args: {
    props: { removedInto: 'removed', marks: 'state' },
    record: { id: 'order-1', lines: lines.slice(1), removed: 'line-1' },
  },
  async play(context) {
    const { canvasElement, args } = context
    const { press, remove } = toolOf(context)
    await remove(2)
    await expect(last(args.onValues).removed).toBe('line-1,line-3')
    await press('Reset')
    await waitFor(() => expect(canvasElement.querySelector('.pw-grid-deleted')).toBeNull())
    await expect(last(args.onValues).removed).toBe('line-1')
    await remove(3)
    await expect(last(args.onValues).removed).toBe('line-1,line-4')
  },
}
