import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { bars, best, reportOf } from './reportDocument.ts'
import { createShop } from './server/shop.ts'

export default { title: 'kinds/page states', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const figure = {
  type: 'stat',
  id: 'orders',
  title: 'Orders',
  span: 3,
  source: { url: '/report/totals' },
  value: 'record.orders',
}
const page = reportOf(figure, bars, best)

export const Loading: Story = {
  ...pageStory([page], {
    shop: () => {
      const shop = createShop()
      shop.hold('/staff')
      shop.hold('/totals')
      return shop
    },
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getAllByRole('status', { name: 'Loading' })).toHaveLength(3)
    await expect(canvas.queryByText('No data')).toBeNull()
  },
}

export const Empty: Story = {
  ...pageStory([
    reportOf(
      { ...bars, source: { url: '/report/nothing' } },
      { ...best, source: { data: [] } },
      { ...figure, source: { url: '/report/nothing' } },
    ),
  ]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('No data')).toHaveLength(2))
    const orders = within(canvas.getByRole('region', { name: 'Orders' }))
    await waitFor(() => expect(orders.getByText('–')).toBeVisible())
  },
}

/** One block fails, and it alone is asked again. */
export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([page], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/totals', 'The figures are being counted')
      return shop
    },
  }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const orders = within(await canvas.findByRole('region', { name: 'Orders' }))
    await waitFor(() => expect(orders.getByText('The figures are being counted')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ada Lovelace' })).toBeVisible())
    const before = shop.calls.length
    await userEvent.click(orders.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(orders.getByText('1,930')).toBeVisible())
    await expect(shop.calls.slice(before)).toEqual(['GET /report/totals'])
  },
}

/** The figures of an earlier answer stay when asking anew fails. */
export const LateFigures: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const people = within(await canvas.findByRole('region', { name: 'Best of the month' }))
    await people.findByRole('button', { name: 'Ada Lovelace' })
    shop.refuse('/staff', 'The server rests')
    await userEvent.click(people.getByRole('button', { name: 'Reload Best of the month' }))
    await waitFor(() => expect(people.getByText('The server rests')).toBeVisible())
    await expect(people.getByRole('button', { name: 'Ada Lovelace' })).toBeVisible()
    await userEvent.click(people.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(people.queryByText('The server rests')).toBeNull())
  },
}

/** Blocks that ask the same share one call, also when all of them are asked anew. */
export const SharedCall: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const staffCalls = () => shop.calls.filter((call) => call.includes('/report/staff')).length
    await canvas.findByRole('button', { name: 'Ada Lovelace' })
    await canvas.findByRole('application', { name: /^Sales of our people/ })
    await expect(staffCalls()).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload all' }))
    await waitFor(() => expect(staffCalls()).toBe(2))
    await waitFor(() => expect(shop.calls.filter((call) => call.includes('/report/totals'))).toHaveLength(2))
    await expect(staffCalls()).toBe(2)
  },
}

export const Chinese: Story = {
  ...pageStory([page]),
  globals: { language: 'zh' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: '刷新 Best of the month' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: '打印' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('application', { name: /图表，6 行数据/ })).toBeVisible())
  },
}

const drawn: Story = {
  ...pageStory([page]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ada Lovelace' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('application', { name: /^Sales of our people/ })).toBeInTheDocument())
  },
}
export const Mobile: Story = { ...drawn, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...drawn, globals: { theme: 'dark' } }

/** A person who may see no block is told so, instead of an empty page with a query bar. */
export const Withheld: Story = {
  ...pageStory([reportOf({ ...figure, access: 'shop:figures' }, { ...best, access: 'shop:figures' })], { access: [] }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/none of your roles/)).toBeVisible())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
