import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** The same blocks once for each record. */
export const repeatBlock = definePlainBlock<'repeat'>({
  id: 'repeat',
  view: lazyView(() => import('./RepeatBlockView.tsx').then((chunk) => chunk.RepeatBlockView)),
  drawsRecords: true,
})
