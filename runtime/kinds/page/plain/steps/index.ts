import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** Parts that follow each other, numbered. */
export const stepsBlock = definePlainBlock<'steps'>({
  id: 'steps',
  view: lazyView(() => import('./StepsBlockView.tsx').then((chunk) => chunk.StepsBlockView)),
})
