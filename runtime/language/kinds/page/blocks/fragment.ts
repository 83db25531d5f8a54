import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { BlockExpression } from '../names.ts'
import { plainParts } from '../parts.ts'

/** The blocks of a fragment, with what it is given. */
export const FragmentBlock = Strict({
  ...plainParts,
  type: Type.Literal('fragment', { description: 'the type of the block' }),
  fragment: Type.String({ minLength: 1, reference: 'fragment', description: 'the id of the fragment' }),
  with: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string>>>({
      type: 'object',
      additionalProperties: BlockExpression,
      description: 'a formula for each parameter, which the fragment reads as `given.<name>`',
    }),
  ),
})
export type FragmentBlock = Static<typeof FragmentBlock>
