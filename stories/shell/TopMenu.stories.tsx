import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../../runtime/shell/main/main.css'
import '../../runtime/shell/main/navTheme.css'
import { TopLogo } from '../../runtime/shell/main/top/TopLogo.tsx'
import { TopMenu } from '../../runtime/shell/main/top/TopMenu.tsx'
import { menuItems } from './menuItems.ts'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

export default {
  title: 'shell/top menu',
  component: TopMenu,
  args: { items: menuItems, path: '/system/users' },
  parameters: { width: 1300, nav: 'dark' },
  loaders: [loadShellTexts],
  render: (args, { loaded, parameters }) => (
    <ShellStage translator={loaded.translator} path={args.path}>
      <div data-nav={parameters.nav} style={{ width: parameters.width, maxWidth: '100%' }}>
        <header className="pw-shell-header" data-layout="top">
          <TopLogo />
          <div className="pw-shell-header-middle">
            <TopMenu {...args} />
          </div>
        </header>
      </div>
    </ShellStage>
  ),
} satisfies Meta<typeof TopMenu>
type Story = StoryObj<typeof TopMenu>

export const AtAPage: Story = {
  async play({ canvas, userEvent }) {
    const folder = canvas.getByRole('button', { name: 'System' })
    await userEvent.click(folder)
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Users' })).toHaveFocus())
    await userEvent.click(folder)
    folder.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('target', '_blank')
  },
}
export const WithoutSpace: Story = {
  parameters: { width: 900 },
  async play({ canvas, userEvent }) {
    const more = await canvas.findByRole('button', { name: 'More' })
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Help' })).toBeNull())
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Shop / Orders' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}
export const Light: Story = { parameters: { nav: 'light' } }
export const Dark: Story = { globals: { theme: 'dark' } }
