import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createWork, WorkProvider } from '../../runtime/registry/index.ts'
import { Hideable } from '../Hideable.tsx'
import { chosenFile } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { officeAddress, officeArgs, officeDocument, officeIframe } from './officePage.ts'
import { Wide } from './Wide.tsx'

const work = createWork()

export default {
  title: 'widgets/office-frame/life',
  component: Field,
  decorators: [
    (Story) => (
      <Wide>
        <Hideable>
          <WorkProvider value={work}>{Story()}</WorkProvider>
        </Hideable>
      </Wide>
    ),
  ],
  args: officeArgs,
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

type Play = Parameters<NonNullable<Story['play']>>[0]
const personIn = ({ canvas, userEvent }: Play) => ({
  press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  sees: async (words: string) => expect(await canvas.findByText(words)).toBeVisible(),
})
const changeDocument = () =>
  officeDocument()
    .querySelector('textarea')
    ?.dispatchEvent(new Event('input', { bubbles: true }))

/** A tab that was hidden goes on where it was. */
export const HiddenAndShown: Story = {
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    changeDocument()
    await sees('Unsaved changes')
    await press('Other tab')
    await waitFor(() => expect(officeIframe()).not.toBeVisible())
    await press('Other tab')
    await sees('Unsaved changes')
    await press('Save document')
    await sees('Document saved')
    await expect(context.args.onChange).toHaveBeenLastCalledWith('temp/contract-1.docx')
  },
}
/** The office page is told its document once, however often its tab is hidden: it would open it anew. */
export const ReportedOnce: Story = {
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    const reportCount = officeDocument().querySelector('#told')
    await waitFor(() => expect(reportCount).toHaveTextContent('contract.docx en to edit'))
    if (reportCount) reportCount.textContent = 'Told once'
    await press('Other tab')
    await waitFor(() => expect(officeIframe()).not.toBeVisible())
    await press('Other tab')
    await waitFor(() => expect(officeIframe()).toBeVisible())
    // An answer comes after all that was said before.
    await press('Export PDF')
    await sees('PDF exported')
    await expect(reportCount).toHaveTextContent('Told once')
  },
}
/** What the office page saves while its tab is hidden is where the form looks for it. */
export const SavedWhileHidden: Story = {
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    await press('Other tab')
    await waitFor(() => expect(officeIframe()).not.toBeVisible())
    const script = officeDocument().createElement('script')
    script.textContent = `parent.postMessage({ channel, kind: 'saved', path: 'temp/by-itself.docx' }, '*')`
    officeDocument().body.append(script)
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('temp/by-itself.docx'))
  },
}
/** A form waits for the path under which the document is being saved. */
export const BlocksTheForm: Story = {
  args: { props: { url: `${officeAddress}?as=dawdling`, title: 'Contract', height: 320, timeout: 1 } },
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    await expect(work.isRunning()).toBe(false)
    await press('Save document')
    await expect(work.isRunning()).toBe(true)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('did not respond in time'), {
      timeout: 4000,
    })
    await expect(work.isRunning()).toBe(false)
  },
}
/** A document that is chosen has no changes of the one before; one that is saved stays in its frame. */
export const AnotherDocument: Story = {
  async play(context) {
    const { canvas, userEvent } = context
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    const first = officeIframe()
    await press('Save document')
    await sees('Document saved')
    await expect(officeIframe()).toBe(first)
    changeDocument()
    await sees('Unsaved changes')
    await userEvent.upload(canvas.getByLabelText('Contract: Change document'), chosenFile('offer.docx'))
    await sees('The document is ready')
    await expect(officeIframe()).not.toBe(first)
    await waitFor(() => expect(officeDocument().querySelector('#told')).toHaveTextContent('offer.docx en to edit'))
  },
}
/** An address that names no place is told; the field and what is around it keep working. */
export const NoPlace: Story = {
  args: { props: { url: 'https://', title: 'Contract' } },
  async play({ canvas }) {
    await expect(canvas.getByText('This office page cannot be embedded here.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove contract.docx' })).toBeVisible()
  },
}
