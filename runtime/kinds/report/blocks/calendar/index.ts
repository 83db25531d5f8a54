import { toCell } from '../../figures/figureTable.ts'
import { readLabel, readValue, toText } from '../../records/readValue.ts'
import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'

/** Records on the days of a month. */
export const calendarBlock = defineBlock<'calendar'>({
  id: 'calendar',
  view: lazyView(() => import('./CalendarBlockView.tsx').then((chunk) => chunk.CalendarBlockView)),
  rows: 9,
  downloads: [],
  // A month without entries is a month all the same.
  isEmpty: () => false,
  figures({ block, records, intl, labelOf }) {
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
  },
})
