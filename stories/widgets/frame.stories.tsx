import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { frame } from '../../widgets/frame/index.ts'
import { Field } from './Field.tsx'
import { holdFrames, refuseFrame } from './holdFrames.ts'

export default {
  title: 'widgets/frame',
  component: Field,
  args: { widget: frame, onChange: fn(), value: 'http://127.0.0.1:9/' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined, props: { preview: false } },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Label'), '/a.html')
    await expect(args.onChange).toHaveBeenLastCalledWith('/a.html')
  },
}
export const ReadOnly: Story = {
  args: { as: 'view', props: { title: 'Map', height: 200 } },
  async play({ canvas }) {
    await expect(canvas.getByTitle('Map')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Loading page…')).toBeNull())
  },
}
export const Loading: Story = {
  args: { as: 'view', props: { title: 'Map' } },
  beforeEach: holdFrames,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Loading page…')).toBeVisible())
    await expect(canvas.getByTitle('Map').parentElement).toHaveAttribute('aria-busy', 'true')
  },
}
/** A page that this site may not embed is offered in a window of its own. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { as: 'view', props: { title: 'Map' } },
  async play({ canvas }) {
    const page = await canvas.findByTitle('Map')
    refuseFrame('http://127.0.0.1:8/')
    await expect(page).toBeInTheDocument()
    refuseFrame('http://127.0.0.1:9/')
    await waitFor(() => expect(canvas.getByText('Pages of this site cannot be embedded here.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\//),
    )
    await expect(page).not.toBeInTheDocument()
  },
}
export const InACell: Story = { args: { as: 'cell' } }
/** What is no address of the web is a text, and is not loaded. */
export const NoAddress: Story = {
  args: { as: 'view', value: 'javascript:alert(1)' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByText('javascript:alert(1)')).toBeVisible())
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}
export const Disabled: Story = { args: { disabled: true, props: { preview: false } } }
export const Invalid: Story = { args: { error: 'Not this one', props: { preview: false } } }
export const Mobile: Story = { args: { props: { height: 200 } }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { props: { height: 200 } }, globals: { theme: 'dark' } }
