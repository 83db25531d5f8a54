import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** Another page inside of this one. */
export const pageBlock = definePlainBlock<'page'>({
  id: 'page',
  view: lazyView(() => import('./PageBlockView.tsx').then((chunk) => chunk.PageBlockView)),
})
