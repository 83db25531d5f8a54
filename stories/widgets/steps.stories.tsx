import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { steps } from '../../widgets/steps/index.ts'
import { Panels } from './Panels.tsx'

export default { title: 'widgets/steps', component: Panels, args: { widget: steps } } satisfies Meta<typeof Panels>
type Story = StoryObj<typeof Panels>

export const First: Story = {
  args: { validatePanel: fn(() => Promise.resolve(true)) },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.queryByRole('button', { name: 'Previous' })).toBeNull()
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('Field of Contact')).toBeVisible()
    await expect(args.validatePanel).toHaveBeenLastCalledWith('panel-0')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(canvas.getByLabelText('Field of Account')).toBeVisible()
    await expect(args.validatePanel).toHaveBeenCalledTimes(1)
  },
}
export const StaysWhenACheckFails: Story = {
  args: { errors: { 'panel-0': 1 }, validatePanel: () => Promise.resolve(false) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText('Field of Account')).toBeVisible()
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
