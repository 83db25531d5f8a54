import { defineBlock } from '../definition.ts'
import { lateView } from '../lateView.tsx'
import { readProgress } from './readProgress.ts'

/** How far each record is. */
export const progressBlock = defineBlock<'progress'>({
  id: 'progress',
  view: lateView(() => import('./ProgressBlockView.tsx').then((chunk) => chunk.ProgressBlockView)),
  rows: 4,
  downloads: [],
  figures(input) {
    const { block, words, labelOf } = input
    return {
      columns: [
        { id: 'name', title: labelOf(block.label), isNumber: false },
        { id: 'value', title: labelOf(block.value), isNumber: true },
        { id: 'max', title: words.translate('report.whole'), isNumber: true },
        { id: 'share', title: words.translate('report.share'), isNumber: true },
      ],
      rows: readProgress(input).map(({ name, value, max, share, record }, index) => ({
        key: String(index),
        values: [name, value, max, share],
        texts: [
          name,
          words.format(value, block.format),
          words.format(max, block.format),
          words.format(share, 'percent'),
        ],
        record,
      })),
    }
  },
})
