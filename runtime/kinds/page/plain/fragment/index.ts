import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** The blocks of a fragment. */
export const fragmentBlock = definePlainBlock<'fragment'>({
  id: 'fragment',
  view: lazyView(() => import('./FragmentBlockView.tsx').then((chunk) => chunk.FragmentBlockView)),
})
