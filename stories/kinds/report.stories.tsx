import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import overview from '../pages/report.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/report', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** The document that uses every option of the kind. */
export const Ready: Story = {
  ...pageStory([overview]),
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

/** One column; a chart that is far below is drawn once it comes into view. */
export const Mobile: Story = {
  ...pageStory([overview]),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, loaded }) {
    const requests = () => storyOf(loaded).shop.calls.filter((call) => call.includes('/report/months'))
    const orders = within(await canvas.findByRole('region', { name: 'Orders this month' }))
    await waitFor(() => expect(orders.getByText('1,930')).toBeVisible())
    await expect(canvas.queryByRole('note')).toBeNull()
    await expect(canvas.queryByRole('application', { name: /^Sales of the year/ })).toBeNull()
    await expect(requests()).toEqual([])
    canvas.getByRole('region', { name: 'Sales of the year' }).scrollIntoView()
    await waitFor(() => expect(canvas.getByRole('application', { name: /^Sales of the year/ })).toBeVisible(), {
      timeout: 10_000,
    })
    await expect(requests()).toHaveLength(1)
  },
}

export const MobileDark: Story = { ...Mobile, globals: { ...Mobile.globals, theme: 'dark' } }
