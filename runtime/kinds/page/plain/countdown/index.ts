import { definePlainBlock } from '../definition.ts'
import { CountdownBlockView } from './CountdownBlockView.tsx'

/** The time that is left. */
export const countdownBlock = definePlainBlock<'countdown'>({ id: 'countdown', view: CountdownBlockView })
