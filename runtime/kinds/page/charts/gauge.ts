import { GaugeChart } from 'echarts/charts'
import { AriaComponent, TooltipComponent } from 'echarts/components'
import { readNumber } from '../../../format/index.ts'
import { toCell } from '../figures/figureTable.ts'
import { toneAt } from '../figures/toneAt.ts'
import { baseOption, itemTip } from './base.ts'
import { type ChartInput, defineChart } from './chart.ts'
import { toPointLabel } from './series.ts'

type Input = Pick<ChartInput<'gauge'>, 'block' | 'records' | 'intl' | 'labelOf'>

const read = ({ block, records: [record], intl, labelOf }: Input) => ({
  record,
  value: record ? readNumber(record, block.value) : null,
  name: intl.text(block.label) || labelOf(block.value),
})

export const chart = defineChart<'gauge'>({
  id: 'gauge',
  modules: [AriaComponent, GaugeChart, TooltipComponent],
  draw(input) {
    const { block, theme, intl } = input
    const { value, name, record } = read(input)
    const { min = 0, max = 100 } = block
    const share = value === null || max === min ? 0 : (value - min) / (max - min)
    const tone = toneAt(block.levels, share)
    const color = tone ? theme.tones[tone] : theme.primary
    const text = intl.format(value, block.format)
    return {
      option: {
        ...baseOption(input),
        tooltip: itemTip(input, () => ({ title: name, lines: [{ color, name: '', value: text }] })),
        series: [
          {
            id: 'gauge',
            type: 'gauge',
            min,
            max,
            startAngle: 210,
            endAngle: -30,
            center: ['50%', '58%'],
            radius: '92%',
            progress: { show: true, width: 14, roundCap: true, itemStyle: { color } },
            axisLine: { roundCap: true, lineStyle: { width: 14, color: [[1, theme.track]] } },
            axisTick: { show: false },
            splitLine: { show: false },
            pointer: { show: false },
            anchor: { show: false },
            axisLabel: {
              show: block.labels === true,
              distance: 20,
              color: theme.secondary,
              fontSize: 11,
              formatter: (tick: number) => (tick === min || tick === max ? intl.format(tick, block.format) : ''),
            },
            title: { offsetCenter: [0, '26%'], color: theme.secondary, fontSize: 13 },
            detail: {
              offsetCenter: [0, '-4%'],
              color: theme.text,
              fontSize: 26,
              fontWeight: 600,
              formatter: () => text,
            },
            data: [{ value: value ?? min, name }],
          },
        ],
      },
      points: [{ series: 0, index: 0, label: toPointLabel(name, '', text), record }],
    }
  },
  toTable(input) {
    const { value, name, record } = read(input)
    return {
      columns: [{ id: 'value', title: name, isNumber: true }],
      rows: [{ key: '0', values: [toCell(value)], texts: [input.intl.format(value, input.block.format)], record }],
    }
  },
})
