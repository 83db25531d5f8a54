import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { timeRange } from '../../widgets/time-range/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/time-range',
  component: Field,
  args: { widget: timeRange, onChange: fn(), onSiblings: fn(), value: '08:00:00,12:00:00' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    const [from, to] = canvas.getAllByRole('textbox')
    if (from) await userEvent.type(from, '09:30:00{Enter}')
    if (to) await userEvent.type(to, '17:45:00{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:30:00,17:45:00'))
  },
}
export const Filled: Story = {}
export const EndInAFieldOfItsOwn: Story = {
  args: { value: '09:30:00', props: { endField: 'until' }, siblings: { until: '17:45:00' } },
  async play({ canvas, canvasElement, userEvent, args }) {
    const [from, to] = canvas.getAllByRole('textbox')
    await expect(from).toHaveValue('09:30:00')
    await expect(to).toHaveValue('17:45:00')
    const clear = canvasElement.querySelector('.ant-picker-clear')
    if (clear) await userEvent.click(clear)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ until: null })
  },
}
export const Chinese: Story = { globals: { language: 'zh' } }
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Too long' } }
export const ReadOnly: Story = { args: { as: 'view' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
