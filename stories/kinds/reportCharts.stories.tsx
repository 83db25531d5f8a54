import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import overview from '../pages/page.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { reportOf } from './reportDocument.ts'

export default { title: 'kinds/page charts', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** One block of the document that uses every option, alone on its page. */
function chartStory(id: string): Story {
  const block = overview.blocks.find((candidate) => candidate.id === id)
  if (!block) throw new Error(`There is no block ${id}.`)
  return {
    ...pageStory([reportOf({ ...block, span: 12 })]),
    async play({ canvas, userEvent }) {
      const chart = await canvas.findByRole('application')
      await expect(
        within(canvas.getByRole('region', { name: block.title ?? id })).getByRole('table'),
      ).toBeInTheDocument()
      chart.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(chart.parentElement?.querySelector('output')).not.toBeEmptyDOMElement()
    },
  }
}

export const Line = chartStory('months')
export const Area = chartStory('days')
export const Bar = chartStory('bars')
export const Stacked = chartStory('channels')
export const StackedShares = chartStory('regions')
export const Pie = chartStory('parts')
export const Ring = chartStory('shares')
export const Radar = chartStory('skills')
export const Funnel = chartStory('funnel')
export const Gauge = chartStory('goal')
export const Scatter = chartStory('products')
export const HeatMap = chartStory('hours')
export const Calendar = chartStory('year')
export const CalendarDark: Story = { ...Calendar, globals: { theme: 'dark' } }
export const CalendarChinese: Story = { ...Calendar, globals: { language: 'zh' } }
