import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import orderPage from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { cardOf, dialogOf, rowOf } from './person.ts'

export default { title: 'kinds/list formats', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const euros = { as: 'money', currency: 'EUR' }

const formatted = {
  ...orderPage,
  fields: {
    ...orderPage.fields,
    amount: { label: 'Amount', widget: 'number', format: euros },
    margin: { label: 'Margin', widget: 'number', format: { ...euros, signed: true } },
    share: { label: 'Share', widget: 'number', format: 'percent' },
  },
  columns: [
    'number',
    'customer',
    { field: 'amount', statistic: 'sum' },
    { field: 'margin', tones: [{ when: 'self < 0', tone: 'error' }] },
    { field: 'createTime', format: 'month' },
  ],
  views: ['table', 'cards'],
  card: { title: 'customer', fields: ['amount', 'margin'] },
  form: { layout: ['number', 'customer', 'amount', 'margin'] },
  rowActions: ['view'],
} as unknown as PageDocument

/** One format of a field in the table and its statistic, and another one of a column. */
export const Columns: Story = {
  ...pageStory([formatted]),
  async play() {
    const row = within(await rowOf('A-023'))
    await expect(row.getByText('€287.50')).toBeVisible()
    const margin = row.getByText(/^[+-]€\d+\.\d\d$/)
    await expect(margin).toBeVisible()
    await expect(getComputedStyle(margin.closest('[role="gridcell"], [role="cell"]') as HTMLElement).textAlign).toBe(
      'right',
    )
    await expect(row.queryByText('287.5')).toBeNull()
  },
}

/** The same on cards, and where the record is read. */
export const Cards: Story = {
  ...pageStory([{ ...formatted, view: 'cards' } as PageDocument]),
  async play({ userEvent }) {
    const card = within(await cardOf('Edsger Dijkstra'))
    await expect(card.getByText('€287.50')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'View' }))
    const dialog = await dialogOf(/^detail information$/)
    await expect(await dialog.findByText('€287.50')).toBeVisible()
  },
}
