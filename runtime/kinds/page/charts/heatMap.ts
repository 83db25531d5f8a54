import { HeatmapChart } from 'echarts/charts'
import { AriaComponent, GridComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { readLabel, readNumber } from '../../../format/index.ts'
import { toCell } from '../figures/figureTable.ts'
import { nameAxis } from './axes.ts'
import { baseOption, itemTip, type Pointed } from './base.ts'
import { type ChartInput, defineChart } from './chart.ts'
import { heatScale } from './heat.ts'
import { toPointLabel } from './series.ts'

type Input = Pick<ChartInput<'heatMap'>, 'block' | 'records' | 'intl'>

const read = ({ block, records, intl }: Input) => {
  const cells = records.flatMap((record) => {
    const value = readNumber(record, block.value)
    if (value === null) return []
    return [
      {
        x: intl.name(readLabel(record, block.x), block.axes?.x?.format),
        y: intl.name(readLabel(record, block.y), block.axes?.y?.format),
        value,
        record,
      },
    ]
  })
  const distinct = (names: readonly string[]) => [...new Set(names)]
  return { cells, columns: distinct(cells.map(({ x }) => x)), lines: distinct(cells.map(({ y }) => y)) }
}

export const chart = defineChart<'heatMap'>({
  id: 'heatMap',
  modules: [AriaComponent, GridComponent, HeatmapChart, TooltipComponent, VisualMapContinuousComponent],
  draw(input) {
    const { block, theme, intl, labelOf } = input
    const { cells, columns, lines } = read(input)
    const places = new Map([
      ...columns.map((name, at) => [`x ${name}`, at] as const),
      ...lines.map((name, at) => [`y ${name}`, at] as const),
    ])
    const write = (value: number) => intl.format(value, block.format)
    const scale = heatScale(
      cells.map(({ value }) => value),
      write,
      { theme, intl },
    )
    return {
      option: {
        ...baseOption(input),
        grid: {
          left: 4,
          right: 8,
          top: block.axes?.y?.title ? 24 : 8,
          bottom: 32,
          outerBoundsMode: 'same',
          outerBoundsContain: 'all',
        },
        xAxis: { ...nameAxis(columns, block.axes?.x, { intl, theme }), splitArea: { show: false } },
        yAxis: { ...nameAxis(lines, block.axes?.y, { intl, theme, isVertical: true }), inverse: true },
        visualMap: scale,
        tooltip: itemTip(input, ({ dataIndex }) => ({
          title: [cells[dataIndex]?.y, cells[dataIndex]?.x].join(' · '),
          lines: [{ color: theme.primary, name: labelOf(block.value), value: write(cells[dataIndex]?.value ?? 0) }],
        })),
        series: [
          {
            id: 'cells',
            type: 'heatmap',
            data: cells.map(({ x, y, value }) => [places.get(`x ${x}`), places.get(`y ${y}`), value]),
            itemStyle: { borderColor: theme.background, borderWidth: 2, borderRadius: 4 },
            label: {
              show: block.labels === true,
              fontSize: 11,
              formatter: ({ dataIndex }: Pointed) => write(cells[dataIndex]?.value ?? 0),
            },
          },
        ],
      },
      points: cells.map(({ x, y, value, record }, index) => ({
        series: 0,
        index,
        label: toPointLabel(y, x, write(value)),
        record,
      })),
    }
  },
  toTable(input) {
    const { block, intl, labelOf } = input
    const { cells, columns, lines } = read(input)
    const found = new Map(cells.map((cell) => [JSON.stringify([cell.x, cell.y]), cell]))
    return {
      columns: [
        { id: 'name', title: labelOf(block.y), isNumber: false },
        ...columns.map((name) => ({ id: `column ${name}`, title: name, isNumber: true })),
      ],
      rows: lines.map((line) => {
        const own = columns.map((column) => found.get(JSON.stringify([column, line])))
        return {
          key: line,
          values: [line, ...own.map((cell) => toCell(cell?.value))],
          texts: [line, ...own.map((cell) => intl.format(cell?.value, block.format))],
          record: own.find((cell) => cell !== undefined)?.record,
        }
      }),
    }
  },
})
