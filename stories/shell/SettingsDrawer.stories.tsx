import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SettingsDrawer } from '../../runtime/shell/settings/SettingsDrawer.tsx'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

const keys = ['pagewright.settings', 'pagewright.appearance']
const forget = () => {
  for (const key of keys) localStorage.removeItem(key)
}

export default {
  title: 'shell/settings',
  component: SettingsDrawer,
  args: { onClose: fn() },
  loaders: [loadShellTexts],
  beforeEach: () => {
    forget()
    return forget
  },
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path="/">
      <SettingsDrawer {...args} />
    </ShellStage>
  ),
} satisfies Meta<typeof SettingsDrawer>
type Story = StoryObj<typeof SettingsDrawer>

const kept = () => JSON.parse(localStorage.getItem('pagewright.settings') ?? '{}')
const toggle = (name: string) => screen.getByRole('switch', { name })

export const Defaults: Story = {
  async play({ userEvent, args }) {
    await screen.findByRole('dialog', { name: 'System settings' })
    await userEvent.click(screen.getByRole('radio', { name: 'Purple' }))
    await expect(kept()).toMatchObject({ color: '#722ed1' })
    await userEvent.click(toggle('Hide the header while scrolling'))
    await userEvent.click(toggle('Fixed header'))
    await expect(kept()).toMatchObject({ fixedHeader: false, autoHideHeader: false })
    await expect(toggle('Hide the header while scrolling')).toBeDisabled()
    await expect(screen.getByRole('radio', { name: 'Fluid' })).toBeDisabled()
    await userEvent.click(screen.getByText('Top menu'))
    await expect(toggle('Fixed side menu')).toBeDisabled()
    await userEvent.click(screen.getByText('Fluid'))
    await expect(kept()).toMatchObject({ layout: 'topmenu', contentWidth: 'Fluid', fixSiderbar: false })
    await userEvent.click(screen.getByRole('button', { name: 'Restore defaults' }))
    await expect(kept()).toMatchObject({ layout: 'sidemenu', contentWidth: 'Fixed', color: '#2fa678' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const Open: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
