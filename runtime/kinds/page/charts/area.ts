import { drawAxisChart } from './axisChart.ts'
import { axisModules } from './axisModules.ts'
import { defineChart } from './chart.ts'
import { toSeriesTable } from './series.ts'

export const chart = defineChart<'area'>({
  id: 'area',
  modules: axisModules,
  draw: (input) => drawAxisChart(input, { as: 'area', isSmooth: input.block.smooth === true }),
  toTable: toSeriesTable,
})
