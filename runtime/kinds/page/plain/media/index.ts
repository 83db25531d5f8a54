import { lazyView } from '../../blocks/lazyView.tsx'
import { definePlainBlock } from '../definition.ts'
import { waitingMedia } from './waitingMedia.ts'

/** A picture, a portrait, several pictures, a video, or a file. */
export const mediaBlock = definePlainBlock<'media'>({
  id: 'media',
  view: lazyView(() => import('./MediaBlockView.tsx').then((chunk) => chunk.MediaBlockView)),
  waiting: waitingMedia,
})
