import { defineChart } from './chart.ts'
import { drawRoundChart } from './roundChart.ts'
import { roundModules } from './roundModules.ts'
import { toShareTable } from './shares.ts'

export const chart = defineChart<'pie'>({
  id: 'pie',
  modules: roundModules,
  draw: (input) =>
    drawRoundChart(input, { radius: ['0%', '72%'], ...(input.block.rose ? { roseType: 'radius' } : {}) }),
  toTable: toShareTable,
})
