import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { ValueName } from '../names.ts'
import { chartParts } from './parts.ts'

/** What is left from step to step, in the order of the records. */
export const FunnelChart = Strict({
  ...chartParts('funnel'),
  category: ValueName('the value that names a step'),
  value: ValueName('how many are left'),
  share: Type.Optional(Type.Boolean({ default: false, description: 'whether the share of the first step is written' })),
})
export type FunnelChart = Static<typeof FunnelChart>
