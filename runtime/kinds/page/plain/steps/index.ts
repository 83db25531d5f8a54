import { definePlainBlock } from '../definition.ts'
import { StepsBlockView } from './StepsBlockView.tsx'

/** Parts that follow each other, numbered. */
export const stepsBlock = definePlainBlock<'steps'>({ id: 'steps', view: StepsBlockView })
