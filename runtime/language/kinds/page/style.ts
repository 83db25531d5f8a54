import { type RecordStyle, styleOf } from '../../schema/tone.ts'
import { pageScope } from './names.ts'

/** How a record, or a group of blocks, looks. */
export const BlockStyle = styleOf(pageScope)

/** How one value of a record looks; `self` is the value. */
export const BlockValueStyle = styleOf(['self', ...pageScope])
export type BlockValueStyle = RecordStyle
