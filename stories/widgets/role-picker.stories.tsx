import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { rolePicker } from '../../widgets/role-picker/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/role-picker',
  component: Field,
  args: { widget: rolePicker, onChange: fn(), onSiblings: fn(), value: '1,2' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined, props: { fills: { names: 'roleName' } } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose roles' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('1,2')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Administrator,Auditor' })
  },
}
export const Filled: Story = {
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Administrator')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Administrator' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
  },
}
/** What was filled from the records goes with the one that is taken out. */
export const TakenOut: Story = {
  args: { props: { fills: { names: 'roleName' } }, siblings: { names: 'Administrator,Auditor' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Administrator' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Auditor' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Auditor' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: null })
  },
}
export const Loading: Story = {
  args: { value: 'slow' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByText('slow')).toBeNull()
    await expect(canvasElement.querySelector('.pw-awaited')).toBeVisible()
  },
}
/** Where the names cannot be had the keys stand for them, and the field works on. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { value: 'flaky,1' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove flaky' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await expect(canvas.getByText('1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose roles' }))
    await waitFor(() => expect(canvas.getByText('Administrator')).toBeVisible())
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not these' } }
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Administrator, Auditor')).toBeVisible())
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
