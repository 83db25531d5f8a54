import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import orderPage from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, rowOf } from './person.ts'

export default { title: 'kinds/fragments', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const fragment = (id: string, piece: object) =>
  ({ kind: 'fragment', id: `shop.${id}`, version: 1, title: id, ...piece }) as unknown as PageDocument

const amountColumns = fragment('amount-columns', {
  parameters: { field: {}, limit: {} },
  fields: { margin: { label: 'Margin', widget: 'number' } },
  columns: [
    { field: '{{ given.field }}', statistic: 'sum', tones: [{ when: 'self > given.limit', tone: 'error' }] },
    { field: 'margin', format: { as: 'money', currency: 'EUR' } },
  ],
})

const buyerLayout = fragment('buyer-layout', {
  parameters: { title: {} },
  layout: [{ group: '{{ given.title }}', items: ['customer', 'note'] }],
})

const paySteps = fragment('pay-steps', {
  parameters: { order: {} },
  steps: [
    { request: { method: 'PUT', url: '/shop/order/pay', body: { id: '{{ given.order.id }}' }, success: true } },
    { reload: true },
  ],
})

const orders = {
  ...orderPage,
  columns: [
    'number',
    'customer',
    { fragment: 'shop.amount-columns', with: { field: "'amount'", limit: '200' } },
    'createTime',
  ],
  form: { layout: ['number', { fragment: 'shop.buyer-layout', with: { title: "'Who buys'" } }] },
  rowActions: ['edit', { id: 'pay', label: 'Pay', steps: [{ fragment: 'shop.pay-steps', with: { order: 'record' } }] }],
} as unknown as PageDocument

const documents = [orders, amountColumns, buyerLayout, paySteps] as const

/** Columns of a fragment stand among those of the list, with the field that the fragment brings along. */
export const Columns: Story = {
  ...pageStory([...documents]),
  async play({ canvas }) {
    const row = within(await rowOf('A-023'))
    await expect(row.getByText(/^€\d+\.\d\d$/)).toBeVisible()
    const titles = canvas.getAllByRole('columnheader').map((header) => header.textContent)
    await expect(titles.join(' ')).toMatch(/Number.*Customer.*Amount.*Margin.*Ordered/)
  },
}

/** A group of a fragment stands in the form, under the title that it is given. */
export const Layout: Story = {
  ...pageStory([...documents]),
  async play({ userEvent }) {
    const row = within(await rowOf('A-023'))
    await userEvent.click(row.getByRole('button', { name: 'Edit' }))
    const dialog = await dialogOf('Edit · Orders')
    await expect(await dialog.findByText('Who buys')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Customer' })).toBeVisible()
  },
}

/** Steps of a fragment run with the record that they are given. */
export const Steps: Story = {
  ...pageStory([...documents]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const row = within(await rowOf('A-023'))
    await userEvent.click(row.getByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(shop.calls).toContain('PUT /shop/order/pay'))
  },
}
