import type { EChartsCoreOption } from 'echarts/core'
import type { FormatIntl } from '../../../format/index.ts'
import type { ChartBlocks, ChartType } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { FigureTable } from '../figures/figureTable.ts'
import type { ChartTheme } from './chartTheme.ts'

/** One line of what shows beside the pointer. */
export interface TipLine {
  readonly color: string
  readonly name: string
  readonly value: string
}

/** What shows beside the pointer: texts alone, so that no record becomes markup. */
export interface Tip {
  readonly title: string
  readonly lines: readonly TipLine[]
}

/** What a chart is drawn of. */
export interface ChartInput<T extends ChartType = ChartType> {
  readonly block: ChartBlocks[T]
  readonly records: readonly DataRecord[]
  readonly theme: ChartTheme
  readonly intl: FormatIntl
  /** The label of a field, else its name. */
  readonly labelOf: (field: string) => string
  /** Makes what the chart shows of a tip. */
  readonly showTip: (tip: Tip) => HTMLElement | string
}

/** One thing in a chart that can be pointed at: where it is, what is read out for it, and the record behind it. */
export interface ChartPoint {
  readonly series: number
  readonly index: number
  readonly label: string
  readonly record: DataRecord | undefined
}

export type ChartOption = EChartsCoreOption

/** A part of an option, as the library reads it. */
export type OptionPart = Readonly<Record<string, unknown>>

export interface ChartDrawing {
  readonly option: ChartOption
  /** In the order in which the arrow keys lead through them. */
  readonly points: readonly ChartPoint[]
}

/** A part of the drawing library. */
export type ChartModule = Parameters<typeof import('echarts/core').use>[0]

/** A type of chart: the parts of the library that it needs, its picture, and the same figures as a table. */
export interface ChartDefinition<T extends ChartType = ChartType> {
  readonly id: T
  readonly modules: ChartModule
  readonly draw: (input: ChartInput<T>) => ChartDrawing
  readonly toTable: (input: Omit<ChartInput<T>, 'theme' | 'showTip'>) => FigureTable
}

// biome-ignore lint/suspicious/noExplicitAny: a definition is contravariant in its block
export type AnyChart = ChartDefinition<any>

/** Describes a type of chart. */
export const defineChart = <T extends ChartType>(chart: ChartDefinition<T>): ChartDefinition<T> => chart
