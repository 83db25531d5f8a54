import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { linkTable } from '../../widgets/link-table/index.ts'
import { Field } from './Field.tsx'

const props = { table: 'shop_customer', columns: ['name', 'city'], multiple: true }
const cards = { ...props, show: 'card', image: 'portrait' }

export default {
  title: 'widgets/link-table',
  component: Field,
  args: { widget: linkTable, onChange: fn(), onSiblings: fn(), value: 'c1,c2', label: 'Customers', props },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined, props: { ...props, fills: { cities: 'city' } } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Customers: Choose' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('c2,c3')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ cities: 'New York,Rotterdam' })
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
  },
}
export const Filled: Story = {
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada Lovelace' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('c2')
  },
}
/** Cards show all columns, in the words that the server puts beside them, and a picture. */
export const Cards: Story = {
  args: { value: 'c1,c2,gone', props: cards },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('New York')).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove gone' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('c1,c2')
    await expect(canvas.getByRole('button', { name: 'Customers: Choose' })).toHaveFocus()
  },
}
/** A bar stands for each name until it is there: nobody sees a key. */
export const Loading: Story = {
  args: { props: { ...props, table: 'slow' } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('.pw-awaited')).toHaveLength(2)
    await expect(canvas.queryByText('c1')).toBeNull()
  },
}
export const LoadingCards: Story = {
  args: { props: { ...cards, table: 'slow' } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('.pw-awaited')).toHaveLength(2)
    await expect(canvas.queryByText('c1')).toBeNull()
  },
}
export const LoadingInACell: Story = {
  args: { as: 'cell', props: { ...props, table: 'slow' } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('.pw-awaited')).toHaveLength(1)
    await expect(canvas.queryByText(/c1/)).toBeNull()
  },
}
/** Where the names cannot be had the keys stand for them, and the field works on. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { ...props, table: 'locked' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove c1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('c2')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledCards: Story = { args: { disabled: true, props: cards } }
export const Invalid: Story = { args: { error: 'Not these' } }
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace, Grace Hopper')).toBeVisible())
  },
}
export const ReadOnlyCards: Story = {
  args: { as: 'view', value: 'c1,gone', props: cards },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('London')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Record not found')).toBeVisible())
  },
}
export const InACell: Story = {
  args: { as: 'cell', props: cards },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace, Grace Hopper')).toBeVisible())
  },
}
export const Mobile: Story = { args: { props: cards }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { props: cards }, globals: { theme: 'dark' } }
