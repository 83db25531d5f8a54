import { type Static, Type } from 'typebox'
import { refTo, Strict } from '../../../schema/annotations.ts'
import { containerParts, drillDown } from '../parts.ts'
import { BlockStyle } from '../style.ts'

/** Several blocks together, on a grid of their own. Groups may stand in groups. */
const schema = Strict({
  ...containerParts,
  ...drillDown,
  type: Type.Literal('group', { description: 'the type of the block' }),
  look: Type.Optional(
    Type.Enum(['plain', 'card'], { default: 'plain', description: 'whether it has a frame; none when left out' }),
  ),
  tones: Type.Optional(Type.Array(BlockStyle, { description: 'how it looks; the first that holds counts' })),
  blocks: Type.Array(refTo<unknown>('block'), { minItems: 1, description: 'the blocks in reading order' }),
})

export const GroupBlock = schema
/** What a group says besides the blocks in it, which only the list of all blocks knows. */
export type GroupParts = Omit<Static<typeof schema>, 'blocks'>
