import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { time } from '../../widgets/time/index.ts'
import { Field } from './Field.tsx'

export default { title: 'widgets/time', component: Field, args: { widget: time, onChange: fn() } } satisfies Meta<
  typeof Field
>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), '10:20:30{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('10:20:30')
  },
}
export const Filled: Story = { args: { value: '10:20:30' } }
export const QuarterHours: Story = { args: { value: '10:15:00', props: { minuteStep: 15 } } }
export const Disabled: Story = { args: { value: '10:20:30', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '10:20:30', error: 'Too late' } }
export const ReadOnly: Story = { args: { as: 'view', value: '2026-02-03 10:20:30' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const InAQuery: Story = { args: { as: 'filter', value: ['08:00:00', '12:00:00'] } }
export const Dark: Story = { args: { value: '10:20:30' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: '10:20:30' }, globals: { viewport: { value: 'phone' } } }
