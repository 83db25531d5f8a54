import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PageStage } from './PageStage.tsx'
import { pageOf } from './pageBlockParts.ts'
import { pageStory } from './pageStory.tsx'

export default { title: 'kinds/page list in a page', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const orders = {
  kind: 'list',
  id: 'shop.orders',
  version: 1,
  title: 'Orders',
  source: { rest: '/shop/order' },
  fields: { number: { label: 'Number' }, customer: { label: 'Customer' } },
  columns: ['number', 'customer'],
}

/** A list among other blocks is as high as its page of records: none of them is out of sight. */
export const Whole: Story = {
  ...pageStory([
    pageOf(
      { type: 'text', id: 'about', text: 'All that was ordered' },
      { type: 'page', id: 'orders', page: 'shop.orders' },
    ),
    orders,
  ]),
  async play({ canvas }) {
    const last = await canvas.findByRole('cell', { name: 'A-014' }, { timeout: 10_000 })
    const scroller = last.closest('.pw-table-scroll')
    await waitFor(() => expect(scroller?.scrollHeight).toBe(scroller?.clientHeight))
    await expect(canvas.getByRole('table').getAttribute('aria-rowcount')).toBe('11')
  },
}
