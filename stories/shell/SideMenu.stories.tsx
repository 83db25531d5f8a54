import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../../runtime/shell/main/navTheme.css'
import { Side } from '../../runtime/shell/main/Side.tsx'
import { menuItems } from './menuItems.ts'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

export default {
  title: 'shell/side menu',
  component: Side,
  args: { items: menuItems, path: '/system/users', isFolded: false },
  loaders: [loadShellTexts],
  beforeEach: () => localStorage.removeItem('pagewright.folders'),
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path={args.path}>
      <div data-nav="dark" style={{ display: 'flex', height: 520 }}>
        <Side {...args} />
      </div>
    </ShellStage>
  ),
} satisfies Meta<typeof Side>
type Story = StoryObj<typeof Side>

export const AtAPage: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shop' })).toHaveAttribute('aria-expanded', 'true'))
    await expect(canvas.getByRole('button', { name: 'System' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus()
  },
}
export const Folded: Story = {
  args: { isFolded: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }))
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Orders' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
  },
}
export const OutsideOpensElsewhere: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('target', '_blank')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
