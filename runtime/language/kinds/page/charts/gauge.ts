import { type Static, Type } from 'typebox'
import { Strict, Text } from '../../../schema/annotations.ts'
import { Levels } from '../levels.ts'
import { ValueName } from '../names.ts'
import { chartParts } from './parts.ts'

/** One value of the first record between two bounds. */
export const GaugeChart = Strict({
  ...chartParts('gauge'),
  value: ValueName('the value that the gauge shows'),
  label: Type.Optional({ ...Text, description: 'what the value is called' }),
  min: Type.Optional(Type.Number({ default: 0, description: 'the least value of the gauge' })),
  max: Type.Optional(Type.Number({ default: 100, description: 'the greatest value of the gauge' })),
  levels: Type.Optional(Levels),
})
export type GaugeChart = Static<typeof GaugeChart>
