import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import units from './documents/units.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf, gridRowOf, rowOf, untilClosed } from './person.ts'
import { createShop, orders as rowsOf } from './server/shop.ts'
import type { Row } from './server/table.ts'
import { createUnits } from './server/units.ts'
import { lineOf, openLine } from './treePerson.ts'

export default { title: 'kinds/list conflict', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page: PageDocument = { ...orders, columns: ['number', { field: 'customer', editable: true }, 'amount'] }
const reason = 'Not saved: this record was changed at 2025-04-02 10:00:00, after you opened it.'
const shop = () => createShop(rowsOf(3).map((row) => ({ ...row, _recordVersion: '100' })))
const [, stored = {}] = rowsOf(3)

/** Edits the customer of an order in its cell, of which somebody else has saved other values. */
async function editTooLate(loaded: Record<string, unknown>, userEvent: UserEventObject, theirs: Row) {
  const story = storyOf(loaded)
  story.shop.refuse(
    '/edit',
    reason,
    { record: { ...stored, ...theirs, _recordVersion: '101' }, changed: { by: 'ada' } },
    409,
  )
  await userEvent.dblClick(within(await gridRowOf('A-002')).getByRole('gridcell', { name: 'Grace Hopper' }))
  const editor = await within(await screen.findByRole('grid')).findByRole('textbox', { name: 'Customer' })
  await waitFor(() => expect(editor).toHaveFocus())
  await userEvent.keyboard('Mine{Enter}')
  return story.shop
}

const bodies = (story: ReturnType<typeof storyOf>['shop']) => story.sent.map(({ body }) => body as Row)

/** A cell that somebody else changed too shows both values, and the person's own is saved once they choose it. */
export const Chosen: Story = {
  ...pageStory([page], { shop }),
  async play({ loaded, userEvent }) {
    const server = await editTooLate(loaded, userEvent, { customer: 'Theirs', amount: 99 })
    const question = await dialogOf('Someone changed this record meanwhile')
    await expect(question.getByText('ada changed it.', { exact: false })).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: 'Your value Mine' }))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await waitFor(() => expect(server.sent).toHaveLength(2))
    await expect(bodies(server)).toMatchObject([
      { customer: 'Mine', _recordVersion: '100' },
      { customer: 'Mine', amount: 99, _recordVersion: '101' },
    ])
  },
}

/** Who keeps the other value sends nothing more, and reads what is stored. */
export const Left: Story = {
  ...pageStory([page], { shop }),
  async play({ loaded, userEvent }) {
    const server = await editTooLate(loaded, userEvent, { customer: 'Theirs' })
    const question = await dialogOf('Someone changed this record meanwhile')
    await userEvent.click(question.getByRole('radio', { name: 'Their value Theirs' }))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await expect(await within(await gridRowOf('A-002')).findByRole('gridcell', { name: 'Grace Hopper' })).toBeVisible()
    await expect(server.sent).toHaveLength(1)
  },
}

/** What somebody changed in another field is no reason to ask. */
export const Beside: Story = {
  ...pageStory([page], { shop }),
  async play({ loaded, userEvent }) {
    const server = await editTooLate(loaded, userEvent, { amount: 99 })
    await waitFor(() => expect(server.sent).toHaveLength(2))
    await expect(bodies(server)[1]).toMatchObject({ customer: 'Mine', amount: 99, _recordVersion: '101' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A batch says which records somebody changed since they were seen, and saves the others; each is sent as it is shown. */
export const Batch: Story = {
  ...pageStory(
    [
      {
        ...orders,
        toolbar: [
          {
            id: 'note',
            label: 'Note all',
            needs: 'selection',
            steps: [
              {
                each: {
                  of: '{{ selection }}',
                  steps: [
                    {
                      request: {
                        method: 'PUT',
                        url: '/shop/order/edit',
                        body: { id: '{{ record.id }}', note: 'Noted' },
                      },
                    },
                  ],
                },
              },
              { reload: true },
            ],
          },
        ],
      },
    ],
    { shop },
  ),
  async play({ loaded, userEvent }) {
    const { shop: server } = storyOf(loaded)
    for (const number of ['A-001', 'A-002']) await userEvent.click(within(await rowOf(number)).getByRole('checkbox'))
    server.refuse('/edit', reason, { record: { ...stored, _recordVersion: '101' } }, 409)
    await userEvent.click(await screen.findByRole('button', { name: 'Note all (2)' }))
    const dialog = await dialogOf('Result')
    await waitFor(() => expect(dialog.getByText('2 in total: 1 done, 1 failed, 0 skipped')).toBeVisible())
    await expect(within(dialog.getByRole('list', { name: 'Failures' })).getByText(reason)).toBeVisible()
    await expect(bodies(server)).toEqual([
      { id: '1', note: 'Noted', _recordVersion: '100' },
      { id: '2', note: 'Noted', _recordVersion: '100' },
    ])
  },
}

/** A server that does not say what records are now has them kept; the list says so and shows them anew. */
export const NotDeleted: Story = {
  ...pageStory([orders], { shop }),
  async play({ loaded, userEvent }) {
    const { shop: server } = storyOf(loaded)
    const refusal = 'Nothing was done: 1 of the records were changed after you saw them.'
    server.refuse('/deleteBatch', refusal, { records: [{ id: '2' }] }, 409)
    for (const number of ['A-001', 'A-002']) await userEvent.click(within(await rowOf(number)).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete selected (2)' }))
    const question = await dialogOf('Delete 2 items?')
    await userEvent.click(question.getByRole('button', { name: 'Delete 2' }))
    await expect(await screen.findByText(refusal)).toBeVisible()
    await untilClosed()
    await waitFor(async () => expect(within(await rowOf('A-002')).getByRole('checkbox')).not.toBeChecked())
    await expect(server.calls).toContain('DELETE /shop/order/deleteBatch?ids=1%2C2&recordVersion=100%2C100')
  },
}

const refusal = 'Nothing was done: 1 of the records were changed after you saw them.'
const overtaken = {
  records: [{ ...stored, amount: 99, _recordVersion: '101' }],
  changed: [{ id: '2', by: 'ada', by_dictText: 'Ada', at: '2025-04-02 10:00:00' }],
}

/** Begins to delete an order of which somebody has changed the amount since it was seen. */
async function removeTooLate(loaded: Record<string, unknown>, userEvent: UserEventObject) {
  const { shop: server } = storyOf(loaded)
  server.refuse('/delete', refusal, overtaken, 409)
  await userEvent.click(within(await rowOf('A-002')).getByRole('button', { name: 'Delete' }))
  const question = await dialogOf(/Delete/)
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  return server
}

const removals = (story: ReturnType<typeof storyOf>['shop']) => story.calls.filter((call) => call.startsWith('DELETE'))

/** Who deletes what somebody changed since they saw it reads what was changed, and deletes it all the same. */
export const DeletedAnyway: Story = {
  ...pageStory([orders], { shop }),
  async play({ loaded, userEvent }) {
    const server = await removeTooLate(loaded, userEvent)
    const dialog = await dialogOf('Changed meanwhile')
    const record = within(dialog.getByRole('region', { name: 'A-002' }))
    await expect(record.getByText('Ada, 2025-04-02 10:00:00')).toBeVisible()
    await expect(record.getByText('Amount')).toBeVisible()
    await expect(record.getByText('99')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete anyway' }))
    await untilClosed()
    await waitFor(() =>
      expect(removals(server)).toEqual([
        'DELETE /shop/order/delete?id=2&recordVersion=100',
        'DELETE /shop/order/delete?id=2&recordVersion=101',
      ]),
    )
  },
}

/** Who keeps the record sends nothing more. */
export const KeptRecord: Story = {
  ...pageStory([orders], { shop }),
  async play({ loaded, userEvent }) {
    const server = await removeTooLate(loaded, userEvent)
    const dialog = await dialogOf('Changed meanwhile')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
    await untilClosed()
    await expect(removals(server)).toHaveLength(1)
    await expect(await rowOf('A-002')).toBeVisible()
  },
}

/** An action on a record that somebody changed since it was seen asks before it goes on. */
export const ActedAnyway: Story = {
  ...pageStory(
    [
      {
        ...orders,
        rowActions: [
          {
            id: 'ship',
            label: 'Ship',
            steps: [{ request: { method: 'PUT', url: '/shop/order/pay', body: { ids: '{{ record.id }}' } } }],
          },
        ],
      },
    ],
    { shop },
  ),
  async play({ loaded, userEvent }) {
    const { shop: server } = storyOf(loaded)
    server.refuse('/pay', 'Nothing was done: 1 of the records were changed after you saw them.', overtaken, 409)
    await userEvent.click(within(await rowOf('A-002')).getByRole('button', { name: 'Ship' }))
    const dialog = await dialogOf('Go on anyway?')
    await expect(dialog.getByText(/A-002 \(Ada, 2025-04-02 10:00:00\)/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /OK|Confirm|Yes/ }))
    await untilClosed()
    await waitFor(() =>
      expect(server.calls.filter((call) => call.includes('/pay'))).toEqual([
        'PUT /shop/order/pay?recordVersion=100',
        'PUT /shop/order/pay?recordVersion=101',
      ]),
    )
  },
}

/** An action that writes values into a record which somebody changed is refused, and the list shows what it is now. */
export const ActedTooLate: Story = {
  ...pageStory(
    [
      {
        ...orders,
        rowActions: [
          {
            id: 'ship',
            label: 'Ship',
            steps: [{ request: { method: 'POST', url: '/shop/order/ship', body: { id: '{{ record.id }}' } } }],
          },
        ],
      },
    ],
    { shop },
  ),
  async play({ loaded, userEvent }) {
    const { shop: server } = storyOf(loaded)
    const row = await rowOf('A-002')
    const asked = () => server.calls.filter((call) => call.startsWith('GET /shop/order/list')).length
    const before = asked()
    server.refuse('/ship', reason, { record: { ...stored, amount: 99, _recordVersion: '101' }, changed: {} }, 409)
    await userEvent.click(within(row).getByRole('button', { name: 'Ship' }))
    await expect(await screen.findByText(reason)).toBeVisible()
    await waitFor(() => expect(asked()).toBe(before + 1))
    await expect(bodies(server)).toEqual([{ id: '2', _recordVersion: '100' }])
  },
}

const board: PageDocument = {
  ...orders,
  accessPrefix: 'order',
  fields: {
    ...orders.fields,
    priority: {
      label: 'Priority',
      widget: 'select',
      props: {
        options: [
          { value: 'H', label: 'High' },
          { value: 'M', label: 'Middle' },
          { value: 'L', label: 'Low' },
        ],
      },
    },
  },
  views: ['board', 'table'],
  card: { title: 'customer' },
  board: { field: 'priority' },
}
const boardShop = () => createShop(rowsOf(3).map((row) => ({ ...row, priority: 'M', _recordVersion: '100' })))

/** A card that somebody else moved to another column meanwhile goes where the person chooses, once they have chosen. */
export const BoardMove: Story = {
  ...pageStory([board], { shop: boardShop }),
  async play({ loaded, userEvent }) {
    const { shop: server } = storyOf(loaded)
    const now = { ...stored, priority: 'L', _recordVersion: '101' }
    server.refuse('/edit', reason, { record: now, changed: { by: 'ada' } }, 409)
    await userEvent.click(within(await cardOf('Grace Hopper')).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to High' }))
    const question = await dialogOf('Someone changed this record meanwhile')
    const field = within(question.getByRole('group', { name: 'Priority' }))
    await expect(field.getByRole('radio', { name: 'Their value Low' })).toBeVisible()
    await userEvent.click(field.getByRole('radio', { name: 'Your value High' }))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await waitFor(() => expect(server.sent).toHaveLength(2))
    await expect(bodies(server)).toMatchObject([
      { priority: 'H', _recordVersion: '100' },
      { priority: 'H', _recordVersion: '101' },
    ])
  },
}

/** A record of a tree that somebody else moved below another one meanwhile asks where it is to stand. */
export const TreeMove: Story = {
  ...pageStory([units], { shop: () => createUnits({ version: '100' }) }),
  async play({ loaded, userEvent }) {
    const { shop: server } = storyOf(loaded)
    await openLine('Head office')
    await openLine('Legal')
    const now = { id: '7', name: 'Contracts', parentId: '1', _recordVersion: '101' }
    server.refuse('/edit', reason, { record: now, changed: { by: 'ada' } }, 409)
    await userEvent.click(within(await lineOf('Contracts')).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }))
    const dialog = await dialogOf('Move “Contracts”')
    await userEvent.click(await dialog.findByText('Archive'))
    await userEvent.click(dialog.getByRole('button', { name: 'Move here' }))
    const question = await dialogOf('Someone changed this record meanwhile')
    await userEvent.click(question.getByRole('radio', { name: /^Your value/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await waitFor(() => expect(server.sent.length).toBeGreaterThan(1))
    await expect(bodies(server).slice(0, 2)).toMatchObject([
      { id: '7', parentId: '27', _recordVersion: '100' },
      { id: '7', parentId: '27', _recordVersion: '101' },
    ])
  },
}
