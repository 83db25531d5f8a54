import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createWork, WorkProvider } from '../../runtime/registry/index.ts'
import { officeFrame } from '../../widgets/office-frame/index.ts'
import { chosenFile } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { Wide } from './Wide.tsx'

const page = '/office.html'
const work = createWork()

/** The tabs of the app in short: what stands in one is hidden and shown again. */
function Hideable({ children }: { readonly children: ReactNode }) {
  const [isHidden, setHidden] = useState(false)
  return (
    <Wide>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        Other tab
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
    </Wide>
  )
}

export default {
  title: 'widgets/office-frame/life',
  component: Field,
  decorators: [
    (Story) => (
      <Hideable>
        <WorkProvider value={work}>{Story()}</WorkProvider>
      </Hideable>
    ),
  ],
  args: {
    widget: officeFrame,
    label: 'Contract',
    onChange: fn(),
    value: 'temp/contract.docx',
    props: { url: page, title: 'Contract', height: 320, timeout: 20 },
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

type Play = Parameters<NonNullable<Story['play']>>[0]
const frame = () => screen.getByTitle<HTMLIFrameElement>('Contract')
const inFrame = (): Document => {
  const { contentDocument } = frame()
  if (!contentDocument) throw new Error('The office page is another site.')
  return contentDocument
}
const personIn = ({ canvas, userEvent }: Play) => ({
  press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  sees: async (words: string) => expect(await canvas.findByText(words)).toBeVisible(),
})
const changeDocument = () =>
  inFrame()
    .querySelector('textarea')
    ?.dispatchEvent(new Event('input', { bubbles: true }))

/** A tab that was hidden goes on where it was. */
export const HiddenAndShown: Story = {
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    changeDocument()
    await sees('There are unsaved changes')
    await press('Other tab')
    await waitFor(() => expect(frame()).not.toBeVisible())
    await press('Other tab')
    await sees('There are unsaved changes')
    await press('Save the document')
    await sees('The document is saved')
    await expect(context.args.onChange).toHaveBeenLastCalledWith('temp/contract-1.docx')
  },
}
/** The office page is told its document once, however often its tab is hidden: it would open it anew. */
export const ToldOnce: Story = {
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    const told = inFrame().querySelector('#told')
    await waitFor(() => expect(told).toHaveTextContent('contract.docx en to edit'))
    if (told) told.textContent = 'Told once'
    await press('Other tab')
    await waitFor(() => expect(frame()).not.toBeVisible())
    await press('Other tab')
    await waitFor(() => expect(frame()).toBeVisible())
    // An answer comes after all that was said before.
    await press('Export PDF')
    await sees('The PDF is exported')
    await expect(told).toHaveTextContent('Told once')
  },
}
/** What the office page saves while its tab is hidden is where the form looks for it. */
export const SavedWhileHidden: Story = {
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    await press('Other tab')
    await waitFor(() => expect(frame()).not.toBeVisible())
    const script = inFrame().createElement('script')
    script.textContent = `parent.postMessage({ channel, kind: 'saved', path: 'temp/by-itself.docx' }, '*')`
    inFrame().body.append(script)
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('temp/by-itself.docx'))
  },
}
/** A form waits for the path under which the document is being saved. */
export const HoldsTheForm: Story = {
  args: { props: { url: `${page}?as=dawdling`, title: 'Contract', height: 320, timeout: 1 } },
  async play(context) {
    const { press, sees } = personIn(context)
    await sees('The document is ready')
    await expect(work.isRunning()).toBe(false)
    await press('Save the document')
    await expect(work.isRunning()).toBe(true)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('did not answer in time'), {
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
    const first = frame()
    await press('Save the document')
    await sees('The document is saved')
    await expect(frame()).toBe(first)
    changeDocument()
    await sees('There are unsaved changes')
    await userEvent.upload(canvas.getByLabelText('Contract: Change document'), chosenFile('offer.docx'))
    await sees('The document is ready')
    await expect(frame()).not.toBe(first)
    await waitFor(() => expect(inFrame().querySelector('#told')).toHaveTextContent('offer.docx en to edit'))
  },
}
/** An address that names no place is told; the field and what is around it keep working. */
export const NoPlace: Story = {
  args: { props: { url: 'https://', title: 'Contract' } },
  async play({ canvas }) {
    await expect(canvas.getByText('That office page may not be embedded here.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take contract.docx out' })).toBeVisible()
  },
}
