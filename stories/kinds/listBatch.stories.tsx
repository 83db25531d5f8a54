import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import { watchDownloads } from '../watchDownloads.ts'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, columnOf, dialogOf, menuActionOf, rowOf, untilClosed } from './person.ts'

export default { title: 'kinds/list batch', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const pay = { request: { method: 'PUT', url: '/shop/order/pay', body: { id: '{{ record.id }}' } } }
const payAll = (each: object, ...after: readonly object[]) => ({
  ...orders,
  toolbar: [
    {
      id: 'payAll',
      label: 'Pay all',
      needs: 'selection',
      steps: [{ each: { of: '{{ selection }}', steps: [pay], ...each } }, ...after],
    },
    'export',
  ],
})
const page = payAll({}, { reload: true }, { message: '{{ result.done }} of {{ result.total }} paid' })

async function tick(userEvent: UserEventObject, ...numbers: readonly string[]) {
  for (const number of numbers) await userEvent.click(within(await rowOf(number)).getByRole('checkbox'))
}
const three = ['A-023', 'A-022', 'A-020'] as const

export const Batch: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await tick(userEvent, ...three)
    shop.hold('/pay')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all (3)' }))
    const dialog = await dialogOf('In progress')
    await waitFor(() => expect(dialog.getByText('0 of 3')).toBeVisible())
    await expect(dialog.getByText('A-023')).toBeVisible()
    shop.release('/pay')
    await waitFor(() => expect(screen.getByText('3 of 3 paid')).toBeVisible())
    await untilClosed()
    await expect(shop.sent.map(({ body }) => body)).toEqual([{ id: '23' }, { id: '22' }, { id: '20' }])
    await waitFor(() => expect(columnOf('Status').slice(0, 2)).toEqual(['Frozen', 'Frozen']))
  },
}

/** What fails is told at the end with its name, and the others are done all the same. */
export const WithFailures: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await tick(userEvent, ...three)
    shop.refuse('/pay', 'The order is locked')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all (3)' }))
    const dialog = await dialogOf('Result')
    await waitFor(() => expect(dialog.getByText('3 in total: 2 done, 1 failed, 0 skipped')).toBeVisible())
    const failures = within(dialog.getByRole('list', { name: 'Failures' }))
    await expect(failures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A-023The order is locked',
    ])
    await expect(canvas.queryByRole('log')).toBeNull()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await untilClosed()
    await waitFor(() => expect(screen.getByText('2 of 3 paid')).toBeVisible())
  },
}

export const StoppedByAFailure: Story = {
  ...pageStory([payAll({ stopOnFailure: true, name: 'Order {{ record.number }}' }, { message: 'All paid' })]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await tick(userEvent, ...three)
    shop.refuse('/pay', 'The order is locked')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all (3)' }))
    const dialog = await dialogOf('Result')
    await waitFor(() => expect(dialog.getByText('3 in total: 0 done, 1 failed, 2 skipped')).toBeVisible())
    await expect(dialog.getByText('Order A-023')).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await untilClosed()
    await expect(shop.sent).toHaveLength(1)
    await expect(screen.queryByText('All paid')).toBeNull()
  },
}

/** A person who stops lets the call at hand end; the list shows what was done until then. */
export const StoppedByThePerson: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await tick(userEvent, ...three)
    shop.hold('/pay')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all (3)' }))
    const dialog = await dialogOf('In progress')
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stopping…' })).toBeDisabled())
    shop.release('/pay')
    const result = await dialogOf('Result')
    await waitFor(() => expect(result.getByText('3 in total: 1 done, 0 failed, 2 skipped')).toBeVisible())
    await userEvent.click(result.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await untilClosed()
    await expect(shop.sent).toHaveLength(1)
    await waitFor(() => expect(columnOf('Status')[0]).toBe('Frozen'))
  },
}

const twoCalls = {
  ...orders,
  rowActions: [
    {
      id: 'payAndTell',
      label: 'Pay',
      steps: [pay, { request: { method: 'PUT', url: '/shop/order/tell', body: {} } }, { reload: true }],
    },
  ],
}

/** An action that fails midway has changed something: the list shows it. */
export const FailedMidway: Story = {
  ...pageStory([twoCalls]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    shop.refuse('/tell', 'Nobody listens')
    await rowOf('A-022')
    await expect(columnOf('Status')[1]).toBe('Active')
    await userEvent.click(within(await rowOf('A-022')).getByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(screen.getByText('Nobody listens')).toBeVisible())
    await waitFor(() => expect(columnOf('Status')[1]).toBe('Frozen'))
  },
}

/** Where records are ticked a person chooses between those and all; the name says what it is and the day. */
export const Exported: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const { names } = watchDownloads()
    const exports = () => shop.calls.filter((call) => call.includes('exportXls'))
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(names[0]).toMatch(/^Orders \d{4}-\d\d-\d\d\.xls$/))
    await expect(exports()).toEqual(['GET /shop/order/exportXls?column=createTime&order=desc'])
    await tick(userEvent, 'A-023', 'A-021')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export 2 selected' }))
    await waitFor(() => expect(exports()).toHaveLength(2))
    await expect(exports()[1]).toContain('selections=23%2C21')
    await waitFor(() => expect(names).toHaveLength(2))
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export all results' }))
    await waitFor(() => expect(exports()).toHaveLength(3))
    await expect(exports()[2]).not.toContain('selections')
  },
}

export const Dark: Story = {
  ...pageStory([page]),
  globals: { theme: 'dark' },
  async play({ canvas, loaded, userEvent }) {
    await tick(userEvent, ...three)
    storyOf(loaded).shop.refuse('/pay', 'The order is locked')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all (3)' }))
    await dialogOf('Result')
  },
}

/** On a phone the action is in a menu, and says there how many it is about. */
export const Mobile: Story = {
  ...pageStory([page]),
  globals: { viewport: { value: 'phone' } },
  async play({ loaded, userEvent }) {
    for (const number of three) await userEvent.click(within(await cardOf(number)).getByRole('checkbox'))
    storyOf(loaded).shop.refuse('/pay', 'The order is locked')
    await userEvent.click(await menuActionOf(userEvent, 'Pay all (3)'))
    await dialogOf('Result')
  },
}
