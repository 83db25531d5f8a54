import { toCell } from '../../figures/figureTable.ts'
import { readLabel, readValue } from '../../records/readValue.ts'
import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** What happened when. */
export const timelineBlock = defineBlock<'timeline'>({
  id: 'timeline',
  view: lazyView(() => import('./TimelineBlockView.tsx').then((chunk) => chunk.TimelineBlockView)),
  rows: 5,
  downloads: [],
  figures({ block, records, intl, labelOf }) {
    const fields = [block.text, ...(block.detail ? [block.detail] : [])]
    return {
      columns: [block.time, ...fields].map((id) => ({ id, title: labelOf(id), isNumber: false })),
      rows: records.map((record, index) => {
        const time = intl.format(readValue(record, block.time), block.format ?? 'datetime')
        return {
          key: String(index),
          values: [time, ...fields.map((field) => toCell(readLabel(record, field)))],
          texts: [time, ...fields.map((field) => intl.name(readLabel(record, field)))],
          record,
        }
      }),
    }
  },
})
