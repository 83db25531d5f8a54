import { toStatistic } from '../../../list/index.ts'
import { type FigureRow, type FigureTable, toCell } from '../../figures/figureTable.ts'
import { readLabel, readValue, toNumber, toText } from '../../records/readValue.ts'
import type { BlockInput } from '../definition.ts'
import { toFieldText } from '../fieldView.tsx'
import { type Column, toColumns } from './tableColumns.ts'

const isNumeric = ({ field, format }: Column, { registry, fields }: BlockInput<'table'>): boolean =>
  format !== undefined || registry.findWidget(fields[field]?.widget ?? 'input')?.value === 'number'

/** The rows of a table as figures, with what its columns come to in the last one. */
export function toTableFigures(input: BlockInput<'table'>): FigureTable {
  const { block, records, intl, labelOf } = input
  const columns = toColumns(block).map((column) => ({ ...column, isNumber: isNumeric(column, input) }))
  return {
    columns: columns.map(({ field, label, isNumber }) => ({
      id: field,
      title: intl.text(label) || labelOf(field),
      isNumber,
    })),
    rows: [
      ...records.map((record, index) => ({
        key: String(index),
        values: columns.map(({ field, isNumber }) => {
          const value = readValue(record, field)
          return (isNumber ? toNumber(value) : null) ?? toCell(readLabel(record, field))
        }),
        texts: columns.map(({ field, format }) => toFieldText({ name: field, field: undefined, format }, record, intl)),
        record,
      })),
      ...toTotals(input),
    ],
  }
}

/** The line of totals; none in a table whose columns come to nothing. */
function toTotals({ block, records, intl }: BlockInput<'table'>): readonly FigureRow[] {
  const columns = toColumns(block)
  if (columns.every(({ statistic }) => statistic === undefined)) return []
  const labelled = columns.findIndex(({ statistic }) => statistic === undefined)
  const cells = columns.map(({ field, statistic, format }, index) => {
    const label = index === labelled ? intl.translate('list.statisticsOfAll') : null
    if (statistic === undefined) return { value: label, text: label ?? '' }
    const value = toStatistic(
      statistic,
      records.map((record) => readValue(record, field)),
    )
    const text = format === undefined || statistic === 'count' ? toText(value) : intl.format(value, format)
    return { value: toCell(value), text }
  })
  return [
    {
      key: 'total',
      values: cells.map(({ value }) => value),
      texts: cells.map(({ text }) => text),
      record: undefined,
    },
  ]
}
