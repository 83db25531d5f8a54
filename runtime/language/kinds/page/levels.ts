import { type Static, Type } from 'typebox'
import { Strict } from '../../schema/annotations.ts'
import { tones } from '../../schema/tone.ts'

/** Colours by how much of the whole is reached, in per cent; the last that is reached counts. */
export const Levels = Type.Array(
  Strict({
    from: Type.Number({ minimum: 0, maximum: 100, description: 'the per cent of the whole from which it counts' }),
    tone: Type.Enum([...tones], { description: 'what the colour says' }),
  }),
  { minItems: 1, description: 'colours by how many per cent of the whole are reached' },
)
export type Levels = Static<typeof Levels>
