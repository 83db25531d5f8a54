import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { tag } from '../../widgets/tag/index.ts'
import { Field } from './Field.tsx'

const options = [
  { value: 'hot', label: 'Hot', color: 'volcano' },
  { value: 'new', label: 'New', color: 'success' },
  { value: 'old', label: 'Archived', disabled: true },
]

export default {
  title: 'widgets/tag',
  component: Field,
  args: { widget: tag, onChange: fn(), props: { options } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
    await userEvent.click(await screen.findByRole('option', { name: 'New' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Hot' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('new,hot')
  },
}
export const Single: Story = { args: { value: 'hot', props: { options, multiple: false } } }
export const ReadOnly: Story = {
  args: { as: 'view', value: 'hot,old,unknown' },
  async play({ canvas }) {
    for (const words of ['Hot', 'Archived', 'unknown']) await expect(canvas.getByText(words)).toBeVisible()
  },
}
export const Disabled: Story = { args: { value: 'hot', disabled: true } }
export const Invalid: Story = { args: { value: 'old', error: 'No longer in use' } }
export const Mobile: Story = { args: { value: 'hot,new' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { as: 'view', value: 'hot,new' }, globals: { theme: 'dark' } }
