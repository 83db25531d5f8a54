import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchPanel } from '../../runtime/shell/search/SearchPanel.tsx'
import { menuItems } from './menuItems.ts'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

/** Says where the person is. */
const Where = () => <p>{useLocation().pathname}</p>

export default {
  title: 'shell/menu search',
  component: SearchPanel,
  args: { items: menuItems, onDone: fn() },
  loaders: [loadShellTexts],
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path="/">
      <div style={{ width: 560, maxWidth: '100%' }}>
        <SearchPanel {...args} />
      </div>
      <Where />
    </ShellStage>
  ),
} satisfies Meta<typeof SearchPanel>
type Story = StoryObj<typeof SearchPanel>

export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('combobox', { name: 'Find a page' })
    await waitFor(() => expect(input).toHaveFocus())
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
    await userEvent.keyboard('r')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    const chosen = canvas.getByRole('option', { selected: true })
    await expect(input).toHaveAttribute('aria-activedescendant', chosen.id)
    await userEvent.clear(input)
    await userEvent.keyboard('orders')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 pages found')
    await expect(await canvas.findByText('/shop/orders')).toBeVisible()
    await expect(args.onDone).toHaveBeenCalled()
  },
}
export const Nothing: Story = {
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Find a page' })).toHaveFocus())
    await userEvent.keyboard('there is no such page{Enter}')
    await expect(await canvas.findByText('No matching pages')).toBeVisible()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
