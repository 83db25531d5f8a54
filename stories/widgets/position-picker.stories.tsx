import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { positionPicker } from '../../widgets/position-picker/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/position-picker',
  component: Field,
  args: { widget: positionPicker, onChange: fn(), onSiblings: fn(), value: 'p1,p2' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Empty: Story = {
  args: { value: undefined, props: { fills: { names: 'name' } } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose positions' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('p1,p2')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Director,Clerk' })
  },
}
export const Filled: Story = {
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('Director')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Director' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('p2')
  },
}
/** What was filled from the records goes with the one that is taken out. */
export const TakenOut: Story = {
  args: { props: { fills: { names: 'name' } }, siblings: { names: 'Director,Clerk' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Director' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('p2')
    await expect(args.onSiblings).toHaveBeenLastCalledWith({ names: 'Clerk' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Clerk' }))
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
  args: { value: 'flaky,p1' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove flaky' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('p1')
    await expect(canvas.getByText('p1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Label: Choose positions' }))
    await waitFor(() => expect(canvas.getByText('Director')).toBeVisible())
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Not these' } }
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Director, Clerk')).toBeVisible())
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
