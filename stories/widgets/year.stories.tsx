import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { year } from '../../widgets/year/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/year',
  component: Field,
  args: { widget: year, onChange: fn(), value: '2026' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), '2028{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2028'))
  },
}
export const Filled: Story = {}
export const Bounded: Story = { args: { props: { min: '2026-01-01', max: '2026-12-31' } } }
export const NoMoment: Story = { args: { as: 'view', value: 'soon' } }
export const Chinese: Story = { globals: { language: 'zh' } }
export const ChineseView: Story = { args: { as: 'view' }, globals: { language: 'zh' } }
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Too late' } }
export const ReadOnly: Story = { args: { as: 'view' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
