import { readLabel, readNumber, toText } from '../../../format/index.ts'
import type { AxisSeries, ChartBlocks, Format, PlainSeries } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { type FigureTable, toCell } from '../figures/figureTable.ts'
import type { ChartInput } from './chart.ts'
import type { ChartTheme } from './chartTheme.ts'

type Written = Exclude<AxisSeries, string>

/** One series of figures, in the order of the names along the axis. */
export interface Series extends Omit<Written, 'field' | 'label'> {
  readonly id: string
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly records: readonly (DataRecord | undefined)[]
}

/** The series of a chart with the names that they share. */
export interface SeriesData {
  readonly names: readonly string[]
  readonly series: readonly Series[]
}

/** The blocks of charts that draw several series over names. */
export type MeasuredBlock = ChartBlocks['line' | 'area' | 'bar' | 'stacked' | 'radar']

type Input = Pick<ChartInput, 'records' | 'intl' | 'labelOf'> & { readonly block: MeasuredBlock }

const toSeries = (entry: AxisSeries | PlainSeries): Written => (typeof entry === 'string' ? { field: entry } : entry)

const categoryFormatOf = (block: MeasuredBlock): Format | undefined =>
  'axes' in block ? block.axes?.category?.format : undefined

/** The figures that a chart of series draws. Records of one name and one series add up. */
export function readSeries({ block, records, intl, labelOf }: Input): SeriesData {
  const nameOf = (record: DataRecord) => intl.name(readLabel(record, block.category), categoryFormatOf(block))
  const names = [...new Set(records.map(nameOf))]
  const add = (field: string, some = records) => addUp(names, nameOf, some, field)
  if ('series' in block) {
    const series = block.series.map(toSeries).map(({ field, label, ...rest }, index) => ({
      ...rest,
      id: `${index} ${field}`,
      name: intl.text(label) || labelOf(field),
      ...add(field),
    }))
    return { names, series }
  }
  const { value, seriesBy } = block
  if (seriesBy === undefined) return { names, series: [{ id: value, name: labelOf(value), ...add(value) }] }
  const divided = Map.groupBy(records, (record) => intl.name(readLabel(record, seriesBy)))
  return { names, series: [...divided].map(([name, some]) => ({ id: name, name, ...add(value, some) })) }
}

/** One figure for each name: those of its records together, and none where no record has one. */
function addUp(
  names: readonly string[],
  nameOf: (record: DataRecord) => string,
  records: readonly DataRecord[],
  field: string,
): Pick<Series, 'values' | 'records'> {
  const places = new Map(names.map((name, index) => [name, index]))
  const values: (number | null)[] = names.map(() => null)
  const first: (DataRecord | undefined)[] = names.map(() => undefined)
  for (const record of records) {
    const place = places.get(nameOf(record)) ?? 0
    const number = readNumber(record, field)
    const before = values[place] ?? null
    values[place] = number === null ? before : (before ?? 0) + number
    first[place] ??= record
  }
  return { values, records: first }
}

/** The colour of a series: what its tone says, else the next of the theme. */
export const colourOf = ({ tone }: Pick<Series, 'tone'>, index: number, theme: ChartTheme): string =>
  (tone ? theme.tones[tone] : theme.palette[index % theme.palette.length]) ?? theme.primary

/** The figures of a chart of series as a table: a line for each name. */
export function toSeriesTable(input: Input): FigureTable {
  const { names, series } = readSeries(input)
  const { block, intl, labelOf } = input
  return {
    columns: [
      { id: 'name', title: labelOf(block.category), isNumber: false },
      ...series.map(({ id, name }) => ({ id: `series ${id}`, title: name, isNumber: true })),
    ],
    rows: names.map((name, index) => ({
      key: String(index),
      values: [name, ...series.map(({ values }) => toCell(values[index]))],
      texts: [name, ...series.map(({ values, format }) => intl.format(values[index], format ?? block.format))],
      record: series.find(({ records }) => records[index])?.records[index],
    })),
  }
}

/** What is read out for one figure. */
export const toPointLabel = (name: string, series: string, value: string): string =>
  [name, series, value]
    .map(toText)
    .filter((part) => part !== '')
    .join(', ')
