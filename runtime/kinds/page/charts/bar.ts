import { drawAxisChart } from './axisChart.ts'
import { axisModules } from './axisModules.ts'
import { defineChart } from './chart.ts'
import { toSeriesTable } from './series.ts'

export const chart = defineChart<'bar'>({
  id: 'bar',
  modules: axisModules,
  draw: (input) => drawAxisChart(input, { as: 'bar', isHorizontal: input.block.horizontal === true }),
  toTable: toSeriesTable,
})
