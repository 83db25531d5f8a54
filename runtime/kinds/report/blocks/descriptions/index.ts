import { toCell } from '../../figures/figureTable.ts'
import { readLabel } from '../../records/readValue.ts'
import { defineBlock } from '../definition.ts'
import { toFieldText } from '../fieldView.tsx'
import { DescriptionsBlockView } from './DescriptionsBlockView.tsx'
import { toItems } from './items.ts'

/** The fields of one record. */
export const descriptionsBlock = defineBlock<'descriptions'>({
  id: 'descriptions',
  view: DescriptionsBlockView,
  rows: 3,
  downloads: [],
  figures({ block, records: [record = {}], intl, labelOf }) {
    return {
      columns: [
        { id: 'label', title: intl.translate('report.name'), isNumber: false },
        { id: 'value', title: intl.translate('report.value'), isNumber: false },
      ],
      rows: toItems(block).map(({ field: name, label, format }) => {
        const title = intl.text(label) || labelOf(name)
        return {
          key: name,
          values: [title, toCell(readLabel(record, name))],
          texts: [title, toFieldText({ name, field: undefined, format }, record, intl)],
          record,
        }
      }),
    }
  },
  widgets: (block, page) =>
    toItems(block)
      .filter(({ format }) => format === undefined)
      .map(({ field }) => ({ ...page.fields, ...block.fields })[field]?.widget ?? 'input'),
})
