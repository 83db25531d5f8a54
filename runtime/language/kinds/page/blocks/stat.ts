import { type Static, Type } from 'typebox'
import { IconName, Strict, Text } from '../../../schema/annotations.ts'
import { Format } from '../../../schema/format.ts'
import { tones } from '../../../schema/tone.ts'
import { BlockExpression } from '../names.ts'
import { blockParts, drillDown } from '../parts.ts'

/** One figure with where it comes from and where it goes. */
export const StatBlock = Strict({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('stat', { description: 'the type of the block' }),
  value: { ...BlockExpression, description: 'the figure, such as `record.total` or `sumBy(rows, "amount")`' },
  format: Type.Optional(Format),
  icon: Type.Optional({ ...IconName, description: 'the name of an icon beside the figure' }),
  tone: Type.Optional(Type.Enum([...tones], { description: 'the colour of the icon and of the spark line' })),
  trend: Type.Optional(
    Strict(
      {
        before: { ...BlockExpression, description: 'the figure to compare with' },
        as: Type.Optional(
          Type.Enum(['percent', 'difference'], {
            default: 'percent',
            description: 'how the difference is written; `percent` when left out',
          }),
        ),
        better: Type.Optional(
          Type.Enum(['up', 'down'], {
            default: 'up',
            description: 'the direction that is good news; `up` when left out',
          }),
        ),
        label: Type.Optional({ ...Text, description: 'what it is compared with, such as “than yesterday”' }),
      },
      { description: 'how it compares with another figure' },
    ),
  ),
  spark: Type.Optional(
    Strict(
      {
        values: { ...BlockExpression, description: 'the list of figures, such as `pluck(rows, "amount")`' },
        as: Type.Optional(
          Type.Enum(['line', 'area', 'bar'], {
            default: 'area',
            description: 'how the small chart is drawn; `area` when left out',
          }),
        ),
      },
      { description: 'a small chart beneath the figure' },
    ),
  ),
})
export type StatBlock = Static<typeof StatBlock>
