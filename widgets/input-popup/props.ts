import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { MaxLengthProp, WidgetProps } from '../shared/propTypes.ts'

/** Pixels (specification 9, modals). */
export const defaultHeight = 200
export const defaultWidth = 150
export const defaultPosition = 'right'

const size = (description: string, value: number) =>
  Type.Optional(Type.Integer({ minimum: 80, maximum: 1200, description, default: value }))

export const inputPopupProps = WidgetProps({
  height: size('how high the popup is, in pixels', defaultHeight),
  width: size('how wide the popup is, in pixels', defaultWidth),
  position: Type.Optional(
    Type.Enum(['right', 'left', 'top', 'bottom'], {
      description: 'on which side of the field the popup stands while there is room',
      default: defaultPosition,
    }),
  ),
  maxLength: MaxLengthProp,
})

export type InputPopupProps = Static<typeof inputPopupProps>

export const inputPopupSchema: WidgetSchema = { id: 'input-popup', props: inputPopupProps }
