import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { chosenFile } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { cellAt } from './gridCell.ts'
import { Wide } from './Wide.tsx'

/** What columns of files allow, and what becomes of files that are not taken (specification 4, 5 and 6). */
export default {
  title: 'widgets/file-cell permissions',
  component: Field,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: { widget: editableTable, label: 'Lines', onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const files = 'temp/a.zip,temp/b.zip'

/** A table with one column of files. */
const tableOf = (props: Readonly<Record<string, unknown>>): NonNullable<Story['args']> => ({
  fields: { product: { label: 'Product' }, papers: { label: 'Papers', widget: 'file-cell', width: 260, props } },
  value: [{ id: '1', product: 'Screws', papers: files }],
})

/** Opens the cell of files and the menu of its actions; gives what it offers. */
async function offersOf(canvasElement: HTMLElement, userEvent: UserEventObject) {
  await userEvent.click(cellAt(canvasElement, 0, 1))
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'File actions of Papers, row 1' }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}
async function openAll(userEvent: UserEventObject) {
  await userEvent.click(screen.getByRole('menuitem', { name: 'All files…' }))
  return within(await screen.findByRole('dialog'))
}

export const EverythingAllowed: Story = {
  args: tableOf({}),
  async play({ canvasElement, userEvent }) {
    await expect(await offersOf(canvasElement, userEvent)).toEqual([
      'Upload',
      'Download a.zip',
      'All files…',
      'Remove a.zip',
    ])
    const dialog = await openAll(userEvent)
    await expect((await dialog.findAllByRole('button', { name: 'Download b.zip' }))[0]).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove b.zip' })).toBeVisible()
  },
}

/** No way leads to a file that the column does not let people save: no menu, no press on its name. */
export const NoDownload: Story = {
  args: tableOf({ allowDownload: false }),
  async play({ canvasElement, userEvent }) {
    await expect(await offersOf(canvasElement, userEvent)).toEqual(['Upload', 'All files…', 'Remove a.zip'])
    const dialog = await openAll(userEvent)
    await expect(await dialog.findByRole('button', { name: 'Remove b.zip' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /Download/ })).toBeNull()
    await expect(dialog.queryByRole('link')).toBeNull()
  },
}

/** Neither the menu nor the dialog nor the key takes a file out that the column keeps. */
export const NoRemoval: Story = {
  args: tableOf({ allowRemove: false }),
  async play({ canvas, canvasElement, userEvent, args }) {
    await expect(await offersOf(canvasElement, userEvent)).toEqual(['Upload', 'Download a.zip', 'All files…'])
    const dialog = await openAll(userEvent)
    await expect((await dialog.findAllByRole('button', { name: 'Download b.zip' }))[0]).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const main = canvas.getByRole('button', { name: /all files/ })
    main.focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A file that the server refuses is dropped with its words; what is in the cell stays. */
export const RefusedByTheServer: Story = {
  args: tableOf({}),
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 0, 1))
    await userEvent.upload(await canvas.findByLabelText('Papers, row 1: Upload'), chosenFile('refused.pdf'))
    await waitFor(() => expect(screen.getByText('The disk is full')).toBeVisible())
    await expect(canvas.queryByText(/refus/)).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Of a column that keeps two files the latest stay. */
export const OnlyTheLatestAreKept: Story = {
  args: tableOf({ limit: 2 }),
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 0, 1))
    await userEvent.upload(await canvas.findByLabelText('Papers, row 1: Upload'), chosenFile('c.pdf'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ id: '1', papers: 'temp/b.zip,temp/c.pdf' }),
      ]),
    )
  },
}

/** A kind of file that the column does not take is not sent. */
export const AnotherKind: Story = {
  args: tableOf({ accept: ['.pdf'] }),
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(cellAt(canvasElement, 0, 1))
    const input = await canvas.findByLabelText('Papers, row 1: Upload')
    await userEvent.setup({ applyAccept: false }).upload(input, chosenFile('notes.txt', 'text/plain'))
    await waitFor(() => expect(screen.getByText('please upload a file')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
