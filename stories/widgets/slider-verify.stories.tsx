import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { sliderVerify } from '../../widgets/slider-verify/index.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/slider-verify',
  component: Field,
  args: { widget: sliderVerify, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** Drags the handle by a share of its way, and lets it go. */
function drag(handle: HTMLElement, share: number) {
  // No browser has such a pointer to capture.
  handle.setPointerCapture = () => {}
  const way = (handle.parentElement?.clientWidth ?? 0) - handle.offsetWidth
  fireEvent.pointerDown(handle, { clientX: 10, pointerId: 1 })
  fireEvent.pointerMove(handle, { clientX: 10 + way * share, pointerId: 1 })
  fireEvent.pointerUp(handle, { clientX: 10 + way * share, pointerId: 1 })
}

export const Empty: Story = {}
export const DraggedToTheEnd: Story = {
  async play({ canvas, args }) {
    const handle = canvas.getByRole('slider', { name: 'Label' })
    drag(handle, 1)
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await waitFor(() => expect(canvas.getByText('verification passed')).toBeVisible())
    drag(handle, -1)
    await expect(handle).toHaveAttribute('aria-valuenow', '100')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
export const ReleasedEarly: Story = {
  async play({ canvas, args }) {
    const handle = canvas.getByRole('slider')
    drag(handle, 0.8)
    await expect(handle).toHaveAttribute('aria-valuenow', '0')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ByKeys: Story = {
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight>9/}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const LeftHalfway: Story = {
  async play({ canvas, userEvent }) {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight>5/}')
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '0')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { error: 'Please drag the handle' } }
export const ReadOnly: Story = { args: { as: 'view', value: true } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const DarkPassed: Story = { args: { value: true }, globals: { theme: 'dark' } }
