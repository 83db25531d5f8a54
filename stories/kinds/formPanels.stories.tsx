import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { chosenFile } from '../widgets/chosenFiles.ts'
import account from './documents/account.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/form panels', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** A field that fails in a tab that is not shown brings its tab to the front and takes the focus, each time. */
export const Tabs: Story = {
  ...pageStory([account]),
  async play({ canvas, loaded, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await userEvent.type(canvas.getByLabelText('Password again'), 'secret')
    for (const turn of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(await canvas.findByText('Mail is required'), `turn ${turn}`).toBeVisible()
      await waitFor(() => expect(canvas.getByLabelText('Mail')).toHaveFocus())
      await userEvent.click(canvas.getByRole('tab', { name: /Sign-in/ }))
      await waitFor(() => expect(canvas.getByLabelText('Mail')).not.toBeVisible())
    }
    await expect(canvas.getByRole('tab', { name: /Contact.*Fields with errors: 1/ })).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
    await userEvent.click(canvas.getByRole('tab', { name: /Contact/ }))
    await userEvent.type(await canvas.findByLabelText('Mail'), 'ada@example.org{Enter}')
    await waitFor(() => expect(storyOf(loaded).shop.sent).toHaveLength(1))
  },
}

const papers = {
  ...account,
  fields: { ...account.fields, papers: { label: 'Papers', widget: 'file-upload' } },
  layout: [
    {
      tabs: [
        { title: 'Papers', items: ['papers'] },
        { title: 'Who', items: ['name'] },
      ],
    },
  ],
}

/** A file goes on while another tab shows. Saving waits for it, as it would be left behind. */
export const FileOnItsWay: Story = {
  ...pageStory([papers]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const upload = await canvas.findByLabelText('Papers: Upload')
    await userEvent.upload(upload, chosenFile('slow plan.pdf'))
    await userEvent.click(canvas.getByRole('tab', { name: /Who/ }))
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada{Enter}')
    await waitFor(() => expect(screen.getByText(/^An upload is still running/)).toBeVisible())
    await expect(shop.sent).toHaveLength(0)
    await userEvent.click(canvas.getByRole('tab', { name: /Papers/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload of slow plan.pdf' }))
    await userEvent.upload(upload, chosenFile('late plan.pdf'))
    await userEvent.click(canvas.getByRole('tab', { name: /Who/ }))
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(shop.sent).toHaveLength(1)
    })
    await expect(shop.sent[0]).toMatchObject({ body: { name: 'Ada', papers: 'temp/late plan.pdf' } })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveClass('ant-btn-loading'))
  },
}

/** An error that depends on another field goes when that one is mended. */
export const DependentCheck: Story = {
  ...pageStory([account]),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Password'), 'secret')
    await userEvent.type(canvas.getByLabelText('Password again'), 'secret!')
    await waitFor(() => expect(canvas.getByText('The passwords differ')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Password'), '!')
    await waitFor(() => expect(canvas.queryByText('The passwords differ')).toBeNull())
  },
}

const tabs = account.layout.flatMap((entry) => entry.tabs)

/** A step lets a person go on once it is filled in; Enter goes on too, and the last step saves. */
export const Wizard: Story = {
  ...pageStory([{ ...account, layout: [{ steps: tabs }] }]),
  async play({ canvas, loaded, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByText('Name is required')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.keyboard('Ada')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await userEvent.type(canvas.getByLabelText('Password again'), 'secret{Enter}')
    await userEvent.type(await canvas.findByLabelText('Mail'), 'ada@example.org')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Ada'))
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Contact/ }))
    await canvas.findByRole('button', { name: 'Save' })
    await userEvent.type(await canvas.findByLabelText('Mail'), '{Control>}{Enter}{/Control}')
    await waitFor(() => expect(storyOf(loaded).shop.sent).toHaveLength(1))
  },
}

/** A field that is left empty says so without moving what stands below: a press there is not lost. */
export const NothingMoves: Story = {
  ...pageStory([account]),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByLabelText('Name'))
    const below = canvas.getByLabelText('Password')
    const { top } = below.getBoundingClientRect()
    await userEvent.click(below)
    await waitFor(() => expect(canvas.getByText('Name is required')).toBeVisible())
    await expect(below.getBoundingClientRect().top).toBe(top)
  },
}

/** A required field in a folded group opens it. */
export const FoldedGroup: Story = {
  ...pageStory([{ ...account, layout: ['name', { group: 'More', collapsed: true, items: ['mail'] }] }]),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada{Enter}')
    await waitFor(() => expect(canvas.getByText('Mail is required')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Mail')).toHaveFocus())
  },
}
