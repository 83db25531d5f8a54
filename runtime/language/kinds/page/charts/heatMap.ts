import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { ValueName } from '../names.ts'
import { chartParts, NameAxis } from './parts.ts'

/** Values as colours over two axes of names. */
export const HeatMapChart = Strict({
  ...chartParts('heatMap'),
  x: ValueName('the value along the axis below'),
  y: ValueName('the value along the axis at the side'),
  value: ValueName('the value that is a colour'),
  axes: Type.Optional(
    Strict(
      {
        x: Type.Optional({ ...NameAxis, description: 'the axis below' }),
        y: Type.Optional({ ...NameAxis, description: 'the axis at the side' }),
      },
      { description: 'what the axes say' },
    ),
  ),
})
export type HeatMapChart = Static<typeof HeatMapChart>
