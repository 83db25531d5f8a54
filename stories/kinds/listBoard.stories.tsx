import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orderPage from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf } from './person.ts'
import { createShop, orders } from './server/shop.ts'

export default { title: 'kinds/list board', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const board = {
  ...orderPage,
  accessPrefix: 'order',
  fields: {
    ...orderPage.fields,
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
  rowActions: ['view', ...orderPage.rowActions],
  views: ['board', 'table'],
  card: { title: 'customer', subtitle: 'number', fields: ['amount'], tags: ['priority', 'status'] },
  board: { field: 'priority' },
} satisfies PageDocument

/** Four orders, one of which has a value that is no choice. */
const few = () => orders(4).map((order, index) => ({ ...order, priority: ['M', 'L', 'H', 'old'][index] }))

const columnOf = async (title: string) => within(await screen.findByRole('region', { name: new RegExp(`^${title}`) }))

/** Waits until a card stands in a column. */
const untilIn = async (title: string, card: string) => {
  const column = await columnOf(title)
  await waitFor(() => expect(column.getByRole('listitem', { name: card })).toBeVisible())
}

export const Board: Story = {
  ...pageStory([board], { shop: () => createShop(few()) }),
  async play({ canvas, loaded, userEvent }) {
    await untilIn('Uncategorized', 'Barbara Liskov')
    const titles = canvas
      .getAllByRole('region', { name: /\d$/ })
      .flatMap((region) => region.querySelector('.pw-board-title') ?? [])
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['Uncategorized', 'High', 'Middle', 'Low'])
    await untilIn('High', 'Edsger Dijkstra')
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    await expect(storyOf(loaded).shop.calls).toContain(
      'GET /shop/order/list?column=createTime&order=desc&pageNo=1&pageSize=200',
    )
    await userEvent.click(await canvas.findByTitle('Table'))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible())
  },
}

/** A text stands below the title, and is left out where there is none; values have the looks of their columns. */
export const TextsAndTones: Story = {
  ...pageStory(
    [
      {
        ...board,
        columns: ['number', 'customer', { field: 'amount', tones: [{ when: 'self > 20', tone: 'error', bold: true }] }],
        card: { title: 'customer', text: 'note', fields: ['amount'] },
      },
    ],
    { shop: () => createShop(few().map((order, index) => ({ ...order, note: index === 0 ? 'By train' : '' }))) },
  ),
  async play() {
    await untilIn('Middle', 'Ada Lovelace')
    const card = await cardOf('Ada Lovelace')
    const note = within(card).getByText('By train')
    const title = within(card).getByText('Ada Lovelace')
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom)
    await expect((await cardOf('Edsger Dijkstra')).querySelector('.pw-card-text')).toBeNull()
    await expect(within(card).getByText('12.5').closest('.pw-card-value')).toBeNull()
    await expect(
      within(await cardOf('Edsger Dijkstra'))
        .getByText('37.5')
        .closest('.pw-card-value'),
    ).toHaveClass('pw-tone-error', 'pw-bold')
  },
}

/** The menu of a card leads to the other columns; what was moved can be taken back. */
export const Menu: Story = {
  ...pageStory([board], { shop: () => createShop(few()) }),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const card = within(await cardOf('Ada Lovelace'))
    await userEvent.click(card.getByRole('button', { name: 'More' }))
    await expect(screen.queryByRole('menuitem', { name: 'Move to Middle' })).toBeNull()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to High' }))
    await untilIn('High', 'Ada Lovelace')
    await waitFor(() => expect(shop.sent.at(-1)).toMatchObject({ body: { id: '1', priority: 'H' } }))
    await expect(await screen.findByText('Ada Lovelace was moved to High')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Undo/ }))
    await untilIn('Middle', 'Ada Lovelace')
    await waitFor(() => expect(shop.sent.at(-1)).toMatchObject({ body: { id: '1', priority: 'M' } }))
  },
}

/** Space lifts a card, the arrows choose its column, Space drops it there; the focus stays on it. */
export const Keyboard: Story = {
  ...pageStory([board], { shop: () => createShop(few()) }),
  async play({ canvas, loaded, userEvent }) {
    ;(await cardOf('Edsger Dijkstra')).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await cardOf('Ada Lovelace')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Ada Lovelace is lifted from Middle')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Low, 1 records')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Ada Lovelace stays in its column')).toBeInTheDocument()
    await expect(storyOf(loaded).shop.sent).toEqual([])
    await userEvent.keyboard(' {ArrowRight} ')
    await untilIn('Low', 'Ada Lovelace')
    await waitFor(() => expect(storyOf(loaded).shop.sent.at(-1)).toMatchObject({ body: { id: '1', priority: 'L' } }))
    await waitFor(async () => expect(await cardOf('Ada Lovelace')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const form = await dialogOf(/^detail information$/)
    await waitFor(() => expect(form.getByText('Ada Lovelace')).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** A card goes back where the server refuses the move, and the reason shows. */
export const Refused: Story = {
  ...pageStory([board], {
    shop: () => {
      const shop = createShop(few())
      shop.refuse('/edit', 'The order is locked')
      shop.hold('/edit')
      return shop
    },
  }),
  async play({ loaded, userEvent }) {
    ;(await cardOf('Ada Lovelace')).focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await untilIn('Low', 'Ada Lovelace')
    storyOf(loaded).shop.release('/edit')
    await untilIn('Middle', 'Ada Lovelace')
    await expect(await screen.findByText('The order is locked')).toBeVisible()
    await waitFor(async () => expect(await cardOf('Ada Lovelace')).toHaveFocus())
  },
}

const required = { ...board, fields: { ...board.fields, priority: { ...board.fields.priority, required: true } } }

/** A card loses its value in the column of those that have none, by the menu and by the keys, and gets it back. */
export const Clear: Story = {
  ...pageStory([board], { shop: () => createShop(few().slice(0, 3)) }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const other = await columnOf('Uncategorized')
    await expect(other.getByText('No records')).toBeVisible()
    const card = within(await cardOf('Ada Lovelace'))
    await userEvent.click(card.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Uncategorized' }))
    await untilIn('Uncategorized', 'Ada Lovelace')
    await waitFor(() => expect(shop.sent.at(-1)).toMatchObject({ body: { id: '1', priority: null } }))
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
    await untilIn('Middle', 'Ada Lovelace')
    await waitFor(() => expect(shop.sent.at(-1)).toMatchObject({ body: { id: '1', priority: 'M' } }))
    ;(await cardOf('Edsger Dijkstra')).focus()
    await userEvent.keyboard(' {ArrowLeft}')
    await expect(canvas.getByText('Uncategorized, 0 records')).toBeInTheDocument()
    shop.refuse('/edit', 'The order is locked')
    await userEvent.keyboard(' ')
    await expect(await screen.findByText('The order is locked')).toBeVisible()
    await untilIn('High', 'Edsger Dijkstra')
    await waitFor(async () => expect(await cardOf('Edsger Dijkstra')).toHaveFocus())
    await userEvent.keyboard(' {ArrowLeft} ')
    await untilIn('Uncategorized', 'Edsger Dijkstra')
    await waitFor(() => expect(shop.sent.at(-1)).toMatchObject({ body: { id: '3', priority: null } }))
    await waitFor(async () => expect(await cardOf('Edsger Dijkstra')).toHaveFocus())
  },
}

/** A value that is needed cannot be lost: cards leave the column of those without one and never go there. */
export const NeverCleared: Story = {
  ...pageStory([required], { shop: () => createShop(few()) }),
  async play({ canvas, userEvent }) {
    const card = within(await cardOf('Ada Lovelace'))
    await userEvent.click(card.getByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: 'Move to High' })
    await expect(screen.queryByRole('menuitem', { name: 'Move to Uncategorized' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    ;(await cardOf('Edsger Dijkstra')).focus()
    await userEvent.keyboard(' {ArrowLeft}')
    await expect(canvas.queryByText(/^Uncategorized, /)).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

/** Where only some records are loaded the server counts those of each column, and counts anew after a move. */
export const Counts: Story = {
  ...pageStory([board], { shop: () => createShop(orders(900)) }),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await waitFor(() => expect(screen.getByRole('region', { name: /^High \d+ of 225$/ })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('region', { name: /^Middle \d+ of 450$/ })).toBeVisible())
    await expect(screen.getByRole('region', { name: /^Uncategorized 0$/ })).toBeVisible()
    await expect(shop.calls).toContain(
      'GET /shop/order/list?column=createTime&order=desc&priority=H&pageNo=1&pageSize=1',
    )
    const column = await columnOf('Low')
    const [card] = await column.findAllByRole('listitem')
    card?.focus()
    await userEvent.keyboard(' {ArrowLeft} ')
    await waitFor(() => expect(screen.getByRole('region', { name: /^Middle \d+ of 451$/ })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('region', { name: /^Low \d+ of 224$/ })).toBeVisible())
  },
}

/** Where the field of the columns is searched itself, the number of the loaded cards says that there may be more. */
export const NotCounted: Story = {
  ...pageStory([{ ...board, query: [{ field: 'priority', default: 'M' }] }], { shop: () => createShop(orders(900)) }),
  async play({ loaded }) {
    await waitFor(() => expect(screen.getByRole('region', { name: /^Middle 200\+$/ })).toBeVisible())
    await expect(storyOf(loaded).shop.calls.filter((call) => call.endsWith('pageSize=1'))).toEqual([])
  },
}

/** Who may not edit moves nothing. */
export const NoEditRight: Story = {
  ...pageStory([board], { shop: () => createShop(few()), access: ['order:list'] }),
  async play({ canvas, loaded, userEvent }) {
    const card = await cardOf('Ada Lovelace')
    await expect(card.closest('[draggable="true"]')).toBeNull()
    card.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Ada Lovelace cannot be moved')).toBeInTheDocument()
    await expect(screen.queryByRole('menuitem', { name: /^Move to/ })).toBeNull()
    await expect(storyOf(loaded).shop.sent).toEqual([])
  },
}

/** Of many cards only those near the view are there, and more come when they are wanted. */
export const Many: Story = {
  ...pageStory([board], { shop: () => createShop(orders(900)) }),
  async play({ canvas, loaded, userEvent }) {
    const column = await columnOf('Middle')
    const [first, ...others] = await column.findAllByRole('listitem')
    await expect(others.length).toBeLessThan(40)
    const count = Number(first?.getAttribute('aria-setsize'))
    await expect(count).toBeGreaterThan(80)
    await expect(canvas.getByText('200 of 900 records')).toBeVisible()
    first?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', String(count)))
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(canvas.getByText('400 of 900 records')).toBeVisible())
    await expect(storyOf(loaded).shop.calls.at(-1)).toContain('pageNo=1&pageSize=400')
  },
}

/** The items of a dictionary are columns as well. */
export const Dictionary: Story = {
  ...pageStory([{ ...board, board: { field: 'status' } }], { shop: () => createShop(few()) }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('region', { name: /\d$/ }).length).toBeGreaterThan(1))
  },
}

export const Loading: Story = {
  ...pageStory([board], {
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
  ...pageStory([board], { shop: () => createShop([]) }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([board], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/list', 'The table is locked')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5))
  },
}

export const Dark: Story = {
  ...pageStory([board], { shop: () => createShop(few()) }),
  globals: { theme: 'dark' },
  async play() {
    await untilIn('High', 'Edsger Dijkstra')
  },
}

/** On a phone one column has nearly all of the width, and the next one shows that it is there. */
export const Mobile: Story = {
  ...pageStory([board], { shop: () => createShop(few()) }),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await untilIn('High', 'Edsger Dijkstra')
    const [first, second] = canvas.getAllByRole('region', { name: /\d$/ }).map((each) => each.getBoundingClientRect())
    await expect(first?.width).toBeGreaterThan(220)
    await expect(second?.left).toBeLessThan(window.innerWidth)
  },
}

/** There is no room on it for an empty place to drop cards; their menus lead there. */
export const MobileClear: Story = {
  ...pageStory([board], { shop: () => createShop(few().slice(0, 3)) }),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    await untilIn('High', 'Edsger Dijkstra')
    await expect(canvas.queryByRole('region', { name: /^Uncategorized/ })).toBeNull()
    await userEvent.click(within(await cardOf('Edsger Dijkstra')).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Uncategorized' }))
    await untilIn('Uncategorized', 'Edsger Dijkstra')
  },
}
