import { type Static, Type } from 'typebox'
import { refTo, Strict } from '../../../schema/annotations.ts'
import { containerParts } from '../parts.ts'

const schema = Strict({
  ...containerParts,
  type: Type.Literal('repeat', { description: 'the type of the block' }),
  as: Type.Optional(
    Type.Enum(['grid', 'rows', 'carousel'], {
      default: 'grid',
      description:
        'side by side as many as fit, beneath each other, or in one line that is moved; `grid` when left out',
    }),
  ),
  width: Type.Optional(
    Type.Integer({
      minimum: 80,
      maximum: 1200,
      default: 280,
      description: 'the least width of an item in pixels, beside which others have room',
    }),
  ),
  more: Type.Optional(
    Type.Enum(['load', 'pages'], {
      description: 'how one gets to further records: a button adds some, or pages; only the first ones when left out',
    }),
  ),
  blocks: Type.Array(refTo<unknown>('block'), {
    minItems: 1,
    description: 'the blocks of one item; `record` is its record and `index` its place, from 0',
  }),
})

/** The same blocks once for each record. */
export const RepeatBlock = schema
export type RepeatParts = Omit<Static<typeof schema>, 'blocks'>
