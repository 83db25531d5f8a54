import type { AxisSeries, ChartBlocks, Format, PlainSeries } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { type FigureTable, toCell } from '../figures/figureTable.ts'
import { readLabel, readNumber, toText } from '../records/readValue.ts'
import type { ChartInput } from './chart.ts'
import type { ChartLook } from './look.ts'

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

type Input = Pick<ChartInput, 'records' | 'words' | 'labelOf'> & { readonly block: MeasuredBlock }

const toSeries = (entry: AxisSeries | PlainSeries): Written => (typeof entry === 'string' ? { field: entry } : entry)

const categoryFormatOf = (block: MeasuredBlock): Format | undefined =>
  'axes' in block ? block.axes?.category?.format : undefined

/** The figures that a chart of series draws. Records of one name and one series add up. */
export function readSeries({ block, records, words, labelOf }: Input): SeriesData {
  const nameOf = (record: DataRecord) => words.name(readLabel(record, block.category), categoryFormatOf(block))
  if ('series' in block) {
    const series = block.series.map(toSeries).map(({ field, label, ...rest }, index) => ({
      ...rest,
      id: `${index} ${field}`,
      name: words.text(label) || labelOf(field),
      values: records.map((record) => readNumber(record, field)),
      records,
    }))
    return { names: records.map(nameOf), series }
  }
  const { value, seriesBy } = block
  if (seriesBy === undefined) {
    const values = records.map((record) => readNumber(record, value))
    return { names: records.map(nameOf), series: [{ id: value, name: labelOf(value), values, records }] }
  }
  return divide(records, value, nameOf, (record) => words.name(readLabel(record, seriesBy)))
}

function divide(
  records: readonly DataRecord[],
  value: string,
  nameOf: (record: DataRecord) => string,
  seriesOf: (record: DataRecord) => string,
): SeriesData {
  const names = [...new Set(records.map(nameOf))]
  const places = new Map(names.map((name, index) => [name, index]))
  const divided = new Map<
    string,
    { readonly values: (number | null)[]; readonly records: (DataRecord | undefined)[] }
  >()
  for (const record of records) {
    const name = seriesOf(record)
    const series = divided.get(name) ?? { values: names.map(() => null), records: names.map(() => undefined) }
    divided.set(name, series)
    const place = places.get(nameOf(record)) ?? 0
    const number = readNumber(record, value)
    const before = series.values[place] ?? null
    series.values[place] = number === null ? before : (before ?? 0) + number
    series.records[place] ??= record
  }
  return { names, series: [...divided].map(([name, series]) => ({ id: name, name, ...series })) }
}

/** The colour of a series: what its tone says, else the next of the theme. */
export const colourOf = ({ tone }: Pick<Series, 'tone'>, index: number, look: ChartLook): string =>
  (tone ? look.tones[tone] : look.palette[index % look.palette.length]) ?? look.primary

/** The figures of a chart of series as a table: a line for each name. */
export function toSeriesTable(input: Input): FigureTable {
  const { names, series } = readSeries(input)
  const { block, words, labelOf } = input
  return {
    columns: [
      { id: 'name', title: labelOf(block.category), isNumber: false },
      ...series.map(({ id, name }) => ({ id: `series ${id}`, title: name, isNumber: true })),
    ],
    rows: names.map((name, index) => ({
      key: String(index),
      values: [name, ...series.map(({ values }) => toCell(values[index]))],
      texts: [name, ...series.map(({ values, format }) => words.format(values[index], format ?? block.format))],
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
