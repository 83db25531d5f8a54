import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { ValueName } from '../names.ts'
import { Axis, chartParts, legend } from './parts.ts'

/** Records as points between two axes of values. */
export const ScatterChart = Strict({
  ...chartParts('scatter'),
  legend,
  x: ValueName('the value along the axis below'),
  y: ValueName('the value along the axis at the side'),
  name: Type.Optional(ValueName('the value that names a point')),
  size: Type.Optional(ValueName('the value that the area of a point stands for')),
  seriesBy: Type.Optional(ValueName('the value by which the points are coloured')),
  axes: Type.Optional(
    Strict(
      {
        x: Type.Optional({ ...Axis, description: 'the axis below' }),
        y: Type.Optional({ ...Axis, description: 'the axis at the side' }),
      },
      { description: 'what the axes say' },
    ),
  ),
})
export type ScatterChart = Static<typeof ScatterChart>
