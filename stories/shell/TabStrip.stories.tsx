import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TabStrip } from '../../runtime/shell/tabs/TabStrip.tsx'
import { createTabs, openTab } from '../../runtime/shell/tabs/tabs.ts'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

const tabsOf = (...paths: readonly string[]) => paths.reduce((tabs, path) => openTab(tabs, path), createTabs('/home'))
const openOf = (...paths: readonly string[]) => ({
  tabs: tabsOf(...paths),
  active: paths.at(-1) ?? '/home',
  close: fn(),
  finish: fn(),
  closeOthers: fn(),
  closeLeft: fn(),
  closeRight: fn(),
  refresh: fn(),
  rename: fn(),
  move: fn(),
})

export default {
  title: 'shell/tabs',
  component: TabStrip,
  args: { open: openOf('/users', '/roles'), titleOf: ({ path }) => path.slice(1) },
  loaders: [loadShellTexts],
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path={args.open.active}>
      <TabStrip {...args} />
    </ShellStage>
  ),
} satisfies Meta<typeof TabStrip>
type Story = StoryObj<typeof TabStrip>

export const Some: Story = {
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('link', { name: 'users' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'roles' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.open.close).toHaveBeenCalledWith('/roles')
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('link', { name: 'users' }) })
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Close others' }))
    await expect(args.open.closeOthers).toHaveBeenCalledWith('/users')
  },
}
export const OnlyHome: Story = {
  args: { open: openOf() },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^Close/ })).toBeNull()
  },
}
export const Many: Story = {
  args: { open: openOf(...Array.from({ length: 30 }, (_, index) => `/page number ${index}`)) },
}
export const Dark: Story = { globals: { theme: 'dark' } }
