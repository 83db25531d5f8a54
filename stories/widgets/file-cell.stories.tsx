import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { fileCell } from '../../widgets/file-cell/index.ts'
import { UploadRequest } from '../network/uploadRequest.ts'
import { chosenFile, dropInVain } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { cellAt } from './gridCell.ts'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/file-cell',
  component: Field,
  args: { widget: fileCell, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const menu = { name: 'File actions of Label' }

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('quarterly.pdf'))
    await waitFor(() => expect(canvas.getByText('quart…')).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/quarterly.pdf')
  },
}
export const Several: Story = {
  args: { value: 'temp/quarterly.pdf,temp/b.pdf,temp/c.pdf' },
  async play({ canvas }) {
    await expect(canvas.getByText('+2')).toBeVisible()
  },
}
export const Pictures: Story = {
  args: { value: 'temp/hill.svg,temp/lake.svg,temp/sea.svg,temp/wood.svg', props: { look: 'pictures' } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByAltText('hill.svg')).toBeVisible()
    await expect(canvas.getByText('+1')).toBeVisible()
    const input = canvas.getByLabelText('Label: Upload')
    await userEvent.setup({ applyAccept: false }).upload(input, chosenFile('notes.txt', 'text/plain'))
    await waitFor(() => expect(screen.getByText('please upload an image')).toBeVisible())
  },
}
/** All files in a dialog: what is done there counts when a person says so. */
export const Dialog: Story = {
  args: { value: 'temp/a.pdf' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /all files/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.upload(await dialog.findByLabelText('Label: Upload'), chosenFile('b.pdf'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Move b.pdf forward' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/b.pdf,temp/a.pdf')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const DialogWithoutFiles: Story = {
  args: { value: 'temp/a.pdf' },
  globals: { language: 'zh' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /全部文件/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: '删除 a.pdf' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.getByText('未上传任何文件')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const RemovedByKeyboard: Story = {
  args: { value: 'temp/a.pdf' },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button', menu).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Upload' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await waitFor(() => expect(canvas.getByLabelText('Label: Upload')).toHaveFocus())
  },
}
/** The column allows neither saving nor taking out (specification 6). */
export const NothingAllowed: Story = {
  args: { value: 'temp/a.zip', props: { allowDownload: false, allowRemove: false } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', menu))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Upload', 'All files…'])
  },
}
export const Loading: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('slow.zip'))
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'slow.zip is uploading' })).toBeVisible())
  },
}
/** A press on the red sign says why. */
export const LoadFailed: Story = {
  name: 'Error',
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('offline.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show why offline.pdf could not be uploaded' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('upload error')).toBeInTheDocument()
    await expect(dialog.getByText('error message: unknown error')).toBeInTheDocument()
  },
}
export const SentAgain: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Label: Upload'), chosenFile('flaky.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload flaky.pdf again' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/flaky.pdf'))
  },
}
export const ReadOnly: Story = { args: { as: 'view', value: 'temp/quarterly.pdf,temp/b.pdf' } }
export const Cell: Story = { args: { as: 'cell', value: 'temp/hill.svg', props: { look: 'pictures' } } }
export const ViewOfNothing: Story = { args: { as: 'view' } }
export const HostileText: Story = { args: { as: 'view', value: '<img src=x onerror=alert(1)>' } }
export const Disabled: Story = {
  args: { value: 'temp/quarterly.zip', disabled: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', menu))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download quarterly.zip' })).toBeVisible())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    await dropInVain(canvas.getByRole('group', { name: 'Label' }))
  },
}
export const Invalid: Story = { args: { error: 'A plan is needed' } }
export const Mobile: Story = { args: { value: 'temp/quarterly.pdf' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: 'temp/quarterly.pdf,temp/b.pdf' }, globals: { theme: 'dark' } }

const grid: Story = {
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: {
    widget: editableTable,
    label: 'Lines',
    fields: {
      product: { label: 'Product', width: 160 },
      papers: { label: 'Papers', widget: 'file-cell', width: 200 },
      pictures: { label: 'Pictures', widget: 'file-cell', width: 200, props: { look: 'pictures' } },
      gallery: { label: 'Gallery', widget: 'image-upload', width: 260 },
      owner: { label: 'Owner', widget: 'avatar', width: 120, props: { nameField: 'product' } },
    },
    value: [
      { id: '1', product: 'Screws', papers: 'temp/quarterly.pdf,temp/b.pdf', pictures: 'temp/hill.svg' },
      { id: '2', product: 'Bolts', gallery: 'temp/lake.svg,temp/sea.svg', owner: 'temp/ada.svg' },
    ],
  },
}

export const InATable: Story = {
  ...grid,
  async play({ canvas, canvasElement, userEvent, args }) {
    await expect(canvas.getByText('quart…')).toBeVisible()
    await userEvent.click(cellAt(canvasElement, 1, 1))
    await userEvent.upload(await canvas.findByLabelText('Papers, row 2: Upload'), chosenFile('plan.pdf'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([expect.objectContaining({ id: '2', papers: 'temp/plan.pdf' })]),
      ),
    )
    await waitFor(() => expect(canvas.getByText('plan.…')).toBeVisible())
  },
}
/** The dialog of a cell stands outside of the table, and its clicks leave the cell as it is. */
export const DialogInATable: Story = {
  ...grid,
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 0, 1))
    await userEvent.click(await canvas.findByRole('button', { name: /all files/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove quarterly.pdf' }))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([expect.objectContaining({ id: '1', papers: 'temp/b.pdf' })]),
      ),
    )
  },
}
/** What is sent from a cell arrives although the person went on to another one. */
export const LeftWhileSending: Story = {
  ...grid,
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 1, 1))
    const input = await canvas.findByLabelText('Papers, row 2: Upload')
    await userEvent.upload(input, chosenFile('held.pdf'))
    await userEvent.click(cellAt(canvasElement, 0, 0))
    await waitFor(() => expect(input).not.toBeInTheDocument())
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.arrayContaining([expect.objectContaining({ papers: 'temp/held.pdf' })]),
    )
    UploadRequest.release()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([expect.objectContaining({ id: '2', papers: 'temp/held.pdf' })]),
      ),
    )
  },
}
export const GalleryInATable: Story = {
  ...grid,
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 0, 3))
    const input = await canvas.findByLabelText('Gallery, row 1: Upload')
    await userEvent.upload(input, chosenFile('new.svg', 'image/svg+xml'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([expect.objectContaining({ id: '1', gallery: 'temp/new.svg' })]),
      ),
    )
  },
}
export const ReadOnlyTable: Story = { ...grid, args: { ...grid.args, as: 'view' } }
