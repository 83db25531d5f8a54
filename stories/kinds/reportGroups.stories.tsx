import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import graph from '../../tests/data/online/graphs/tabs.page.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { reportOf } from './reportDocument.ts'

export default { title: 'kinds/page groups', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const regions = [
  { name: 'North & East', sales: 12.5 },
  { name: 'South', sales: 7.25 },
]

const table = {
  type: 'table',
  id: 'regions',
  title: 'Numbers',
  source: { data: regions },
  columns: [
    { field: 'name', to: '/regions?name={{ record.name }}' },
    { field: 'sales', format: 'number', statistic: 'sum' },
  ],
}

const bars = {
  type: 'chart',
  chart: 'bar',
  id: 'people',
  title: 'People',
  source: { url: '/report/staff' },
  category: 'name',
  value: 'sales',
}

const tabs = {
  type: 'tabs',
  id: 'looks',
  title: 'Sold by region',
  description: 'One look at a time',
  tabs: [
    { id: 'numbers', title: 'Numbers', blocks: [table] },
    { id: 'charts', title: 'Charts', blocks: [bars] },
  ],
}

/** One block shows at a time; what nobody has looked at yet is not asked for. */
export const Tabs: Story = {
  ...pageStory([reportOf(tabs)]),
  async play({ canvas, loaded, userEvent }) {
    const section = within(await canvas.findByRole('region', { name: 'Sold by region' }))
    await expect((await section.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Numbers',
      'Charts',
    ])
    const requests = () => storyOf(loaded).shop.calls.filter((call) => call.includes('/report/staff'))
    await waitFor(() => expect(section.getByText('South')).toBeVisible())
    await expect(requests()).toEqual([])
    section.getByRole('tab', { name: 'Numbers' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(section.getByRole('tab', { name: 'Charts' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(canvas.getByRole('application', { name: /^People/ })).toBeVisible(), { timeout: 10_000 })
    await expect(canvas.queryByText('South')).not.toBeVisible()
    await userEvent.click(section.getByRole('tab', { name: 'Numbers' }))
    await expect(canvas.getByText('South')).toBeVisible()
    await expect(requests()).toHaveLength(1)
  },
}

export const TabsDark: Story = { ...Tabs, globals: { theme: 'dark' } }

/** Values lead where their column says, and what they come to stands beneath them. */
export const LinksAndTotals: Story = {
  ...pageStory([reportOf(table)]),
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'North & East' })
    await expect(link).toHaveAttribute('href', '/regions?name=North%20%26%20East')
    await expect(canvas.getByText('19.75')).toBeVisible()
  },
}

/** A graph report as it is made of what the server says. */
export const GraphReport: Story = {
  ...pageStory([graph as unknown as PageDocument]),
  async play({ canvas, loaded }) {
    await waitFor(() => expect(screen.getByRole('application', { name: /^Lines/ })).toBeVisible(), { timeout: 10_000 })
    // Clicks of the test library hold back what React hears of the panel that comes into view.
    canvas.getByRole('tab', { name: 'Table' }).click()
    const rows = within(await canvas.findByRole('tabpanel', { name: 'Table' }))
    await waitFor(() => expect(rows.getByText('2026-02')).toBeVisible())
    const requests = storyOf(loaded).shop.calls.filter((call) => call.includes('getChartsData'))
    await expect(new Set(requests)).toEqual(new Set(['GET /online/graphreport/api/getChartsData?id=g-tabs']))
  },
}
