import { definePlainBlock } from '../definition.ts'
import { FragmentBlockView } from './FragmentBlockView.tsx'

/** The blocks of a fragment. */
export const fragmentBlock = definePlainBlock<'fragment'>({ id: 'fragment', view: FragmentBlockView })
