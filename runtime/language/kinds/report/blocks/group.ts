import { type Static, Type } from 'typebox'
import { refTo, Strict } from '../../../schema/annotations.ts'
import { staticParts } from '../parts.ts'

const { rows: _rows, empty: _empty, actions: _actions, ...parts } = staticParts

/** Several blocks together: on a grid of their own, or as tabs of which one shows. Groups may stand in groups. */
const schema = Strict({
  ...parts,
  type: Type.Literal('group'),
  as: Type.Optional(
    Type.Enum(['grid', 'tabs'], {
      default: 'grid',
      description: '`tabs` shows one block at a time, each beneath its title; `grid` when left out',
    }),
  ),
  blocks: Type.Array(refTo<unknown>('block'), { minItems: 1, description: 'the blocks in reading order' }),
})

export const GroupBlock = schema
/** What a group says besides the blocks in it, which only the list of all blocks knows. */
export type GroupParts = Omit<Static<typeof schema>, 'blocks'>
