import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fileCell } from '../../widgets/file-cell/index.ts'
import { UploadRequest } from '../network/uploadRequest.ts'
import { chosenFile } from './chosenFiles.ts'
import { Field } from './Field.tsx'

export default {
  title: 'widgets/file-cell/files',
  component: Field,
  args: { widget: fileCell, onChange: fn(), value: 'temp/a.pdf,temp/b.zip' },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** A file that arrives while the dialog is open is there after it, and what was taken out in the dialog is not. */
export const ArrivesBehindTheDialog: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('held.pdf'))
    await userEvent.click(canvas.getByRole('button', { name: /all files/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove a.pdf' }))
    await userEvent.upload(dialog.getByLabelText('Label: Upload'), chosenFile('c.pdf'))
    await dialog.findByRole('button', { name: 'Remove c.pdf' })
    UploadRequest.release()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/a.pdf,temp/b.zip,temp/held.pdf'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/b.zip,temp/c.pdf,temp/held.pdf')
  },
}
/** The focus stays where the next file can be taken out. */
export const RemovedOneByOne: Story = {
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: /all files/ })
    button.focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/b.zip')
    await new Promise(requestAnimationFrame)
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await waitFor(() => expect(canvas.getByLabelText('Label: Upload')).toHaveFocus())
  },
}
export const RemovedByTheMenu: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'File actions of Label' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove a.pdf' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /all files/ })).toHaveFocus())
  },
}
/** A detail page has room for all files, which can be opened and saved. */
export const DetailPage: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Open a.pdf in a new window' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Download b.zip' })).toHaveLength(2)
  },
}
export const PicturesOnADetailPage: Story = {
  args: { as: 'view', value: 'temp/hill.svg', props: { look: 'pictures', allowDownload: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Preview hill.svg' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download hill.svg' })).toBeNull()
  },
}
export const Cell: Story = {
  args: { as: 'cell' },
  async play({ canvas }) {
    await expect(canvas.getByText('+1')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
