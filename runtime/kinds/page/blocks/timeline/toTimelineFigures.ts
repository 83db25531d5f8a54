import { readLabel, readValue } from '../../../../format/index.ts'
import type { FigureTable } from '../../figures/figureTable.ts'
import { toCell } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'

/** The figures of the block, for a spreadsheet. */
export function toTimelineFigures({ block, records, intl, labelOf }: BlockInput<'timeline'>): FigureTable {
  const fields = [block.text, ...(block.detail ? [block.detail] : [])]
  return {
    columns: [block.time, ...fields].map((id) => ({ id, title: labelOf(id), isNumber: false })),
    rows: records.map((record, index) => {
      const time = intl.format(readValue(record, block.time), block.format ?? 'datetime', record)
      return {
        key: String(index),
        values: [time, ...fields.map((field) => toCell(readLabel(record, field)))],
        texts: [time, ...fields.map((field) => intl.name(readLabel(record, field)))],
        record,
      }
    }),
  }
}
