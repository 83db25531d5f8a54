import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import lines from './documents/lines.json'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf, escapeDialog, rowOf } from './person.ts'
import { createShop, orders as manyOrders } from './server/shop.ts'

export default { title: 'kinds/list expansion', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const withExpansion = (expand: object): PageDocument => ({ ...orders, expand })
const detailsPage = withExpansion({
  details: ['customer', 'status', 'createTime', { field: 'note', span: 3 }],
  showWhen: "record.number != 'A-021'",
})
const subList = withExpansion({ page: 'shop.lines', query: { order: '{{ record.id }}' }, single: true })

const opener = async (text: string) => within(await rowOf(text)).getByRole('button', { name: /^Details of row/ })

/** Fields of the record open below its row; several rows may be open. */
export const Details: Story = {
  ...pageStory([detailsPage]),
  async play({ canvas, userEvent }) {
    await userEvent.click(await opener('A-023'))
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText('Note')).toBeVisible())
    await userEvent.click(await opener('A-022'))
    await waitFor(() => expect(canvas.getAllByText('Note')).toHaveLength(2))
    await expect(within(await rowOf('A-021')).queryByRole('button', { name: /^Details/ })).toBeNull()
    const [row, next] = [await rowOf('A-023'), await rowOf('A-022')].map((each) => each.getBoundingClientRect())
    await expect((next?.top ?? 0) - (row?.bottom ?? 0)).toBeGreaterThan(80)
  },
}

/** A list of the record's parts opens below its row, as a page of its own; one row at a time. */
export const SubList: Story = {
  ...pageStory([subList, lines]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(await opener('A-023'))
    const parts = within(await canvas.findByRole('table', { name: 'Lines' }))
    await waitFor(() => expect(parts.getByRole('cell', { name: 'Compiler' })).toBeVisible())
    await expect(shop.calls.at(-1)).toContain('orderId=23')
    await userEvent.click(await opener('A-022'))
    await waitFor(() => expect(shop.calls.at(-1)).toContain('orderId=22'))
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getAllByRole('table', { name: 'Lines' })).toHaveLength(1)
  },
}

/** The arrow keys open and close what is below a row, and Enter its record; what is open stays so when the list is loaded again. */
export const Keyboard: Story = {
  ...pageStory([withExpansion({ details: ['note'] })]),
  async play({ canvas, loaded, userEvent }) {
    const row = await rowOf('A-023')
    row.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await dialogOf('Edit · Orders')
    await escapeDialog()
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(row).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'true')
    await expect(row).toHaveFocus()
    const requestCount = storyOf(loaded).shop.calls.length
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(storyOf(loaded).shop.calls.length).toBeGreaterThan(requestCount))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false'))
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Where nothing else opens a record, Enter opens and closes what is below its row. */
export const EnterWithoutForms: Story = {
  ...pageStory([{ ...withExpansion({ details: ['note'] }), rowActions: ['remove'] }]),
  async play({ userEvent }) {
    const row = await rowOf('A-023')
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(await opener('A-023')).toHaveAttribute('aria-expanded', 'false')
    await expect(row).toHaveFocus()
  },
}

/** Rows of different heights scroll with nothing mounted beyond the view. */
export const ManyOpen: Story = {
  ...pageStory(
    [{ ...withExpansion({ details: ['note', 'customer'] }), sort: { field: 'id', order: 'desc' }, paging: false }],
    {
      shop: () => createShop(manyOrders(400)),
    },
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await opener('A-400'))
    await userEvent.click(await opener('A-399'))
    const scroller = document.querySelector('.pw-table-scroll')
    await waitFor(() => expect(canvas.getAllByText('Note').length).toBe(2))
    // A row with the focus stays, so that its keys go on working.
    canvas.getByRole('table', { name: 'Orders' }).focus()
    if (scroller) scroller.scrollTop = scroller.scrollHeight
    await rowOf('A-001')
    await waitFor(() => expect(canvas.queryByText('Note')).toBeNull())
    await expect(document.querySelectorAll('.pw-table-row').length).toBeLessThan(40)
    if (scroller) scroller.scrollTop = 0
    await waitFor(() => expect(canvas.getAllByText('Note').length).toBe(2))
  },
}

/** A page that cannot be loaded says so in its place, with a retry. */
export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([subList, lines], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/line/list', 'The lines are locked')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await opener('A-023'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Compiler' })).toBeVisible())
  },
}

export const Dark: Story = {
  ...pageStory([
    withExpansion({ details: ['customer', 'note'], page: 'shop.lines', query: { order: '{{ record.id }}' } }),
    lines,
  ]),
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await opener('A-023'))
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Compiler' })).toBeVisible())
  },
}

/** On a phone the list below a row has lines of its own. */
export const Mobile: Story = {
  ...Dark,
  globals: { viewport: { value: 'phone' } },
  async play({ userEvent }) {
    await userEvent.click(await opener('A-023'))
    await expect(await cardOf('Compiler')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
