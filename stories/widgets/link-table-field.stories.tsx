import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { linkTableField } from '../../widgets/link-table-field/index.ts'
import { Field } from './Field.tsx'

const props = { link: 'customer', table: 'shop_customer', column: 'city' }

export default {
  title: 'widgets/link-table-field',
  component: Field,
  args: { widget: linkTableField, onChange: fn(), label: 'City', props, siblings: { customer: 'c1,c2' } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** It follows the records that the other field links, in the words that the server puts beside values. */
export const Filled: Story = {
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByDisplayValue('London, New York')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Empty: Story = {
  args: { siblings: {} },
  async play({ canvas }) {
    await expect(canvas.getByPlaceholderText('Filled in from the linked record')).toBeVisible()
  },
}
/** Until the record is there what was stored stands for it. */
export const Loading: Story = {
  args: { value: 'Stored city', props: { ...props, table: 'slow' } },
  async play({ canvas }) {
    await expect(canvas.getByDisplayValue('Stored city')).toBeVisible()
  },
}
/** What was stored stands where the record cannot be had. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { value: 'Stored city', props: { ...props, table: 'locked' } },
  async play({ canvas }) {
    await expect(canvas.getByDisplayValue('Stored city')).toBeVisible()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not this one' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'Stored city' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
