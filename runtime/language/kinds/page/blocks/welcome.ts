import { type Static, Type } from 'typebox'
import { Strict, Text } from '../../../schema/annotations.ts'
import { staticParts } from '../parts.ts'

/** A greeting by the part of the day, with the person's portrait and the date. */
export const WelcomeBlock = Strict({
  ...staticParts,
  type: Type.Literal('welcome', { description: 'the type of the block' }),
  text: Type.Optional({ ...Text, description: 'what is said beneath the greeting' }),
})
export type WelcomeBlock = Static<typeof WelcomeBlock>
