import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import orderCard from '../pages/fragment.json'
import overview from '../pages/page.json'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/page', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** The document that uses every option of the kind. */
export const Ready: Story = {
  ...pageStory([overview, orderCard, orders]),
  async play({ canvas }) {
    const orders = within(await canvas.findByRole('region', { name: 'Orders this month' }))
    await waitFor(() => expect(orders.getByText('1,930')).toBeVisible())
    await expect(orders.getByText('10.7%')).toBeVisible()
    await expect(canvas.queryByRole('note')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('application', { name: /^Sales of the year/ })).toBeVisible(), {
      timeout: 10_000,
    })
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }

/** Two figures stand in a row, all else below each other; a chart that is far below is drawn once it comes into view. */
export const Mobile: Story = {
  ...pageStory([overview, orderCard, orders]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, loaded }) {
    const requests = () => storyOf(loaded).shop.calls.filter((call) => call.includes('/report/hours'))
    const orders = within(await canvas.findByRole('region', { name: 'Orders this month' }))
    await waitFor(() => expect(orders.getByText('1,930')).toBeVisible())
    await expect(canvas.queryByRole('note')).toBeNull()
    const boxOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect()
    await expect(boxOf('Revenue').top).toBe(boxOf('Orders this month').top)
    await expect(boxOf('Revenue').left).toBeGreaterThan(boxOf('Orders this month').right)
    await expect(boxOf('Orders a day').top).toBeGreaterThan(boxOf('Revenue').bottom)
    await expect(boxOf('Shares of the channels').top).toBeGreaterThan(boxOf('Sales of the year').bottom)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.queryByRole('application', { name: /^When people come/ })).toBeNull()
    await expect(requests()).toEqual([])
    canvas.getByRole('region', { name: 'When people come' }).scrollIntoView()
    await waitFor(() => expect(canvas.getByRole('application', { name: /^When people come/ })).toBeVisible(), {
      timeout: 10_000,
    })
    await expect(requests()).toHaveLength(1)
  },
}

export const MobileDark: Story = { ...Mobile, globals: { ...Mobile.globals, theme: 'dark' } }
