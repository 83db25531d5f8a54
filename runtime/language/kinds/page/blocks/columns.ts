import { type Static, Type } from 'typebox'
import { refTo, Strict } from '../../../schema/annotations.ts'
import { containerParts } from '../parts.ts'

const Part = Strict({
  span: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 24, description: 'its share of the width; an equal one when left out' }),
  ),
  width: Type.Optional(
    Type.Integer({ minimum: 16, maximum: 1200, description: 'a fixed width in pixels, in place of a share' }),
  ),
  blocks: Type.Array(refTo<unknown>('block'), { minItems: 1, description: 'the blocks beneath each other' }),
})
export type ColumnPart = Omit<Static<typeof Part>, 'blocks'>

const schema = Strict({
  ...containerParts,
  type: Type.Literal('columns', { description: 'the type of the block' }),
  align: Type.Optional(
    Type.Enum(['start', 'center', 'stretch'], {
      default: 'stretch',
      description: 'how columns of different height stand beside each other; as high as the highest when left out',
    }),
  ),
  columns: Type.Array(Part, { minItems: 1, maxItems: 12, description: 'the columns, from the first to the last' }),
})

/** Blocks in columns, each of which is as high as its own; beneath each other where there is no room. */
export const ColumnsBlock = schema
export type ColumnsParts = Omit<Static<typeof schema>, 'columns'>
