import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { html } from '../../widgets/html/index.ts'
import { Field } from './Field.tsx'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/html',
  component: Field,
  args: { widget: html, onChange: fn(), label: 'Content' },
  decorators: [(Story) => <Wide>{Story()}</Wide>],
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const article =
  '<h2>Maintenance</h2>\n<p>The system is <strong>not available</strong> on <a href="https://example.com">Sunday</a>.</p>'
const hostile =
  '<p>Before</p><script>document.title = "run"</script><img src=x onerror="document.title = \'run\'"><style>p { color: red }</style><p style="position:fixed;inset:0">Covered {{1+1}}</p>'

export const Empty: Story = {
  args: { placeholder: '<p>…</p>' },
  async play({ userEvent, args }) {
    await userEvent.type(screen.getByRole('textbox', { name: 'Content' }), '<b>Hi</b>')
    await expect(args.onChange).toHaveBeenLastCalledWith('<b>Hi</b>')
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await expect(screen.getByText('Hi')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Source' }))
    await expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('<b>Hi</b>')
  },
}
export const Filled: Story = { args: { value: article } }
export const Preview: Story = {
  args: { value: article },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await expect(screen.getByRole('heading', { name: 'Maintenance' })).toBeVisible()
  },
}
export const Disabled: Story = { args: { value: article, disabled: true } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: '<p>', error: 'Close the paragraph' } }
export const ReadOnly: Story = { args: { as: 'view', value: article } }
export const ReadOnlyOfNothing: Story = { args: { as: 'view' } }
export const Cell: Story = { args: { as: 'cell', value: article } }
export const HostileHtml: Story = {
  args: { as: 'view', value: hostile },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByText('Covered {{1+1}}')).not.toHaveAttribute('style'))
    await expect(canvasElement.querySelector('main :is(script, style, [onerror])')).toBeNull()
  },
}
export const Chinese: Story = { args: { value: article, label: '内容' }, globals: { language: 'zh' } }
export const Mobile: Story = { args: { value: article }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: article }, globals: { theme: 'dark' } }
