import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** The time that is left. */
export const countdownBlock = definePlainBlock<'countdown'>({
  id: 'countdown',
  view: lazyView(() => import('./CountdownBlockView.tsx').then((chunk) => chunk.CountdownBlockView)),
})
