import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { datetime } from '../../widgets/datetime/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/datetime',
  component: Field,
  args: { widget: datetime, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), '2026-02-03 10:20:30')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-03 10:20:30')
    // The calendar comes after its field, so the key led into it.
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose a year' })).toBeNull())
  },
}
export const Filled: Story = { args: { value: '2026-02-03 10:20' } }
export const Disabled: Story = { args: { value: '2026-02-03 10:20:30', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '2026-02-03 10:20:30', error: 'Too late' } }
export const ReadOnly: Story = { args: { as: 'view', value: '2026-02-03T10:20:30' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const InAQuery: Story = { args: { as: 'filter', value: ['2026-01-01 00:00:00', '2026-01-31 23:59:59'] } }
export const Dark: Story = { args: { value: '2026-02-03 10:20:30' }, globals: { theme: 'dark' } }
export const Mobile: Story = { args: { value: '2026-02-03 10:20:30' }, globals: { viewport: { value: 'phone' } } }
