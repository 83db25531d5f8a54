import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { group } from '../../widgets/group/index.ts'
import { Panels } from './Panels.tsx'

export default { title: 'widgets/group', component: Panels, args: { widget: group } } satisfies Meta<typeof Panels>
type Story = StoryObj<typeof Panels>

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Field of Account')).not.toBeVisible()
    await expect(canvas.getByLabelText('Field of Contact')).toBeVisible()
  },
}
export const Collapsed: Story = { args: { collapsed: true } }
export const WithErrors: Story = {
  args: { errors: { 'panel-1': 2 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /Contact.*Fields with errors: 2/ })).toBeVisible()
  },
}
export const OpensToShowAnError: Story = {
  args: { collapsed: true, focusPanel: 'panel-1' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Field of Contact')).toBeVisible()
    await expect(canvas.queryByLabelText('Field of Notes')).toBeNull()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
