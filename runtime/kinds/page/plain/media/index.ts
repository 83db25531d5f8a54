import { definePlainBlock } from '../definition.ts'
import { MediaBlockView } from './MediaBlockView.tsx'

/** A picture, a portrait, several pictures, a video, or a file. */
export const mediaBlock = definePlainBlock<'media'>({ id: 'media', view: MediaBlockView })
