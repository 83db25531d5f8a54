import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { BlockExpression } from '../names.ts'
import { plainParts } from '../parts.ts'

/** A text to take along: it shows with a button that copies it. */
export const CopyBlock = Strict({
  ...plainParts,
  type: Type.Literal('copy', { description: 'the type of the block' }),
  value: { ...BlockExpression, description: 'the text that is copied' },
})
export type CopyBlock = Static<typeof CopyBlock>
