import { ScatterChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendScrollComponent, TooltipComponent } from 'echarts/components'
import { LabelLayout } from 'echarts/features'
import { readLabel, readNumber, readValue } from '../../../format/index.ts'
import { toCell } from '../figures/figureTable.ts'
import { valueAxis } from './axes.ts'
import { baseOption, itemTip, legendOf, type Pointed } from './base.ts'
import { type ChartInput, defineChart } from './chart.ts'
import { colourOf, toPointLabel } from './series.ts'

type Input = Pick<ChartInput<'scatter'>, 'block' | 'records' | 'intl'>

const read = ({ block, records, intl }: Input) =>
  records.flatMap((record) => {
    const [x, y] = [readNumber(record, block.x), readNumber(record, block.y)]
    if (x === null || y === null) return []
    return [
      {
        x,
        y,
        size: block.size ? readNumber(record, block.size) : null,
        name: block.name ? intl.name(readLabel(record, block.name)) : '',
        series: block.seriesBy ? intl.name(readLabel(record, block.seriesBy)) : '',
        record,
      },
    ]
  })
type Point = ReturnType<typeof read>[number]

const [min, max] = [8, 44]

/** The diameter of a point whose area stands for a value. */
const diameterOf = (size: number | null, greatest: number): number =>
  size === null || greatest <= 0 ? 10 : Math.max(min, Math.sqrt(Math.max(0, size) / greatest) * max)

export const chart = defineChart<'scatter'>({
  id: 'scatter',
  modules: [AriaComponent, GridComponent, LabelLayout, LegendScrollComponent, ScatterChart, TooltipComponent],
  draw(input) {
    const { block, theme, intl, labelOf } = input
    const points = read(input)
    const names = [...new Set(points.map(({ series }) => series))]
    const series = names.map((name) => points.filter((point) => point.series === name))
    const greatest = Math.max(0, ...points.map(({ size }) => size ?? 0))
    const { legend, available } = legendOf(block.legend, names.length, theme)
    const lines = (point: Point | undefined, color: string) =>
      [block.x, block.y, ...(block.size ? [block.size] : [])].map((field) => ({
        color,
        name: labelOf(field),
        value: intl.format(point && readValue(point.record, field), formatOf(field)),
      }))
    const formatOf = (field: string) =>
      (field === block.x ? block.axes?.x?.format : field === block.y ? block.axes?.y?.format : undefined) ??
      block.format
    return {
      option: {
        ...baseOption(input),
        grid: {
          left: 4,
          right: available.right + 12,
          top: available.top + (block.axes?.y?.title ? 18 : 8),
          bottom: available.bottom,
          outerBoundsMode: 'same',
          outerBoundsContain: 'all',
        },
        legend,
        xAxis: {
          ...valueAxis(block.axes?.x, block.format, {
            intl,
            theme,
            isVertical: false,
            values: points.map(({ x }) => x),
          }),
          scale: true,
        },
        yAxis: {
          ...valueAxis(block.axes?.y, block.format, { intl, theme, values: points.map(({ y }) => y) }),
          scale: true,
        },
        tooltip: itemTip(input, ({ seriesIndex, dataIndex }) => {
          const point = series[seriesIndex]?.[dataIndex]
          const title = [point?.name, point?.series].filter(Boolean).join(' · ')
          return { title, lines: lines(point, colourOf({}, seriesIndex, theme)) }
        }),
        series: series.map((own, index) => ({
          id: `series ${names[index]}`,
          name: names[index],
          type: 'scatter',
          large: own.length > 5000,
          data: own.map(({ x, y, size }) => ({ value: [x, y], symbolSize: diameterOf(size, greatest) })),
          itemStyle: { color: colourOf({}, index, theme), opacity: 0.75 },
          label: {
            show: block.labels === true,
            position: 'top',
            color: theme.secondary,
            formatter: ({ dataIndex }: Pointed) => own[dataIndex]?.name ?? '',
          },
          labelLayout: { hideOverlap: true },
          emphasis: { focus: 'series' },
        })),
      },
      points: series.flatMap((own, place) =>
        own.map((point, index) => ({
          series: place,
          index,
          label: toPointLabel(
            point.name,
            point.series,
            lines(point, '')
              .map(({ name, value }) => `${name} ${value}`)
              .join(', '),
          ),
          record: point.record,
        })),
      ),
    }
  },
  toTable(input) {
    const { block, intl, labelOf } = input
    const fields = [block.name, block.seriesBy].filter((field) => field !== undefined)
    const numbers = [block.x, block.y, block.size].filter((field) => field !== undefined)
    return {
      columns: [
        ...fields.map((id) => ({ id: `name ${id}`, title: labelOf(id), isNumber: false })),
        ...numbers.map((id) => ({ id, title: labelOf(id), isNumber: true })),
      ],
      rows: read(input).map(({ record }, index) => ({
        key: String(index),
        values: [
          ...fields.map((field) => toCell(readLabel(record, field))),
          ...numbers.map((field) => readNumber(record, field)),
        ],
        texts: [
          ...fields.map((field) => intl.name(readLabel(record, field))),
          ...numbers.map((field) => intl.format(readNumber(record, field), block.format)),
        ],
        record,
      })),
    }
  },
})
