import { defineBlock } from '../definition.ts'
import { LazyChart } from './LazyChart.tsx'
import { loadChartBlock } from './loadChartBlock.ts'

/** A picture of figures, with the same figures as a table. */
export const chartBlock = defineBlock<'chart'>({
  id: 'chart',
  isHeavy: true,
  view: LazyChart,
  rows: 5,
  height: () => 280,
  downloads: ['picture', 'sheet'],
  hasTable: true,
  figures: async (input) => (await loadChartBlock(input.block.chart)).chart.toTable(input),
})
