import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { chartParts, legend } from './parts.ts'
import { shareParts } from './shares.ts'

/** The parts of a whole. */
export const PieChart = Strict({
  ...chartParts('pie'),
  ...shareParts,
  legend,
  rose: Type.Optional(Type.Boolean({ default: false, description: 'whether greater parts also reach further out' })),
})
export type PieChart = Static<typeof PieChart>
