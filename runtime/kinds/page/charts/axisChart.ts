import type { ChartBlocks, Format } from '../../../language/index.ts'
import { halfNameOf, nameAxis, valueAxis } from './axes.ts'
import { axisTip, baseOption, legendOf, type Pointed } from './base.ts'
import type { ChartDrawing, ChartInput, OptionPart } from './chart.ts'
import { inkOn } from './colours.ts'
import { colourOf, readSeries, type Series, type SeriesData, toPointLabel } from './series.ts'

type AxisBlock = ChartBlocks['line' | 'area' | 'bar' | 'stacked']

/** How a chart with axes draws its series. */
export interface AxisManner {
  readonly as: 'line' | 'area' | 'bar'
  readonly isStacked?: boolean
  readonly isShare?: boolean
  readonly isHorizontal?: boolean
  readonly isSmooth?: boolean
}

type Input = Omit<ChartInput, 'block'> & { readonly block: AxisBlock }

/** From here on the dots of a line would be a line of their own. */
const maxDots = 40

const sharesOf = ({ names, series }: SeriesData): SeriesData => {
  const totals = names.map((_, index) => series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0))
  const shares = ({ values }: Series) =>
    values.map((value, index) => (value === null || !totals[index] ? null : value / totals[index]))
  return { names, series: series.map((each) => ({ ...each, values: shares(each), format: 'percent' })) }
}

/** Draws lines, areas and bars over an axis of names, alone or on top of each other. */
export function drawAxisChart(input: Input, manner: AxisManner): ChartDrawing {
  const { block, theme, intl } = input
  const read = readSeries(input)
  const { names, series } = manner.isShare ? sharesOf(read) : read
  const formatOf = (each: Series): Format | undefined => each.format ?? block.format
  const textOf = (each: Series, index: number) => intl.format(each.values[index], formatOf(each))
  const { legend, available } = legendOf(block.legend, series.length, theme)
  const hasSecond = series.some(({ axis }) => axis === 'second')
  const isHorizontal = manner.isHorizontal === true
  const hasBars = series.some(({ type = manner.as }) => type === 'bar')

  const toOption = (each: Series, index: number): OptionPart => {
    const type = each.type ?? manner.as
    const color = colourOf(each, index, theme)
    const stack = manner.isStacked ? 'all' : each.stack
    const label = {
      show: block.labels === true,
      position: stack ? 'inside' : isHorizontal ? 'right' : 'top',
      color: stack && type === 'bar' ? inkOn(color) : theme.secondary,
      formatter: ({ dataIndex }: Pointed) => textOf(each, dataIndex),
    }
    const common = {
      id: each.id,
      name: each.name,
      data: [...each.values],
      label,
      labelLayout: { hideOverlap: true },
      emphasis: { focus: 'series' },
      itemStyle: { color },
      ...(stack ? { stack } : {}),
      ...(each.axis === 'second' ? { [isHorizontal ? 'xAxisIndex' : 'yAxisIndex']: 1 } : {}),
    }
    if (type === 'bar') {
      const round = isHorizontal ? [0, 3, 3, 0] : [3, 3, 0, 0]
      return {
        ...common,
        type: 'bar',
        barMaxWidth: 32,
        large: names.length > 2000,
        itemStyle: { color, borderRadius: stack ? 0 : round },
      }
    }
    return {
      ...common,
      type: 'line',
      smooth: manner.isSmooth === true ? 0.3 : false,
      symbol: 'circle',
      symbolSize: 6,
      showSymbol: names.length <= maxDots,
      sampling: 'lttb',
      lineStyle: { width: 2, color },
      ...(type === 'area' ? { areaStyle: { color, opacity: stack ? 0.5 : 0.16 } } : {}),
    }
  }

  const names1 = nameAxis(names, block.axes?.category, { intl, theme, isVertical: isHorizontal })
  const shareEnd = manner.isShare ? { max: 1 } : {}
  const first = series.filter(({ axis }) => axis !== 'second')
  const heights = names.map((_, index) =>
    first
      .map(({ values }) => values[index] ?? 0)
      .reduce((sum, value) => (manner.isStacked ? sum + value : Math.max(sum, value)), 0),
  )
  const largest = heights.reduce((most, height) => Math.max(most, height), 0)
  const valuesOf = (axis: 'first' | 'second') =>
    series.flatMap((each) => ((each.axis === 'second') === (axis === 'second') ? each.values : []))
  const valueFormat = manner.isShare ? 'percent' : block.format
  const values = [
    {
      ...valueAxis(block.axes?.value, valueFormat, {
        intl,
        theme,
        isVertical: !isHorizontal,
        largest,
        values: valuesOf('first'),
      }),
      ...shareEnd,
    },
    ...(hasSecond
      ? [
          {
            ...valueAxis(block.axes?.second, undefined, {
              intl,
              theme,
              isVertical: !isHorizontal,
              values: valuesOf('second'),
            }),
            splitLine: { show: false },
          },
        ]
      : []),
  ]
  const ends = { ...names1, boundaryGap: hasBars, ...(isHorizontal ? { inverse: true } : {}) }
  const hasTitle = [block.axes?.value, block.axes?.second].some((axis) => axis?.title !== undefined)
  const top = available.top + (hasTitle && !isHorizontal ? 18 : 0)
  return {
    option: {
      ...baseOption(input),
      grid: {
        left: 4,
        right: isHorizontal || hasBars ? available.right : Math.max(available.right, halfNameOf(names)),
        top,
        bottom: available.bottom + (block.zoom ? 34 : 0),
        outerBoundsMode: 'same',
        outerBoundsContain: 'all',
      },
      legend,
      xAxis: isHorizontal ? values : [ends],
      yAxis: isHorizontal ? [ends] : values,
      dataZoom: block.zoom ? zoomOf(input, isHorizontal, available.bottom) : [],
      tooltip: axisTip(
        input,
        ({ dataIndex }) => ({
          title: names[dataIndex] ?? '',
          lines: series.map((each, index) => ({
            color: colourOf(each, index, theme),
            name: each.name,
            value: textOf(each, dataIndex),
          })),
        }),
        hasBars ? 'shadow' : 'line',
      ),
      series: series.map(toOption),
    },
    points: names.flatMap((name, index) =>
      series.flatMap((each, place) =>
        each.values[index] === null
          ? []
          : [
              {
                series: place,
                index,
                label: toPointLabel(name, each.name, textOf(each, index)),
                record: each.records[index],
              },
            ],
      ),
    ),
  }
}

const zoomOf = ({ theme }: Input, isHorizontal: boolean, bottom: number): readonly OptionPart[] => {
  const axis = isHorizontal ? { yAxisIndex: 0 } : { xAxisIndex: 0 }
  return [
    // By their ids the zoom of a person stays when other records are drawn.
    { id: 'inside', type: 'inside', ...axis, zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false },
    {
      id: 'slider',
      type: 'slider',
      ...(isHorizontal ? { ...axis, right: 4, width: 16 } : { ...axis, height: 18, bottom: bottom + 4 }),
      showDetail: false,
      brushSelect: false,
      borderColor: theme.split,
      fillerColor: theme.track,
      backgroundColor: 'transparent',
      dataBackground: { lineStyle: { color: theme.line }, areaStyle: { color: theme.track } },
      selectedDataBackground: { lineStyle: { color: theme.primary }, areaStyle: { color: theme.track } },
      handleStyle: { color: theme.elevated, borderColor: theme.line },
      moveHandleStyle: { color: theme.line },
    },
  ]
}
