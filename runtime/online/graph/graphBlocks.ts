import type { AnyBlock, AxisSeries, BlockSource, BlockTypes, SingleBlock } from '../../language/index.ts'
import { toLink } from '../links.ts'
import { toParameterName } from '../parameters.ts'
import type { GraphReport, GraphSeries, GraphType } from './graph.ts'
import { toGraphFields } from './graphFields.ts'

/** Where the blocks of a report stand among others, and how wide they are. */
export interface GraphPlace {
  /** What the ids of its blocks begin with, so that those of several reports stay apart. */
  readonly prefix: string
  /** Columns of the grid, of twelve, that a block takes. */
  readonly span: number
}

type Draw = (report: GraphReport, place: GraphPlace) => readonly SingleBlock[]
type AxisType = 'line' | 'bar'

/** Rows of the grid that charts and tables take. */
const rows = 6

const toSource = ({ id, parameters }: GraphReport): BlockSource => ({
  url: '/online/graphreport/api/getChartsData',
  query: {
    id,
    ...Object.fromEntries(parameters.map(toParameterName).map((name) => [name, `{{ query.${name} }}`])),
  },
  filterable: true,
  records: 'result.data',
})

const labelOf = ({ items }: GraphReport, { field, label }: GraphSeries): string =>
  label || items.find((item) => item.field === field)?.title || field

const toTypeText = ({ typeTexts }: GraphReport, type: GraphType): string => typeTexts.get(type) || type

const toSeries = (report: GraphReport, series: GraphSeries) => ({ field: series.field, label: labelOf(report, series) })

interface AxisOptions {
  readonly id: string
  readonly title: string
  readonly span: number
  readonly series: AxisSeries[]
}

function toAxisChart(report: GraphReport, chart: AxisType, options: AxisOptions): SingleBlock {
  const common = { type: 'chart' as const, ...options, rows, source: toSource(report), category: report.category }
  return chart === 'line' ? { ...common, chart } : { ...common, chart }
}

const axisChart =
  (chart: AxisType): Draw =>
  (report, { prefix, span }) => [
    toAxisChart(report, chart, {
      id: `${prefix}${chart}`,
      title: toTypeText(report, chart),
      span,
      series: report.series.map((series) => toSeries(report, series)),
    }),
  ]

/** Parts of a whole are of one value: there is a pie for each. */
const pies: Draw = (report, { prefix, span }) =>
  report.series.map((series, index) => {
    const name = toTypeText(report, 'pie')
    return {
      type: 'chart',
      chart: 'pie',
      id: `${prefix}pie${index === 0 ? '' : index + 1}`,
      title: report.series.length > 1 ? `${name} · ${labelOf(report, series)}` : name,
      span,
      rows,
      source: toSource(report),
      category: report.category,
      value: series.field,
      legend: 'right',
    }
  })

const table: Draw = (report, { prefix, span }) => {
  const fields = toGraphFields(report)
  const items = report.items.filter(({ isShown }) => isShown)
  const described = items.map(({ field, href, isTotal }) => {
    const to = toLink(href)
    return {
      field,
      ...(to === undefined ? {} : { to }),
      ...(isTotal ? { statistic: 'sum' as const } : {}),
    }
  })
  // A report that describes no field shows its axes.
  const columns = items.length > 0 ? described : Object.keys(fields).map((field) => ({ field }))
  if (columns.length === 0) return []
  return [
    {
      type: 'table',
      id: `${prefix}table`,
      title: toTypeText(report, 'table'),
      span,
      rows,
      source: toSource(report),
      fields,
      columns,
    },
  ]
}

/** What draws each type; charts without an axis or a value to draw are left out. */
const drawing: Readonly<Record<GraphType, Draw>> = {
  line: axisChart('line'),
  bar: axisChart('bar'),
  pie: pies,
  table,
}

const isAxisType = (type: GraphType): type is AxisType => type === 'line' || type === 'bar'

/** Lines and bars in one chart: each value is drawn by the next of the types, a single one by all of them. */
function combine(report: GraphReport, types: readonly AxisType[], { prefix, span }: GraphPlace): SingleBlock {
  const [first = 'bar'] = types
  const [single, ...others] = report.series
  const series: AxisSeries[] =
    single !== undefined && others.length === 0
      ? types.map((type) => ({ ...toSeries(report, single), type }))
      : report.series.map((each, index) => ({ ...toSeries(report, each), type: types[index % types.length] ?? first }))
  return toAxisChart(report, first, {
    id: `${prefix}combination`,
    title: types.map((type) => toTypeText(report, type)).join(' · '),
    span,
    series,
  })
}

/** The charts and tables of a graph report in the order of its types. */
function toGraphBlocks(report: GraphReport, place: GraphPlace): readonly SingleBlock[] {
  const canDraw = report.category !== '' && report.series.length > 0
  const types = report.types.filter((type) => type === 'table' || canDraw)
  const axisTypes = types.filter(isAxisType)
  if (!report.isCombined || axisTypes.length < 2) return types.flatMap((type) => drawing[type](report, place))
  return types.flatMap((type): readonly SingleBlock[] => {
    if (!isAxisType(type)) return drawing[type](report, place)
    return type === axisTypes[0] ? [combine(report, axisTypes, place)] : []
  })
}

/** Each block as a tab that says what it is called; a group needs no title beneath it. */
export const toTabs = (blocks: readonly AnyBlock[]): BlockTypes['tabs']['tabs'] =>
  blocks.map((block) => {
    const { title = block.id, ...rest } = block
    return { id: block.id, title, blocks: [block.type === 'group' ? (rest as AnyBlock) : block] }
  })

/** The blocks of a report as its layout has them: below each other, in two columns, or in tabs. */
export function layOut(report: GraphReport, prefix: string, group: { readonly id: string }): readonly AnyBlock[] {
  const span = report.layout === 'double' ? 6 : 12
  const drawn = toGraphBlocks(report, { prefix, span })
  const [only] = drawn
  const blocks = only !== undefined && drawn.length === 1 ? [{ ...only, span: 12 }] : drawn
  if (report.layout !== 'tab' || blocks.length < 2) return blocks
  return [{ type: 'tabs', id: group.id, tabs: toTabs(blocks) }]
}
