import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, rowOf, untilClosed } from './person.ts'
import { createShop, orders as rowsOf } from './server/shop.ts'

export default { title: 'kinds/form changed meanwhile', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const reason = 'Not saved: this record was changed at 2025-04-02 10:00:00, after you opened it.'
const seen = '2025-04-01 08:00:00'
const story = pageStory([orders], {
  shop: () => createShop(rowsOf(3).map((row) => ({ ...row, updateTime: seen }))),
})

/** Edits an order that somebody else saves meanwhile. */
async function saveTooLate(loaded: Record<string, unknown>, userEvent: UserEventObject) {
  const { shop } = storyOf(loaded)
  await userEvent.click(within(await rowOf('A-002')).getByRole('button', { name: 'Edit' }))
  const form = await dialogOf(/Orders/)
  const note = await form.findByLabelText('Note')
  await userEvent.clear(note)
  await userEvent.type(note, 'mine')
  shop.refuse('/edit', reason, null, 409)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  return { shop, form, note, question: await dialogOf('This record was changed by someone else') }
}

/** Nothing is replaced unless the person says so, and nothing that they typed is lost. */
export const Kept: Story = {
  ...story,
  async play({ loaded, userEvent }) {
    const { shop, form, note, question } = await saveTooLate(loaded, userEvent)
    await expect(question.getByText(reason, { exact: false })).toBeVisible()
    await expect(screen.getAllByText(reason, { exact: false })).toHaveLength(1)
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByText(reason, { exact: false })).toBeNull())
    await expect(note).toHaveValue('mine')
    await expect(shop.sent).toHaveLength(1)
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled())
  },
}

export const Replaced: Story = {
  ...story,
  async play({ loaded, userEvent }) {
    const { shop, question } = await saveTooLate(loaded, userEvent)
    await userEvent.click(question.getByRole('button', { name: 'Overwrite' }))
    await untilClosed()
    const edits = shop.calls.filter((call) => call.startsWith('PUT'))
    await expect(edits).toEqual([
      `PUT /shop/order/edit?unchangedSince=${new URLSearchParams({ seen }).toString().slice(5)}`,
      'PUT /shop/order/edit',
    ])
  },
}
