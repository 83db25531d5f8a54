import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { quarter } from '../../widgets/quarter/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/quarter',
  component: Field,
  args: { widget: quarter, onChange: fn(), value: '2026-Q1' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), '2027')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^2027-Q[1-4]$/))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Label: Quarter' }))
    await userEvent.click(await screen.findByTitle('Q3'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-Q3'))
  },
}
export const Filled: Story = {}
export const ReadOnly: Story = {
  args: { as: 'view', value: '2026-05-01' },
  async play({ canvas }) {
    await expect(canvas.getByText('Q2 2026')).toBeVisible()
  },
}
export const Chinese: Story = { globals: { language: 'zh' } }
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Too late' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
