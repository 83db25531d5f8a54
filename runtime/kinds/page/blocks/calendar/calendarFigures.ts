import { readLabel, readValue, toText } from '../../../../format/index.ts'
import { type FigureTable, toCell } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'

/** The entries of a calendar as figures: when, and what. */
export function toCalendarFigures({ block, records, intl, labelOf }: BlockInput<'calendar'>): FigureTable {
  const times = [block.start, ...(block.end === undefined ? [] : [block.end])]
  const fields = [block.text, ...(block.detail === undefined ? [] : [block.detail])]
  return {
    columns: [...times, ...fields].map((id) => ({ id, title: labelOf(id), isNumber: false })),
    rows: records.map((record, index) => {
      const written = times.map((field) => toText(readValue(record, field)))
      return {
        key: String(index),
        values: [...written, ...fields.map((field) => toCell(readLabel(record, field)))],
        texts: [...written, ...fields.map((field) => intl.name(readLabel(record, field)))],
        record,
      }
    }),
  }
}
