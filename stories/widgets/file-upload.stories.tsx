import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fileUpload } from '../../widgets/file-upload/index.ts'
import { watchDownloads } from '../watchDownloads.ts'
import { chosenFile, dragFiles, dropInVain, pasteInto, transferOf } from './chosenFiles.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/file-upload',
  component: Field,
  args: { widget: fileUpload, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const several = 'temp/plan.pdf,temp/hill.svg,temp/budget.xlsx,temp/minutes.docx'

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), [chosenFile('plan.pdf'), chosenFile('budget.xlsx')])
    await waitFor(() => expect(canvas.getByText('budget.xlsx')).toBeVisible())
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/plan.pdf,temp/budget.xlsx'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
export const Several: Story = { args: { value: several } }
export const Cards: Story = { args: { value: several, props: { look: 'cards' } } }
export const AsButton: Story = {
  args: { value: 'temp/plan.pdf', props: { look: 'button', accept: ['.pdf', '.docx'], limit: 3 } },
  async play({ canvas }) {
    await expect(canvas.getByText('Accepts .pdf .docx · up to 10 MB each · the latest 3 are kept')).toBeVisible()
  },
}
/** The files are stored with their names and sizes. */
export const AsFiles: Story = {
  args: {
    props: { values: 'files' },
    value: [{ fileName: 'The plan.pdf', filePath: 'temp/plan_17.pdf', fileSize: 234_567 }],
  },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('229 KB')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('b.zip', 'application/zip', 'abc'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        { fileName: 'The plan.pdf', filePath: 'temp/plan_17.pdf', fileSize: 234_567 },
        { fileName: 'b.zip', filePath: 'temp/b.zip', fileSize: 3 },
      ]),
    )
  },
}
/** The server keeps the path in a field of its own. */
export const OwnField: Story = {
  args: { props: { responseName: 'result.path' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('plan.pdf'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('kept/plan.pdf'))
  },
}
/** An answer without the field that was named can be asked for again. */
export const NoSuchField: Story = {
  args: { props: { responseName: 'result.address' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('plan.pdf'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload plan.pdf again' })).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** The server keeps no file: the value holds it. */
export const Inline: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('inline.txt', 'text/plain', 'AB'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('data:text/plain;base64,QUI='))
  },
}
export const OnlyTheLatestAreKept: Story = {
  args: { value: 'temp/a.pdf,temp/b.pdf', props: { limit: 2 } },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('c.pdf'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/b.pdf,temp/c.pdf'))
  },
}
export const AnotherKind: Story = {
  args: { props: { accept: ['.pdf'] } },
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByLabelText('Label: Upload')
    await userEvent.setup({ applyAccept: false }).upload(input, chosenFile('virus.exe', 'application/x-msdownload'))
    await waitFor(() => expect(screen.getByText('please upload a file')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const TooLarge: Story = {
  args: { props: { maxSize: 0.000_001 } },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('plan.pdf', 'application/pdf', 'abcd'))
    await waitFor(() => expect(screen.getByText(/plan\.pdf is larger than/)).toBeVisible())
    await expect(canvas.queryByText('plan.pdf')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), [chosenFile('plan.pdf'), chosenFile('slow.zip')])
    const progress = await canvas.findByRole('progressbar', { name: 'slow.zip is uploading' })
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Cancelled: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), [chosenFile('plan.pdf'), chosenFile('slow.zip')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload of slow.zip' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/plan.pdf'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByText('slow.zip')).toBeNull())
  },
}
export const RefusedByTheServer: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('refused.pdf'))
    await waitFor(() => expect(screen.getByText('The disk is full')).toBeVisible())
    await expect(canvas.queryByText('refused.pdf')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), [chosenFile('plan.pdf'), chosenFile('offline.pdf')])
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('offline.pdf file upload failed.'))
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/plan.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove offline.pdf' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const SentAgain: Story = {
  globals: { language: 'zh' },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: 上传文件'), chosenFile('flaky.pdf'))
    await expect((await screen.findAllByText('flaky.pdf 上传失败'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 flaky.pdf' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/flaky.pdf'))
  },
}
export const Dropped: Story = {
  args: { props: { look: 'button' } },
  async play({ canvas, args }) {
    const place = canvas.getByRole('group', { name: 'Label' })
    dragFiles(place, 'dragover', chosenFile('a.pdf'))
    await waitFor(() => expect(place).toHaveAttribute('data-over'))
    dragFiles(place, 'drop', chosenFile('a.pdf'), chosenFile('b.pdf'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/a.pdf,temp/b.pdf'))
    await waitFor(() => expect(place).not.toHaveAttribute('data-over'))
  },
}
export const Pasted: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByLabelText('Label: Upload')
    input.focus()
    pasteInto(input, transferOf(chosenFile('screen.png', 'image/png')))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/screen.png'))
  },
}
export const Reordered: Story = {
  args: { value: 'temp/a.pdf,temp/b.pdf' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button', { name: 'Move a.pdf back' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/b.pdf,temp/a.pdf')
    await expect(canvas.getByRole('button', { name: 'Move a.pdf back' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('This is the last one')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Move b.pdf forward' }))
    await waitFor(() => expect(screen.getByText('Unknown operation')).toBeVisible())
  },
}
export const Removed: Story = {
  args: { value: 'temp/a.pdf' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button', { name: 'Remove a.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByLabelText('Label: Upload')).toHaveFocus()
  },
}
export const NothingAllowed: Story = {
  args: { value: 'temp/plan.zip', props: { allowDownload: false, allowRemove: false } },
  async play({ canvas }) {
    await expect(canvas.getByText('plan.zip')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Download|Remove/ })).toBeNull()
  },
}
/** The arrow keys turn the pictures. */
export const Previewed: Story = {
  args: { value: 'temp/plan.pdf,temp/hill.svg,temp/lake.svg' },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Open plan.pdf in a new window' })).toHaveAttribute(
      'target',
      '_blank',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Preview hill.svg' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByAltText('hill.svg')).toBeInTheDocument())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog.getByAltText('lake.svg')).toBeInTheDocument())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog.getByAltText('hill.svg')).toBeInTheDocument())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview hill.svg' })).toHaveFocus())
  },
}
export const Downloaded: Story = {
  args: { as: 'view', value: 'temp/minutes.docx' },
  async play({ canvas, userEvent }) {
    const { names, addresses } = watchDownloads()
    const [button] = canvas.getAllByRole('button', { name: 'Download minutes.docx' })
    await userEvent.click(button as HTMLElement)
    await waitFor(() => expect(names).toEqual(['minutes.docx']))
    await expect(addresses[0]).toMatch(/^blob:/)
  },
}
export const DownloadFailed: Story = {
  args: { as: 'view', value: 'temp/empty.zip,temp/missing.zip' },
  globals: { language: 'zh' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button', { name: '下载 empty.zip' })[0] as HTMLElement)
    await waitFor(() => expect(screen.getByText('文件下载失败')).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: '下载 missing.zip' })[0] as HTMLElement)
    await waitFor(() => expect(screen.getByText('很抱歉，资源未找到!')).toBeVisible())
  },
}
export const UnknownFile: Story = {
  args: { as: 'view', value: [{ text: 1 }] },
  globals: { language: 'zh' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button', { name: /下载/ })[0] as HTMLElement)
    await waitFor(() => expect(screen.getByText('未知的文件')).toBeVisible())
  },
}
export const ReadOnly: Story = { args: { as: 'view', value: several } }
export const ReadOnlyCards: Story = { args: { as: 'view', value: several, props: { look: 'cards' } } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const Cell: Story = { args: { as: 'cell', value: several } }
export const HostileText: Story = { args: { as: 'view', value: '<img src=x onerror=alert(1)>' } }
export const Disabled: Story = {
  args: { value: several, disabled: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /Remove|Move/ })).toBeNull()
    await dropInVain(canvas.getByRole('group', { name: 'Label' }))
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'A plan is needed' } }
export const Mobile: Story = { args: { value: several }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: several }, globals: { theme: 'dark' } }
export const DarkCards: Story = { args: { value: several, props: { look: 'cards' } }, globals: { theme: 'dark' } }
