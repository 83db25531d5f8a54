import { definePlainBlock } from '../definition.ts'
import { RepeatBlockView } from './RepeatBlockView.tsx'

/** The same blocks once for each record. */
export const repeatBlock = definePlainBlock<'repeat'>({ id: 'repeat', view: RepeatBlockView, drawsRecords: true })
