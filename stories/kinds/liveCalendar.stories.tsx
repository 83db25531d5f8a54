import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import orderPage from './documents/orders.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { createShop, orders } from './server/shop.ts'
import { serveTopics, type Topics } from './server/topics.ts'

export default { title: 'kinds/live calendar', component: PageStage } satisfies Meta<typeof PageStage>

let topics: Topics

const today = new Date().toLocaleDateString('sv')

const calendar = {
  ...orderPage,
  source: { ...orderPage.source, socket: 'shop_order' },
  views: ['calendar'],
  calendar: { start: 'createTime', text: 'customer' },
} satisfies PageDocument

/** The days of a calendar have what is written: values at once, and what another day brings in or out once it was asked for. */
export const Followed: StoryObj = {
  ...pageStory([calendar], {
    shop: () => createShop(orders(2).map((order) => ({ ...order, createTime: `${today} 09:30:00` }))),
  }),
  beforeEach() {
    topics = serveTopics()
    return topics.end
  },
  async play({ canvas, loaded }) {
    const { shop } = storyOf(loaded)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    const write = (method: string, path: string, body?: object) =>
      shop.fetch(`http://localhost/api/shop/order/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    await write('PUT', 'edit', { id: '1', customer: 'Mary Somerville' })
    await topics.publish('shop_order', { changed: [{ id: '1', customer: 'Mary Somerville' }] })
    await waitFor(() => expect(canvas.getAllByText('Mary Somerville').length).toBeGreaterThan(0))
    await write('DELETE', 'delete?id=2')
    await topics.publish('shop_order', { removed: ['2'] })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    // What comes into the month is asked for.
    await write('POST', 'add', { customer: 'Emmy Noether', createTime: `${today} 10:00:00` })
    await topics.publish('shop_order', { added: [{ id: '3', customer: 'Emmy Noether' }] })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2), { timeout: 5000 })
  },
}
