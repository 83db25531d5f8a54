import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { checkboxGroup } from '../../widgets/checkbox-group/index.ts'
import { Field } from './Field.tsx'

const options = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'wed', label: 'Wednesday' },
  { value: 'sun', label: 'Sunday', disabled: true },
]

export default {
  title: 'widgets/checkbox-group',
  component: Field,
  args: { widget: checkboxGroup, onChange: fn(), props: { options } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Choosing: Story = {
  args: { value: 'wed' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('mon,wed')
    canvas.getByRole('checkbox', { name: 'Wednesday' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('mon')
  },
}
export const SelectAll: Story = {
  args: { value: 'mon,sun', props: { options, selectAll: true } },
  async play({ canvas, userEvent, args }) {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await waitFor(() => expect(all).toBePartiallyChecked())
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith('mon,tue,wed,sun')
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith('sun')
  },
}
export const OfADictionary: Story = {
  args: { value: '1', props: { dict: 'user_status', selectAll: true } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Left' })).toBeDisabled())
  },
}
export const UnknownValueIsKept: Story = {
  args: { value: 'gone' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('gone,mon')
  },
}
export const Loading: Story = {
  args: { value: '1', props: { dict: 'slow' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Loading…')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const Empty: Story = {
  args: { props: { dict: 'none' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { dict: 'flaky' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Male' })).toBeEnabled())
  },
}
export const Disabled: Story = { args: { value: 'mon', disabled: true, props: { options, selectAll: true } } }
export const Invalid: Story = { args: { error: 'Tick at least one' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'mon,tue' } }
export const Mobile: Story = {
  args: { value: 'mon', props: { options, selectAll: true } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = {
  args: { value: '1', props: { dict: 'user_status', selectAll: true } },
  globals: { theme: 'dark' },
}
