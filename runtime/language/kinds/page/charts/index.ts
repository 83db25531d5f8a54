import { type TSchema, Type } from 'typebox'
import { branches } from '../branches.ts'
import { AreaChart } from './area.ts'
import { BarChart } from './bar.ts'
import { CalendarChart } from './calendar.ts'
import { FunnelChart } from './funnel.ts'
import { GaugeChart } from './gauge.ts'
import { HeatMapChart } from './heatMap.ts'
import { LineChart } from './line.ts'
import { PieChart } from './pie.ts'
import { RadarChart } from './radar.ts'
import { RingChart } from './ring.ts'
import { ScatterChart } from './scatter.ts'
import { StackedChart } from './stacked.ts'

/** The blocks of charts by their type. A new one is a file here, a line in this list and one in the other. */
export interface ChartBlocks {
  readonly line: LineChart
  readonly area: AreaChart
  readonly bar: BarChart
  readonly stacked: StackedChart
  readonly pie: PieChart
  readonly ring: RingChart
  readonly radar: RadarChart
  readonly funnel: FunnelChart
  readonly gauge: GaugeChart
  readonly scatter: ScatterChart
  readonly heatMap: HeatMapChart
  readonly calendar: CalendarChart
}

export type ChartType = keyof ChartBlocks
export type ChartBlock = ChartBlocks[ChartType]

const chartTypes: Readonly<Record<ChartType, TSchema>> = {
  line: LineChart,
  area: AreaChart,
  bar: BarChart,
  stacked: StackedChart,
  pie: PieChart,
  ring: RingChart,
  radar: RadarChart,
  funnel: FunnelChart,
  gauge: GaugeChart,
  scatter: ScatterChart,
  heatMap: HeatMapChart,
  calendar: CalendarChart,
}

/** A picture of figures; `chart` says which. */
export const ChartBlock = Type.Unsafe<ChartBlock>(branches('chart', chartTypes))
