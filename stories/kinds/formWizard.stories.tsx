import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import wizard from './documents/wizard.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/form wizard', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

type Play = NonNullable<Story['play']>
type Screen = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

async function fillContact({ canvas, userEvent }: Screen): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Ada')
  await userEvent.type(canvas.getByLabelText('Mail'), 'ada@example.org')
  await userEvent.type(canvas.getByLabelText('Code'), 'A-900')
  await userEvent.type(canvas.getByLabelText('PIN'), '1234')
}

async function goToPerson(page: Screen): Promise<void> {
  await fillContact(page)
  await page.userEvent.click(page.canvas.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(page.canvas.getByRole('heading', { name: 'Step 2 of 3 About you' })).toHaveFocus())
}

async function goToCheck(page: Screen): Promise<void> {
  await goToPerson(page)
  await page.userEvent.click(page.canvas.getByRole('switch', { name: 'I accept the terms' }))
  await page.userEvent.click(page.canvas.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(page.canvas.getByRole('region', { name: 'Contact' })).toBeVisible())
}

/** Going on asks the server first; what it refuses without naming a field stands above the buttons. */
export const RefusedAboveTheButtons: Story = {
  ...pageStory([wizard]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    shop.refuse('/duplicate/check', 'The code has expired. Ask for a new one.')
    await fillContact({ canvas, userEvent })
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code has expired. Ask for a new one.')
    await expect(canvas.getByLabelText('Name')).toBeVisible()
    await expect(
      screen.queryByText('The code has expired. Ask for a new one.', { ignore: '.pw-steps-refusal' }),
    ).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 2 of 3 About you' })).toHaveFocus())
  },
}

/** What it refuses of a field stands at that field. */
export const RefusedAtAField: Story = {
  ...pageStory([wizard]),
  async play({ canvas, loaded, userEvent }) {
    storyOf(loaded).shop.refuse('/duplicate/check', 'Not accepted', { code: 'This code is wrong' })
    await fillContact({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(canvas.getByText('This code is wrong')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
  },
}

/** A condition keeps people from going on; the button takes no press while the server is asked. */
export const CannotGoOn: Story = {
  ...pageStory([wizard]),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Nobody')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled())
  },
}

/** The summary has what was answered, no secrets, and leads back to each step. */
export const Summary: Story = {
  ...pageStory([wizard]),
  async play({ canvas, userEvent }) {
    await goToCheck({ canvas, userEvent })
    const contact = within(canvas.getByRole('region', { name: 'Contact' }))
    await expect(contact.getByText('ada@example.org')).toBeVisible()
    await expect(contact.queryByText('PIN')).toBeNull()
    await expect(within(canvas.getByRole('region', { name: 'About you' })).queryByText('Birthday')).toBeNull()
    await userEvent.click(contact.getByRole('button', { name: 'Edit Contact' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 1 of 3 Contact' })).toHaveFocus())
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.type(canvas.getByLabelText('Name'), 'Grace')
    await userEvent.click(canvas.getByRole('button', { name: /Check/ }))
    await waitFor(() => expect(canvas.getByText('Grace')).toBeVisible())
  },
}

/** A double press sends once; the page that follows names what was saved and begins anew. */
export const Done: Story = {
  ...pageStory([wizard]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await goToCheck({ canvas, userEvent })
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('heading', { name: 'Thank you, Ada' })).toBeVisible()
    await expect(shop.sent).toHaveLength(1)
    await expect(canvas.getByRole('region', { name: 'Open an account' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Open another one' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(''))
    await expect(canvas.queryByText(/unsaved/i)).toBeNull()
  },
}

export const OnAPhone: Story = {
  ...pageStory([wizard]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Step 1 of 3 Contact' })).toBeVisible()
  },
}

export const InTheDark: Story = {
  ...pageStory([wizard]),
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await goToCheck({ canvas, userEvent })
  },
}
