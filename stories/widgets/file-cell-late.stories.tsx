import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { UploadRequest } from '../network/uploadRequest.ts'
import { chosenFile } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/file-cell/late',
  component: Field,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: {
    widget: editableTable,
    onChange: fn(),
    label: 'Lines',
    fields: {
      product: { label: 'Product', width: 160 },
      papers: { label: 'Papers', widget: 'file-cell', width: 200 },
      owner: { label: 'Owner', widget: 'avatar', width: 200 },
    },
    value: [
      { id: '1', product: 'Screws' },
      { id: '2', product: 'Bolts', papers: 'temp/old.pdf' },
    ],
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

type Play = Parameters<NonNullable<Story['play']>>[0]
const personIn = ({ canvas, canvasElement, userEvent, args }: Play) => ({
  press: (row: number, column: number) =>
    userEvent.click(canvasElement.querySelector(`[data-row="${row}"] [data-cell="${column}"]`) as Element),
  choose: async (label: string, name: string) =>
    userEvent.upload(await canvas.findByLabelText(label), chosenFile(name, 'image/svg+xml')),
  seesRow: (id: string, values: object) =>
    waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([expect.objectContaining({ id, ...values })]),
      ),
    ),
})

/** A file that arrives after its cell was left and entered again stands beside those that came since. */
export const ComesBack: Story = {
  async play(context) {
    const { press, choose, seesRow } = personIn(context)
    await press(1, 1)
    await choose('Papers, row 2: Upload', 'held.pdf')
    await press(0, 0)
    await press(1, 1)
    await choose('Papers, row 2: Upload', 'new.pdf')
    await seesRow('2', { papers: 'temp/old.pdf,temp/new.pdf' })
    UploadRequest.release()
    await seesRow('2', { papers: 'temp/old.pdf,temp/held.pdf,temp/new.pdf' })
  },
}
/** Where one file has room, the one that was chosen later stays, whichever arrives first. */
export const TheLaterChoiceStays: Story = {
  async play(context) {
    const { press, choose, seesRow } = personIn(context)
    await press(0, 2)
    await choose('Owner, row 1: Upload', 'held.svg')
    await press(0, 1)
    await choose('Papers, row 1: Upload', 'held.pdf')
    await press(0, 2)
    await choose('Owner, row 1: Upload', 'ada.svg')
    await seesRow('1', { owner: 'temp/ada.svg' })
    // The portrait arrives first, and the paper says so.
    UploadRequest.release()
    await seesRow('1', { owner: 'temp/ada.svg', papers: 'temp/held.pdf' })
  },
}
/** Escape takes back what was typed in the cell that is edited now, and no file of another one. */
export const TypingCalledOff: Story = {
  async play(context) {
    const { userEvent } = context
    const { press, choose, seesRow } = personIn(context)
    await press(1, 1)
    await choose('Papers, row 2: Upload', 'held.pdf')
    await press(0, 0)
    await userEvent.keyboard('Nuts')
    await seesRow('1', { product: 'Nuts' })
    UploadRequest.release()
    await seesRow('2', { papers: 'temp/old.pdf,temp/held.pdf' })
    await seesRow('1', { product: 'Nuts' })
    await userEvent.keyboard(' and more{Escape}')
    await seesRow('1', { product: 'Screws' })
    await seesRow('2', { papers: 'temp/old.pdf,temp/held.pdf' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await seesRow('2', { papers: 'temp/old.pdf' })
  },
}
