import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { TextProp, WidgetProps } from '../shared/propTypes.ts'

export const sliderVerifyProps = WidgetProps({
  text: Type.Optional(TextProp('what the track asks for')),
  successText: Type.Optional(TextProp('what the track says once the handle has arrived')),
})

export type SliderVerifyProps = Static<typeof sliderVerifyProps>

export const sliderVerifySchema: WidgetSchema = { id: 'slider-verify', props: sliderVerifyProps }
