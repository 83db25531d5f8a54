import { type Static, Type } from 'typebox'
import { Strict, Text } from '../../../schema/annotations.ts'
import { chartParts, legend } from './parts.ts'
import { shareParts } from './shares.ts'

/** The parts of a whole, with the whole in the middle. */
export const RingChart = Strict({
  ...chartParts('ring'),
  ...shareParts,
  legend,
  total: Type.Optional({ ...Text, description: 'what the whole in the middle is called' }),
})
export type RingChart = Static<typeof RingChart>
