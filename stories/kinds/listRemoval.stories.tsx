import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import orderPage from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, rowOf, untilClosed } from './person.ts'
import { createShop, orders } from './server/shop.ts'

export default { title: 'kinds/list removal', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page = { ...orderPage, rowActions: ['edit', 'remove'] }
const keeping = { shop: () => createShop(orders(23), { keepsRemoved: true }) }

const pressDelete = async (userEvent: UserEventObject, number: string) =>
  userEvent.click(within(await rowOf(number)).getByRole('button', { name: 'Delete' }))

async function remove(userEvent: UserEventObject, number: string) {
  await pressDelete(userEvent, number)
  await userEvent.click((await dialogOf(`Delete ${number}?`)).getByRole('button', { name: 'Delete' }))
  await untilClosed()
  await waitFor(() => expect(screen.queryByRole('cell', { name: number })).toBeNull())
}

/** The question names the record; what it begins with is the way back, so that a stray Enter destroys nothing. */
export const Asked: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    await pressDelete(userEvent, 'A-022')
    const question = await dialogOf('Delete A-022?')
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await untilClosed()
    await expect(await rowOf('A-022')).toBeVisible()
    await expect(storyOf(loaded).shop.sent).toHaveLength(0)
  },
}

/** What goes with a record stands in the question, each sentence in a line of its own. */
export const GoesWithOthers: Story = {
  ...pageStory([{ ...page, source: { rest: '/shop/order', removal: '/shop/order/removal' } }], {
    shop: () => createShop(orders(23), { removal: ['2 lines are deleted.', '1 invoice keeps no order.'] }),
  }),
  async play({ loaded, userEvent }) {
    await pressDelete(userEvent, 'A-022')
    const question = await dialogOf('Delete A-022?')
    const text = question.getByText(/2 lines are deleted\./)
    await expect(text.textContent).toBe('2 lines are deleted.\n1 invoice keeps no order.')
    await expect(text).toHaveStyle({ whiteSpace: 'pre-line' })
    await expect(storyOf(loaded).shop.calls.at(-1)).toContain('/shop/order/removal?ids=22')
  },
}

/** The button beside the message takes the deletion back, and the record stands in its place again. */
export const Undone: Story = {
  ...pageStory([page], keeping),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await remove(userEvent, 'A-022')
    await waitFor(() => expect(canvas.getByText('1-10 of 22')).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await rowOf('A-022')).toBeVisible()
    await expect(shop.calls).toContain('PUT /shop/order/undo?id=removal-1')
    await waitFor(() => expect(screen.getByText('Restored')).toBeVisible())
    await expect(canvas.getByText('1-10 of 23')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  },
}

/** Ctrl+Z does the same, once, and not while something is typed. */
export const UndoneByKey: Story = {
  ...pageStory([page], keeping),
  async play({ canvas, loaded, userEvent }) {
    const undos = () => storyOf(loaded).shop.calls.filter((call) => call.includes('/undo'))
    await remove(userEvent, 'A-022')
    await screen.findByRole('button', { name: 'Undo' })
    await userEvent.type(canvas.getByLabelText('Customer'), 'x{Control>}z{/Control}')
    await expect(undos()).toEqual([])
    ;(await rowOf('A-021')).focus()
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await expect(await rowOf('A-022')).toBeVisible()
    await expect(undos()).toHaveLength(1)
  },
}

/** What is open in front of the list has the keyboard: Ctrl+Z takes back nothing behind it. */
export const KeyBehindDialog: Story = {
  ...pageStory([page], keeping),
  async play({ loaded, userEvent }) {
    const undos = () => storyOf(loaded).shop.calls.filter((call) => call.includes('/undo'))
    await remove(userEvent, 'A-022')
    await screen.findByRole('button', { name: 'Undo' })
    await pressDelete(userEvent, 'A-021')
    const question = await dialogOf('Delete A-021?')
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undos()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await untilClosed()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await rowOf('A-022')).toBeVisible()
    await expect(undos()).toHaveLength(1)
  },
}

/** Several records are taken back together. */
export const BatchUndone: Story = {
  ...pageStory([page], keeping),
  async play({ canvas, userEvent }) {
    for (const number of ['A-023', 'A-022']) await userEvent.click(within(await rowOf(number)).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected (2)' }))
    await userEvent.click((await dialogOf('Delete 2 items?')).getByRole('button', { name: 'Delete 2' }))
    await waitFor(() => expect(canvas.getByText('1-10 of 21')).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await rowOf('A-022')).toBeVisible()
    await expect(canvas.getByText('1-10 of 23')).toBeVisible()
  },
}

/** A question about many records names the first five, and counts the others. */
export const Many: Story = {
  ...pageStory([page]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected (10)' }))
    const question = await dialogOf('Delete 10 items?')
    await expect(question.getByText('A-023, A-022, A-021, A-020, A-019 and 5 more')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Delete 10' })).toBeVisible()
  },
}

/** One ticked record is named as one of a row is. */
export const OneTicked: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    await userEvent.click(within(await rowOf('A-022')).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected (1)' }))
    await userEvent.click((await dialogOf('Delete A-022?')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(storyOf(loaded).shop.calls).toContain('DELETE /shop/order/deleteBatch?ids=22'))
  },
}

/** A server that keeps nothing offers nothing. */
export const NotKept: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    await remove(userEvent, 'A-022')
    await waitFor(() => expect(screen.getByText('Deleted')).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** A deletion that cannot be taken back any more says why. */
export const UndoRefused: Story = {
  ...pageStory([page], keeping),
  async play({ canvas, loaded, userEvent }) {
    storyOf(loaded).shop.refuse('/undo', 'The number is used again')
    await remove(userEvent, 'A-022')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByText('The number is used again')).toBeVisible())
    await expect(screen.queryByText('Restored')).toBeNull()
  },
}

/** From the keyboard the focus goes to the row that takes the place of the deleted one. */
export const FocusAfterwards: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    within(await rowOf('A-022'))
      .getByRole('button', { name: 'Delete' })
      .focus()
    await userEvent.keyboard('{Enter}')
    const question = await dialogOf('Delete A-022?')
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Tab}{Enter}')
    await untilClosed()
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'A-022' })).toBeNull())
    await waitFor(async () => expect(await rowOf('A-021')).toHaveFocus())
  },
}

/** Without a mouse or a wide window: the same on a phone. */
export const Mobile: Story = {
  ...pageStory([page], keeping),
  globals: { viewport: { value: 'phone' } },
  async play({ userEvent }) {
    const line = (await screen.findAllByRole('listitem', { name: 'A-022' }))[0] as HTMLElement
    await userEvent.click(within(line).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click((await dialogOf('Delete A-022?')).getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('Restored')).toBeVisible())
    await expect((await screen.findAllByRole('listitem', { name: 'A-022' }))[0]).toBeVisible()
  },
}
