import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, MaxLengthProp, ShowCountProp, WidgetProps } from '../shared/propTypes.ts'

export const defaultRows = 3

export const textareaProps = WidgetProps({
  rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 40, description: 'lines that show', default: defaultRows })),
  autoSize: Flag('grows with the text, from `rows` on', false),
  maxRows: Type.Optional(Type.Integer({ minimum: 1, description: 'lines to which `autoSize` grows' })),
  maxLength: MaxLengthProp,
  showCount: ShowCountProp,
})

export type TextareaProps = Static<typeof textareaProps>

export const textareaSchema: WidgetSchema = { id: 'textarea', props: textareaProps }
