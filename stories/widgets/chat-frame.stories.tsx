import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { chatFrame } from '../../widgets/chat-frame/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/chat-frame',
  component: Field,
  args: { widget: chatFrame, onChange: fn(), value: 'm7', props: { url: 'http://127.0.0.1:9/' } },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), 'm9')
    await expect(args.onChange).toHaveBeenLastCalledWith('m9')
  },
}
export const ReadOnly: Story = {
  args: { as: 'view', props: { url: 'http://127.0.0.1:9/', height: 200 } },
  async play({ canvas }) {
    await expect(canvas.getByTitle('Chat')).toBeInTheDocument()
  },
}
export const InACell: Story = { args: { as: 'cell' } }
export const NoAddress: Story = { args: { as: 'view', value: '' } }
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not this one' } }
export const Mobile: Story = {
  args: { props: { url: 'http://127.0.0.1:9/', height: 200 } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { props: { url: 'http://127.0.0.1:9/', height: 200 } }, globals: { theme: 'dark' } }
