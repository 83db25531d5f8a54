import type { FigureTable } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'
import { readProgress } from './readProgress.ts'

/** The figures of the block, for a spreadsheet. */
export function toProgressFigures(input: BlockInput<'progress'>): FigureTable {
  const { block, intl, labelOf } = input
  return {
    columns: [
      { id: 'name', title: labelOf(block.label), isNumber: false },
      { id: 'value', title: labelOf(block.value), isNumber: true },
      { id: 'max', title: intl.translate('report.whole'), isNumber: true },
      { id: 'share', title: intl.translate('report.share'), isNumber: true },
    ],
    rows: readProgress(input).map(({ name, value, max, share, record }, index) => ({
      key: String(index),
      values: [name, value, max, share],
      texts: [
        name,
        intl.format(value, block.format, record),
        intl.format(max, block.format, record),
        intl.format(share, 'percent'),
      ],
      record,
    })),
  }
}
