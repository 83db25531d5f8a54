import type { FigureTable } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'
import { readRanking } from './readRanking.ts'

/** The figures of the block, for a spreadsheet. */
export function toRankingFigures(input: BlockInput<'ranking'>): FigureTable {
  const { block, intl, labelOf } = input
  return {
    columns: [
      { id: 'place', title: intl.translate('report.place'), isNumber: true },
      { id: 'name', title: labelOf(block.label), isNumber: false },
      { id: 'value', title: labelOf(block.value), isNumber: true },
    ],
    rows: readRanking(input).map(({ place, name, value, text, record }, index) => ({
      key: String(index),
      values: [place, name, value],
      texts: [String(place), name, text],
      record,
    })),
  }
}
