import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { containerParts } from '../parts.ts'
import { TitledPart } from './tabs.ts'

const schema = Strict({
  ...containerParts,
  type: Type.Literal('steps', { description: 'the type of the block' }),
  steps: Type.Array(TitledPart, { minItems: 1, description: 'the steps in their order' }),
})

/** Parts that follow each other, numbered: how something goes. */
export const StepsBlock = schema
export type StepsParts = Omit<Static<typeof schema>, 'steps'>
