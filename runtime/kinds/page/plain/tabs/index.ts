import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** Parts of which one shows. */
export const tabsBlock = definePlainBlock<'tabs'>({
  id: 'tabs',
  view: lazyView(() => import('./TabsBlockView.tsx').then((chunk) => chunk.TabsBlockView)),
})
