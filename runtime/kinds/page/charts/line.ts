import { drawAxisChart } from './axisChart.ts'
import { axisModules } from './axisModules.ts'
import { defineChart } from './chart.ts'
import { toSeriesTable } from './series.ts'

export const chart = defineChart<'line'>({
  id: 'line',
  modules: axisModules,
  draw: (input) => drawAxisChart(input, { as: 'line', isSmooth: input.block.smooth === true }),
  toTable: toSeriesTable,
})
