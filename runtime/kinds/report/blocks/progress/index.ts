import { defineBlock } from '../definition.ts'
import { lazyView } from '../lazyView.tsx'
import { readProgress } from './readProgress.ts'

/** How far each record is. */
export const progressBlock = defineBlock<'progress'>({
  id: 'progress',
  view: lazyView(() => import('./ProgressBlockView.tsx').then((chunk) => chunk.ProgressBlockView)),
  rows: 4,
  downloads: [],
  figures(input) {
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
        texts: [name, intl.format(value, block.format), intl.format(max, block.format), intl.format(share, 'percent')],
        record,
      })),
    }
  },
})
