import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readAddressValues } from '../../runtime/page/index.ts'
import orderPage from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf } from './person.ts'
import { createShop, orders } from './server/shop.ts'

export default { title: 'kinds/list calendar', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const calendar = {
  ...orderPage,
  fields: { ...orderPage.fields, due: { label: 'Due', widget: 'date' } },
  rowActions: ['view', ...orderPage.rowActions],
  rowTones: [{ when: 'record.status == 2', tone: 'success' }],
  views: ['calendar', 'table'],
  calendar: { start: 'createTime', end: 'due', text: 'customer' },
} satisfies PageDocument

const pad = (part: number) => String(part).padStart(2, '0')

/** A day of this month, or of one beside it, as `YYYY-MM-DD`. */
function dayOf(day: number, months = 0): string {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth() + months, day)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Five orders on the tenth of this month, one that goes on from the month before, and one of the next. */
const few = () =>
  orders(7).map((order, index) => {
    const months = [0, 0, 0, 0, 0, -1, 1][index] ?? 0
    return { ...order, createTime: `${dayOf(10, months)} 09:30:00`, due: index === 5 ? dayOf(4) : dayOf(11, months) }
  })

const monthOf = (months: number) =>
  new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long' }).format(new Date(`${dayOf(1, months)}T12:00:00`))

const dayButton = async (day: string) => {
  const name = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
  return await screen.findByRole('button', { name: new RegExp(`^${name}`) })
}

export const Calendar: Story = {
  ...pageStory([calendar], { shop: () => createShop(few()) }),
  async play({ canvas, loaded, userEvent }) {
    const tenth = await dayButton(dayOf(10))
    await waitFor(async () => expect(await dayButton(dayOf(10))).toHaveAccessibleName(/\(5\)$/))
    await expect(await dayButton(dayOf(3))).toHaveAccessibleName(/\(1\)$/)
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    const lists = storyOf(loaded).shop.calls.filter((call) => call.startsWith('GET /shop/order/list'))
    await expect(lists.every((call) => call.includes('createTime_end='))).toBe(true)
    await expect(lists).toHaveLength(2)
    // What has no room in the grid is in the day that the press chooses.
    await userEvent.click(tenth)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(within(canvas.getAllByRole('listitem')[0] as HTMLElement).getByRole('button'))
    const form = await dialogOf(/^detail information$/)
    await waitFor(() => expect(form.getByText('A-001')).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** The buttons lead to the months beside, the arrow keys to other days, and today is one press away. */
/** An entry has the colour of its state, and the look that a column gives its day. */
export const StatesAndTones: Story = {
  ...pageStory(
    [
      {
        ...calendar,
        rowTones: [],
        fields: {
          ...calendar.fields,
          status: { label: 'Status', widget: 'dict-select', props: { dict: 'user_status', mode: 'tag' } },
        },
        columns: [
          'customer',
          'status',
          { field: 'createTime', tones: [{ when: "record.customer == 'Grace Hopper'", tone: 'error' }] },
        ],
      },
    ],
    { shop: () => createShop(few().slice(0, 2)) },
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await dayButton(dayOf(10)))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    const [ada, grace] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(ada).toHaveTextContent('Active'))
    await expect(ada).toHaveAttribute('data-coloured')
    await expect(grace).toHaveClass('pw-tone-error')
    await expect(canvasElement.querySelectorAll('.pw-calendar-entry[data-coloured]').length).toBeGreaterThan(1)
  },
}

export const Months: Story = {
  ...pageStory([calendar], { shop: () => createShop(few()) }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: monthOf(1) }))
    await waitFor(async () => expect(await dayButton(dayOf(10, 1))).toHaveAccessibleName(/\(1\)$/))
    await expect(canvas.getByRole('heading', { name: monthOf(1) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(canvas.getByRole('heading', { name: monthOf(0) })).toBeVisible()
    const tenth = await dayButton(dayOf(10))
    await userEvent.click(tenth)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await dayButton(dayOf(17))).toHaveFocus())
  },
}

/** What the query bar asks holds for the calendar as well. */
export const Searched: Story = {
  ...pageStory([calendar], { shop: () => createShop(few()) }),
  async play({ canvas, loaded, userEvent }) {
    await waitFor(async () => expect(await dayButton(dayOf(10))).toHaveAccessibleName(/\(5\)$/))
    await userEvent.type(canvas.getByLabelText('Customer'), 'Ada{Enter}')
    await waitFor(async () => expect(await dayButton(dayOf(10))).toHaveAccessibleName(/\(1\)$/))
    const query = storyOf(loaded).shop.calls.at(-1)?.split('?')[1] ?? ''
    await expect(readAddressValues(query).customer).toBe('*Ada*')
  },
}

export const Loading: Story = {
  ...pageStory([calendar], {
    shop: () => {
      const shop = createShop(few())
      shop.hold('/list')
      return shop
    },
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Empty: Story = {
  ...pageStory([calendar], { shop: () => createShop([]) }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No records on this day')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([calendar], {
    shop: () => {
      const shop = createShop(few())
      shop.refuse('/list', 'The table is locked')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The table is locked')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await dayButton(dayOf(10))).toHaveAccessibleName(/\(5\)$/))
  },
}

/** Where nobody may open a record its name is no button. */
export const WithoutActions: Story = {
  ...pageStory([{ ...calendar, rowActions: [] }], { shop: () => createShop(few()) }),
  async play({ canvas }) {
    await waitFor(async () => expect(await dayButton(dayOf(10))).toHaveAccessibleName(/\(5\)$/))
    await expect(canvas.queryByRole('button', { name: 'Ada Lovelace' })).toBeNull()
  },
}

export const Dark: Story = {
  ...pageStory([calendar], { shop: () => createShop(few()) }),
  globals: { theme: 'dark' },
  async play() {
    await waitFor(async () => expect(await dayButton(dayOf(10))).toHaveAccessibleName(/\(5\)$/))
  },
}

/** On a phone the days with records stand below each other. */
export const Mobile: Story = {
  ...pageStory([calendar], { shop: () => createShop(few()) }),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(8))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
