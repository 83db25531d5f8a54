import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { iconPicker } from '../../widgets/icon-picker/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/icon-picker',
  component: Field,
  args: { widget: iconPicker, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Choosing: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Label' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search icons' }), 'trophy')
    await userEvent.click(canvas.getByRole('button', { name: 'trophy' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('trophy')
  },
}
export const Searching: Story = {
  args: { value: 'user' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Label: show all icons' }))
    const search = await canvas.findByRole('textbox', { name: 'Search icons' })
    await userEvent.type(search, 'no such icon')
    await expect(canvas.getByText('No matching icons')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'wallet{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('wallet')
  },
}
export const Clearing: Story = {
  args: { value: 'user' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Label: show all icons' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
export const Disabled: Story = { args: { value: 'user', disabled: true } }
export const Invalid: Story = { args: { error: 'Choose an icon' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'user' } }
export const Mobile: Story = { args: { value: 'user' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: 'user' }, globals: { theme: 'dark' } }
