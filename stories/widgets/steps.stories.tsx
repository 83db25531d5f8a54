import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { steps } from '../../widgets/steps/index.ts'
import { Panels } from './Panels.tsx'

export default { title: 'widgets/steps', component: Panels, args: { widget: steps } } satisfies Meta<typeof Panels>
type Story = StoryObj<typeof Panels>

export const First: Story = {
  args: { validatePanel: fn(() => Promise.resolve(true)), onShow: fn() },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.queryByRole('button', { name: 'Previous' })).toBeNull()
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Field of Contact')).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Step 2 of 3 Contact' })).toHaveFocus()
    await expect(canvas.getByText('Contact', { selector: '[aria-current="step"]' })).toBeVisible()
    await expect(args.validatePanel).toHaveBeenLastCalledWith('panel-0')
    await expect(args.onShow).toHaveBeenLastCalledWith('panel-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(canvas.getByLabelText('Field of Account')).toBeVisible()
    await expect(args.validatePanel).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: /Contact/ }))
    await waitFor(() => expect(canvas.getByLabelText('Field of Contact')).toBeVisible())
    await expect(args.validatePanel).toHaveBeenCalledTimes(2)
  },
}
/** Where nothing can be put in, every step can be looked at at once, and nothing is checked. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, validatePanel: fn(() => Promise.resolve(false)) },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /Notes/ }))
    await waitFor(() => expect(canvas.getByLabelText('Field of Notes')).toBeVisible())
    await expect(args.validatePanel).not.toHaveBeenCalled()
  },
}
export const StaysWhenACheckFails: Story = {
  args: { errors: { 'panel-0': 1 }, validatePanel: () => Promise.resolve(false) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText('Field of Account')).toBeVisible()
  },
}
/** What prevents a person from going on stands above the buttons, until they try again or go elsewhere. */
export const Refused: Story = {
  args: { next: 'Verify', validatePanel: () => Promise.resolve('The code has expired. Ask for a new one.') },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code has expired. Ask for a new one.')
    await expect(canvas.getByLabelText('Field of Account')).toBeVisible()
  },
}
export const NextDisabled: Story = {
  args: { isNextDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}
export const Last: Story = {
  args: { focusPanel: 'panel-2' },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
    await expect(canvas.getByLabelText('Field of Account')).toBeVisible()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
