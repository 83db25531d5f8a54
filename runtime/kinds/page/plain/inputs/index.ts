import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** Widgets by which people change the state. */
export const inputsBlock = definePlainBlock<'inputs'>({
  id: 'inputs',
  view: lazyView(() => import('./InputsBlockView.tsx').then((chunk) => chunk.InputsBlockView)),
})
