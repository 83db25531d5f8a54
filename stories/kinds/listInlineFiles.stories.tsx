import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import { UploadRequest } from '../network/uploadRequest.ts'
import { chosenFile } from '../widgets/chosenFiles.ts'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { gridRowOf } from './person.ts'

export default { title: 'kinds/list inline files', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page: PageDocument = {
  ...orders,
  source: { rest: '/shop/order', editSends: 'changes' },
  fields: {
    ...orders.fields,
    papers: { label: 'Papers', widget: 'file-cell', width: 220 },
    pictures: { label: 'Pictures', widget: 'image-upload', width: 220 },
  },
  columns: [
    'number',
    { field: 'papers', editable: true },
    { field: 'pictures', editable: true },
    { field: 'customer', editable: true },
  ],
}

/** Opens the editor of a cell of the order A-023 by its place in the row. */
async function openCell(userEvent: UserEventObject, place: number) {
  const cells = within(await gridRowOf('A-023')).getAllByRole('gridcell')
  await userEvent.dblClick(cells[place] as HTMLElement)
}
const sentBy = (loaded: Record<string, unknown>) => storyOf(loaded).shop.sent.map(({ body }) => body)

/** A file is sent from its cell, and the record is saved once the person goes on. */
export const FileSaved: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    await openCell(userEvent, 2)
    await userEvent.upload(await canvas.findByLabelText('Papers: Upload'), chosenFile('plan.pdf'))
    await waitFor(() => expect(canvas.getByText('plan.…')).toBeVisible())
    await userEvent.click(await screen.findByRole('gridcell', { name: 'A-022' }))
    await waitFor(() => expect(sentBy(loaded)).toEqual([{ id: '23', papers: 'temp/plan.pdf' }]))
  },
}

/** So is a picture; its column is there although no record has one yet. */
export const PictureSaved: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    await openCell(userEvent, 3)
    await userEvent.upload(await canvas.findByLabelText('Pictures: Upload'), chosenFile('hill.svg', 'image/svg+xml'))
    await waitFor(() => expect(canvas.getByAltText('hill.svg')).toBeVisible())
    await userEvent.click(await screen.findByRole('gridcell', { name: 'A-022' }))
    await waitFor(() => expect(sentBy(loaded)).toEqual([{ id: '23', pictures: 'temp/hill.svg' }]))
  },
}

/** As long as a file is on its way its cell stays, with what it waits for. */
export const LeftWhileSending: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    await openCell(userEvent, 2)
    await userEvent.upload(await canvas.findByLabelText('Papers: Upload'), chosenFile('held.pdf'))
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'held.pdf is uploading' })).toBeVisible())
    await fireEvent.pointerDown(await screen.findByRole('gridcell', { name: 'A-022' }))
    await waitFor(() => expect(screen.getByText(/^An upload is still running/)).toBeVisible())
    await expect(canvas.getByRole('progressbar', { name: 'held.pdf is uploading' })).toBeVisible()
    UploadRequest.release()
    await waitFor(() => expect(canvas.getByText('held.…')).toBeVisible())
    await userEvent.click(await screen.findByRole('gridcell', { name: 'A-022' }))
    await waitFor(() => expect(sentBy(loaded)).toEqual([{ id: '23', papers: 'temp/held.pdf' }]))
  },
}
