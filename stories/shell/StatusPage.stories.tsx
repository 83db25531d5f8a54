import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusPage } from '../../runtime/shell/status/StatusPage.tsx'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

export default {
  title: 'shell/status page',
  component: StatusPage,
  args: { mark: '404', title: 'Page not found', text: 'There is no page at this address.' },
  loaders: [loadShellTexts],
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path="/404">
      <StatusPage {...args} />
    </ShellStage>
  ),
} satisfies Meta<typeof StatusPage>
type Story = StoryObj<typeof StatusPage>

export const NotFound: Story = {}
export const LongHostileText: Story = {
  args: { mark: '?', title: '<b>title</b>', text: `{{1+1}} <img src=x onerror=alert(1)> ${'component/'.repeat(40)}` },
}
export const Dark: Story = { globals: { theme: 'dark' } }
