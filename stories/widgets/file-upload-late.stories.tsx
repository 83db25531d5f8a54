import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { fileUpload } from '../../widgets/file-upload/index.ts'
import { UploadRequest } from '../network/uploadRequest.ts'
import { chosenFile } from './chosenFiles.ts'
import { FoldedForm } from './FoldedForm.tsx'

export default {
  title: 'widgets/file-upload/late',
  component: FoldedForm,
  args: {
    widget: fileUpload,
    fields: {},
    props: {},
    record: { lines: 'temp/old.pdf' },
    other: { lines: 'temp/other.pdf' },
    onValues: fn(),
  },
} satisfies Meta<typeof FoldedForm>
type Story = StoryObj<typeof FoldedForm>

type Play = Parameters<NonNullable<Story['play']>>[0]
const personIn = ({ canvas, userEvent, args }: Play) => ({
  press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  choose: async (name: string) => userEvent.upload(await canvas.findByLabelText('Lines: Upload'), chosenFile(name)),
  sees: (lines: string) =>
    waitFor(() => expect(args.onValues).toHaveBeenLastCalledWith(expect.objectContaining({ lines }))),
})

/** A file that arrives after its field was drawn anew stands beside those that came since. */
export const ComesBack: Story = {
  async play(context) {
    const { press, choose, sees } = personIn(context)
    await choose('held.pdf')
    await press('Fold')
    await press('Unfold')
    await choose('new.pdf')
    await sees('temp/old.pdf,temp/new.pdf')
    UploadRequest.release()
    await sees('temp/old.pdf,temp/held.pdf,temp/new.pdf')
  },
}
/** A file that arrives when its field is not drawn joins what the form holds by then. */
export const ArrivesOutOfSight: Story = {
  async play(context) {
    const { press, choose, sees } = personIn(context)
    await choose('held.pdf')
    await press('Fold')
    await press('Other record')
    UploadRequest.release()
    await sees('temp/held.pdf,temp/other.pdf')
  },
}
