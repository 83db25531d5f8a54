import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import type { Refusal } from '../../runtime/data/index.ts'
import { QuestionDialog } from '../../runtime/shell/notices/QuestionDialog.tsx'
import { loadShellTexts, ShellStage } from './ShellStage.tsx'

const onAnswer = fn()

const short: Refusal = {
  text: 'Ada has permissions that you do not have yourself',
  lacking: ['Users / Freeze (user:freeze)', 'the tenant “North”'],
  more: 0,
  advice: 'Please ask an administrator, or someone who has these permissions.',
  explain: undefined,
}
const long: Refusal = {
  ...short,
  lacking: Array.from({ length: 50 }, (_, index) => `Orders / Step ${index + 1} (order:step${index + 1})`),
  more: 14,
  explain: '/isystem/explain?user=bob&other=ada',
}

export default {
  title: 'shell/RefusalDialog',
  component: QuestionDialog,
  args: { question: { title: '', text: short.text, refusal: short }, onAnswer, onClosed: fn() },
  loaders: [loadShellTexts],
  render: (args, { loaded }) => (
    <ShellStage translator={loaded.translator} path="/">
      <QuestionDialog {...args} />
    </ShellStage>
  ),
} satisfies Meta<typeof QuestionDialog>
type Story = StoryObj<typeof QuestionDialog>

export const Short: Story = {
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'Not permitted' })
    await expect(dialog).toHaveTextContent('Ada has permissions that you do not have yourself:')
    await expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(short.lacking)
    const button = screen.getByRole('button', { name: 'OK' })
    await waitFor(() => expect(button).toHaveFocus())
    // It stays until the person has read it, and goes by Escape as by its button. The dialog reads the older code of keys.
    await fireEvent.keyDown(button, { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(onAnswer).toHaveBeenCalled())
  },
}
/** A long list is scrolled in the dialog, whose buttons stay in sight. */
export const Long: Story = {
  args: { question: { title: '', text: long.text, refusal: long } },
  async play() {
    const list = await screen.findByRole('list', { name: 'Missing permissions' })
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    await expect(screen.getByText('14 more are not listed')).toBeVisible()
    const link = screen.getByRole('link', { name: /Explain permissions/ })
    await expect(link).toHaveAttribute('href', '/isystem/explain?user=bob&other=ada')
    await expect(link).toHaveAttribute('target', '_blank')
    const { bottom } = screen.getByRole('button', { name: 'OK' }).getBoundingClientRect()
    await expect(bottom).toBeLessThan(innerHeight)
  },
}
export const Mobile: Story = { ...Long, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Long, globals: { theme: 'dark' } }
export const Traditional: Story = { args: Long.args ?? {}, globals: { language: 'tw' } }
