import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Announcement } from '../../runtime/data/index.ts'
import { NoticePanel } from '../../runtime/shell/announcements/NoticePanel.tsx'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

const announcement = (id: string, title: string, priority: Announcement['priority']): Announcement => ({
  id,
  title,
  sentAt: '2026-03-02 09:30:00',
  priority,
  openType: '',
  openPage: '',
  busId: '',
})
const hostile = `<b>bold</b> {{1+1}} ${'a-word-without-an-end'.repeat(6)}`

export default {
  title: 'shell/announcements',
  component: NoticePanel,
  args: {
    unread: {
      notices: {
        list: [
          announcement('a', 'The office is closed on Friday', 'L'),
          announcement('b', 'Please renew your certificates', 'M'),
          announcement('c', hostile, 'H'),
        ],
        total: 23,
      },
      messages: { list: [announcement('d', 'Your export is ready', 'L')], total: 1 },
    },
    hasFailed: false,
    onReload: fn(),
    onShow: fn(),
    onLeave: fn(),
  },
  loaders: [loadShellTexts],
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path="/">
      <div style={{ padding: 4 }}>
        <NoticePanel {...args} />
      </div>
    </ShellStage>
  ),
} satisfies Meta<typeof NoticePanel>
type Story = StoryObj<typeof NoticePanel>

const none = { list: [], total: 0 }

export const Some: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('tab', { name: 'Notices (23)' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /renew your certificates.*Important/ }))
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ id: 'b' }))
    canvas.getByRole('tab', { name: 'Notices (23)' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /export is ready/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'View more' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}
export const OnlyMessages: Story = {
  args: { unread: { notices: none, messages: { list: [announcement('d', 'Your export is ready', 'L')], total: 1 } } },
  async play({ canvas }) {
    await expect(canvas.getByRole('tab', { name: 'System messages (1)' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const Empty: Story = {
  args: { unread: { notices: none, messages: none } },
  async play({ canvas }) {
    await expect(canvas.getByText('No unread notices')).toBeVisible()
  },
}
export const Loading: Story = {
  args: { unread: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('Loading')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { unread: undefined, hasFailed: true },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onReload).toHaveBeenCalled()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
