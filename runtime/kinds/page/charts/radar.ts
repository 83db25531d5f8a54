import { RadarChart } from 'echarts/charts'
import { AriaComponent, LegendScrollComponent, RadarComponent, TooltipComponent } from 'echarts/components'
import { baseOption, itemTip, legendOf } from './base.ts'
import { defineChart } from './chart.ts'
import { colourOf, readSeries, toPointLabel, toSeriesTable } from './series.ts'

export const chart = defineChart<'radar'>({
  id: 'radar',
  modules: [AriaComponent, LegendScrollComponent, RadarChart, RadarComponent, TooltipComponent],
  draw(input) {
    const { block, theme, intl } = input
    const { names, series } = readSeries(input)
    const greatest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
    const { legend, available } = legendOf(block.legend, series.length, theme)
    const formatOf = (index: number) => series[index]?.format ?? block.format
    return {
      option: {
        ...baseOption(input),
        legend,
        radar: {
          center: ['50%', `${50 + (available.top - available.bottom) / 8}%`],
          radius: '66%',
          indicator: names.map((name) => ({ name, max: block.max ?? (greatest || 1) })),
          axisName: { color: theme.secondary, fontSize: 12 },
          axisLine: { lineStyle: { color: theme.split } },
          splitLine: { lineStyle: { color: theme.split } },
          splitArea: { show: false },
        },
        tooltip: itemTip(input, ({ dataIndex }) => ({
          title: series[dataIndex]?.name ?? '',
          lines: names.map((name, index) => ({
            color: colourOf(series[dataIndex] ?? {}, dataIndex, theme),
            name,
            value: intl.format(series[dataIndex]?.values[index], formatOf(dataIndex)),
          })),
        })),
        series: [
          {
            id: 'shapes',
            type: 'radar',
            symbolSize: 5,
            data: series.map((each, index) => {
              const color = colourOf(each, index, theme)
              return {
                name: each.name,
                value: each.values.map((value) => value ?? 0),
                itemStyle: { color },
                lineStyle: { color, width: 2 },
                areaStyle: { color, opacity: 0.12 },
                label: {
                  show: block.labels === true,
                  color: theme.secondary,
                  formatter: ({ value }: { readonly value: number }) => intl.format(value, formatOf(index)),
                },
              }
            }),
          },
        ],
      },
      points: series.map((each, index) => ({
        series: 0,
        index,
        label: toPointLabel(
          each.name,
          '',
          names.map((name, place) => `${name} ${intl.format(each.values[place], formatOf(index))}`).join(', '),
        ),
        record: each.records.find((record) => record !== undefined),
      })),
    }
  },
  toTable: toSeriesTable,
})
