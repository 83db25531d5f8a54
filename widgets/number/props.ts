import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, WidgetProps } from '../shared/propTypes.ts'

export const numberProps = WidgetProps({
  min: Type.Optional(Type.Number({ description: 'the smallest number' })),
  max: Type.Optional(Type.Number({ description: 'the largest number' })),
  step: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: 'how far the arrow keys and buttons go', default: 1 }),
  ),
  precision: Type.Optional(Type.Integer({ minimum: 0, maximum: 10, description: 'digits after the point' })),
  thousands: Flag('groups the digits by thousands', false),
})

export type NumberProps = Static<typeof numberProps>

export const numberSchema: WidgetSchema = { id: 'number', props: numberProps }
