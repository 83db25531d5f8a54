import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { chatFrame } from '../../widgets/chat-frame/index.ts'
import { Field } from './Field.tsx'
import { holdFrames, refuseFrame } from './holdFrames.ts'

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
    await waitFor(() => expect(canvas.queryByText('Loading chat…')).toBeNull())
  },
}
export const Loading: Story = {
  args: { as: 'view' },
  beforeEach: holdFrames,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Loading chat…')).toBeVisible())
    await expect(canvas.getByTitle('Chat').parentElement).toHaveAttribute('aria-busy', 'true')
  },
}
/** A page that this site may not embed is offered in a window of its own. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { as: 'view' },
  async play({ canvas }) {
    const page = await canvas.findByTitle('Chat')
    refuseFrame('http://127.0.0.1:8/')
    await expect(page).toBeInTheDocument()
    refuseFrame('http://127.0.0.1:9/')
    await waitFor(() => expect(canvas.getByText('This chat cannot be embedded here.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\//),
    )
    await expect(page).not.toBeInTheDocument()
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
