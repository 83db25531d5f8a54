import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { checkbox } from '../../widgets/checkbox/index.ts'
import { Field } from './Field.tsx'

const options = [
  { value: 'mail', label: 'By mail' },
  { value: 'phone', label: 'By phone' },
  { value: 'fax', label: 'By fax', disabled: true },
]

export default {
  title: 'widgets/checkbox',
  component: Field,
  args: { widget: checkbox, onChange: fn(), props: { options } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('group', { name: 'Label' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'By phone' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'By mail' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('mail,phone')
  },
}
export const KeepsWhatItDoesNotKnow: Story = {
  args: { value: 'telex,mail' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('checkbox', { name: 'By mail' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('telex')
  },
}
export const Filled: Story = { args: { value: 'mail,phone' } }
export const Disabled: Story = { args: { value: 'mail', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Choose at least one' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'mail,phone' } }
export const Dark: Story = { args: { value: 'mail' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 'mail' }, globals: { viewport: { value: 'phone' } } }
