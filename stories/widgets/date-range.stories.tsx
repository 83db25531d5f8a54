import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { dateRange } from '../../widgets/date-range/index.ts'
import { Field } from './Field.tsx'
import { openRangeOnPhone } from './rangeOnPhone.ts'

export default {
  title: 'widgets/date-range',
  component: Field,
  args: { widget: dateRange, onChange: fn(), onSiblings: fn(), value: '2026-01-01,2026-01-31' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    const [from, to] = canvas.getAllByRole('textbox')
    if (from) await userEvent.type(from, '2026-02-03{Enter}')
    if (to) await userEvent.type(to, '2026-02-10{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-02-03,2026-02-10'))
  },
}
export const Filled: Story = {}
export const EndInAFieldOfItsOwn: Story = {
  args: { value: '2026-02-03', props: { endField: 'until' }, siblings: { until: '2026-02-10' } },
  async play({ canvas, canvasElement, userEvent, args }) {
    const [from, to] = canvas.getAllByRole('textbox')
    await expect(from).toHaveValue('2026-02-03')
    await expect(to).toHaveValue('2026-02-10')
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
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: openRangeOnPhone,
}
export const Dark: Story = { globals: { theme: 'dark' } }
