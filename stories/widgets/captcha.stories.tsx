import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { captcha } from '../../widgets/captcha/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/captcha',
  component: Field,
  args: { widget: captcha, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    const another = canvas.getByRole('button', { name: 'Show another image' })
    await waitFor(() => expect(another.querySelector('img')).not.toBeNull())
    await userEvent.type(canvas.getByLabelText('Label'), 'k7pq')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'k7pq' }))
  },
}
export const Loading: Story = {
  args: { props: { url: '/sys/slowImage/slow' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { props: { url: '/sys/nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Loading failed, try again')).toBeVisible())
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { value: { text: 'x', key: 'first' }, error: 'The characters differ' } }
export const ReadOnly: Story = { args: { as: 'view', value: { text: 'k7pq', key: 'first' } } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
