import { definePlainBlock } from '../definition.ts'
import { GroupBlockView } from './GroupBlockView.tsx'

/** Several blocks together. */
export const groupBlock = definePlainBlock<'group'>({ id: 'group', view: GroupBlockView, hasOwnTitle: true })
