import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { tabs } from '../../widgets/tabs/index.ts'
import { Panels } from './Panels.tsx'

export default { title: 'widgets/tabs', component: Panels, args: { widget: tabs } } satisfies Meta<typeof Panels>
type Story = StoryObj<typeof Panels>

export const First: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByLabelText('Field of Contact')).toBeNull()
    canvas.getByRole('tab', { name: 'Account' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Field of Contact')).toBeVisible())
    await expect(canvas.getByLabelText('Field of Account')).not.toBeVisible()
  },
}
export const WithErrors: Story = {
  args: { errors: { 'panel-1': 2 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('tab', { name: /Contact.*Fields with errors: 2/ })).toBeVisible()
  },
}
export const OpensToShowAnError: Story = {
  args: { focusPanel: 'panel-2' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Field of Notes')).toBeVisible()
  },
}
export const LongTitles: Story = {
  args: { titles: ['A title that goes on and on', 'Another title that goes on', 'And a third one that does too'] },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
