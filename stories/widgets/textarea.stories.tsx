import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textarea } from '../../widgets/textarea/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/textarea',
  component: Field,
  args: { widget: textarea, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { placeholder: 'What happened?' },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), 'One{Enter}Two')
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo')
  },
}
export const Filled: Story = { args: { value: 'First line\nSecond line' } }
export const Disabled: Story = { args: { value: 'First line', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'x', error: 'Say more' } }
export const Counted: Story = { args: { value: 'Ada', props: { rows: 2, maxLength: 100, showCount: true } } }
export const Growing: Story = { args: { value: 'a\nb\nc\nd\ne', props: { rows: 1, autoSize: true, maxRows: 4 } } }
export const ReadOnly: Story = { args: { as: 'view', value: 'First line\nSecond line' } }
export const LongTextInACell: Story = {
  args: { as: 'cell', value: 'A text that goes on for longer than its column is wide' },
}
export const HostileText: Story = {
  args: { as: 'view', value: '<img src=x onerror=alert(1)> {{1+1}}' },
  async play({ canvas }) {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> {{1+1}}')).toBeVisible()
  },
}
export const Dark: Story = { args: { value: 'First line' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: 'First line\nSecond line' }, globals: { viewport: { value: 'phone' } } }
