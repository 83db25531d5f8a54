import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { TextProp, WidgetProps } from '../shared/propTypes.ts'

/** The two values of a switch when the document names none (specification 9). */
export const switchDefaults = { on: 'Y', off: 'N' } as const

export type SwitchValue = string | number | boolean

const valueProp = (description: string, value: SwitchValue) =>
  Type.Optional(Type.Unsafe<SwitchValue>({ type: ['string', 'number', 'boolean'], description, default: value }))

export const switchProps = WidgetProps({
  on: valueProp('the value that is stored when it is on', switchDefaults.on),
  off: valueProp('the value that is stored when it is off', switchDefaults.off),
  onText: Type.Optional(TextProp('what people read when it is on; "yes" when left out')),
  offText: Type.Optional(TextProp('what people read when it is off; "no" when left out')),
})

export type SwitchProps = Static<typeof switchProps>

export const switchSchema: WidgetSchema = { id: 'switch', props: switchProps }
