import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'

/** A code that a phone reads. */
export const qrBlock = definePlainBlock<'qr'>({
  id: 'qr',
  view: lazyView(() => import('./QrBlockView.tsx').then((chunk) => chunk.QrBlockView)),
  hasOwnTitle: true,
})
