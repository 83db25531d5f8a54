import { definePlainBlock } from '../definition.ts'
import { CopyBlockView } from './CopyBlockView.tsx'

/** A text to take along. */
export const copyBlock = definePlainBlock<'copy'>({ id: 'copy', view: CopyBlockView })
