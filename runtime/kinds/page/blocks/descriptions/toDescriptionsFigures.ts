import { readLabel } from '../../../../format/index.ts'
import { toDescriptionItems } from '../../../../language/index.ts'
import type { FigureTable } from '../../figures/figureTable.ts'
import { toCell } from '../../figures/figureTable.ts'
import type { BlockInput } from '../definition.ts'
import { toFieldText } from '../fieldView.tsx'

/** The figures of the block, for a spreadsheet. */
export function toDescriptionsFigures({
  block,
  records: [record = {}],
  intl,
  labelOf,
  scope,
}: BlockInput<'descriptions'>): FigureTable {
  return {
    columns: [
      { id: 'label', title: intl.translate('report.name'), isNumber: false },
      { id: 'value', title: intl.translate('report.value'), isNumber: false },
    ],
    rows: toDescriptionItems(block).map(({ field: name, label, format }) => {
      const title = intl.text(label) || labelOf(name)
      return {
        key: name,
        values: [title, toCell(readLabel(record, name))],
        texts: [title, toFieldText({ name, field: undefined, format }, record, intl, scope)],
        record,
      }
    }),
  }
}
