import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { richText } from '../../widgets/rich-text/index.ts'
import { pasteInto, transferOf } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { lastGiven } from './lastGiven.ts'
import { shownField } from './shownField.ts'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/rich-text',
  component: Field,
  args: { widget: richText, onChange: fn(), label: 'Notice' },
  decorators: [(Story) => <Wide>{Story()}</Wide>],
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const article = [
  '<h1>Maintenance on Sunday</h1>',
  '<p>The system is <strong>not available</strong> from <u>02:00</u> to <span style="color: rgb(217, 56, 56)">04:00</span>. <a href="https://example.com">Read more</a>.</p>',
  '<ul><li><p>Save what you are working on</p></li><li><p>Sign out</p></li></ul>',
  '<blockquote><p>Nothing will be lost.</p></blockquote>',
  '<table><tbody><tr><th><p>System</p></th><th><p>From</p></th></tr><tr><td><p>Reports</p></td><td><p>02:00</p></td></tr></tbody></table>',
  '<pre><code>select count(*) from sys_user</code></pre>',
].join('')

const hostileHtml =
  '<p>Before</p><script>document.title = "run"</script><p onclick="document.title = \'run\'">After <a href="javascript:document.title=1">a link</a></p><iframe src="https://evil.example"></iframe><p style="position: fixed; inset: 0; background: url(https://evil.example/a)">Covered</p>'

const picture = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'], name, { type: 'image/svg+xml' })
const page = () => screen.getByRole('textbox', { name: 'Notice' })
const press = (name: string) => screen.getByRole('button', { name }).click()
const lastOf = ({ onChange }: { onChange?: (value: unknown) => void }) => String(lastGiven(onChange))
const chooseFile = async (name: string, upload: (input: HTMLElement, file: File) => Promise<void>) => {
  press('Picture')
  await upload(await screen.findByLabelText('Upload a local picture', { selector: 'input' }), picture(name))
}

export const Empty: Story = {
  args: { placeholder: 'What should everybody know?' },
  async play({ userEvent, args }) {
    await userEvent.click(page())
    await userEvent.keyboard('Hi')
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Hi</p>')
    await userEvent.keyboard('{Backspace>2/}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
export const Filled: Story = {
  args: { value: article },
  async play({ args }) {
    await expect(page()).toHaveTextContent('Nothing will be lost.')
    // What was not touched is not stored anew.
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Formatted: Story = {
  args: { value: '<p>word</p>' },
  async play({ userEvent, args }) {
    await userEvent.click(page())
    await userEvent.keyboard('{Control>}a{/Control}')
    press('Bold')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'))
    press('Align center')
    press('Text color')
    await userEvent.click(await screen.findByRole('button', { name: 'Red' }))
    await expect(lastOf(args)).toBe(
      '<p style="text-align: center"><span style="color: rgb(217, 56, 56)"><strong>word</strong></span></p>',
    )
    press('Clear formatting')
    await expect(lastOf(args)).toBe('<p>word</p>')
    press('Undo')
    await expect(lastOf(args)).toContain('<strong>')
    press('Paragraph style: Paragraph')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading 2' }))
    await expect(lastOf(args)).toContain('<h2')
  },
}
export const ToolsByKeyboard: Story = {
  args: { value: '<p>word</p>' },
  async play({ userEvent }) {
    const tools = screen.getByRole('toolbar', { name: 'Toolbar of Notice' })
    await userEvent.tab()
    await expect(within(tools).getByRole('button', { name: 'Paragraph style: Paragraph' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(tools).getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(within(tools).getByRole('button', { name: 'Full screen' })).toHaveFocus()
    await userEvent.tab()
    await expect(page()).toHaveFocus()
  },
}
export const Linked: Story = {
  args: { value: '<p>word</p>' },
  async play({ userEvent, args }) {
    await userEvent.click(page())
    await userEvent.keyboard('{Control>}a{/Control}')
    press('Link')
    const address = await shownField('Link address')
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await waitFor(() => expect(screen.getByText('Enter a valid link address')).toBeVisible())
    await userEvent.clear(address)
    await userEvent.type(address, 'example.com/a{Enter}')
    await expect(lastOf(args)).toBe(
      '<p><a target="_blank" rel="noopener noreferrer" href="https://example.com/a">word</a></p>',
    )
  },
}
export const WithATable: Story = {
  async play({ userEvent, args }) {
    await userEvent.click(page())
    press('Table')
    await userEvent.click(await screen.findByRole('button', { name: 'Insert table' }))
    await waitFor(() => expect(lastOf(args).split('<tr>')).toHaveLength(4))
    press('Table')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Row below' }))
    await waitFor(() => expect(lastOf(args).split('<tr>')).toHaveLength(5))
    press('Table')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Toggle header row' }))
    await waitFor(() => expect(lastOf(args)).not.toContain('<th'))
  },
}
export const PictureUploaded: Story = {
  args: { value: '<p>Before</p>' },
  async play({ userEvent, args }) {
    await userEvent.click(page())
    await chooseFile('hill.svg', userEvent.upload)
    await waitFor(() => expect(lastOf(args)).toMatch(/<img src="data:image\/svg.* alt="hill">/))
  },
}
export const PictureInline: Story = {
  async play({ userEvent, args }) {
    await chooseFile('inline.svg', userEvent.upload)
    await waitFor(() => expect(lastOf(args)).toMatch(/<img src="data:image\/svg\+xml;base64,.* alt="inline">/))
  },
}
export const Loading: Story = {
  args: { value: '<p>Before</p>' },
  async play({ userEvent, args }) {
    await chooseFile('slow.svg', userEvent.upload)
    const progress = await screen.findByRole('progressbar', { name: 'slow.svg is uploading' })
    await expect(progress).toHaveAttribute('aria-valuenow', '40')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { value: '<p>Before</p>' },
  async play({ userEvent, args }) {
    await chooseFile('refused.svg', userEvent.upload)
    await waitFor(() => expect(screen.getByText('The disk is full')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('The disk is full')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LoadFailureDismissed: Story = {
  async play({ userEvent }) {
    await chooseFile('offline.svg', userEvent.upload)
    await waitFor(() => expect(screen.getByText('offline.svg file upload failed.')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss offline.svg' }))
    await expect(screen.queryByText('offline.svg file upload failed.')).toBeNull()
  },
}
export const PictureFromTheNetwork: Story = {
  async play({ userEvent, args }) {
    press('Picture')
    await userEvent.type(await shownField('Image URL'), 'javascript:alert(1){Enter}')
    await waitFor(() => expect(screen.getByText('Enter a valid image address')).toBeVisible())
    await userEvent.clear(screen.getByLabelText('Image URL'))
    await userEvent.type(screen.getByLabelText('Image URL'), 'temp/lake.svg')
    await userEvent.type(screen.getByLabelText('Remark'), 'A lake{Enter}')
    await expect(lastOf(args)).toBe('<p><img src="temp/lake.svg" alt="A lake"></p>')
    await waitFor(() => expect(screen.getByAltText('A lake')).toHaveAttribute('src', expect.stringMatching(/^data:/)))
  },
}
export const Pasted: Story = {
  async play({ userEvent, args }) {
    const data = new DataTransfer()
    data.setData('text/html', `${hostileHtml}<p class="MsoNormal" style="mso-x: 1">Word</p>`)
    await userEvent.click(page())
    pasteInto(page(), data)
    await waitFor(() => expect(lastOf(args)).toBe('<p>Before</p><p>After a link</p><p>Covered</p><p>Word</p>'))
  },
}
export const PicturePasted: Story = {
  async play({ userEvent, args }) {
    await userEvent.click(page())
    pasteInto(page(), transferOf(picture('pasted.svg')))
    await waitFor(() => expect(lastOf(args)).toMatch(/<img src=".*" alt="pasted">/))
  },
}
export const FullScreen: Story = {
  args: { value: article },
  async play({ userEvent }) {
    const frame = screen.getByRole('group', { name: 'Notice' })
    await userEvent.click(page())
    await userEvent.keyboard('{F11}')
    await waitFor(() => expect(frame.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(frame.getBoundingClientRect().left).toBeGreaterThan(0))
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    await waitFor(() => expect(frame.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth }))
  },
}
export const Limited: Story = {
  args: { value: '<p>12345678</p>', props: { maxLength: 10, height: 120 } },
  async play({ userEvent, args }) {
    await expect(screen.getByText('8 of 10 characters')).toBeVisible()
    await userEvent.click(page())
    await userEvent.keyboard('abcd')
    // Nothing is cut: what is too long is refused as it stands.
    await expect(lastOf(args)).toMatch(/^<p>[\da-d]{12}<\/p>$/)
    await expect(screen.getByText('12 of 10 characters')).toBeVisible()
  },
}
export const Disabled: Story = {
  args: { value: article, disabled: true },
  async play() {
    await expect(page()).toHaveAttribute('contenteditable', 'false')
    await expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled()
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Say what happens' } }
export const ReadOnly: Story = { args: { as: 'view', value: article } }
export const ReadOnlyOfNothing: Story = { args: { as: 'view' } }
export const Cell: Story = { args: { as: 'cell', value: article } }
export const HostileHtml: Story = {
  args: { as: 'view', value: hostileHtml },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByText('Covered')).toBeVisible())
    await expect(canvasElement.querySelector('script, iframe, [onclick], [href^="javascript"]')).toBeNull()
    await expect(canvas.getByText('Covered')).not.toHaveAttribute('style')
  },
}
export const Chinese: Story = { args: { value: article, label: '公告' }, globals: { language: 'zh' } }
export const Mobile: Story = {
  args: { value: article },
  globals: { viewport: { value: 'phone' } },
  async play({ userEvent }) {
    const more = screen.queryByRole('button', { name: 'More tools' })
    if (!more) return
    await expect(screen.queryByRole('button', { name: 'Clear formatting' })).toBeNull()
    await userEvent.click(more)
    await expect(screen.getByRole('button', { name: 'Clear formatting' })).toBeVisible()
  },
}
export const Dark: Story = { args: { value: article }, globals: { theme: 'dark' } }
export const DarkReadOnly: Story = { args: { as: 'view', value: article }, globals: { theme: 'dark' } }
