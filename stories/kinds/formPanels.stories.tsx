import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
      await waitFor(() => expect(canvas.queryByLabelText('Mail')).toBeNull())
    }
    await expect(canvas.getByRole('tab', { name: /Contact.*fields with errors: 1/ })).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
    await userEvent.click(canvas.getByRole('tab', { name: /Contact/ }))
    await userEvent.type(await canvas.findByLabelText('Mail'), 'ada@example.org{Enter}')
    await waitFor(() => expect(storyOf(loaded).shop.sent).toHaveLength(1))
  },
}

/** An error that depends on another field goes when that one is mended. */
export const DependentCheck: Story = {
  ...pageStory([account]),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Password'), 'secret')
    await userEvent.type(canvas.getByLabelText('Password again'), 'secret!')
    await expect(await canvas.findByText('The passwords differ')).toBeVisible()
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
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.keyboard('Ada')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await userEvent.type(canvas.getByLabelText('Password again'), 'secret{Enter}')
    await userEvent.type(await canvas.findByLabelText('Mail'), 'ada@example.org')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Ada')
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Contact/ }))
    await userEvent.type(await canvas.findByLabelText('Mail'), '{Control>}{Enter}{/Control}')
    await waitFor(() => expect(storyOf(loaded).shop.sent).toHaveLength(1))
  },
}

/** A required field in a folded group opens it. */
export const FoldedGroup: Story = {
  ...pageStory([{ ...account, layout: ['name', { group: 'More', collapsed: true, items: ['mail'] }] }]),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada{Enter}')
    await expect(await canvas.findByText('Mail is required')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Mail')).toHaveFocus())
  },
}
