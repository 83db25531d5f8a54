import { definePlainBlock } from '../definition.ts'
import { PageBlockView } from './PageBlockView.tsx'

/** Another page inside of this one. */
export const pageBlock = definePlainBlock<'page'>({ id: 'page', view: PageBlockView })
