import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import orderPage from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf } from './person.ts'
import { createShop, orders } from './server/shop.ts'

export default { title: 'kinds/list cards', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const cards = {
  ...orderPage,
  fields: {
    ...orderPage.fields,
    city: { label: 'City' },
    picture: { label: 'Picture' },
    amount: { label: 'Amount', widget: 'number', props: { precision: 2, thousands: true } },
  },
  views: ['cards', 'table'],
  card: {
    title: 'customer',
    subtitle: 'number',
    image: 'picture',
    fields: ['amount', 'createTime'],
    tags: ['status', 'city'],
    width: 240,
  },
  rowActions: ['view', ...orderPage.rowActions],
  rowDisabledWhen: "record.number == 'A-022'",
  rowTones: [{ when: 'record.status == 2', tone: 'success' }],
} satisfies PageDocument

const long = 'Leave it with the neighbours on the second floor, who are at home in the evening. '.repeat(3).trim()

export const Cards: Story = {
  ...pageStory([cards]),
  async play({ canvas, loaded, userEvent }) {
    const card = within(await cardOf('Edsger Dijkstra'))
    await expect(card.getByText('287.50')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(card.getByRole('checkbox', { name: 'Select Edsger Dijkstra' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(within(await cardOf('Grace Hopper')).getByRole('checkbox')).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(canvas.getByText('9 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Sort/ }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Number, ascending' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('A-001'))
    await expect(storyOf(loaded).shop.calls.at(-1)).toContain('column=number&order=asc')
  },
}

/** A text below the title stands whole, however long it is. */
export const WholeText: Story = {
  ...pageStory([{ ...cards, card: { ...cards.card, text: 'note' } }], {
    shop: () => createShop(orders(3).map((order) => ({ ...order, note: long }))),
  }),
  async play() {
    const card = within(await cardOf('Edsger Dijkstra'))
    const text = card.getByText(long)
    await expect(text).toBeVisible()
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
    await expect(text.clientHeight).toBeGreaterThan(40)
  },
}

/** The arrow keys lead from card to card, Space chooses one, Enter opens it. */
export const Keyboard: Story = {
  ...pageStory([cards]),
  async play({ canvas, userEvent }) {
    ;(await cardOf('Edsger Dijkstra')).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await cardOf('Grace Hopper')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByText('1 selected')).toBeNull()
    await userEvent.keyboard('{End} ')
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '10')
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{Home}{Enter}')
    const form = await dialogOf(/^detail information$/)
    await waitFor(() => expect(form.getByText('Edsger Dijkstra')).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** The other look is one press away, and is kept for the person. */
export const Toggle: Story = {
  ...pageStory([cards]),
  async play({ canvas, userEvent }) {
    await cardOf('Edsger Dijkstra')
    await userEvent.click(await canvas.findByTitle('Table'))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible())
    await expect(localStorage.getItem('pagewright.columns.ada.shop.order')).toContain('"view":"table"')
    await userEvent.click(await canvas.findByTitle('Cards'))
    await cardOf('Edsger Dijkstra')
  },
}

/** Of many cards only those near the view are there. */
export const Many: Story = {
  ...pageStory([{ ...cards, paging: false }], { shop: () => createShop(orders(600)) }),
  async play({ canvas, userEvent }) {
    const list = within(await canvas.findByRole('list', { name: 'Orders' }))
    const [first, ...others] = await list.findAllByRole('listitem')
    await expect(others.length).toBeLessThan(60)
    await expect(first).toHaveAttribute('aria-setsize', '600')
    first?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '600'))
  },
}

export const Loading: Story = {
  ...pageStory([cards], {
    shop: () => {
      const shop = createShop()
      shop.hold('/list')
      return shop
    },
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible())
  },
}

export const Empty: Story = {
  ...pageStory([cards], { shop: () => createShop([]) }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([cards], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/list', 'The table is locked')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await cardOf('Edsger Dijkstra')
  },
}

export const Dark: Story = {
  ...pageStory([cards]),
  globals: { theme: 'dark' },
  async play() {
    await expect(await cardOf('Grace Hopper')).toBeVisible()
  },
}

/** On a phone the cards stand below each other. */
export const Mobile: Story = {
  ...pageStory([cards]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await cardOf('Edsger Dijkstra')
    const [one, other] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect())
    await expect(other?.left).toBe(one?.left)
    await expect(other?.top).toBeGreaterThan(one?.bottom ?? 0)
  },
}
