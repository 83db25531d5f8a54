import { FunnelChart } from 'echarts/charts'
import { AriaComponent, TooltipComponent } from 'echarts/components'
import { LabelLayout } from 'echarts/features'
import { readLabel, readNumber } from '../../../format/index.ts'
import { toCell } from '../figures/figureTable.ts'
import { baseOption, itemTip, type Pointed } from './base.ts'
import { type ChartInput, defineChart } from './chart.ts'
import { colourOf, toPointLabel } from './series.ts'

const readStages = ({ block, records, intl }: Pick<ChartInput<'funnel'>, 'block' | 'records' | 'intl'>) => {
  const first = records.map((record) => readNumber(record, block.value)).find((value) => value !== null)
  return records.map((record) => {
    const value = readNumber(record, block.value)
    const share = first && value !== null ? value / first : null
    return { name: intl.name(readLabel(record, block.category)), value, share, record }
  })
}

export const chart = defineChart<'funnel'>({
  id: 'funnel',
  modules: [AriaComponent, FunnelChart, LabelLayout, TooltipComponent],
  draw(input) {
    const { block, theme, intl, labelOf } = input
    const stages = readStages(input)
    const writeValue = (index: number) => {
      const stage = stages[index]
      const value = intl.format(stage?.value, block.format)
      return block.share ? `${value} (${intl.format(stage?.share, 'percent')})` : value
    }
    return {
      option: {
        ...baseOption(input),
        tooltip: itemTip(input, ({ dataIndex }) => ({
          title: stages[dataIndex]?.name ?? '',
          lines: [{ color: colourOf({}, dataIndex, theme), name: labelOf(block.value), value: writeValue(dataIndex) }],
        })),
        series: [
          {
            id: 'stages',
            type: 'funnel',
            sort: 'none',
            left: '4%',
            right: '34%',
            top: 8,
            bottom: 8,
            gap: 3,
            minSize: '4%',
            data: stages.map(({ name, value }, index) => ({
              name,
              value: value ?? 0,
              itemStyle: { color: colourOf({}, index, theme), borderWidth: 0 },
            })),
            label: {
              show: true,
              position: 'right',
              color: theme.text,
              lineHeight: 17,
              formatter: ({ dataIndex }: Pointed) =>
                block.labels || block.share
                  ? `${stages[dataIndex]?.name}\n${writeValue(dataIndex)}`
                  : (stages[dataIndex]?.name ?? ''),
            },
            labelLine: { length: 12, lineStyle: { color: theme.line } },
            labelLayout: { hideOverlap: true },
          },
        ],
      },
      points: stages.map(({ name, record }, index) => ({
        series: 0,
        index,
        label: toPointLabel(name, '', writeValue(index)),
        record,
      })),
    }
  },
  toTable(input) {
    const { block, intl, labelOf } = input
    return {
      columns: [
        { id: 'name', title: labelOf(block.category), isNumber: false },
        { id: 'value', title: labelOf(block.value), isNumber: true },
        { id: 'share', title: intl.translate('report.shareOfFirst'), isNumber: true },
      ],
      rows: readStages(input).map(({ name, value, share, record }, index) => ({
        key: String(index),
        values: [name, toCell(value), share],
        texts: [name, intl.format(value, block.format), intl.format(share, 'percent')],
        record,
      })),
    }
  },
})
