import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, rowOf, untilClosed } from './person.ts'
import { createShop, orders as rowsOf } from './server/shop.ts'
import type { Row } from './server/table.ts'

export default { title: 'kinds/form conflict', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const reason = 'Not saved: this record was changed at 2025-04-02 10:00:00, after you opened it.'
const changed = { by: 'ada', by_dictText: 'Ada', at: '2025-04-02 10:00:00' }
const [, stored = {}] = rowsOf(3)
const shop = () => createShop(rowsOf(3).map((row) => ({ ...row, _recordVersion: '100' })))
const story = pageStory([orders], { shop })

/** Edits the customer and the note of an order of which somebody else has saved other values. */
async function saveTooLate(loaded: Record<string, unknown>, userEvent: UserEventObject, theirs: Row) {
  const { shop } = storyOf(loaded)
  await userEvent.click(within(await rowOf('A-002')).getByRole('button', { name: 'Edit' }))
  const form = await dialogOf(/Orders/)
  const type = async (label: string, value: string) => {
    const box = await form.findByLabelText(label)
    await userEvent.clear(box)
    await userEvent.type(box, value)
    return box
  }
  const customer = await type('Customer', 'Mine')
  const note = await type('Note', 'my note')
  shop.refuse('/edit', reason, { record: { ...stored, ...theirs, _recordVersion: '101' }, changed }, 409)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  return { shop, form, customer, note }
}

const question = () => dialogOf('Someone changed this record meanwhile')
const savedBodies = (shop: ReturnType<typeof storyOf>['shop']) =>
  shop.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body as Row)

/** Both values of what both changed stand side by side; what only the other one changed is kept, and each choice is saved. */
export const Chosen: Story = {
  ...story,
  async play({ loaded, userEvent }) {
    const { shop } = await saveTooLate(loaded, userEvent, { customer: 'Theirs', note: 'their note', amount: 99 })
    const dialog = await question()
    await expect(dialog.getByText('Ada changed it at 2025-04-02 10:00:00.', { exact: false })).toBeVisible()
    const customer = within(dialog.getByRole('group', { name: 'Customer' }))
    await expect(customer.getByRole('radio', { name: 'Your value Mine' })).toHaveFocus()
    await expect(customer.getByRole('radio', { name: 'Their value Theirs' })).not.toBeChecked()
    await expect(dialog.queryByRole('group', { name: 'Amount' })).toBeNull()
    await expect(dialog.getByText('99')).toBeVisible()
    const save = dialog.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await expect(dialog.getByText('Fields without a choice: 2')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'All of yours' }))
    await userEvent.click(
      within(dialog.getByRole('group', { name: 'Note' })).getByRole('radio', { name: /their note/ }),
    )
    await userEvent.click(save)
    await untilClosed()
    const [late, merged] = savedBodies(shop)
    await expect(late).toMatchObject({ id: '2', customer: 'Mine', _recordVersion: '100' })
    await expect(merged).toMatchObject({
      ...{ id: '2', customer: 'Mine', note: 'their note', amount: 99, _recordVersion: '101' },
    })
  },
}

/** Who decides nothing is back in the form with all that they typed, and nothing was saved. */
export const Kept: Story = {
  ...story,
  async play({ loaded, userEvent }) {
    const { shop, form, customer, note } = await saveTooLate(loaded, userEvent, { customer: 'Theirs' })
    const dialog = await question()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Someone changed this record meanwhile' })).toBeNull(),
    )
    await expect(customer).toHaveValue('Mine')
    await expect(note).toHaveValue('my note')
    await expect(savedBodies(shop)).toHaveLength(1)
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled())
  },
}

/** Where nobody changed what the other one did, both are saved without a question, and the person reads so. */
export const Merged: Story = {
  ...story,
  async play({ loaded, userEvent }) {
    const { shop } = await saveTooLate(loaded, userEvent, { amount: 99 })
    await untilClosed()
    await expect(await screen.findByText(/What was changed meanwhile is kept: Amount/)).toBeVisible()
    const [, merged] = savedBodies(shop)
    await expect(merged).toMatchObject({ customer: 'Mine', amount: 99, _recordVersion: '101' })
  },
}

const ownPage: PageDocument = {
  kind: 'form',
  id: 'shop.own',
  version: 1,
  title: 'Own order',
  fields: { customer: { label: 'Customer' }, note: { label: 'Note' } },
  layout: ['customer', 'note'],
  load: [
    { request: { url: '/shop/order/queryById', query: { id: '2' } } },
    { setValues: { customer: '{{ result.customer }}', note: '{{ result.note }}' } },
  ],
  submit: [
    {
      request: {
        method: 'PUT',
        url: '/shop/order/edit',
        body: { id: '2', customer: '{{ values.customer }}', note: '{{ values.note }}' },
        success: true,
      },
    },
  ],
}

/** A page that loads and saves a record by steps of its own is asked in the same way. */
export const BySteps: Story = {
  ...pageStory([ownPage], { shop }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const customer = await canvas.findByLabelText('Customer')
    await waitFor(() => expect(customer).toHaveValue('Grace Hopper'))
    await userEvent.clear(customer)
    await userEvent.type(customer, 'Mine')
    const record = { ...stored, customer: 'Theirs', note: 'their note', _recordVersion: '101' }
    shop.refuse('/edit', reason, { record, changed }, 409)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await question()
    await userEvent.click(dialog.getByRole('radio', { name: 'Your value Mine' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await waitFor(() => expect(savedBodies(shop)).toHaveLength(2))
    await expect(savedBodies(shop)).toEqual([
      { id: '2', customer: 'Mine', note: '', _recordVersion: '100' },
      { id: '2', customer: 'Mine', note: 'their note', _recordVersion: '101' },
    ])
  },
}

/** A draft is about the record that it was made from: what was changed since is asked about as if the form had stood open. */
export const FromDraft: Story = {
  ...pageStory([{ ...orders, form: { ...orders.form, draft: true } }], { shop }),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const values = { customer: 'From the draft' }
    const draft = { at: Date.now(), values, version: '90', base: { customer: 'Before the draft' } }
    localStorage.setItem('pagewright.draft.ada/shop.order%23form/2', JSON.stringify(draft))
    await userEvent.click(within(await rowOf('A-002')).getByRole('button', { name: 'Edit' }))
    const form = await dialogOf(/Orders/)
    await userEvent.click(await form.findByRole('button', { name: 'Restore' }))
    shop.refuse('/edit', reason, { record: { ...stored, _recordVersion: '100' }, changed }, 409)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const dialog = await question()
    await expect(dialog.getByRole('radio', { name: 'Their value Grace Hopper' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Your value From the draft' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await expect(savedBodies(shop)).toMatchObject([
      { customer: 'From the draft', _recordVersion: '90' },
      { customer: 'From the draft', _recordVersion: '100' },
    ])
  },
}

/** A record that was deleted meanwhile can be added anew, as its input is still there. */
export const Gone: Story = {
  ...story,
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(within(await rowOf('A-002')).getByRole('button', { name: 'Edit' }))
    const form = await dialogOf(/Orders/)
    await userEvent.type(await form.findByLabelText('Note'), 'still here')
    shop.refuse('/edit', 'Not saved: after you opened it, this record was deleted.', null, 410)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const gone = await dialogOf('This record was deleted meanwhile')
    await userEvent.click(gone.getByRole('button', { name: 'Add as new record' }))
    await untilClosed()
    const [added] = shop.sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body as Row)
    await expect(added).toMatchObject({ number: 'A-002', note: 'still here' })
    await expect(added).not.toHaveProperty('id')
    await expect(added).not.toHaveProperty('_recordVersion')
  },
}

/** Who wants the other version gets it once they have agreed that their own changes go. */
export const Discarded: Story = {
  ...story,
  async play({ loaded, userEvent }) {
    const { shop, customer, note } = await saveTooLate(loaded, userEvent, { customer: 'Theirs' })
    const dialog = await question()
    await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your own changes will be lost.')
    await expect(customer).toHaveValue('Mine')
    await userEvent.click(dialog.getByRole('button', { name: 'Discard my changes' }))
    await waitFor(() => expect(customer).toHaveValue('Theirs'))
    await expect(note).toHaveValue(String(stored.note ?? ''))
    await expect(savedBodies(shop)).toHaveLength(1)
  },
}

const settings: PageDocument = {
  ...ownPage,
  id: 'shop.settings',
  load: [
    { request: { url: '/shop/order/queryById', query: { id: '2' } } },
    { setValues: { customer: '{{ result.customer }}' } },
  ],
  submit: [
    { request: { method: 'PUT', url: '/shop/order/edit', body: { customer: '{{ values.customer }}' }, success: true } },
    { request: { method: 'POST', url: '/shop/mail/send', body: { to: '{{ values.customer }}' } } },
  ],
}

/** What is loaded and saved as a whole and has no key sends its version to the place that it came from, and nowhere else. */
export const Whole: Story = {
  ...pageStory([settings], { shop }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const customer = await canvas.findByLabelText('Customer')
    await waitFor(() => expect(customer).toHaveValue('Grace Hopper'))
    await userEvent.type(customer, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(2))
    await expect(shop.sent.map(({ body }) => body)).toEqual([
      { customer: 'Grace Hopper!', _recordVersion: '100' },
      { to: 'Grace Hopper!' },
    ])
  },
}
