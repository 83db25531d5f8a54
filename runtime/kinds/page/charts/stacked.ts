import { drawAxisChart } from './axisChart.ts'
import { axisModules } from './axisModules.ts'
import { defineChart } from './chart.ts'
import { toSeriesTable } from './series.ts'

export const chart = defineChart<'stacked'>({
  id: 'stacked',
  modules: axisModules,
  draw: (input) =>
    drawAxisChart(input, {
      as: input.block.of ?? 'bar',
      isStacked: true,
      isShare: input.block.share === true,
      isHorizontal: input.block.horizontal === true,
    }),
  toTable: toSeriesTable,
})
