import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { watchDownloads } from '../watchDownloads.ts'
import { chosenFile, dropInVain } from './chosenFiles.ts'
import { Field } from './Field.tsx'
import { officeAddress, officeArgs, officeDocument } from './officePage.ts'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/office-frame',
  component: Field,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: officeArgs,
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const office = () => within(officeDocument().body)

export const Ready: Story = {
  args: { props: { url: officeAddress, title: 'Contract', height: 320, options: { toolbar: 'small' } } },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('The document is ready')).toBeVisible())
    await waitFor(() => expect(office().getByText('contract.docx en to edit small · story')).toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Save document' }))
    await waitFor(() => expect(canvas.getByText('Document saved')).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith('temp/contract-1.docx')
    await waitFor(() => expect(office().getByText('contract-1.docx en to edit small · story')).toBeInTheDocument())
  },
}
/** A page that says that it is ready before it is loaded. */
export const SpeaksFirst: Story = {
  args: { props: { url: `${officeAddress}?as=early`, title: 'Contract', height: 320 } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The document is ready')).toBeVisible())
    await waitFor(() => expect(office().getByText('contract.docx en to edit · story')).toBeInTheDocument())
  },
}
/** Fields of the form go into places of the document, and take the place of words. */
export const FilledAndReplaced: Story = {
  args: {
    siblings: { buyer: 'Ada', sum: 1200, seller: 'Screws Ltd' },
    props: {
      url: officeAddress,
      title: 'Contract',
      height: 320,
      fill: { buyer: 'buyer', sum: 'sum' },
      replace: { ACME: 'seller' },
    },
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The document is ready')
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in fields' }))
    await waitFor(() => expect(canvas.getByText('Filled in: 3')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Replace text' }))
    await waitFor(() => expect(canvas.getByText('Replaced: 2')).toBeVisible())
    const text = office().getByLabelText<HTMLTextAreaElement>('Document')
    await expect(text.value).toContain('The buyer Ada orders goods of Screws Ltd for 1200.')
  },
}
export const Changed: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByText('The document is ready')
    const text = office().getByLabelText<HTMLTextAreaElement>('Document')
    text.dispatchEvent(new Event('input', { bubbles: true }))
    await waitFor(() => expect(canvas.getByText('Unsaved changes')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Save document' }))
    await waitFor(() => expect(canvas.getByText('Document saved')).toBeVisible())
  },
}
export const Exported: Story = {
  async play({ canvas, userEvent }) {
    const { names } = watchDownloads()
    await canvas.findByText('The document is ready')
    await userEvent.click(canvas.getByRole('button', { name: 'Export PDF' }))
    await waitFor(() => expect(canvas.getByText('PDF exported')).toBeVisible())
    await expect(names).toEqual(['contract.pdf'])
  },
}
/** The office page says no, in its own words. */
export const Refused: Story = {
  args: { props: { url: `${officeAddress}?as=locked`, title: 'Contract', height: 320 } },
  async play({ canvas, userEvent, args }) {
    await canvas.findByText('The document is ready')
    await userEvent.click(canvas.getByRole('button', { name: 'Save document' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The document is locked by Lin'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const TooSlow: Story = {
  args: { props: { url: `${officeAddress}?as=dawdling`, title: 'Contract', height: 320, timeout: 1 } },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The document is ready')
    await userEvent.click(canvas.getByRole('button', { name: 'Save document' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('did not respond in time'), {
      timeout: 4000,
    })
  },
}
export const Loading: Story = {
  args: { props: { url: `${officeAddress}?as=silent`, title: 'Contract', height: 320, timeout: 600 } },
  async play({ canvas }) {
    await expect(canvas.getByText('Connecting to the document…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save document' })).toBeDisabled()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  // Less than a document may say, which counts whole seconds.
  args: { props: { url: `${officeAddress}?as=waking`, title: 'Contract', height: 320, timeout: 0.05 } },
  beforeEach: () => sessionStorage.clear(),
  async play({ canvas, userEvent }) {
    const again = await canvas.findByRole('button', { name: 'Reconnect' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('The office page is not responding')
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByText('The document is ready')).toBeVisible())
  },
}
export const Empty: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('No document selected')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('Contract: Choose a document'), chosenFile('offer.docx'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/offer.docx'))
    await waitFor(() => expect(office().getByText(/^offer\.docx en/)).toBeInTheDocument())
  },
}
export const AnotherKind: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByLabelText('Contract: Choose a document')
    await userEvent.setup({ applyAccept: false }).upload(input, chosenFile('hill.svg', 'image/svg+xml'))
    await waitFor(() => expect(screen.getByText('please upload a file')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const UploadFailed: Story = {
  args: { value: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.upload(canvas.getByLabelText('Contract: Choose a document'), chosenFile('flaky.docx'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload flaky.docx again' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/flaky.docx'))
  },
}
export const Removed: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove contract.docx' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByLabelText('Contract: Choose a document')).toHaveFocus()
  },
}
/** The same server by another name, which every browser knows to be this machine. */
const otherSite = `${location.protocol}//office.localhost:${location.port}${officeAddress}`

/** A page of another site is spoken to, and gets no token: where it saves the document it says what it was told. */
export const AnotherSite: Story = {
  args: { props: { url: `${otherSite}?as=tattling`, title: 'Contract', height: 240 } },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByText('The document is ready')).toBeVisible())
    await expect(canvas.getByTitle('Contract')).toHaveAttribute('sandbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Save document' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('temp/no token'))
  },
}
export const ReadOnly: Story = {
  args: { as: 'view' },
  async play({ canvas }) {
    await canvas.findByText('The document is ready')
    await waitFor(() => expect(office().getByText(/read only/)).toBeInTheDocument())
    await expect(canvas.queryByRole('button', { name: 'Save document' })).toBeNull()
  },
}
export const ViewOfNothing: Story = { args: { as: 'view', value: '' } }
export const InACell: Story = { args: { as: 'cell' } }
export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas }) {
    await canvas.findByText('The document is ready')
    await waitFor(() => expect(office().getByText(/read only/)).toBeInTheDocument())
    await expect(canvas.queryByLabelText('Contract: Change document')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Save document|Take .* out)$/ })).toBeNull()
    await dropInVain(canvas.getByRole('group', { name: 'Contract' }), chosenFile('slow.docx'))
  },
}
export const Invalid: Story = { args: { value: undefined, error: 'A contract is needed' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Chinese: Story = {
  globals: { language: 'zh' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('文档已就绪')).toBeVisible())
  },
}
