import { readLabel, toNumber, toText } from '../../../../format/index.ts'
import { type TableBlockColumn, toTableColumns } from '../../../../language/index.ts'
import { toStatistic } from '../../../list/index.ts'
import { type FigureRow, type FigureTable, toCell } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'
import { readShown, toFieldText } from '../fieldView.tsx'

const isNumeric = (
  { name, format, formula }: TableBlockColumn,
  { registry, fields, records, scope }: BlockInput<'table'>,
): boolean =>
  format !== undefined ||
  (formula !== undefined &&
    records[0] !== undefined &&
    typeof readShown({ name, formula }, records[0], scope) === 'number') ||
  registry.findWidget(fields[name]?.widget ?? 'input')?.value === 'number'

/** The rows of a table as figures, with what its columns come to in the last one. */
export function toTableFigures(input: BlockInput<'table'>): FigureTable {
  const { block, records, intl, labelOf, scope } = input
  const columns = toTableColumns(block).map((column) => ({ ...column, isNumber: isNumeric(column, input) }))
  return {
    columns: columns.map(({ name, label, isNumber }) => ({
      id: name,
      title: intl.text(label) || labelOf(name),
      isNumber,
    })),
    rows: [
      ...records.map((record, index) => ({
        key: String(index),
        values: columns.map((column) => {
          const value = readShown(column, record, scope)
          const label = column.formula === undefined ? readLabel(record, column.name) : value
          return (column.isNumber ? toNumber(value) : null) ?? toCell(label)
        }),
        texts: columns.map(({ format, ...column }) =>
          toFieldText({ ...column, field: undefined, format }, record, intl, scope),
        ),
        record,
      })),
      ...toTotals(input),
    ],
  }
}

/** The line of totals; none in a table whose columns come to nothing. */
function toTotals({ block, records, intl, scope }: BlockInput<'table'>): readonly FigureRow[] {
  const columns = toTableColumns(block)
  if (columns.every(({ statistic }) => statistic === undefined)) return []
  const labelled = columns.findIndex(({ statistic }) => statistic === undefined)
  const cells = columns.map((column, index) => {
    const { statistic, format } = column
    const label = index === labelled ? intl.translate('list.statisticsOfAll') : null
    if (statistic === undefined) return { value: label, text: label ?? '' }
    const value = toStatistic(
      statistic,
      records.map((record) => readShown(column, record, scope)),
    )
    const text = format === undefined || statistic === 'count' ? toText(value) : intl.format(value, format, records[0])
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
