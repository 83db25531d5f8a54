import { defineChart } from './chart.ts'
import { drawRoundChart } from './roundChart.ts'
import { roundModules } from './roundModules.ts'
import { readShares, toShareTable } from './shares.ts'

export const chart = defineChart<'ring'>({
  id: 'ring',
  modules: roundModules,
  draw(input) {
    const { block, intl } = input
    const whole = readShares(input).reduce((sum, { value }) => sum + value, 0)
    const centre = { value: intl.format(whole, block.format), name: intl.text(block.total) }
    return drawRoundChart(input, { radius: ['54%', '78%'], ...(block.total ? { centre } : {}) })
  },
  toTable: toShareTable,
})
