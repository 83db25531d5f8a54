import { type Static, Type } from 'typebox'
import { type Reference, Strict } from '../../../schema/annotations.ts'
import { Format } from '../../../schema/format.ts'
import { Levels } from '../levels.ts'
import { ValueName } from '../names.ts'
import { blockParts, drillDown } from '../parts.ts'

/** How far each record is on its way to a whole. */
export const ProgressBlock = Strict({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('progress', { description: 'the type of the block' }),
  label: ValueName('the value that names a record'),
  value: ValueName('how much is reached'),
  max: Type.Optional(
    Type.Unsafe<string | number>({
      type: ['string', 'number'],
      reference: 'value' satisfies Reference,
      description: 'the whole: a number, or the name of the value that holds it; 100 when left out',
    }),
  ),
  format: Type.Optional(Format),
  as: Type.Optional(
    Type.Enum(['bar', 'ring'], { default: 'bar', description: 'how the share is drawn; `bar` when left out' }),
  ),
  levels: Type.Optional(Levels),
})
export type ProgressBlock = Static<typeof ProgressBlock>
