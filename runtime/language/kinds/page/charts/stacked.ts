import { type Static, Type } from 'typebox'
import { axisParts, chartParts, horizontal, measured, PlainSeries } from './parts.ts'

/** Values on top of each other. */
export const StackedChart = measured(PlainSeries, {
  ...chartParts('stacked'),
  ...axisParts,
  horizontal,
  of: Type.Optional(
    Type.Enum(['bar', 'area'], { default: 'bar', description: 'what is stacked; `bar` when left out' }),
  ),
  share: Type.Optional(
    Type.Boolean({ default: false, description: 'whether each stack is drawn as a whole of 100 %' }),
  ),
})
export type StackedChart = Static<typeof StackedChart>
