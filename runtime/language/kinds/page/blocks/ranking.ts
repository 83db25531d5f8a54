import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { Format } from '../../../schema/format.ts'
import { ValueName } from '../names.ts'
import { blockParts, drillDown } from '../parts.ts'

/** The records with the greatest, or the least, values. */
export const RankingBlock = Strict({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('ranking', { description: 'the type of the block' }),
  label: ValueName('the value that names a record'),
  value: ValueName('the value by which records are ranked'),
  top: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 10, description: 'how many; 10 when left out' }),
  ),
  order: Type.Optional(
    Type.Enum(['desc', 'asc'], { default: 'desc', description: 'which come first; the greatest when left out' }),
  ),
  format: Type.Optional(Format),
})
export type RankingBlock = Static<typeof RankingBlock>
