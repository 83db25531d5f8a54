import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { frame } from '../../widgets/frame/index.ts'
import { Field } from './Field.tsx'

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
  },
}
export const InACell: Story = { args: { as: 'cell' } }
export const NoAddress: Story = { args: { as: 'view', value: 'javascript:alert(1)' } }
export const Disabled: Story = { args: { disabled: true, props: { preview: false } } }
export const Invalid: Story = { args: { error: 'Not this one', props: { preview: false } } }
export const Mobile: Story = { args: { props: { height: 200 } }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { props: { height: 200 } }, globals: { theme: 'dark' } }
