import { type Static, Type } from 'typebox'
import { ValueName } from '../names.ts'
import { chartParts, legend, measured, PlainSeries } from './parts.ts'

/** Several values of a few things, as a shape. */
export const RadarChart = measured(PlainSeries, {
  ...chartParts('radar'),
  legend,
  category: ValueName('the value that names a corner'),
  max: Type.Optional(Type.Number({ description: 'the value at the corners; the greatest one when left out' })),
})
export type RadarChart = Static<typeof RadarChart>
