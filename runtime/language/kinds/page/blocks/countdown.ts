import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { BlockExpression, BlockText } from '../names.ts'
import { plainParts } from '../parts.ts'

/** The time that is left, in days, hours, minutes and seconds. */
export const CountdownBlock = Strict({
  ...plainParts,
  type: Type.Literal('countdown', { description: 'the type of the block' }),
  until: { ...BlockExpression, description: 'the moment at which it ends' },
  over: Type.Optional({ ...BlockText, description: 'what stands in its place once it has ended' }),
})
export type CountdownBlock = Static<typeof CountdownBlock>
