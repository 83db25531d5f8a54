import type { Field, SingleBlock } from '../../language/index.ts'
import { toEmptyHint } from '../parameters.ts'
import type { OnlineReport, ReportChart } from './report.ts'

type Draw = (chart: ReportChart, report: OnlineReport) => SingleBlock

/** The most rows that a chart draws. */
const maxRows = 1000
/** Rows of the grid that a chart takes. */
const rows = 5

const common = ({ category }: ReportChart, { id, name, parameters }: OnlineReport) => ({
  ...toEmptyHint(parameters),
  ...{ type: 'chart' as const, id: 'chart', title: name, span: 12, rows, category: category.field },
  source: { onlineReport: id, size: maxRows },
})

/** A chart with axes: each column is a series, whose name is its label. */
const axes =
  (chart: 'bar' | 'line' | 'area'): Draw =>
  (wanted, report) =>
    ({
      ...common(wanted, report),
      chart,
      series: wanted.values.map(({ field, label }) => ({ field, label })),
    }) as SingleBlock

/** What draws each type. */
const drawing: Readonly<Record<string, Draw>> = {
  bar: axes('bar'),
  line: axes('line'),
  area: axes('area'),
  pie: (wanted, report) => ({
    ...common(wanted, report),
    chart: 'pie',
    value: wanted.values[0]?.field ?? '',
    legend: 'right',
  }),
}

/** The block that draws the rows of a report; undefined for a report without a chart, or with one of another version. */
export function toChartBlock(report: OnlineReport): SingleBlock | undefined {
  const { chart } = report
  return chart !== undefined && Object.hasOwn(drawing, chart.type) ? drawing[chart.type]?.(chart, report) : undefined
}

/** The columns of a chart as fields, for those that the table does not show. */
export const toChartFields = ({ chart }: OnlineReport): Readonly<Record<string, Field>> =>
  Object.fromEntries((chart ? [chart.category, ...chart.values] : []).map(({ field, label }) => [field, { label }]))
