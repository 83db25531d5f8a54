import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { userPicker } from '../../widgets/user-picker/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/user-picker',
  component: Field,
  args: { widget: userPicker, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Label: Choose users' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith('grace,edsger')
  },
}
export const Filled: Story = {
  args: { value: 'ada,grace' },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace')).toBeVisible())
    canvas.getByRole('button', { name: 'Remove Ada Lovelace' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith('grace')
  },
}
export const StoredById: Story = {
  args: { props: { value: 'id' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByText('Edsger Dijkstra')).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith('u2,u3')
  },
}
/** Names are cut at 25 letters; one outside of the basic plane is one letter (specification 9). */
export const LongName: Story = {
  args: { value: `${'a'.repeat(24)}𠮷𠮷,${'b'.repeat(25)}` },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(`${'a'.repeat(24)}𠮷…`)).toBeVisible())
    await expect(canvas.getByText('b'.repeat(25))).toBeVisible()
  },
}
export const Disabled: Story = { args: { value: 'ada', disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'ada', error: 'On leave' } }
export const ReadOnly: Story = { args: { as: 'view', value: 'ada,grace' } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const HostileText: Story = {
  args: { as: 'view', value: 'hostile' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible())
  },
}
export const Dark: Story = { args: { value: 'ada,grace' }, globals: { theme: 'dark' } }
export const Loading: Story = {
  args: { value: 'slow,ada' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByText('slow')).toBeNull()
    await expect(canvasElement.querySelectorAll('.pw-awaited')).toHaveLength(2)
  },
}
/** Where the names cannot be had the keys stand for them, and the field works on. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { value: 'flaky,ada' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove flaky' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('ada')
    await expect(canvas.getByText('ada')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose users' }))
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
  },
}
export const Mobile: Story = { args: { value: 'ada,grace' }, globals: { viewport: { value: 'phone' } } }
