import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { Format } from '../../../schema/format.ts'
import { ValueName } from '../names.ts'
import { blockParts, drillDown } from '../parts.ts'
import { BlockStyle } from '../style.ts'

/** What happened when, in the order of the records. */
export const TimelineBlock = Strict({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('timeline', { description: 'the type of the block' }),
  time: ValueName('when it happened'),
  text: ValueName('what happened'),
  detail: Type.Optional(ValueName('what is to be said of it')),
  format: Type.Optional(Format),
  tones: Type.Optional(Type.Array(BlockStyle, { description: 'how the dots look; the first that holds counts' })),
})
export type TimelineBlock = Static<typeof TimelineBlock>
