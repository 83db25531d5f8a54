import { definePlainBlock } from '../definition.ts'
import { TextBlockView } from './TextBlockView.tsx'

/** A text, as high as it is. */
export const textBlock = definePlainBlock<'text'>({
  id: 'text',
  view: TextBlockView,
})
