import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { popupDict } from '../../widgets/popup-dict/index.ts'
import { Field } from './Field.tsx'

const props = { code: 'sales', value: 'number', label: 'customer', multiple: true }

export default {
  title: 'widgets/popup-dict',
  component: Field,
  args: { widget: popupDict, onChange: fn(), value: 'S-001', label: 'Sales', props },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sales: Choose' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('S-002,S-003')
    await waitFor(() => expect(canvas.getByText('Edsger Dijkstra')).toBeVisible())
  },
}
/** The report gives stored values their texts. */
export const Filled: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace')).toBeVisible())
  },
}
/** A bar stands for the texts until they are there: nobody sees a key. */
export const Loading: Story = {
  args: { props: { ...props, code: 'slow' } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('.pw-awaited')).toHaveLength(1)
    await expect(canvas.queryByText('S-001')).toBeNull()
  },
}
/** Where the report cannot be had the values stand for their texts. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { ...props, code: 'gone' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove S-001' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not these' } }
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace')).toBeVisible())
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
