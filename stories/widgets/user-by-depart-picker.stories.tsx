import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { userByDepartPicker } from '../../widgets/user-by-depart-picker/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/user-by-depart-picker',
  component: Field,
  args: { widget: userByDepartPicker, onChange: fn(), onSiblings: fn(), value: 'ada,grace' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined, props: { fills: { names: 'realname' } } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose users by department' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('grace,edsger')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Grace Hopper,Edsger Dijkstra' })
  },
}
export const Filled: Story = {
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada Lovelace' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('grace')
  },
}
/** What was filled from the records goes with the one that is taken out. */
export const TakenOut: Story = {
  args: { props: { fills: { names: 'realname' } }, siblings: { names: 'Ada Lovelace,Grace Hopper' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Ada Lovelace' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('grace')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Grace Hopper' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Grace Hopper' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: null })
  },
}
export const Loading: Story = {
  args: { value: 'slow' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByText('slow')).toBeNull()
    await expect(canvasElement.querySelector('.pw-awaited')).toBeVisible()
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
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose users by department' }))
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not these' } }
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace, Grace Hopper')).toBeVisible())
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
