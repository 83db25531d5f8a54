import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { parsePermissions } from '../../runtime/session/index.ts'
import { Side } from '../../runtime/shell/main/Side.tsx'
import { toAppMap } from '../../runtime/shell/routing/appMap.ts'
import { toMenu } from '../../runtime/shell/routing/menu.ts'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

const page = (path: string, title: string, icon: string | null = null) => ({
  path,
  component: 'x',
  meta: { title, icon, page: `story${path.replaceAll('/', '.')}` },
})
const folder = (path: string, title: string, icon: string, children: readonly object[]) => ({
  path,
  component: 'layouts/RouteView',
  children,
  meta: { title, icon },
})
const nodes =
  parsePermissions({
    menu: [
      folder('/system', 'System', 'setting', [
        page('/system/users', 'Users', 'user'),
        page('/system/roles', 'Roles', 'team'),
      ]),
      folder('/shop', 'Shop', 'shop', [
        page('/shop/orders', 'Orders'),
        page('/shop/goods', 'Goods whose name is far too long for the menu'),
      ]),
      {
        path: '/help',
        component: 'x',
        meta: { title: 'Help', icon: 'question-circle', url: 'https://help.example/', internalOrExternal: true },
      },
      page('/plain', '<img src=x onerror=alert(1)> {{1+1}}', 'an icon that nobody drew'),
    ],
  })?.menu ?? []
const map = toAppMap(nodes, { homeTitle: 'Home', pageOfComponent: () => undefined, serverAddress: '/api' })

export default {
  title: 'shell/side menu',
  component: Side,
  args: { items: toMenu(nodes, map, 'ada'), path: '/system/users', isFolded: false },
  loaders: [loadShellTexts],
  beforeEach: () => localStorage.removeItem('pagewright.folders'),
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path={args.path}>
      <div style={{ display: 'flex', height: 520 }}>
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
    await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: 'System' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus()
  },
}
export const Folded: Story = {
  args: { isFolded: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }))
    await expect(await canvas.findByRole('menuitemradio', { name: 'Orders' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  },
}
export const OutsideOpensElsewhere: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('target', '_blank')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
