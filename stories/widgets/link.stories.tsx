import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { link } from '../../widgets/link/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/link',
  component: Field,
  args: { widget: link, onChange: fn(), value: 'https://example.com/news?id=7' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), 'https://a.example')
    await expect(args.onChange).toHaveBeenLastCalledWith('https://a.example')
  },
}
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    const anchor = canvas.getByRole('link', { name: 'https://example.com/news?id=7' })
    await expect(anchor).toHaveAttribute('target', '_blank')
    await expect(anchor).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const Named: Story = {
  args: { as: 'view', props: { text: 'News' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'News' })).toHaveAttribute('title', 'https://example.com/news?id=7')
  },
}
export const InTheApp: Story = {
  args: { as: 'view', value: '/isystem/user', props: { newTab: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('target')
  },
}
export const HostileAddress: Story = {
  args: { as: 'view', value: 'java\nscript:alert(1)' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { value: 'example', error: 'No address' } }
export const Mobile: Story = { args: { as: 'view' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { as: 'view' }, globals: { theme: 'dark' } }
