import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { createShop, orders as rows } from './server/shop.ts'

export default { title: 'kinds/list room', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** Where nothing around a list has a height, its table still has one, and mounts only the rows in view. */
export const WithoutHeightAround: Story = {
  ...pageStory([{ ...orders, paging: { size: 200, sizes: [200] } }], {
    shop: () => createShop(rows(200)),
    around: (page) => <div style={{ flex: 'none' }}>{page}</div>,
  }),
  async play({ canvas }) {
    await canvas.findAllByText(/^A-\d+$/)
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '201'))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40))
    await expect(canvas.getByRole('table').getBoundingClientRect().height).toBeGreaterThan(1000)
  },
}
