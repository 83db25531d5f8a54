import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { markdown } from '../../widgets/markdown/index.ts'
import { pasteInto, transferOf } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { shownField } from './shownField.ts'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/markdown',
  component: Field,
  args: { widget: markdown, onChange: fn(), label: 'Notes' },
  decorators: [(Story) => <Wide>{Story()}</Wide>],
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const article = `# Maintenance on Sunday

The system is **not available** from _02:00_ to ~~05:00~~ 04:00. [Read more](https://example.com).

- [x] Save what you are working on
- [ ] Sign out

> Nothing will be lost.

| System  | From  |
| ------- | ----- |
| Reports | 02:00 |

\`\`\`
select count(*) from sys_user
\`\`\`
`
const hostile = `<script>document.title = 'run'</script>

<img src=x onerror="document.title = 'run'">

[a link](javascript:alert(1)) and [another](JaVaScript:alert(1))

![a picture](javascript:alert(1))

# Title <!--rehype:onclick=alert(1)&id=root-->

{{1+1}}
`

const picture = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'], name, { type: 'image/svg+xml' })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
const press = (name: string) => screen.getByRole('button', { name }).click()
const select = (from: number, to: number) => {
  text().focus()
  text().setSelectionRange(from, to)
}
const chooseFile = async (name: string, upload: (input: HTMLElement, file: File) => Promise<void>) => {
  press('Picture')
  await upload(await screen.findByLabelText('Upload a local picture', { selector: 'input' }), picture(name))
}

export const Empty: Story = {
  args: { placeholder: 'What is there to know?' },
  async play({ userEvent, args }) {
    text().focus()
    await userEvent.paste('# Hello')
    await expect(args.onChange).toHaveBeenLastCalledWith('# Hello')
    press('Preview')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible())
  },
}
export const Filled: Story = {
  args: { value: article },
  async play({ args }) {
    press('Write and preview')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Maintenance on Sunday' })).toBeVisible())
    await expect(text()).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Formatted: Story = {
  args: { value: 'word' },
  async play({ args }) {
    // Pressed again until the editor has got ready for its commands.
    await waitFor(() => {
      select(0, 4)
      press('Bold')
      expect(args.onChange).toHaveBeenLastCalledWith('**word**')
    })
    select(0, 8)
    press('Heading 2')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('## **word**'))
  },
}
export const TabLeavesTheText: Story = {
  args: { value: 'word' },
  async play({ userEvent, args }) {
    text().focus()
    await userEvent.tab()
    await expect(text()).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const PictureUploaded: Story = {
  async play({ userEvent, args }) {
    await chooseFile('hill.svg', userEvent.upload)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^!\[hill]\(data:image\/svg/)),
    )
  },
}
export const PictureInline: Story = {
  async play({ userEvent, args }) {
    await chooseFile('inline.svg', userEvent.upload)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^!\[inline]\(data:image\/svg\+xml;base64,/),
      ),
    )
  },
}
export const PictureFromTheNetwork: Story = {
  async play({ userEvent, args }) {
    press('Picture')
    await userEvent.type(await shownField('Image URL'), 'temp/lake.svg')
    await userEvent.type(screen.getByLabelText('Remark'), 'A lake{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('![A lake](temp/lake.svg)'))
  },
}
export const PicturePasted: Story = {
  async play({ args }) {
    text().focus()
    pasteInto(text(), transferOf(picture('pasted.svg')))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^!\[pasted]\(/)))
  },
}
export const Loading: Story = {
  async play({ userEvent, args }) {
    await chooseFile('slow.svg', userEvent.upload)
    const progress = await screen.findByRole('progressbar', { name: 'slow.svg is uploading' })
    await expect(progress).toHaveAttribute('aria-valuenow', '40')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  async play({ userEvent }) {
    await chooseFile('refused.svg', userEvent.upload)
    await waitFor(() => expect(screen.getByText('The disk is full')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss refused.svg' }))
    await expect(screen.queryByText('The disk is full')).toBeNull()
  },
}
export const FullScreen: Story = {
  args: { value: article },
  async play({ userEvent }) {
    const frame = screen.getByRole('group', { name: 'Notes' })
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    await expect(frame.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth })
    await userEvent.click(screen.getByRole('button', { name: 'Exit full screen' }))
    await expect(frame.getBoundingClientRect().left).toBeGreaterThan(0)
    press('Full screen')
  },
}
export const Disabled: Story = {
  args: { value: article, disabled: true },
  async play() {
    await expect(text()).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled()
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Say what happens' } }
export const ReadOnly: Story = {
  args: { as: 'view', value: article },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Read more' })).toHaveAttribute('rel', 'noopener noreferrer'),
    )
  },
}
export const ReadOnlyOfNothing: Story = { args: { as: 'view' } }
export const Cell: Story = {
  args: { as: 'cell', value: article },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Maintenance on Sunday The system is not available/)).toBeVisible()
  },
}
export const HostileText: Story = {
  args: { as: 'view', value: hostile },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByText('{{1+1}}')).toBeVisible())
    await expect(canvasElement.querySelector('main script, main img, main a, main [onclick], main #root')).toBeNull()
    await expect(canvas.getByText(/<img src=x/)).toBeVisible()
  },
}
export const Chinese: Story = { args: { value: article, label: '备注' }, globals: { language: 'zh' } }
export const Mobile: Story = { args: { value: article }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: article }, globals: { theme: 'dark' } }
export const DarkReadOnly: Story = { args: { as: 'view', value: article }, globals: { theme: 'dark' } }
