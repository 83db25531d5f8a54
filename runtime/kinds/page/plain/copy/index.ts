import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** A text to take along. */
export const copyBlock = definePlainBlock<'copy'>({
  id: 'copy',
  view: lazyView(() => import('./CopyBlockView.tsx').then((chunk) => chunk.CopyBlockView)),
})
