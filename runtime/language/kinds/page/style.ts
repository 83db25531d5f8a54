import { styleOf } from '../../schema/tone.ts'
import { pageScope } from './names.ts'

/** How a record, or a group of blocks, looks. */
export const BlockStyle = styleOf(pageScope)
