import type { FigureTable } from '../../figures/figureTable.ts'
import { toCell } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'
import { readStat } from './readStat.ts'

/** The figures of the block, for a spreadsheet. */
export function toStatFigures(input: BlockInput<'stat'>): FigureTable {
  const { block, intl } = input
  const { value } = readStat(input)
  const title = intl.text(block.title) || block.id
  return {
    columns: [{ id: 'value', title, isNumber: true }],
    rows: [
      {
        key: '0',
        values: [toCell(value)],
        texts: [intl.format(value, block.format, input.records[0])],
        record: input.records[0],
      },
    ],
  }
}
