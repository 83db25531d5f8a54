import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** What a page is about, large. */
export const heroBlock = definePlainBlock<'hero'>({
  id: 'hero',
  view: lazyView(() => import('./HeroBlockView.tsx').then((chunk) => chunk.HeroBlockView)),
  hasOwnTitle: true,
})
