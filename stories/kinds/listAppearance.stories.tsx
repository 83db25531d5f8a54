import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, rowOf } from './person.ts'

export default { title: 'kinds/list looks', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const many = Array.from({ length: 24 }, (_, index) => `field${index + 1}`)
const fields = {
  ...orders.fields,
  city: { label: 'City' },
  amount: { label: 'Amount', widget: 'number', props: { precision: 2, thousands: true } },
  ...Object.fromEntries(many.map((name) => [name, { label: name }])),
}
const page = (parts: object): PageDocument => ({ ...orders, fields, ...parts })

const grouped = page({
  columns: [
    { field: 'number', fixed: 'left' },
    { group: 'Buyer', columns: ['customer', 'city'] },
    { group: 'Money', columns: ['status', { group: 'In euros', columns: ['amount', 'createTime'] }] },
    { group: 'Others', columns: many },
  ],
})

/** Titles in several lines, of which only those in view are there. */
export const Grouped: Story = {
  ...pageStory([grouped]),
  async play({ canvas }) {
    await rowOf('A-023')
    const buyer = canvas.getByRole('columnheader', { name: 'Buyer' })
    await expect(buyer).toHaveAttribute('aria-colspan', '2')
    const [name, city] = ['Customer', 'City'].map((title) => canvas.getByRole('columnheader', { name: title }))
    await expect(buyer.getBoundingClientRect().left).toBe(name?.getBoundingClientRect().left)
    await expect(buyer.getBoundingClientRect().right).toBe(city?.getBoundingClientRect().right)
    await expect(canvas.getByRole('columnheader', { name: 'In euros' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '13')
    await expect(canvas.queryByRole('columnheader', { name: 'field24' })).toBeNull()
    const scroller = document.querySelector('.pw-table-scroll')
    if (scroller) scroller.scrollLeft = 2500
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'field18' })).toBeVisible())
    await expect(canvas.getByText('Others')).toBeVisible()
  },
}

const fixed = page({
  columns: [
    { field: 'number', fixed: 'left' },
    { field: 'customer', fixed: 'left' },
    ...many,
    { field: 'amount', fixed: 'right' },
    { field: 'status', fixed: 'right' },
  ],
})

/** Columns stay at both edges while the others pass under them. */
export const Fixed: Story = {
  ...pageStory([fixed]),
  async play({ canvas }) {
    await rowOf('A-023')
    const place = (title: string) => canvas.getByRole('columnheader', { name: title }).getBoundingClientRect().left
    const before = ['Number', 'Customer', 'Amount', 'Status', 'Actions'].map(place)
    const scroller = document.querySelector('.pw-table-scroll')
    if (scroller) scroller.scrollLeft = 1500
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'field11' })).toBeVisible())
    await expect(['Number', 'Customer', 'Amount', 'Status', 'Actions'].map(place)).toEqual(before)
  },
}

export const FixedDark: Story = { ...Fixed, globals: { theme: 'dark' } }

const summed = page({
  columns: [
    'number',
    { field: 'customer', statistic: 'count' },
    { field: 'status', statistic: "len(filterBy(rows, 'status', '2'))" },
    { field: 'amount', statistic: 'sum' },
    { field: 'createTime', statistic: 'max' },
  ],
})

/** What the values shown come to stands beneath them and stays in view (specification 9: 32 pixels high). */
export const Statistics: Story = {
  ...pageStory([summed]),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    const last = () => within(canvas.getAllByRole('row').at(-1) as HTMLElement)
    await expect(last().getByText('This page')).toBeVisible()
    await expect(await last().findByText('2,312.50')).toBeVisible()
    await expect(canvas.getAllByRole('row').at(-1)?.getBoundingClientRect().height).toBe(32)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(last().getByText('75.00')).toBeVisible())
  },
}

/** A server that has counted says what all records come to, on each of their pages. */
export const StatisticsOfAll: Story = {
  ...pageStory([
    page({
      ...{ source: { onlineReport: 'orders' }, toolbar: [], rowActions: [] },
      columns: ['number', { field: 'amount', statistic: 'sum' }],
    }),
  ]),
  async play({ canvas, userEvent }) {
    await canvas.findByText('A-023')
    const last = () => within(canvas.getAllByRole('row').at(-1) as HTMLElement)
    await expect(last().getByText('All records')).toBeVisible()
    await expect(await last().findByText('3,450.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await canvas.findByText('A-003')
    await expect(last().getByText('3,450.00')).toBeVisible()
  },
}

const coloured = page({
  columns: [
    'number',
    'customer',
    { field: 'status', tones: [{ when: 'self == 2', tone: 'success', bold: true }] },
    {
      field: 'amount',
      tones: [
        { when: 'self > 250', tone: 'error' },
        { when: 'self > 200', tone: 'warning' },
      ],
    },
    'createTime',
  ],
  rowTones: [
    { when: "record.number == 'A-023'", tone: 'success' },
    { when: "record.number == 'A-022'", tone: 'warning', bold: true },
    { when: "record.number == 'A-021'", tone: 'error' },
    { when: "record.number == 'A-020'", tone: 'info' },
    { when: "record.number == 'A-019'", tone: 'muted' },
  ],
})

/** Records and values look as their conditions say. */
export const RowColours: Story = {
  ...pageStory([coloured]),
  async play({ userEvent }) {
    const paint = (row: HTMLElement) => getComputedStyle(row).backgroundColor
    const rows = await Promise.all(['A-023', 'A-022', 'A-021', 'A-020', 'A-018'].map(rowOf))
    await expect(new Set(rows.map(paint)).size).toBe(5)
    const chosen = within(rows[0] as HTMLElement).getByRole('checkbox')
    await userEvent.click(chosen)
    await expect(chosen).toBeChecked()
  },
}

export const RowColoursDark: Story = { ...RowColours, globals: { theme: 'dark' } }

/** On a phone each record is a line with what its cells show, its actions as one menu, and nothing beyond the window. */
export const Mobile: Story = {
  ...pageStory([grouped]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, loaded, userEvent }) {
    const line = await cardOf('A-023')
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const more = within(line).getByRole('button', { name: 'More' })
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(
      Math.min(innerWidth, line.getBoundingClientRect().right),
    )
    await userEvent.click(more)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Pay' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(storyOf(loaded).shop.calls).toContain('PUT /shop/order/pay'))
  },
}

/** Who chooses the table on a phone has the actions of a row at the edge, as one menu. */
export const MobileTable: Story = {
  ...pageStory([grouped]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, loaded, userEvent }) {
    await cardOf('A-023')
    await userEvent.click(await canvas.findByTitle('Table'))
    const more = within(await rowOf('A-023')).getByRole('button', { name: 'More' })
    const table = canvas.getByRole('table', { name: 'Orders' }).getBoundingClientRect()
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(Math.min(innerWidth, table.right))
    await userEvent.click(more)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Pay' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(storyOf(loaded).shop.calls).toContain('PUT /shop/order/pay'))
  },
}
