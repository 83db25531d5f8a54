import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { password } from '../../widgets/password/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/password',
  component: Field,
  args: { widget: password, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByLabelText('Label')
    await userEvent.type(field, 'secret')
    await expect(args.onChange).toHaveBeenLastCalledWith('secret')
    await expect(field).toHaveAttribute('type', 'password')
    await waitFor(() => expect(field).not.toHaveAttribute('value'))
    await expect(field).toHaveValue('secret')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
    await expect(field).toHaveAttribute('type', 'text')
  },
}
export const SignIn: Story = {
  args: { value: 'secret', props: { autocomplete: 'current-password', prefix: 'lock' } },
  async play({ canvas }) {
    const field = canvas.getByLabelText('Label')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await waitFor(() => expect(field).not.toHaveAttribute('value'))
    await expect(field).toHaveValue('secret')
  },
}
export const Disabled: Story = { args: { value: 'secret', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'a', error: 'At least 8 characters' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'secret' },
  async play({ canvas }) {
    await expect(canvas.queryByText(/secret/)).toBeNull()
  },
}
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const Dark: Story = { args: { value: 'secret' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 'secret' }, globals: { viewport: { value: 'phone' } } }
