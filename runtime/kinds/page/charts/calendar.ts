import { HeatmapChart } from 'echarts/charts'
import { AriaComponent, CalendarComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { readNumber, readValue, toDate, toDay } from '../../../format/index.ts'
import { personToday } from '../../../language/index.ts'
import { toCell } from '../figures/figureTable.ts'
import { baseOption, itemTip } from './base.ts'
import { type ChartInput, defineChart } from './chart.ts'
import { heatScale } from './heat.ts'
import { toPointLabel } from './series.ts'

type Input = Pick<ChartInput<'calendar'>, 'block' | 'records'>

const read = ({ block, records }: Input) =>
  records
    .flatMap((record) => {
      const [date, value] = [toDate(readValue(record, block.date)), readNumber(record, block.value)]
      if (!date || value === null) return []
      const day = toDay(date)
      const isWithin = (block.from === undefined || day >= block.from) && (block.to === undefined || day <= block.to)
      return isWithin ? [{ day, value, record }] : []
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1))

const namesOf = (locale: string, options: Intl.DateTimeFormatOptions, dates: readonly Date[]) =>
  dates.map((date) => new Intl.DateTimeFormat(locale, options).format(date))

/** Sunday first, as echarts counts. */
const week = Array.from({ length: 7 }, (_, day) => new Date(2023, 0, day + 1))
const year = Array.from({ length: 12 }, (_, month) => new Date(2023, month, 1))

export const chart = defineChart<'calendar'>({
  id: 'calendar',
  modules: [AriaComponent, CalendarComponent, HeatmapChart, TooltipComponent, VisualMapContinuousComponent],
  draw(input) {
    const { block, theme, intl, labelOf } = input
    const days = read(input)
    const first = block.from ?? days[0]?.day ?? personToday()
    const last = block.to ?? days.at(-1)?.day ?? first
    const write = (value: number) => intl.format(value, block.format)
    return {
      option: {
        ...baseOption(input),
        calendar: {
          range: [first, last],
          left: 44,
          right: 8,
          top: 28,
          bottom: 36,
          cellSize: ['auto', 'auto'],
          itemStyle: { color: theme.track, borderColor: theme.background, borderWidth: 2 },
          splitLine: { show: false },
          yearLabel: { show: false },
          dayLabel: {
            firstDay: 1,
            color: theme.secondary,
            fontSize: 11,
            nameMap: namesOf(intl.locale, { weekday: 'short' }, week),
          },
          monthLabel: {
            color: theme.secondary,
            fontSize: 11,
            nameMap: namesOf(intl.locale, { month: 'short' }, year),
          },
        },
        visualMap: heatScale(
          days.map(({ value }) => value),
          write,
          { theme, intl },
        ),
        tooltip: itemTip(input, ({ dataIndex }) => ({
          title: days[dataIndex]?.day ?? '',
          lines: [{ color: theme.primary, name: labelOf(block.value), value: write(days[dataIndex]?.value ?? 0) }],
        })),
        series: [
          {
            id: 'days',
            type: 'heatmap',
            coordinateSystem: 'calendar',
            data: days.map(({ day, value }) => [day, value]),
            itemStyle: { borderColor: theme.background, borderWidth: 2, borderRadius: 3 },
            label: {
              show: block.labels === true,
              fontSize: 10,
              formatter: ({ dataIndex }: { readonly dataIndex: number }) => write(days[dataIndex]?.value ?? 0),
            },
          },
        ],
      },
      points: days.map(({ day, value, record }, index) => ({
        series: 0,
        index,
        label: toPointLabel(day, '', write(value)),
        record,
      })),
    }
  },
  toTable(input) {
    const { block, intl, labelOf } = input
    return {
      columns: [
        { id: 'day', title: labelOf(block.date), isNumber: false },
        { id: 'value', title: labelOf(block.value), isNumber: true },
      ],
      rows: read(input).map(({ day, value, record }, index) => ({
        key: String(index),
        values: [day, toCell(value)],
        texts: [day, intl.format(value, block.format)],
        record,
      })),
    }
  },
})
