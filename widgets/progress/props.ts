import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, WidgetProps } from '../shared/propTypes.ts'

export const progressProps = WidgetProps({
  max: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: 'the value that is all of it', default: 100 })),
  look: Type.Optional(Type.Enum(['line', 'circle', 'steps'], { description: 'how the value shows', default: 'line' })),
  steps: Type.Optional(
    Type.Integer({ minimum: 2, maximum: 20, description: 'into how many parts `steps` divides it', default: 5 }),
  ),
  showText: Flag('says the share in numbers', true),
  tones: Type.Optional(
    Type.Array(
      WidgetProps({
        below: Type.Number({ description: 'the share in percent below which the tone is shown' }),
        tone: Type.Enum(['success', 'warning', 'error', 'info'], { description: 'what the colour says' }),
      }),
      { minItems: 1, description: 'tones by share; the first that applies is shown' },
    ),
  ),
})

export type ProgressProps = Static<typeof progressProps>

export const progressSchema: WidgetSchema = { id: 'progress', props: progressProps }
